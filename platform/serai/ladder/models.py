"""Tables of the ladder.

`Ladder`, `Person` and `Entrant` identify games and people and are never rebuilt. All others belong to the projection
`ladder`: they follow from the log, and have plain numbers instead of foreign keys so that a rebuild can fill copies.
"""

from typing import ClassVar, Literal, TypeAlias

from django.conf import settings
from django.db import models
from django.db.models import F, Q

Speed: TypeAlias = Literal["live", "async"]
"""A game without a clock counts as async."""

LOWEST_DIVISION = 5


class Ladder(models.Model):
    """The ranking of a game at one speed."""

    id = models.SmallAutoField(primary_key=True)
    game = models.TextField()
    speed = models.TextField()

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["game", "speed"], name="ladder_ladder_once")]

    def __str__(self) -> str:
        return f"{self.game}, {self.speed}"


class Person(models.Model):
    """A rated player. Deleting the account clears `user`; the ratings of opponents don't change."""

    user = models.OneToOneField(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="rated_person")

    def __str__(self) -> str:
        return f"person {self.pk}"


class Entrant(models.Model):
    """The person who played as this player at a ranked table: null for a guest, also one who became a member later."""

    player = models.UUIDField(primary_key=True)
    person = models.BigIntegerField(null=True)

    class Meta:
        indexes: ClassVar = [models.Index(fields=["person"], name="ladder_entrants_of_person")]

    def __str__(self) -> str:
        return f"player {self.player}"


class CurrentSeason(models.Model):
    """One row: the present season, and the number of the last rated game."""

    only_row = models.BooleanField(primary_key=True, default=True)
    season = models.IntegerField()
    last_number = models.BigIntegerField()

    def __str__(self) -> str:
        return f"season {self.season}"


class RatedGame(models.Model):
    """A rated game. Games are numbered in the order of the log."""

    number = models.BigIntegerField(primary_key=True)
    table = models.UUIDField(unique=True)
    ladder = models.SmallIntegerField()
    season = models.IntegerField()
    ended_at = models.DateTimeField(db_index=True)
    voided = models.BooleanField(default=False)

    class Meta:
        indexes: ClassVar = [models.Index(fields=["ladder", "number"], name="ladder_games_in_order")]

    def __str__(self) -> str:
        return f"game {self.number}"


class Entry(models.Model):
    """A person's result in a rated game, and the rating after it."""

    pk = models.CompositePrimaryKey("person", "ladder", "number")
    person = models.BigIntegerField()
    ladder = models.SmallIntegerField()
    number = models.BigIntegerField()
    seat = models.SmallIntegerField()
    place = models.SmallIntegerField()
    season = models.IntegerField()
    ended_at = models.DateTimeField()
    won = models.BooleanField()
    weight = models.FloatField()
    bot_weight_today = models.FloatField()
    """Sum of the weights of games against bots on that day, with this game."""
    mu = models.FloatField()
    sigma = models.FloatField()
    before = models.SmallIntegerField()
    """The points before the game; `points` are those after it."""
    points = models.SmallIntegerField()

    class Meta:
        indexes: ClassVar = [models.Index(fields=["number"], name="ladder_entries_of_game")]

    def __str__(self) -> str:
        return f"person {self.person} in game {self.number}"


class Standing(models.Model):
    """A person's present rating on a ladder."""

    pk = models.CompositePrimaryKey("ladder", "person")
    ladder = models.SmallIntegerField()
    person = models.BigIntegerField()
    mu = models.FloatField()
    sigma = models.FloatField()
    points = models.SmallIntegerField()
    settled = models.BooleanField()
    games = models.IntegerField()
    wins = models.IntegerField()
    season_games = models.IntegerField()
    season_wins = models.IntegerField()
    last_at = models.DateTimeField()
    bot_weight_today = models.FloatField()
    """Sum of the weights of games against bots on the day of the last game."""
    division = models.SmallIntegerField(default=LOWEST_DIVISION)
    inactive = models.BooleanField(default=False)
    """Not in the list until the next game."""

    class Meta:
        indexes: ClassVar = [
            models.Index(
                F("ladder"),
                F("points").desc(),
                F("person"),
                name="ladder_all_time",
                condition=Q(settled=True, inactive=False),
            ),
            models.Index(
                F("ladder"),
                F("points").desc(),
                F("person"),
                name="ladder_of_season",
                condition=Q(settled=True, inactive=False, season_games__gt=0),
            ),
            models.Index(fields=["last_at"], name="ladder_active_by_last_game", condition=Q(inactive=False)),
            models.Index(fields=["person"], name="ladder_of_person"),
        ]

    def __str__(self) -> str:
        return f"person {self.person} on ladder {self.ladder}"


class RankBucket(models.Model):
    """How many listed people have the same rating: places are computed from these counts."""

    pk = models.CompositePrimaryKey("ladder", "seasonal", "points")
    ladder = models.SmallIntegerField()
    seasonal = models.BooleanField()
    points = models.SmallIntegerField()
    people = models.IntegerField()

    def __str__(self) -> str:
        return f"{self.people} with {self.points} points"


class FinalStanding(models.Model):
    """A person's result in a season that is over. It never changes."""

    pk = models.CompositePrimaryKey("ladder", "season", "person")
    ladder = models.SmallIntegerField()
    season = models.IntegerField()
    person = models.BigIntegerField()
    place = models.IntegerField()
    points = models.SmallIntegerField()
    uncertainty = models.SmallIntegerField()
    games = models.IntegerField()
    wins = models.IntegerField()
    division = models.SmallIntegerField()
    """The division during the season."""
    next_division = models.SmallIntegerField()

    class Meta:
        indexes: ClassVar = [
            models.Index(fields=["ladder", "season", "place", "person"], name="ladder_final_places"),
            models.Index(fields=["person", "ladder", "season"], name="ladder_finals_of_person"),
        ]

    def __str__(self) -> str:
        return f"place {self.place} of season {self.season}"
