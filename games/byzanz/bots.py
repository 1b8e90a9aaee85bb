"""The merchant: a greedy bot that asks of every choice how much richer it leaves the hand."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any

from games.byzanz.components import KIND, MERCHANTS, OFFERS, PROFIT, SET_SIZE, VALUE
from games.byzanz.sets import kept_of, minus, plus, total
from games.byzanz.types import Bid, ByzanzAction, Cards, Discard, Give, Pass, Sell, State, Take
from serai.engine import Position, Rng

# What cards are worth that make no set yet, in points of profit; found by letting merchants play each other.
PAIR = 0.55
SINGLE = 0.2
LOOSE_MERCHANT = 1.25
THREE_MERCHANTS = 5.0
LATER_LOT = 1.0
"""What a card of a lot still to come is worth: the price of not waiting for it."""
ENVY = 0.05
"""How much of another's gain counts as an own loss."""
WORTH_SELLING = 3
CROWDED = 6


def merchant(position: Position[State, ByzanzAction], rng: Rng) -> ByzanzAction:
    state, seat = position.imagine(rng), position.seat
    sales = [action for action in position.legal if isinstance(action, Sell)]
    if sale := _sale_worth_making(state, seat, sales):
        return sale
    others = [action for action in position.legal if not isinstance(action, Sell)]
    if isinstance(others[0], Pass):
        return _bid_or_pass(state, seat, others)
    values: dict[type, Callable[[State, int, Any], float]] = {Give: value_of_gift, Take: value_of_kind}
    value = values.get(type(others[0]), value_of_letting_go)
    choices = position.legal if isinstance(others[0], Discard) else others
    return max(choices, key=lambda action: value(state, seat, action))


@lru_cache(maxsize=65536)
def worth(hand: Cards) -> float:
    """The profit that a hand promises: its sets at full value, what may become one at a part of it."""
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
    """Goods of one kind, lowest first, with some merchants among them: each of the highest goods heads a set."""
    sets, loose = divmod(len(values) + merchants, SET_SIZE)
    heads = values[len(values) - sets :] if sets else ()
    if len(heads) < sets:
        return 0.0  # a set needs a good of its own
    rest = values[: len(values) - sets]
    promise = rest[-1] * (PAIR if loose == 2 else SINGLE) if loose and rest else 0.0
    return sum(heads) + promise


def _sale_worth_making(state: State, seat: int, sales: Sequence[Sell]) -> Sell | None:
    """The best set, if it is a good one, or the hand is crowded or closing; never one that spoils a better."""
    if not sales:
        return None
    hand = state.hands[seat]
    sale = max(sales, key=lambda sale: gain_of_sale(hand, sale))
    closing = state.drawn == len(state.deck)
    wanted = closing or len(hand) >= CROWDED or VALUE[kept_of(sale.cards)] >= WORTH_SELLING
    return sale if wanted and (closing or gain_of_sale(hand, sale) >= 0) else None


def gain_of_sale(hand: Cards, sale: Sell) -> float:
    return PROFIT[kept_of(sale.cards)] + worth(minus(hand, sale.cards)) - worth(hand)


def _bid_or_pass(state: State, seat: int, actions: Sequence[ByzanzAction]) -> ByzanzAction:
    """The bid that costs least, if winning with it beats waiting for a later lot."""
    bids = [action for action in actions if isinstance(action, Bid)]
    if not bids:
        return actions[0]
    hand, whole = state.hands[seat], plus(state.hands[seat], state.bids[seat])
    given = max(set(state.lot), key=lambda card: worth_with_lot(whole, state.lot, card))
    least = total(bids[0].cards)
    cheap = [bid for bid in bids if total(bid.cards) <= least + 1]  # dearer ones only give away more
    bid = max(cheap, key=lambda bid: worth_with_lot(minus(hand, bid.cards), state.lot, given))
    winning = worth_with_lot(minus(hand, bid.cards), state.lot, given)
    waiting = worth(whole) + LATER_LOT * next_offer(state) - ENVY * _best_gain_of_rivals(state, seat)
    return bid if winning > waiting else actions[0]


def worth_with_lot(hand: Cards, lot: Cards, given: int) -> float:
    return worth(plus(hand, minus(lot, (given,))))


def next_offer(state: State) -> int:
    """How many cards the next auction of this round brings."""
    taken = sum(map(bool, state.offers))
    return (*OFFERS[len(state.hands)], 0)[taken + 1]


def _best_gain_of_rivals(state: State, seat: int) -> float:
    rivals = [hand for other, hand in enumerate(state.hands) if other != seat and not state.offers[other]]
    return max((worth(plus(hand, state.lot)) - worth(hand) for hand in rivals), default=0.0)


def value_of_gift(state: State, seat: int, gift: Give) -> float:
    return worth_with_lot(state.hands[seat], state.lot, gift.card)


def value_of_kind(state: State, seat: int, take: Take) -> float:
    """What the kind brings, and what it would have brought to those who pick later."""
    cards = tuple(card for card in state.market if KIND[card] == take.kind)
    later = (state.hands[other] for other, offer in enumerate(state.offers) if offer > state.offers[seat])
    theirs = max((worth(plus(hand, cards)) - worth(hand) for hand in later), default=0.0)
    return worth(plus(state.hands[seat], cards)) + ENVY * theirs


def value_of_letting_go(state: State, seat: int, action: ByzanzAction) -> float:
    """Over the limit: of a sale its gain, of a discard its loss. Done is all there is left to say."""
    hand = state.hands[seat]
    match action:
        case Sell():
            return gain_of_sale(hand, action)
        case Discard(card):
            return worth(minus(hand, (card,))) - worth(hand)
        case _:
            return 0.0
