"""From the game's outcome and who left to places.

Whoever leaves a running game takes the last place still open at that moment. Those who stay share the better places in
the order of the rules' outcome; if they ended the game by agreement there is none, and they share the first.
"""

from collections.abc import Sequence

from msgspec import Struct

from serai.engine import Outcome
from serai.eventlog.chronicle import Chair, Chronicle


class Result(Struct, frozen=True):
    """By seat. Tied seats share a place: 1, 2, 2, 4. No scores where the game was ended by agreement."""

    places: tuple[int, ...]
    scores: tuple[int, ...]


def result(outcome: Outcome | None, departed: Sequence[int | None]) -> Result:
    """`departed`: by seat, the version at which its player left; None for who stayed.

    An outcome of None stands for a game that was ended by agreement.
    """
    leavers = sorted((at, seat) for seat, at in enumerate(departed) if at is not None)
    places = [0] * len(departed)
    for order, (_, seat) in enumerate(leavers):
        places[seat] = len(departed) - order
    stayed = [seat for seat, at in enumerate(departed) if at is None]
    for seat in stayed:
        places[seat] = 1 + (sum(outcome.places[other] < outcome.places[seat] for other in stayed) if outcome else 0)
    return Result(tuple(places), outcome.scores if outcome else ())


def _left_at(chair: Chair | None) -> int | None:
    """Who is still away when the game is over left when the time ran out."""
    gone = chair and (chair.departed or chair.away)
    return gone.version if gone else None


def result_of(chronicle: Chronicle) -> Result | None:
    """The table's result; None while it has none."""
    revealed = chronicle.revealed
    if revealed is None:
        return None
    departed = [_left_at(chair) for chair in chronicle.chairs]
    return result(Outcome(revealed.places, revealed.scores) if revealed.places else None, departed)
