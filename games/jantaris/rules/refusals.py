"""Why an action is not possible now: the code of the message, and the ruling to look up.

For each type of action the reasons are checked in order; the first one that holds is given.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from games.jantaris.board import active_district, all_goods_of, has_majorities, is_free, merchants_in, room_for
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
    TaskKind,
    UseItem,
)
from serai.engine import IllegalAction


class Attempt(NamedTuple):
    """An action that is not legal, and the state in which it was tried."""

    state: State
    task: Task
    seat: int
    action: Any
    legal: Sequence[Any]


Holds: TypeAlias = Callable[[Attempt], bool]


class Reason(NamedTuple):
    code: str
    ruling: str | None
    """The number of the ruling; None if the rulebook itself forbids the action."""
    holds: Holds
    least: Callable[[Attempt], int] | None = None
    """Computes the least possible value, for the message."""


def refusal(
    state: State, task: Task | None, seat: int, action: JantarisAction, legal: Sequence[JantarisAction | None]
) -> IllegalAction:
    """The exception for an action that is not legal."""
    if task is None:
        return IllegalAction("game-over", ruling="J17")
    if task.kind == "vote" and state.votes[seat] >= 0:
        return IllegalAction("already-voted", ruling="J19")
    if not legal:
        bids = task.kind == "auction" and isinstance(action, Bid | Hold | Pass)
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


# ── Tasks ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _always(_tried: Attempt) -> bool:
    return True


def _at(*kinds: TaskKind) -> Holds:
    return lambda attempt: attempt.task.kind in kinds


def _is_bidding(attempt: Attempt) -> bool:
    auction = attempt.state.auction
    return auction is not None and attempt.task.kind == "auction" and attempt.seat != auction.leader


def _is_alone_in_recruiting(attempt: Attempt) -> bool:
    return attempt.task.kind == "act" and attempt.state.votes.count(RECRUITMENT) == 1


def _is_bound(attempt: Attempt) -> bool:
    """Whether the seat has to act (J22): placing one, gaining, taking and banishing are obligatory."""
    return isinstance(attempt.legal[0], PlaceMerchants | Gain | Pick | Steal | Banish)


# ── Merchants ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _is_closed(attempt: Attempt) -> bool:
    return not is_free(attempt.state, attempt.action.place)


def _crosses_token(attempt: Attempt) -> bool:
    """Whether a merchant would leave or enter a place with a token.

    J5 allows this in the active district for Strengthen Position, and for some items in the place of origin.
    """
    state, task, move = attempt.state, attempt.task, attempt.action
    excepted = None
    if task.kind == "act":
        excepted = active_district(state)
    elif task.item and EFFECTS[task.item].leaves_tokens:
        excepted = move.origin
    return any(place != excepted and not is_free(state, place) for place in (move.origin, move.target))


def _lacks_merchants(attempt: Attempt, places: Sequence[int]) -> bool:
    return any(merchants_in(attempt.state, attempt.seat, place) < places.count(place) for place in places)


# ── Goods ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _has_no_room(attempt: Attempt) -> bool:
    black_room, red_room = room_for(attempt.state, attempt.seat)
    return bool(attempt.action.black > black_room or attempt.action.red > red_room)


def _takes_too_few(attempt: Attempt) -> bool:
    """Whether the same action with more goods is legal."""
    action = attempt.action
    return any(
        type(other) is type(action)
        and other == replace(action, black=other.black, red=other.red)
        and (other.black >= action.black and other.red >= action.red)
        for other in attempt.legal
    )


def _exceeds_goods(attempt: Attempt) -> bool:
    return bool(attempt.action.bid > all_goods_of(attempt.state, attempt.seat))


def _price(attempt: Attempt) -> int:
    return edition(attempt.state.edition).items[attempt.action.item].price


def _highest_bid(attempt: Attempt) -> int:
    assert attempt.state.auction is not None
    return attempt.state.auction.bid


# ── The tables ──────────────────────────────────────────────────────────────────────────────────────────────────────

_NO_ROOM = Reason("goods-limit", "J3", _has_no_room)
_TOO_FEW = Reason("too-few-goods", "J22", _takes_too_few)
_WRONG_GOODS = Reason("wrong-goods", None, _always)
_BIDS = (
    Reason("cannot-pay", "J7", lambda attempt: _is_bidding(attempt) and _exceeds_goods(attempt)),
    Reason("bid-too-low", "J8", _is_bidding, least=lambda attempt: _highest_bid(attempt) + 1),
)

_NOT_THIS_ONE: dict[type, tuple[Reason, ...]] = {
    PlaceMerchants: (
        Reason("two-districts", "J1", _at("settle")),
        Reason("token-there", "J4", lambda attempt: attempt.action.place == CENTRE and _is_closed(attempt)),
        Reason("token-there", "J5", _is_closed),
        Reason("supply-short", "J2", lambda attempt: attempt.action.count > attempt.state.supply[attempt.seat]),
        Reason(
            "districts-only", "J14", lambda attempt: _is_alone_in_recruiting(attempt) and attempt.action.place == CENTRE
        ),
    ),
    TakeBack: (
        Reason(
            "token-there",
            "J5",
            lambda attempt: any(not is_free(attempt.state, place) for place in attempt.action.places),
        ),
        Reason("too-few-there", None, lambda attempt: _lacks_merchants(attempt, attempt.action.places)),
    ),
    MoveMerchants: (
        Reason("token-there", "J5", _crosses_token),
        Reason(
            "too-few-there",
            None,
            lambda attempt: _lacks_merchants(attempt, [attempt.action.origin] * attempt.action.count),
        ),
        Reason("march", "J14", _at("act")),
    ),
    Recall: (
        Reason("token-there", "J5", _is_closed),
        Reason("too-few-there", None, lambda attempt: _lacks_merchants(attempt, [attempt.action.place])),
        _NO_ROOM,
        _TOO_FEW,
    ),
    Flee: (Reason("flight", "J12", _always),),
    Banish: (Reason("obligatory", "J22", lambda attempt: not attempt.action.players),),
    MoveToken: (
        Reason("token-there", "J4", lambda attempt: not is_free(attempt.state, attempt.action.district)),
        Reason("never-back", "J4", lambda attempt: attempt.action.district == CENTRE),
    ),
    Marketplace: (_NO_ROOM, _WRONG_GOODS),
    Gain: (_NO_ROOM, _TOO_FEW, _WRONG_GOODS),
    Steal: (
        _NO_ROOM,
        Reason("too-few-goods", "J22", lambda attempt: Decline() not in attempt.legal and _takes_too_few(attempt)),
    ),
    Exchange: (
        Reason(
            "goods-limit", "J3", lambda attempt: not room_for(attempt.state, attempt.seat)[1 - attempt.action.given]
        ),
    ),
    Shelve: (
        Reason(
            "not-face-up", None, lambda attempt: any(item not in attempt.state.face_up for item in attempt.action.items)
        ),
    ),
    PutUp: (
        Reason("not-face-up", "J6", lambda attempt: attempt.action.item not in attempt.state.face_up),
        Reason("cannot-pay", "J6", lambda attempt: not can_pay(attempt.state, attempt.seat, attempt.action.item, 0)),
        Reason("cannot-pay", "J7", _exceeds_goods),
        Reason("below-price", "J7", _always, least=_price),
    ),
    Bid: _BIDS,
    Pay: (Reason("wrong-payment", "J7", _at("auction")),),
    Claim: (
        Reason("not-face-up", "J18", lambda attempt: attempt.action.market not in attempt.state.markets),
        Reason(
            "no-majority", "J18", lambda attempt: not has_majorities(attempt.state, attempt.seat, attempt.action.market)
        ),
    ),
}
"""Reasons if other actions of the same type are legal now."""

_NONE_OF_THEM: dict[type, tuple[Reason, ...]] = {
    PlaceMerchants: (Reason("supply-short", "J2", _at("turn")),),
    MoveToken: (Reason("city-first", "J6", _at("turn")),),
    Bid: _BIDS,
    Hold: (
        Reason(
            "only-active-holds", "J8", lambda attempt: _is_bidding(attempt) and attempt.seat != attempt.state.active
        ),
    ),
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
"""Reasons if no action of that type is legal now."""
