"""What other rooms know of people, as far as match-making asks for it."""

from collections.abc import Collection
from uuid import UUID

from msgspec import Struct

from serai.accounts.models import User
from serai.eventlog.table_events import Clock


class Rating(Struct, frozen=True):
    mu: float
    sigma: float
    shown: int
    uncertainty: int
    provisional: bool


NOTHING_KNOWN = Rating(mu=1500.0, sigma=350.0, shown=1500, uncertainty=350, provisional=True)


def ratings_of(users: Collection[User], _game: str, _pace: Clock) -> dict[UUID, Rating]:
    """Everybody's at a game that is played at this pace."""
    return {user.pk: NOTHING_KNOWN for user in users}


def blocked_among(_users: Collection[User]) -> set[frozenset[UUID]]:
    """The pairs of which one wants nothing to do with the other."""
    return set()
