"""The effects of items, in one registry. Prices, fame and crowns are in the edition.

A new item needs a row in EFFECTS, a row in an edition, and its messages. An item that acts has a function that lists
the choices of a seat, each with the event that follows. An item that extends a choice of the rules has a number by
which the rules allow more. The row also contains the value that bots give to the item.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Literal, TypeAlias

from msgspec import Struct

from games.jantaris.board import (
    free_districts,
    is_free,
    majority,
    merchants_in,
    room_for,
)
from games.jantaris.components import BLACK, CENTRE, DISTRICTS, NEIGHBOURS, PLACES, RED, VOTES
from games.jantaris.editions import edition
from games.jantaris.types import (
    ChangeVote,
    Decline,
    Declined,
    Exchange,
    FameGained,
    Gain,
    GoodExchanged,
    GoodsGained,
    ItemPicked,
    ItemsShelved,
    JantarisAction,
    JantarisEvent,
    MerchantRecalled,
    MerchantsMoved,
    MerchantsPlaced,
    MoveMerchants,
    NothingHappened,
    NothingPicked,
    Pick,
    PicksTurned,
    PlaceMerchants,
    Recall,
    Shelve,
    State,
    VoteChanged,
)

Option: TypeAlias = tuple[JantarisAction | None, JantarisEvent]
"""An action and the event that follows; None instead of an action: it happens automatically."""
Choices: TypeAlias = Callable[[State, int, str], list[Option]]

Trigger: TypeAlias = Literal[
    "start of turn",
    "bazaar",
    "bought",
    "revealed",
    "claim",
    "marketplace",
    "recruiting",
    "robbing",
    "banishing",
    "banished",
    "fair",
]


class Effect(Struct, frozen=True):
    when: Trigger
    choices: Choices | None = None
    """The choices of a seat when the item acts on it; empty if it has no effect."""
    may: bool = False
    """Whether that seat may decline; otherwise a started effect must be carried out (J33)."""
    must_act: bool = False
    """Whether the item must act at the start of a turn if it can (J22)."""
    discarded: bool = False
    leaves_tokens: bool = False
    """Whether its merchant may come from a place with a token (J5)."""
    extra: int = 0
    """By how much the item extends what the rules allow."""
    value: float = 0.0
    """The guildmaster's estimate of its value, in fame, over a whole game."""
    at_once: bool = False
    """Whether the item has its value when it is bought, if it can act then."""


# ── Choices shared by several items and votes ─────────────────────────────────────────────────────────────────────


@cache
def gain(seat: int, black: int, red: int) -> Option:
    return Gain(black, red), GoodsGained(seat, black, red)


@cache
def place(seat: int, where: int, count: int) -> Option:
    return PlaceMerchants(where, count), MerchantsPlaced(seat, where, count)


@cache
def move(seat: int, origin: int, target: int, count: int) -> Option:
    return MoveMerchants(origin, target, count), MerchantsMoved(seat, origin, target, count)


@cache
def decline(seat: int) -> Option:
    return Decline(), Declined(seat)


@cache
def nothing(seat: int) -> list[Option]:
    return [(None, NothingHappened(seat))]


def gain_any(state: State, seat: int, number: int) -> list[Option]:
    """A number of goods of any colours, as far as there is room for them (J3, J22)."""
    black_room, red_room = room_for(state, seat)
    number = min(number, black_room + red_room)
    least, most = max(0, number - red_room), min(number, black_room)
    return [gain(seat, black, number - black) for black in range(least, most + 1)] if number else []


# ── Items that act, in the order of EFFECTS ──────────────────────────────────────────────────────────────────


def _shelve(state: State, seat: int, _item: str) -> list[Option]:
    """Puts items under the deck. J27: if the deck is short, shelved items may be turned up again."""
    up = state.face_up
    orders = [(item,) for item in up] + ([up, up[::-1]] if len(up) > 1 else [])
    return [(Shelve(order), ItemsShelved(seat, order, (state.item_deck + order)[: len(order)])) for order in orders]


def _pick(state: State, seat: int, _item: str) -> list[Option]:
    """Three cards are turned up, then one with the least fame is taken; none if all have equal fame.

    J34: with an empty deck nothing happens.
    """
    turned = state.turned
    if not turned:
        return [(None, PicksTurned(seat, state.item_deck[:3]))] if state.item_deck else []
    cards = edition(state.edition).items
    fames = [cards[item].fame for item in turned]
    if len(turned) > 1 and len(set(fames)) == 1:
        return [(None, NothingPicked(seat, turned))]
    least = min(fames)
    return [
        (Pick(item), ItemPicked(seat, item, least, tuple(other for other in turned if other != item)))
        for item, fame in zip(turned, fames, strict=True)
        if fame == least
    ]


def _exchange(state: State, seat: int, _item: str) -> list[Option]:
    room = room_for(state, seat)
    return [
        (Exchange(given), GoodExchanged(seat, given))
        for given, other in ((BLACK, RED), (RED, BLACK))
        if state.goods[2 * seat + given] and room[other]
    ]


def _walk(state: State, seat: int, _item: str) -> list[Option]:
    """Moves between neighbouring districts without tokens."""
    free = free_districts(state)
    return [
        move(seat, origin, target, 1)
        for origin in free
        if merchants_in(state, seat, origin)
        for target in NEIGHBOURS[origin]
        if target in free
    ]


