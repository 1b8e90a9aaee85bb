"""The opening draw: all players decide at the same time which of their first two orders to keep (Z11)."""

from collections.abc import Sequence

from games.zanzibar.rules.common import require_in_hand
from games.zanzibar.types import (
    Keep,
    OpeningEnded,
    OpeningKept,
    OpeningReplaced,
    PutAway,
    State,
)
from serai.engine import IllegalAction


def legal(state: State, seat: int) -> Sequence[Keep | PutAway]:
    """Z11: any order just drawn may be put away, replacements too, until the seat keeps or its quota is used up."""
    return [Keep(), *map(PutAway, state.hands[seat])]


def put_away(state: State, seat: int, action: PutAway) -> OpeningReplaced:
    _require_undecided(state, seat)
    require_in_hand(state, seat, action.order)
    return OpeningReplaced(seat, action.order, state.decks[seat][0])


def keep(state: State, seat: int, _action: Keep) -> OpeningKept:
    _require_undecided(state, seat)
    return OpeningKept(seat)


def _require_undecided(state: State, seat: int) -> None:
    if state.kept[seat]:
        raise IllegalAction("already-kept", ruling="Z11")


def what_follows(state: State) -> OpeningEnded | None:
    """Z11: the counts are shown when all have kept. Z1: the starting player takes the first turn too."""
    return OpeningEnded(tuple(map(len, state.put_away)), state.first) if all(state.kept) else None
