"""Arguments for actions in Byzanz: points of complete sets, otherwise the merchant's estimate of a hand."""

from functools import lru_cache

from games.byzanz.bots import LARGE_HAND, next_offer, worth
from games.byzanz.components import KIND, MERCHANTS, PROFIT, SET_SIZE, VALUE
from games.byzanz.sets import bids_from, kept_of, minus, plus, sales_from, total
from games.byzanz.types import (
    Bid,
    ByzanzAction,
    ByzanzReason,
    CannotTop,
    Cards,
    Discard,
    Done,
    Give,
    KindCollects,
    KindPromises,
    KindSells,
    LaterLot,
    LeastMissed,
    LotPromises,
    LotSells,
    NoSetLeft,
    NothingBetter,
    Pass,
    SaleMakesRoom,
    Sell,
    SetSells,
    State,
    StillSells,
    Take,
    TooDear,
)


def reason(state: State, seat: int, action: ByzanzAction) -> ByzanzReason:
    hand = state.hands[seat]
    match action:
        case Bid():
            return _bidding(state, seat, action)
        case Pass():
            return _passing(state, seat)
        case Give(card):
            return _discarding(plus(hand, state.lot), card, state.lot)
        case Take(kind):
            return _taking(hand, tuple(card for card in state.market if KIND[card] == kind))
        case Sell(cards):
            return _selling(state, hand, cards)
        case Discard(card):
            return _discarding(hand, card, hand)
        case Done():
            return NothingBetter() if sales_from(hand) else NoSetLeft()


@lru_cache(maxsize=4096)
def profit(hand: Cards) -> int:
    """The most points for which the sets of a hand can be sold."""
    sales = (sale.cards for sale in sales_from(hand))
    return max((PROFIT[kept_of(cards)] + profit(minus(hand, cards)) for cards in sales), default=0)


def _bidding(state: State, seat: int, bid: Bid) -> ByzanzReason:
    before, after = plus(state.hands[seat], state.bids[seat]), _hand_after(state, seat, bid)
    price = state.totals[seat] + total(bid.cards)
    if (points := profit(after) - profit(before)) > 0:
        return LotSells(points, price)
    points = round(worth(after) - worth(before))
    return LotPromises(points, price) if points > 0 else NothingBetter()


def _passing(state: State, seat: int) -> ByzanzReason:
    hand, laid, highest = state.hands[seat], state.totals[seat], max(state.totals)
    bids = bids_from(hand, highest + 1 - laid)
    if not bids:
        return CannotTop(highest, laid + total(hand))
    best = max(worth(_hand_after(state, seat, bid)) for bid in bids)
    points, later = round(best - worth(plus(hand, state.bids[seat]))), next_offer(state)
    if points <= 0:
        return TooDear(highest + 1)
    return LaterLot(points, later) if points <= later else NothingBetter()


def _hand_after(state: State, seat: int, bid: Bid) -> Cards:
    """The hand if the bid wins and the least useful card of the lot goes to the market."""
    everything = plus(minus(state.hands[seat], bid.cards), state.lot)
    return max((minus(everything, (given,)) for given in state.lot), key=worth)


def _discarding(cards: Cards, card: int, choices: Cards) -> ByzanzReason:
    rest = minus(cards, (card,))
    if 0 < profit(cards) == profit(rest):
        return StillSells(profit(rest))
    most = max(worth(minus(cards, (other,))) for other in choices)
    return LeastMissed() if worth(rest) == most else NothingBetter()


def _taking(hand: Cards, taken: Cards) -> ByzanzReason:
    after, kind = plus(hand, taken), KIND[taken[0]]
    if (points := profit(after) - profit(hand)) > 0:
        return KindSells(points)
    alike = [card for card in after if KIND[card] == kind]
    if kind != MERCHANTS and len(alike) < SET_SIZE:
        return KindCollects(SET_SIZE - len(alike), max(VALUE[card] for card in alike))
    points = round(worth(after) - worth(hand))
    return KindPromises(points) if points > 0 else NothingBetter()


def _selling(state: State, hand: Cards, cards: Cards) -> ByzanzReason:
    points = PROFIT[kept_of(cards)]
    if len(hand) >= LARGE_HAND and state.phase != "last-sales":
        return SaleMakesRoom(len(hand), points)
    return SetSells(KIND[cards[0]], points)
