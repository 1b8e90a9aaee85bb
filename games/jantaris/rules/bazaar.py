"""The bazaar: an item is put up and auctioned."""

from functools import cache

from games.jantaris.board import all_goods_of, goods_of
from games.jantaris.components import ITEMS_FACE_UP
from games.jantaris.editions import ItemRow, edition
from games.jantaris.items import Option, decline, nothing
from games.jantaris.types import (
    Bid,
    BidHeld,
    BidRaised,
    Hold,
    ItemBought,
    ItemPutUp,
    ItemsTurned,
    Pass,
    Passed,
    Pay,
    PutUp,
    State,
    Task,
)


def put_up(state: State, task: Task) -> list[Option]:
    """J6: the active player must put up an item whose price they can pay, and opens the bidding.

    The second auction is optional, on the same terms.
    """
    seat, most = task.seat, all_goods_of(state, task.seat)
    opened = [
        _open(seat, item, bid) for item in affordable(state, seat) for bid in range(_card(state, item).price, most + 1)
    ]
    if not opened:
        return nothing(seat)
    return [*opened, decline(seat)] if task.number else opened


def affordable(state: State, seat: int) -> list[str]:
    return [item for item in state.face_up if can_pay(state, seat, item, 0)]


def can_pay(state: State, seat: int, item: str, bid: int) -> bool:
    """J7: the seat needs as many goods as the bid, the printed colours among them."""
    card = _card(state, item)
    black, red = goods_of(state, seat)
    return black >= card.black and red >= card.red and black + red >= bid


def auction(state: State, _task: Task) -> list[Option]:
    """J8: clockwise, raise or pass; passing is final. When only the leader is left, the leader pays."""
    now = state.auction
    assert now is not None
    seat = now.turn
    if seat == now.leader:
        return payments(state, seat, now.item, now.bid)
    if not can_pay(state, seat, now.item, now.bid):
        return [_pass(seat)]
    raised = [_raise(seat, bid) for bid in range(now.bid + 1, all_goods_of(state, seat) + 1)]
    if seat == state.active:
        return [_pass(seat), _hold(seat, now.bid), *raised]  # J8: the active player may match the highest bid
    return [_pass(seat), *raised]


def payments(state: State, seat: int, item: str, bid: int) -> list[Option]:
    """J7: the printed colours and any others, up to the bid."""
    card = _card(state, item)
    black, red = goods_of(state, seat)
    least, most = max(card.black, bid - red), min(black, bid - card.red)
    return [_buy(seat, item, paid, bid - paid, card.fame) for paid in range(least, most + 1)]


def refill(state: State) -> ItemsTurned | None:
    """J9: turns up items at the end of phase 1. If the deck is empty, fewer than two items are face up."""
    missing = ITEMS_FACE_UP - len(state.face_up)
    return ItemsTurned(state.item_deck[:missing]) if missing and state.item_deck else None


def _card(state: State, item: str) -> ItemRow:
    return edition(state.edition).items[item]


@cache
def _open(seat: int, item: str, bid: int) -> Option:
    return PutUp(item, bid), ItemPutUp(seat, item, bid)


@cache
def _raise(seat: int, bid: int) -> Option:
    return Bid(bid), BidRaised(seat, bid)


@cache
def _hold(seat: int, bid: int) -> Option:
    return Hold(), BidHeld(seat, bid)


@cache
def _pass(seat: int) -> Option:
    return Pass(), Passed(seat)


@cache
def _buy(seat: int, item: str, black: int, red: int, fame: int) -> Option:
    return Pay(black, red), ItemBought(seat, item, black, red, fame)
