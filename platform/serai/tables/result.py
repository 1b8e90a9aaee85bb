"""The places of a finished table, from the outcome of the rules and the departures.

A player who leaves a running game takes the last place that is still free then. The others share the better places in
the order of the outcome; if they ended the game by agreement, there is no outcome and they share first place.
"""

from collections.abc import Sequence

from msgspec import Struct

from serai.engine import Outcome
from serai.eventlog.table_state import Occupant, TableState


class Result(Struct, frozen=True):
    """Places and scores by seat. Tied seats share a place: 1, 2, 2, 4. No scores if the game was ended by agreement."""

    places: tuple[int, ...]
    scores: tuple[int, ...]


def result(outcome: Outcome | None, departed: Sequence[int | None]) -> Result:
    """`departed`: by seat, the version at which its player left, or None if they stayed.

    An outcome of None means that the game was ended by agreement.
    """
    leavers = sorted((at, seat) for seat, at in enumerate(departed) if at is not None)
    places = [0] * len(departed)
    for order, (_, seat) in enumerate(leavers):
        places[seat] = len(departed) - order
    stayed = [seat for seat, at in enumerate(departed) if at is None]
    for seat in stayed:
        places[seat] = 1 + (sum(outcome.places[other] < outcome.places[seat] for other in stayed) if outcome else 0)
    return Result(tuple(places), outcome.scores if outcome else ())


def _left_at(occupant: Occupant | None) -> int | None:
    """The version at which the player left; None if they stayed.

    A player who is still away left when the time ran out.
    """
    gone = occupant and (occupant.departed or occupant.away)
    return gone.version if gone else None


def result_of(table_state: TableState) -> Result | None:
    """The table's result; None if the game is not over."""
    finished = table_state.finished
    if finished is None:
        return None
    departed = [_left_at(occupant) for occupant in table_state.occupants]
    return result(Outcome(finished.places, finished.scores) if finished.places else None, departed)
