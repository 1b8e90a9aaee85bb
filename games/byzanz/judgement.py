"""What the expert knows of Byzanz: who is how likely to win, and which choices are worth a thought."""

from collections.abc import Callable, Sequence
from typing import Any

from games.byzanz.bots import (
    gain_of_sale,
    value_of_gift,
    value_of_kind,
    value_of_letting_go,
    worth,
    worth_with_lot,
)
from games.byzanz.components import PROFIT
from games.byzanz.sets import minus, plus, total
from games.byzanz.types import Bid, ByzanzAction, Give, Pass, Sell, State, Take
from serai.engine import Values, shares

LUCK_AT_THE_END = 1.0
LUCK_OF_A_GAME = 5.0
"""How many points of profit chance is worth: with no card left, and more with a whole deck."""
DEARER = 3
"""How much more than necessary a bid may add."""
PRICE = 0.3
"""What a point more of it costs, at a guess."""
OF_A_TOTAL = 2
"""How many bids that add the same are worth a thought."""
PRICE_OF_A_POINT = 0.6
"""What a point of a bid is worth to whoever pays it, at a guess."""
SURPRISE = 0.3
"""How likely a pass is that looks like a mistake."""
MOST = 10
MOST_SALES = 3


def judge(state: State) -> Values | None:
    """Between two rounds, when the market has been shared: by profits and by what hands promise."""
    if state.phase != "bidding" or any(state.offers) or any(state.totals) or not all(state.bidding):
        return None
    if state.over_limit >= 0 or state.turn != state.opener:
        return None
    promise = [sum(PROFIT[card] for card in state.profits[seat]) + worth(hand) for seat, hand in enumerate(state.hands)]
    left = 1 - state.drawn / len(state.deck)
    return shares(promise, LUCK_AT_THE_END + LUCK_OF_A_GAME * left)


def likely(state: State, seat: int) -> float:
    """Who passes has little use for the lot, at what it would have cost: a pass tells that much of a hand."""
    if state.phase != "bidding":
        return 1.0
    price = PRICE_OF_A_POINT * (max(state.totals) + 1)
    passed = [
        plus(state.hands[other], state.bids[other])
        for other in range(len(state.hands))
        if other != seat and not state.bidding[other] and not state.offers[other]
    ]
    return SURPRISE ** sum(worth(plus(hand, state.lot)) - worth(hand) > price for hand in passed)


def consider(state: State, seat: int, legal: Sequence[ByzanzAction]) -> Sequence[ByzanzAction]:
    hand = state.hands[seat]
    sales = [action for action in legal if isinstance(action, Sell)]
    others = [action for action in legal if not isinstance(action, Sell)]
    if isinstance(others[0], Pass):
        choices = [others[0], *_bids(state, seat, [action for action in others if isinstance(action, Bid)])]
    else:
        values: dict[type, Callable[[State, int, Any], float]] = {Give: value_of_gift, Take: value_of_kind}
        value = values.get(type(others[0]), value_of_letting_go)
        choices = sorted(others, key=lambda action: -value(state, seat, action))
    return [*choices[:MOST], *sorted(sales, key=lambda sale: -gain_of_sale(hand, sale))[:MOST_SALES]]


def _bids(state: State, seat: int, bids: Sequence[Bid]) -> list[ByzanzAction]:
    """Of each total that is not too dear, those that cost least."""
    if not bids:
        return []
    hand, least = state.hands[seat], total(bids[0].cards)
    whole = plus(hand, state.bids[seat])
    given = max(sorted(set(state.lot)), key=lambda card: worth_with_lot(whole, state.lot, card))
    by_total: dict[int, list[tuple[float, Bid]]] = {}
    for bid in bids:
        added = total(bid.cards)
        if added <= least + DEARER:
            value = worth_with_lot(minus(hand, bid.cards), state.lot, given) - PRICE * (added - least)
            by_total.setdefault(added, []).append((value, bid))
    best = [one for same in by_total.values() for one in sorted(same, key=lambda one: -one[0])[:OF_A_TOTAL]]
    return [bid for _, bid in sorted(best, key=lambda one: -one[0])]
