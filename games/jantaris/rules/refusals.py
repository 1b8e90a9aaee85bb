"""Why an action is not possible now: the code of the sentence that says so, and the ruling to look up.

For each kind of action the reasons stand in the order in which they are looked at; the first one that holds is given.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from games.jantaris.board import active_district, all_goods_of, has_majorities, is_free, room_for, standing
from games.jantaris.components import CENTRE, RECRUITMENT
from games.jantaris.editions import edition
from games.jantaris.items import EFFECTS
from games.jantaris.rules.bazaar import can_pay
from games.jantaris.types import (
    Banish,
    Bid,
    Claim,
    Decline,
    Exchange,
    Flee,
    Gain,
    Hold,
    JantarisAction,
    Marketplace,
    MoveMerchants,
    MoveToken,
    Pass,
    Pay,
    Pick,
    PlaceMerchants,
    PutUp,
    Recall,
    Shelve,
    State,
    Steal,
    TakeBack,
    Task,
    UseItem,
    What,
)
from serai.engine import IllegalAction


class Attempt(NamedTuple):
    """An action that is not among the legal ones, and the moment at which it was tried."""

    state: State
    task: Task
    seat: int
    action: Any
    legal: Sequence[Any]


Holds: TypeAlias = Callable[[Attempt], bool]


class Reason(NamedTuple):
    code: str
    ruling: str | None
    """None: the rules' own text forbids it, and no ruling."""
    holds: Holds
    least: Callable[[Attempt], int] | None = None
    """What the sentence names as the least that is possible."""


def refusal(
    state: State, task: Task | None, seat: int, action: JantarisAction, legal: Sequence[JantarisAction | None]
) -> IllegalAction:
    """To be raised for an action that is not among the legal ones."""
    if task is None:
        return IllegalAction("game-over", ruling="J17")
    if task.what == "vote" and state.votes[seat] >= 0:
        return IllegalAction("already-voted", ruling="J19")
    if not legal:
        bids = task.what == "auction" and isinstance(action, Bid | Hold | Pass)
        return IllegalAction("not-your-turn", ruling="J8" if bids else None)
    is_listed = any(type(listed) is type(action) for listed in legal)
    if not is_listed and all(isinstance(listed, UseItem) for listed in legal):
        return IllegalAction("items-first", ruling="J22")
    attempt = Attempt(state, task, seat, action, legal)
    for reason in (_NOT_THIS_ONE if is_listed else _NONE_OF_THEM).get(type(action), ()):
        if reason.holds(attempt):
            params = {"least": reason.least(attempt)} if reason.least else {}
            return IllegalAction(reason.code, ruling=reason.ruling, **params)
    return IllegalAction("not-possible") if is_listed else IllegalAction("not-now")


# ── Moments ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _always(_tried: Attempt) -> bool:
    return True


def _at(*moments: What) -> Holds:
    return lambda tried: tried.task.what in moments


def _is_bidding(tried: Attempt) -> bool:
    auction = tried.state.auction
    return auction is not None and tried.task.what == "auction" and tried.seat != auction.leader


def _is_alone_in_recruiting(tried: Attempt) -> bool:
    return tried.task.what == "act" and tried.state.votes.count(RECRUITMENT) == 1


def _is_bound(tried: Attempt) -> bool:
    """J22: to place 1, to gain, to take and to banish are obligatory."""
    return isinstance(tried.legal[0], PlaceMerchants | Gain | Pick | Steal | Banish)


# ── Merchants ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _is_closed(tried: Attempt) -> bool:
    return not is_free(tried.state, tried.action.place)


def _crosses_token(tried: Attempt) -> bool:
    """J5 excepts the active district for Strengthen Position, and for some items the place that is left."""
    state, task, move = tried.state, tried.task, tried.action
    excepted = None
    if task.what == "act":
        excepted = active_district(state)
    elif task.item and EFFECTS[task.item].leaves_tokens:
        excepted = move.origin
    return any(place != excepted and not is_free(state, place) for place in (move.origin, move.target))


def _lacks_merchants(tried: Attempt, places: Sequence[int]) -> bool:
    return any(standing(tried.state, tried.seat, place) < places.count(place) for place in places)


# ── Goods ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _has_no_room(tried: Attempt) -> bool:
    black_room, red_room = room_for(tried.state, tried.seat)
    return bool(tried.action.black > black_room or tried.action.red > red_room)


def _takes_too_few(tried: Attempt) -> bool:
    """The same with more goods is possible."""
    action = tried.action
    return any(
        type(other) is type(action)
        and other == replace(action, black=other.black, red=other.red)
        and (other.black >= action.black and other.red >= action.red)
        for other in tried.legal
    )


def _exceeds_goods(tried: Attempt) -> bool:
    return bool(tried.action.bid > all_goods_of(tried.state, tried.seat))


