"""The current ratings of users."""

from collections.abc import Collection
from uuid import UUID

from serai.ladder.models import Ladder, Person, Speed, Standing
from serai.ladder.rating import NEWCOMER, Rating, rating

__all__ = ["Rating", "ratings_of"]


def ratings_of(users: Collection[UUID], game: str, speed: Speed) -> dict[UUID, Rating]:
    """Returns ratings in one game at one speed, by user. A user without a rated game has a newcomer's rating."""
    found = dict.fromkeys(users, NEWCOMER)
    ladders = Ladder.objects.filter(game=game, speed=speed).values_list("id", flat=True)
    people = dict(Person.objects.filter(user__in=found).values_list("id", "user_id"))
    for person, mu, sigma in Standing.objects.filter(ladder__in=ladders, person__in=people).values_list(
        "person", "mu", "sigma"
    ):
        found[people[person]] = rating(mu, sigma)
    return found
