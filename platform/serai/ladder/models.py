"""What the ladder keeps.

`Ladder`, `Person` and `Entrant` say who is meant, and are never built again. The rest is the projection `ladder`: it
follows from the log, in its order, and has plain numbers instead of foreign keys, to be built anew beside the live one.
"""

from typing import ClassVar, Literal, TypeAlias

from django.conf import settings
from django.db import models
from django.db.models import F, Q

Pace: TypeAlias = Literal["live", "async"]
"""Whether people play at the same time. A game without a clock counts as a slow one."""

LOWEST_DIVISION = 5


class Ladder(models.Model):
    """A game at one pace."""

    id = models.SmallAutoField(primary_key=True)
    game = models.TextField()
    pace = models.TextField()

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["game", "pace"], name="ladder_one_a_pace")]

    def __str__(self) -> str:
        return f"{self.game}, {self.pace}"


class Person(models.Model):
    """Somebody who is rated. Who it is goes with the account; what others owe to games with them stays as it is."""

    user = models.OneToOneField(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="on_ladders")

    def __str__(self) -> str:
        return f"person {self.pk}"


class Entrant(models.Model):
    """Whose chair it was at a ranked table; nobody's for a guest, even one who has become a member since."""

    player = models.UUIDField(primary_key=True)
    person = models.BigIntegerField(null=True)

    class Meta:
        indexes: ClassVar = [models.Index(fields=["person"], name="ladder_entrants_of_person")]

    def __str__(self) -> str:
        return f"player {self.player}"


class Calendar(models.Model):
    """One row: which season it is, and how many games have been rated."""

    only_row = models.BooleanField(primary_key=True, default=True)
    season = models.IntegerField()
    number = models.BigIntegerField()

    def __str__(self) -> str:
        return f"season {self.season}"


class RatedGame(models.Model):
    """A ranked game that counts, by its number in the order of the log."""

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
    """What a game made of somebody's rating."""

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
    bots_today = models.FloatField()
    """The weight that is owed to bots, of all games of that day so far."""
    mu = models.FloatField()
    sigma = models.FloatField()
    before = models.SmallIntegerField()
    """What was shown when the game ended; `shown` is what was shown then."""
    shown = models.SmallIntegerField()

    class Meta:
        indexes: ClassVar = [models.Index(fields=["number"], name="ladder_entries_of_game")]

    def __str__(self) -> str:
        return f"person {self.person} in game {self.number}"


class Standing(models.Model):
    """How somebody stands on a ladder now."""

    pk = models.CompositePrimaryKey("ladder", "person")
    ladder = models.SmallIntegerField()
    person = models.BigIntegerField()
    mu = models.FloatField()
    sigma = models.FloatField()
    shown = models.SmallIntegerField()
    settled = models.BooleanField()
    games = models.IntegerField()
    wins = models.IntegerField()
    season_games = models.IntegerField()
    season_wins = models.IntegerField()
    last_at = models.DateTimeField()
    bots_today = models.FloatField()
    """The weight that was owed to bots on the day of the last game."""
    division = models.SmallIntegerField(default=LOWEST_DIVISION)
    faded = models.BooleanField(default=False)
    """Hasn't played for long: not in the list, and not forgotten."""

    class Meta:
        indexes: ClassVar = [
            models.Index(
                F("ladder"),
                F("shown").desc(),
                F("person"),
                name="ladder_all_time",
                condition=Q(settled=True, faded=False),
            ),
            models.Index(
                F("ladder"),
                F("shown").desc(),
                F("person"),
                name="ladder_of_season",
                condition=Q(settled=True, faded=False, season_games__gt=0),
            ),
            models.Index(fields=["last_at"], name="ladder_to_fade", condition=Q(faded=False)),
            models.Index(fields=["person"], name="ladder_of_person"),
        ]

    def __str__(self) -> str:
        return f"person {self.person} on ladder {self.ladder}"


class Rung(models.Model):
    """How many people in the list have the same rating: a place is counted by rungs, not by heads."""

    pk = models.CompositePrimaryKey("ladder", "seasonal", "shown")
    ladder = models.SmallIntegerField()
    seasonal = models.BooleanField()
    shown = models.SmallIntegerField()
    people = models.IntegerField()

    def __str__(self) -> str:
        return f"{self.people} at {self.shown}"


class FinalStanding(models.Model):
    """How a season ended for somebody, for ever."""

    pk = models.CompositePrimaryKey("ladder", "season", "person")
    ladder = models.SmallIntegerField()
    season = models.IntegerField()
    person = models.BigIntegerField()
    place = models.IntegerField()
    shown = models.SmallIntegerField()
    uncertainty = models.SmallIntegerField()
    games = models.IntegerField()
    wins = models.IntegerField()
    division = models.SmallIntegerField()
    """In which the season was played; `next_division` is where it led."""
    next_division = models.SmallIntegerField()

    class Meta:
        indexes: ClassVar = [
            models.Index(fields=["ladder", "season", "place", "person"], name="ladder_final_places"),
            models.Index(fields=["person", "ladder", "season"], name="ladder_finals_of_person"),
        ]

    def __str__(self) -> str:
        return f"place {self.place} of season {self.season}"
