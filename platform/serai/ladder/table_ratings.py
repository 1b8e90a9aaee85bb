"""Ratings of the players at a ranked table: the current ones, and once the game is rated, how it changed them."""

from collections.abc import Mapping
from uuid import UUID

from msgspec import Struct

from serai.accounts.models import Player
from serai.engine.registry import find
from serai.eventlog.table_state import TableState
from serai.ladder.current_ratings import ratings_of
from serai.ladder.finished_games import rows, speed_of
from serai.ladder.rating import SETTLED, Rating, uncertainty
from serai.tables.game_of import opened_of
from serai.tables.read_models.names import are_names_hidden

_ENTRIES = """SELECT e.seat, e.before, e.points, e.sigma, e.weight FROM ladder_entry e
    JOIN ladder_ratedgame g ON g.number = e.number WHERE g."table" = %s"""


class SeatRating(Struct, frozen=True):
    """The rating of a seat's player."""

    seat: int
    rating: int
    uncertainty: int
    provisional: bool
    is_bot: bool
    """A bot of the site, whose rating is fixed."""
    change: int | None
    """How the game has changed the rating; null until it is rated, or if it doesn't count."""
    weight: float | None
    """How much the game counts, from 0 to 1."""


def ratings_at(table: UUID, table_state: TableState) -> list[SeatRating]:
    """Returns the ratings of rated players. At unranked tables, and while names are hidden, there are none."""
    opened = opened_of(table_state)
    if not opened.ranked or are_names_hidden(table_state):
        return []
    rated = {seat: (before, after, sigma, weight) for seat, before, after, sigma, weight in rows(_ENTRIES, table)}
    now = _by_seat(table_state, opened.game, opened.clock)
    bots = find(opened.game).ratings
    found = []
    for seat, occupant in enumerate(table_state.occupants):
        if occupant is None:
            continue
        if not occupant.belongs_to_person:
            if (fixed := bots.get(occupant.bot or "")) is not None:
                found.append(SeatRating(seat, fixed, 0, False, True, None, None))
        elif seat in rated:
            before, after, sigma, weight = rated[seat]
            change, provisional = after - before, sigma > SETTLED
            found.append(SeatRating(seat, after, uncertainty(sigma), provisional, False, change, weight))
        elif seat in now:
            rating = now[seat]
            found.append(SeatRating(seat, rating.points, rating.uncertainty, rating.provisional, False, None, None))
    return found


def _by_seat(table_state: TableState, game: str, clock: str) -> Mapping[int, Rating]:
    """Returns the current ratings of members by seat. Guests are not rated."""
    occupants = enumerate(table_state.occupants)
    players = {UUID(occupant.player): seat for seat, occupant in occupants if occupant and occupant.belongs_to_person}
    members = Player.objects.filter(id__in=players, user__is_guest=False).values_list("id", "user_id")
    users = {user: players[player] for player, user in members if user is not None}
    return {users[user]: rating for user, rating in ratings_of(users, game, speed_of(clock)).items()}
