"""What the expert knows about Byzanz: the evaluation of states, the likelihood of hands, and candidate actions."""

from collections.abc import Callable, Sequence
from typing import Any

from games.byzanz.bots import (
    gain_of_sale,
    value_of_discard_or_sale,
    value_of_gift,
    value_of_kind,
    worth,
    worth_with_lot,
)
from games.byzanz.components import PROFIT
from games.byzanz.sets import minus, plus, total
from games.byzanz.types import Bid, ByzanzAction, Give, Pass, Sell, State, Take
from serai.engine import Values, win_probabilities

FINAL_SPREAD = 1.0
"""Spread at the end of the game."""
DECK_SPREAD = 5.0
"""Added while the deck is full."""
MAX_OVERBID = 3
"""By how much a candidate bid may exceed the necessary one."""
OVERBID_COST = 0.3
"""The estimated cost of each point above the necessary bid."""
BIDS_PER_TOTAL = 2
"""Candidates among the bids that add the same total."""
POINT_COST = 0.6
"""The estimated value of a point paid in a bid."""
MISTAKE_LIKELIHOOD = 0.3
"""The likelihood of a pass that looks like a mistake."""
MAX_CANDIDATES = 10
MAX_SALES = 3


def evaluate(state: State) -> Values | None:
    """Evaluates states between two rounds, after the market: by profits and by the expected profits of the hands."""
    if state.phase != "bidding" or any(state.offers) or any(state.totals) or not all(state.bidding):
        return None
    if state.over_limit >= 0 or state.turn != state.opener:
        return None
    expected = [
        sum(PROFIT[card] for card in state.profits[seat]) + worth(hand) for seat, hand in enumerate(state.hands)
    ]
    left = 1 - state.drawn / len(state.deck)
    return win_probabilities(expected, FINAL_SPREAD + DECK_SPREAD * left)


def likelihood(state: State, seat: int) -> float:
    """The likelihood of the others' passes: a pass is unlikely if the lot is worth more to the hand than it costs."""
    if state.phase != "bidding":
        return 1.0
    price = POINT_COST * (max(state.totals) + 1)
    passed = [
        plus(state.hands[other], state.bids[other])
        for other in range(len(state.hands))
        if other != seat and not state.bidding[other] and not state.offers[other]
    ]
    return MISTAKE_LIKELIHOOD ** sum(worth(plus(hand, state.lot)) - worth(hand) > price for hand in passed)


def candidates(state: State, seat: int, legal: Sequence[ByzanzAction]) -> Sequence[ByzanzAction]:
    hand = state.hands[seat]
    sales = [action for action in legal if isinstance(action, Sell)]
    others = [action for action in legal if not isinstance(action, Sell)]
    if isinstance(others[0], Pass):
        choices = [others[0], *_bids(state, seat, [action for action in others if isinstance(action, Bid)])]
    else:
        values: dict[type, Callable[[State, int, Any], float]] = {Give: value_of_gift, Take: value_of_kind}
        value = values.get(type(others[0]), value_of_discard_or_sale)
        choices = sorted(others, key=lambda action: -value(state, seat, action))
    return [*choices[:MAX_CANDIDATES], *sorted(sales, key=lambda sale: -gain_of_sale(hand, sale))[:MAX_SALES]]


def _bids(state: State, seat: int, bids: Sequence[Bid]) -> list[ByzanzAction]:
    """The best bids for each total that is not too high."""
    if not bids:
        return []
    hand, least = state.hands[seat], total(bids[0].cards)
    whole = plus(hand, state.bids[seat])
    given = max(sorted(set(state.lot)), key=lambda card: worth_with_lot(whole, state.lot, card))
    by_total: dict[int, list[tuple[float, Bid]]] = {}
    for bid in bids:
        added = total(bid.cards)
        if added <= least + MAX_OVERBID:
            value = worth_with_lot(minus(hand, bid.cards), state.lot, given) - OVERBID_COST * (added - least)
            by_total.setdefault(added, []).append((value, bid))
    best = [one for same in by_total.values() for one in sorted(same, key=lambda one: -one[0])[:BIDS_PER_TOTAL]]
    return [bid for _, bid in sorted(best, key=lambda one: -one[0])]
