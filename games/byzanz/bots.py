"""The merchant: a greedy bot that takes the action after which its hand is worth most."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any

from games.byzanz.components import KIND, MERCHANTS, OFFERS, PROFIT, SET_SIZE, VALUE
from games.byzanz.sets import kept_of, minus, plus, total
from games.byzanz.types import Bid, ByzanzAction, Cards, Discard, Give, Pass, Sell, State, Take
from serai.engine import Position, Rng

# The value of cards that are not part of a set yet, in points of profit; tuned by playing merchants against each other.
PAIR = 0.55
SINGLE = 0.2
LOOSE_MERCHANT = 1.25
THREE_MERCHANTS = 5.0
LATER_LOT = 1.0
"""The value of each card in the next lot of the round: a bid must be worth more than waiting for that lot."""
RIVAL_WEIGHT = 0.05
"""The weight of a rival's gain, compared with one's own."""
MIN_VALUE_TO_SELL = 3
LARGE_HAND = 6


def merchant(position: Position[State, ByzanzAction], rng: Rng) -> ByzanzAction:
    state, seat = position.determinize(rng), position.seat
    sales = [action for action in position.legal if isinstance(action, Sell)]
    if sale := _sale_worth_making(state, seat, sales):
        return sale
    others = [action for action in position.legal if not isinstance(action, Sell)]
    if isinstance(others[0], Pass):
        return _bid_or_pass(state, seat, others)
    values: dict[type, Callable[[State, int, Any], float]] = {Give: value_of_gift, Take: value_of_kind}
    value = values.get(type(others[0]), value_of_discard_or_sale)
    choices = position.legal if isinstance(others[0], Discard) else others
    return max(choices, key=lambda action: value(state, seat, action))


@lru_cache(maxsize=65536)
def worth(hand: Cards) -> float:
    """The expected profit of a hand: its sets at their full value, incomplete sets at a part of it."""
    by_kind: dict[int, list[int]] = {}
    for card in hand:
        by_kind.setdefault(KIND[card], []).append(VALUE[card])
    merchants = len(by_kind.pop(MERCHANTS, ()))
    best = [_worth_of_merchants(left) for left in range(merchants + 1)]
    for values in by_kind.values():
        key = tuple(values)
        best = [
            max(best[left - used] + _worth_of_kind(key, used) for used in range(left + 1))
            for left in range(merchants + 1)
        ]
    return best[merchants]


def _worth_of_merchants(count: int) -> float:
    sets, loose = divmod(count, SET_SIZE)
    return max(THREE_MERCHANTS * sets + LOOSE_MERCHANT * loose, LOOSE_MERCHANT * count)


@cache
def _worth_of_kind(values: tuple[int, ...], merchants: int) -> float:
    """The value of goods of one kind, lowest first, with merchants: the highest goods are kept, one per set."""
    sets, loose = divmod(len(values) + merchants, SET_SIZE)
    heads = values[len(values) - sets :] if sets else ()
    if len(heads) < sets:
        return 0.0  # each set needs at least one goods card
    rest = values[: len(values) - sets]
    incomplete = rest[-1] * (PAIR if loose == 2 else SINGLE) if loose and rest else 0.0
    return sum(heads) + incomplete


def _sale_worth_making(state: State, seat: int, sales: Sequence[Sell]) -> Sell | None:
    """The best set, if its value is high, the hand is large or the deck is empty; otherwise None.

    Also None if selling it would break a better set, unless the deck is empty.
    """
    if not sales:
        return None
    hand = state.hands[seat]
    sale = max(sales, key=lambda sale: gain_of_sale(hand, sale))
    deck_empty = state.drawn == len(state.deck)
    wanted = deck_empty or len(hand) >= LARGE_HAND or VALUE[kept_of(sale.cards)] >= MIN_VALUE_TO_SELL
    return sale if wanted and (deck_empty or gain_of_sale(hand, sale) >= 0) else None


def gain_of_sale(hand: Cards, sale: Sell) -> float:
    return PROFIT[kept_of(sale.cards)] + worth(minus(hand, sale.cards)) - worth(hand)


def _bid_or_pass(state: State, seat: int, actions: Sequence[ByzanzAction]) -> ByzanzAction:
    """The cheapest bid if winning is better than waiting for a later lot, otherwise a pass."""
    bids = [action for action in actions if isinstance(action, Bid)]
    if not bids:
        return actions[0]
    hand, whole = state.hands[seat], plus(state.hands[seat], state.bids[seat])
    given = max(set(state.lot), key=lambda card: worth_with_lot(whole, state.lot, card))
    least = total(bids[0].cards)
    cheap = [bid for bid in bids if total(bid.cards) <= least + 1]  # higher bids only cost more
    bid = max(cheap, key=lambda bid: worth_with_lot(minus(hand, bid.cards), state.lot, given))
    winning = worth_with_lot(minus(hand, bid.cards), state.lot, given)
    waiting = worth(whole) + LATER_LOT * next_offer(state) - RIVAL_WEIGHT * _best_gain_of_rivals(state, seat)
    return bid if winning > waiting else actions[0]


def worth_with_lot(hand: Cards, lot: Cards, given: int) -> float:
    return worth(plus(hand, minus(lot, (given,))))


def next_offer(state: State) -> int:
    """The number of cards in the next auction of this round."""
    taken = sum(map(bool, state.offers))
    return (*OFFERS[len(state.hands)], 0)[taken + 1]


def _best_gain_of_rivals(state: State, seat: int) -> float:
    rivals = [hand for other, hand in enumerate(state.hands) if other != seat and not state.offers[other]]
    return max((worth(plus(hand, state.lot)) - worth(hand) for hand in rivals), default=0.0)


def value_of_gift(state: State, seat: int, gift: Give) -> float:
    return worth_with_lot(state.hands[seat], state.lot, gift.card)


def value_of_kind(state: State, seat: int, take: Take) -> float:
    """The value of taking the kind, and of keeping it from the players who choose later."""
    cards = tuple(card for card in state.market if KIND[card] == take.kind)
    later = (state.hands[other] for other, offer in enumerate(state.offers) if offer > state.offers[seat])
    theirs = max((worth(plus(hand, cards)) - worth(hand) for hand in later), default=0.0)
    return worth(plus(state.hands[seat], cards)) + RIVAL_WEIGHT * theirs


def value_of_discard_or_sale(state: State, seat: int, action: ByzanzAction) -> float:
    """The gain of a sale or the loss of a discard, above the hand limit. The value of `Done` is 0."""
    hand = state.hands[seat]
    match action:
        case Sell():
            return gain_of_sale(hand, action)
        case Discard(card):
            return worth(minus(hand, (card,))) - worth(hand)
        case _:
            return 0.0
