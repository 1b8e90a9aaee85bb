"""Who is rated by a finished game, and where they came in.

Whoever left is rated where `tables/result.py` places them: behind all who stayed. The bot that took over is not rated,
and neither are guests. Bots never agree to anything: where people ended a game that bots were winning or losing, the
people come in behind the bots, so that an early end is neither a gain nor a way out.
"""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from serai.ladder.rating import Strength, mean_of

BOT_SIGMA = 25.0 / 12.0
"""How sure the arena is of a bot."""


class Chair(Struct, frozen=True, gc=False, array_like=True):
    """Of a chair of a finished table what matters here."""

    seat: int
    bot: str | None
    """The level of the bot that played in it at the end."""
    departed: str | None
    place: int
    score: int | None
    person: int | None
    """Its owner, if it is somebody who is rated."""

    @property
    def is_bots(self) -> bool:
        """From the beginning."""
        return self.bot is not None and self.departed is None


class Competitor(Struct, frozen=True, gc=False):
    seat: int
    place: int
    person: int | None
    bot: Strength | None = None
    agreed: bool = False
    """The game was ended together: nobody has won."""


def competitors(chairs: Iterable[Chair], bots: Mapping[str, int]) -> list[Competitor]:
    """`bots`: by level, what is shown of the game's bots. One that is not listed is not rated."""
    chairs = list(chairs)
    agreed = all(chair.score is None for chair in chairs)
    field = []
    for chair in chairs:
        if chair.is_bots:
            number = bots.get(chair.bot or "")
            if number is not None:
                place = 0 if agreed else chair.place
                field.append(Competitor(chair.seat, place, None, (mean_of(number), BOT_SIGMA), agreed))
        elif chair.person is not None:
            field.append(Competitor(chair.seat, chair.place, chair.person, agreed=agreed))
    is_rated = len(field) > 1 and any(one.person is not None for one in field)
    return field if is_rated else []
