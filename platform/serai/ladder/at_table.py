"""What a ranked table shows of its people's ratings: as they are, and once it has been rated what it made of them."""

from collections.abc import Mapping
from uuid import UUID

from msgspec import Struct

from serai.accounts.models import Player
from serai.engine.registry import find
from serai.eventlog.chronicle import Chronicle
from serai.ladder.rating import SETTLED, Rating, uncertainty
from serai.ladder.ratings import ratings_of
from serai.ladder.reading import pace_of, rows
from serai.tables.game_of import opened_of
from serai.tables.names import are_secret

_ENTRIES = """SELECT e.seat, e.before, e.shown, e.sigma, e.weight FROM ladder_entry e
    JOIN ladder_ratedgame g ON g.number = e.number WHERE g."table" = %s"""


class SeatRating(Struct, frozen=True):
    """The rating in a chair."""

    seat: int
    rating: int
    uncertainty: int
    provisional: bool
    is_bot: bool
    """A bot of the site: its rating is fixed."""
    change: int | None
    """What the game has brought; none until it is rated, or if it doesn't count."""
    weight: float | None
    """How much the game counts, from 0 to 1."""


def ratings_at(table: UUID, chronicle: Chronicle) -> list[SeatRating]:
    """Nothing where it isn't ranked or would tell who sits there, and of nobody who isn't rated."""
    opened = opened_of(chronicle)
    if not opened.ranked or are_secret(chronicle):
        return []
    rated = {seat: (before, after, sigma, weight) for seat, before, after, sigma, weight in rows(_ENTRIES, table)}
    now = _by_seat(chronicle, opened.game, opened.clock)
    bots = find(opened.game).ratings
    found = []
    for seat, chair in enumerate(chronicle.chairs):
        if chair is None:
            continue
        if not chair.is_of_person:
            if (fixed := bots.get(chair.bot or "")) is not None:
                found.append(SeatRating(seat, fixed, 0, False, True, None, None))
        elif seat in rated:
            before, after, sigma, weight = rated[seat]
            change, provisional = after - before, sigma > SETTLED
            found.append(SeatRating(seat, after, uncertainty(sigma), provisional, False, change, weight))
        elif seat in now:
            one = now[seat]
            found.append(SeatRating(seat, one.shown, one.uncertainty, one.provisional, False, None, None))
    return found


def _by_seat(chronicle: Chronicle, game: str, clock: str) -> Mapping[int, Rating]:
    """Of the members in the chairs; guests are not rated."""
    players = {UUID(chair.player): seat for seat, chair in enumerate(chronicle.chairs) if chair and chair.is_of_person}
    members = Player.objects.filter(id__in=players, user__is_guest=False).values_list("id", "user_id")
    users = {user: players[player] for player, user in members if user is not None}
    return {users[user]: one for user, one in ratings_of(users, game, pace_of(clock)).items()}
