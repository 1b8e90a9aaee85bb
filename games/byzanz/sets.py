"""The bids and sets that a hand allows. Both are computed very often, so the results are cached."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import lru_cache

from games.byzanz.components import KIND, MERCHANT, SET_SIZE, VALUE
from games.byzanz.types import Bid, Cards, Discard, Sell


def plus(cards: Cards, more: Iterable[int]) -> Cards:
    return tuple(sorted((*cards, *more)))


def minus(cards: Cards, removed: Iterable[int]) -> Cards:
    """The cards without `removed`; cards that are not there are ignored."""
    rest = list(cards)
    for card in removed:
        if card in rest:
            rest.remove(card)
    return tuple(rest)


def holds(cards: Cards, wanted: Iterable[int]) -> bool:
    rest = list(cards)
    for card in wanted:
        if card not in rest:
            return False
        rest.remove(card)
    return True


def total(cards: Iterable[int]) -> int:
    return sum(VALUE[card] for card in cards)


def goods_of(cards: Cards) -> Cards:
    """The cards without merchants, which sort last."""
    return cards[: bisect_left(cards, MERCHANT)]


def bids_from(hand: Cards, least: int) -> Sequence[Bid]:
    """All different bids of goods in hand that add at least `least` (B3, B5), lowest first."""
    totals, bids = _bids(goods_of(hand))
    return bids[bisect_left(totals, least) :]


@lru_cache(maxsize=8192)
def _bids(goods: Cards) -> tuple[list[int], tuple[Bid, ...]]:
    weighed = sorted(_multisets(goods)[1:])
    return [value for value, _ in weighed], tuple([Bid(cards) for _, cards in weighed])


def _multisets(cards: Cards) -> list[tuple[int, Cards]]:
    """All different choices from sorted cards with their totals, the empty one first."""
    chosen: list[tuple[int, Cards]] = [(0, ())]
    previous, first_with_card = -1, 0
    for card in cards:
        # If a card equals the one before, it is only added to choices that contain that one, or choices would repeat.
        start = first_with_card if card == previous else 0
        previous, first_with_card = card, len(chosen)
        value = VALUE[card]
        chosen += [(before + value, (*others, card)) for before, others in chosen[start:]]
    return chosen


def sales_from(hand: Cards) -> Sequence[Sell]:
    """All different sets in hand (B10)."""
    merchants = hand.count(MERCHANT)
    joining = min(merchants, SET_SIZE - 1)
    goods, fewest = len(hand) - merchants, SET_SIZE - joining
    sales: list[Sell] = []
    start = 0
    while start + fewest <= goods:  # a hand is sorted: goods of one kind are adjacent, merchants last
        kind, end = KIND[hand[start]], start + 1
        while end < goods and KIND[hand[end]] == kind:
            end += 1
        if end - start >= fewest:
            sales += _sales_of_kind(hand[start:end], joining)
        start = end
    if merchants >= SET_SIZE:
        sales.append(_THREE_MERCHANTS)
    return sales


@lru_cache(maxsize=4096)
def _sales_of_kind(goods: Cards, merchants: int) -> tuple[Sell, ...]:
    return tuple(
        Sell((*choice, *(MERCHANT,) * (SET_SIZE - len(choice))))
        for _, choice in _multisets(goods)
        if SET_SIZE - merchants <= len(choice) <= SET_SIZE
    )


_THREE_MERCHANTS = Sell((MERCHANT,) * SET_SIZE)


@lru_cache(maxsize=4096)
def discards_from(hand: Cards) -> tuple[Discard, ...]:
    return tuple(Discard(card) for card in sorted(set(hand)))


def is_set(cards: Cards) -> bool:
    """Three cards: goods of one kind and merchants in their place, or three merchants (B10)."""
    return len(cards) == SET_SIZE and len({KIND[card] for card in goods_of(cards)}) <= 1


def kept_of(cards: Cards) -> int:
    """The card of a set that is kept: its highest good, or one of three merchants (B10)."""
    goods = goods_of(cards)
    return goods[-1] if goods else MERCHANT