def _price(tried: Attempt) -> int:
    return edition(tried.state.edition).items[tried.action.item].price


def _highest_bid(tried: Attempt) -> int:
    assert tried.state.auction is not None
    return tried.state.auction.bid


# ── The tables ──────────────────────────────────────────────────────────────────────────────────────────────────────

_NO_ROOM = Reason("goods-limit", "J3", _has_no_room)
_TOO_FEW = Reason("too-few-goods", "J22", _takes_too_few)
_WRONG_GOODS = Reason("wrong-goods", None, _always)
_BIDS = (
    Reason("cannot-pay", "J7", lambda tried: _is_bidding(tried) and _exceeds_goods(tried)),
    Reason("bid-too-low", "J8", _is_bidding, least=lambda tried: _highest_bid(tried) + 1),
)

_NOT_THIS_ONE: dict[type, tuple[Reason, ...]] = {
    PlaceMerchants: (
        Reason("two-districts", "J1", _at("settle")),
        Reason("token-there", "J4", lambda tried: tried.action.place == CENTRE and _is_closed(tried)),
        Reason("token-there", "J5", _is_closed),
        Reason("supply-short", "J2", lambda tried: tried.action.count > tried.state.supply[tried.seat]),
        Reason("districts-only", "J14", lambda tried: _is_alone_in_recruiting(tried) and tried.action.place == CENTRE),
    ),
    TakeBack: (
        Reason(
            "token-there", "J5", lambda tried: any(not is_free(tried.state, place) for place in tried.action.places)
        ),
        Reason("too-few-there", None, lambda tried: _lacks_merchants(tried, tried.action.places)),
    ),
    MoveMerchants: (
        Reason("token-there", "J5", _crosses_token),
        Reason(
            "too-few-there", None, lambda tried: _lacks_merchants(tried, [tried.action.origin] * tried.action.count)
        ),
        Reason("march", "J14", _at("act")),
    ),
    Recall: (
        Reason("token-there", "J5", _is_closed),
        Reason("too-few-there", None, lambda tried: _lacks_merchants(tried, [tried.action.place])),
        _NO_ROOM,
        _TOO_FEW,
    ),
    Flee: (Reason("flight", "J12", _always),),
    Banish: (Reason("obligatory", "J22", lambda tried: not tried.action.players),),
    MoveToken: (
        Reason("token-there", "J4", lambda tried: not is_free(tried.state, tried.action.district)),
        Reason("never-back", "J4", lambda tried: tried.action.district == CENTRE),
    ),
    Marketplace: (_NO_ROOM, _WRONG_GOODS),
    Gain: (_NO_ROOM, _TOO_FEW, _WRONG_GOODS),
    Steal: (
        _NO_ROOM,
        Reason("too-few-goods", "J22", lambda tried: Decline() not in tried.legal and _takes_too_few(tried)),
    ),
    Exchange: (
        Reason("goods-limit", "J3", lambda tried: not room_for(tried.state, tried.seat)[1 - tried.action.given]),
    ),
    Shelve: (
        Reason("not-face-up", None, lambda tried: any(item not in tried.state.face_up for item in tried.action.items)),
    ),
    PutUp: (
        Reason("not-face-up", "J6", lambda tried: tried.action.item not in tried.state.face_up),
        Reason("cannot-pay", "J6", lambda tried: not can_pay(tried.state, tried.seat, tried.action.item, 0)),
        Reason("cannot-pay", "J7", _exceeds_goods),
        Reason("below-price", "J7", _always, least=_price),
    ),
    Bid: _BIDS,
    Pay: (Reason("wrong-payment", "J7", _at("auction")),),
    Claim: (
        Reason("not-face-up", "J18", lambda tried: tried.action.market not in tried.state.markets),
        Reason("no-majority", "J18", lambda tried: not has_majorities(tried.state, tried.seat, tried.action.market)),
    ),
}
"""Others of the same kind are possible now."""

_NONE_OF_THEM: dict[type, tuple[Reason, ...]] = {
    PlaceMerchants: (Reason("supply-short", "J2", _at("turn")),),
    MoveToken: (Reason("city-first", "J6", _at("turn")),),
    Bid: _BIDS,
    Hold: (Reason("only-active-holds", "J8", lambda tried: _is_bidding(tried) and tried.seat != tried.state.active),),
    Pass: (Reason("obligatory", "J6", _at("put-up")),),
    Decline: (
        Reason("obligatory", "J4", _at("token")),
        Reason("obligatory", "J6", _at("turn", "put-up")),
        Reason("obligatory", "J8", _is_bidding),
        Reason("obligatory", "J7", _at("auction")),
        Reason("obligatory", "J12", _at("flee")),
        Reason("obligatory", "J22", _is_bound),
        Reason("obligatory", None, _always),
    ),
}
"""No action of the kind is possible now."""
