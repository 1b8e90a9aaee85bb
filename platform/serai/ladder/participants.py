"""Finds who is rated for a finished game, and at which place.

A player who left is rated at the place that `tables/result.py` gives: behind all who stayed. The bot that took over is
not rated, and neither are guests. Bots don't vote: where people ended a game early by agreement, they are placed behind
the game's bots, so that ending a game early is no gain and no way out.
"""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from serai.ladder.rating import Strength, mu_of

BOT_SIGMA = 25.0 / 12.0
"""The uncertainty of a bot's rating in the arena."""


class FinishedSeat(Struct, frozen=True, gc=False, array_like=True):
    """The fields of a finished table's seat that ratings need."""

    seat: int
    bot: str | None
    """The level of the bot that played in it at the end."""
    departed: str | None
    place: int
    score: int | None
    person: int | None
    """The rated person who owns the seat."""

    @property
    def is_bots(self) -> bool:
        """Whether a bot has played from the start."""
        return self.bot is not None and self.departed is None


class Competitor(Struct, frozen=True, gc=False):
    seat: int
    place: int
    person: int | None
    bot: Strength | None = None
    ended_by_agreement: bool = False
    """The game was ended early by agreement: nobody has won."""


def competitors(seats: Iterable[FinishedSeat], bots: Mapping[str, int]) -> list[Competitor]:
    """Returns who is rated. `bots`: ratings of the game's bots by level; bots without a rating are left out."""
    seats = list(seats)
    ended_by_agreement = all(seat.score is None for seat in seats)
    found = []
    for seat in seats:
        if seat.is_bots:
            rating = bots.get(seat.bot or "")
            if rating is not None:
                place = 0 if ended_by_agreement else seat.place
                found.append(Competitor(seat.seat, place, None, (mu_of(rating), BOT_SIGMA), ended_by_agreement))
        elif seat.person is not None:
            found.append(Competitor(seat.seat, seat.place, seat.person, ended_by_agreement=ended_by_agreement))
    is_rated = len(found) > 1 and any(competitor.person is not None for competitor in found)
    return found if is_rated else []
