"""The bazaar, and the effects of items."""

from collections.abc import Iterable

from games.jantaris.board import has_crown, seats_from
from games.jantaris.editions import edition
from games.jantaris.items import EFFECTS, Trigger, owned_for
from games.jantaris.transitions.common import gain, push_tasks
from games.jantaris.types import (
    Auction,
    BazaarVisited,
    BidHeld,
    BidRaised,
    ItemBought,
    ItemPicked,
    ItemPutUp,
    Items,
    ItemsShelved,
    ItemsTurned,
    ItemUsed,
    NothingPicked,
    Passed,
    PicksTurned,
    State,
    Task,
)


def item_used(state: State, event: ItemUsed) -> None:
    state.used += (event.item,)
    act(state, event.seat, event.item)
    if event.discarded:
        discard(state, event.seat, event.item)


def act(state: State, owner: int, item: str) -> None:
    """Lets an item act on its owner; with a crown on all crown holders, clockwise from the active player (J16)."""
    crown = edition(state.edition).items[item].crown
    seats = [seat for seat in seats_from(state, state.active) if has_crown(state, seat)] if crown else [owner]
    push_tasks(state, "effect", seats, item)


def act_all(state: State, trigger: Trigger, seats: Iterable[int]) -> None:
    for seat in reversed(list(seats)):
        for item in reversed(list(owned_for(state, seat, trigger))):
            act(state, seat, item)


def discard(state: State, seat: int, item: str) -> None:
    state.items[seat] = _without(state.items[seat], item)
    state.gone += (item,)


def bazaar_visited(state: State, event: BazaarVisited) -> None:
    state.agenda.pop()
    state.agenda.append(Task("put-up", event.seat))
    act_all(state, "bazaar", (event.seat,))


def items_shelved(state: State, event: ItemsShelved) -> None:
    state.agenda.pop()
    state.item_deck += event.items
    state.face_up = tuple(item for item in state.face_up if item not in event.items)
    _turn_up(state, event.turned)


def items_turned(state: State, event: ItemsTurned) -> None:
    _turn_up(state, event.items)


def _turn_up(state: State, items: Items) -> None:
    state.face_up += items
    _draw_items(state, len(items))


def _draw_items(state: State, number: int) -> None:
    state.item_deck = state.item_deck[number:]
    state.items_unseen = max(0, state.items_unseen - number)


def item_put_up(state: State, event: ItemPutUp) -> None:
    task = state.agenda.pop()
    everybody = (True,) * len(state.fame)
    following = _next_bidder(event.seat, everybody)
    state.auction = Auction(event.item, event.bid, event.seat, following, everybody, bool(task.number))
    state.agenda.append(Task("auction", event.seat))


def bid_raised(state: State, event: BidRaised | BidHeld) -> None:
    auction = state.auction
    assert auction is not None
    following = _next_bidder(event.seat, auction.bidding)
    state.auction = Auction(auction.item, event.bid, event.seat, following, auction.bidding, auction.second)


def passed(state: State, event: Passed) -> None:
    auction = state.auction
    assert auction is not None
    bidding = tuple(still and seat != event.seat for seat, still in enumerate(auction.bidding))
    following = _next_bidder(event.seat, bidding)
    state.auction = Auction(auction.item, auction.bid, auction.leader, following, bidding, auction.second)


def _next_bidder(seat: int, bidding: tuple[bool, ...]) -> int:
    seats = len(bidding)
    return next(other for step in range(1, seats + 1) if bidding[other := (seat + step) % seats])


def item_bought(state: State, event: ItemBought) -> None:
    assert state.auction is not None
    state.agenda.pop()
    state.face_up = _without(state.face_up, event.item)
    gain(state, event.seat, -event.black, -event.red)
    if event.seat != state.active and not state.auction.second:
        # J6: the second auction comes after the item's when-bought effect; J9: none if the active player has bought
        state.agenda.append(Task("put-up", state.active, number=1))
    state.auction = None
    _gain_item(state, event.seat, event.item, event.fame)


def _gain_item(state: State, seat: int, item: str, fame: int) -> None:
    state.fame[seat] += fame
    state.items[seat] += (item,)
    effect = EFFECTS[item]
    if effect.when == "bought":
        act(state, seat, item)
        if effect.discarded:
            discard(state, seat, item)


def picks_turned(state: State, event: PicksTurned) -> None:
    state.turned = event.items
    _draw_items(state, len(event.items))


def item_picked(state: State, event: ItemPicked) -> None:
    nothing_picked(state, event)
    _gain_item(state, event.seat, event.item, event.fame)


def nothing_picked(state: State, event: NothingPicked | ItemPicked) -> None:
    state.agenda.pop()
    state.turned = ()
    state.item_deck += event.under


def _without(items: Items, item: str) -> Items:
    return tuple(other for other in items if other != item)