def _gain_one(state: State, seat: int, _item: str) -> list[Option]:
    return gain_any(state, seat, 1)


def _enter_centre(state: State, seat: int, _item: str) -> list[Option]:
    return [place(seat, CENTRE, 1)] if state.supply[seat] and is_free(state, CENTRE) else []


def _one_fame(_state: State, seat: int, item: str) -> list[Option]:
    return [(None, FameGained(seat, item, 1))]


def _recall(state: State, seat: int, _item: str) -> list[Option]:
    """A good of a colour for which there is room; without room for any, only the merchant (J3, J25)."""
    black_room, red_room = room_for(state, seat)
    goods = [*([(1, 0)] if black_room else []), *([(0, 1)] if red_room else [])] or [(0, 0)]
    return [
        (Recall(where, black, red), MerchantRecalled(seat, where, black, red))
        for where in range(PLACES)
        if merchants_in(state, seat, where) and is_free(state, where)
        for black, red in goods
    ]


def _settle_in_one(state: State, seat: int, _item: str) -> list[Option]:
    most = min(2, state.supply[seat])  # J2
    return [place(seat, district, count) for district in free_districts(state) for count in range(1, most + 1)]


def _gain_two_of_one_colour(state: State, seat: int, _item: str) -> list[Option]:
    black_room, red_room = room_for(state, seat)
    black = [gain(seat, min(2, black_room), 0)] if black_room else []  # J3, J26: cut at six
    return black + ([gain(seat, 0, min(2, red_room))] if red_room else [])


def _gain_in_centre(state: State, seat: int, _item: str) -> list[Option]:
    return gain_any(state, seat, 1) if merchants_in(state, seat, CENTRE) else []


def _change_vote(state: State, seat: int, item: str) -> list[Option]:
    others = (card for card in range(len(VOTES)) if card != state.votes[seat])
    return [(ChangeVote(card), VoteChanged(seat, item, card)) for card in others]


def _fame_for_majority(state: State, seat: int, item: str) -> list[Option]:
    has_one = any(majority(state, district) == seat for district in DISTRICTS)
    return [(None, FameGained(seat, item, 1))] if has_one else []


def _travel(state: State, seat: int, _item: str) -> list[Option]:
    """Moves from anywhere, with a token or not (J5)."""
    return [
        move(seat, origin, target, 1)
        for origin in range(PLACES)
        if merchants_in(state, seat, origin)
        for target in free_districts(state)
        if target != origin
    ]


EFFECTS: dict[str, Effect] = {
    "historic-book": Effect("bazaar", _shelve, may=True, value=0.1),
    "picks": Effect("bought", _pick, discarded=True, value=1.0),
    "old-coins": Effect("fair", extra=2, discarded=True, value=0.4),
    "merchants-scales": Effect("start of turn", _exchange, value=0.1),
    "caravan-bell": Effect("start of turn", _walk, value=0.5),
    "amber-crown": Effect("start of turn", _gain_one, must_act=True, value=1.8),
    "amber-sceptre": Effect("start of turn", _enter_centre, may=True, must_act=True, value=4.0),  # J23: each for itself
    "amber-signet": Effect("bought", _one_fame, value=1.0, at_once=True),
    "amber-throne": Effect("start of turn", _recall, may=True, must_act=True, value=1.5),  # J23
    "city-deed": Effect("bought", _settle_in_one, may=True, value=1.1),
    "watchtower-key": Effect("banished", extra=1, value=0.05),
    "tax-ledger": Effect("claim", _gain_two_of_one_colour, value=0.2),
    "harbour-lantern": Effect("start of turn", _gain_in_centre, must_act=True, value=1.0),
    "forged-seal": Effect("revealed", _change_vote, may=True, discarded=True, value=0.4),
    "silk-gloves": Effect("robbing", extra=1, value=0.4),
    "recruiters-drum": Effect("recruiting", extra=1, value=3.6),
    "ornate-abacus": Effect("marketplace", extra=1, value=0.9),
    "master-tapestry": Effect("banishing", extra=1, value=0.4),
    "golden-samovar": Effect("bought", _fame_for_majority, value=1.0, at_once=True),
    "envoys-passport": Effect("start of turn", _travel, discarded=True, leaves_tokens=True, value=0.2),
}


# ── Queries of the rules ──────────────────────────────────────────────────────────────────────────────────────────────


def owned_for(state: State, seat: int, trigger: Trigger) -> Iterator[str]:
    """The seat's items with that trigger."""
    return (item for item in state.items[seat] if EFFECTS[item].when == trigger)


def extra(state: State, seat: int, trigger: Trigger) -> int:
    """How much the seat's items add to what the rules allow."""
    return sum(EFFECTS[item].extra for item in state.items[seat] if EFFECTS[item].when == trigger)


def choices(state: State, seat: int, item: str) -> list[Option]:
    """The choices of the seat when the item acts on it; empty if it has no effect."""
    listed = EFFECTS[item].choices
    return listed(state, seat, item) if listed else []


def options(state: State, seat: int, item: str) -> list[Option]:
    """The choices, with declining if the item says "may"; without any choice, the event `NothingHappened`."""
    listed = choices(state, seat, item)
    if not listed:
        return nothing(seat)
    return [*listed, decline(seat)] if EFFECTS[item].may else listed
