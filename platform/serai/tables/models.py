"""Read models: what the log says of every table, in columns that can be searched. `rows.py` computes them.

They are written in the commit that changes them (`migrations/0002_commit.sql`) and can be built again from the log.
Chat is no part of the log: it lives here alone.
"""

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now

from serai.eventlog.table_events import Clock


class Status(models.TextChoices):
    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"
    ABANDONED = "abandoned"


class Table(models.Model):
    id = models.UUIDField(primary_key=True)
    game = models.TextField()
    rules = models.SmallIntegerField()
    seats = models.SmallIntegerField()
    options = models.JSONField()
    clock: "models.TextField[Clock, Clock]" = models.TextField()
    ranked = models.BooleanField()
    listed = models.BooleanField()
    bank = models.IntegerField(default=0)
    increment = models.IntegerField(default=0)
    vacation = models.BooleanField(default=True)
    reliability = models.SmallIntegerField(default=0)
    rematch_of = models.UUIDField(null=True)
    host = models.TextField()
    status = models.TextField(choices=Status.choices)
    version = models.IntegerField()
    taken = models.SmallIntegerField()
    waiting = ArrayField(models.SmallIntegerField())
    bot_due = models.BooleanField()
    due_at = models.DateTimeField(null=True)
    deadlines = ArrayField(models.BigIntegerField(null=True), default=list)
    kept = models.BooleanField(default=False, db_default=False)
    """Whether the chairs are kept for those who were matched."""

    opened_at = models.DateTimeField()
    begun_at = models.DateTimeField(null=True)
    ended_at = models.DateTimeField(null=True)
    changed_at = models.DateTimeField()

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["rematch_of"], condition=~Q(status="abandoned"), name="one_rematch"),
        )
        indexes = (
            models.Index(fields=["status", "-opened_at"], name="tables_by_status"),
            models.Index(fields=["id"], condition=Q(bot_due=True), name="tables_bot_due"),
            models.Index(fields=["due_at"], condition=Q(due_at__isnull=False), name="tables_due"),
        )

    def __str__(self) -> str:
        return f"{self.game} {self.id}"


class Seat(models.Model):
    table = models.ForeignKey(Table, models.CASCADE, related_name="chairs")
    seat = models.SmallIntegerField()
    player = models.UUIDField()
    bot = models.TextField(null=True)
    departed = models.TextField(null=True)
    timeouts = models.SmallIntegerField(default=0)
    place = models.SmallIntegerField(null=True)
    score = models.IntegerField(null=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=["table", "seat"], name="one_chair"),)
        indexes = (models.Index(fields=["player"], name="tables_seat_player"),)

    def __str__(self) -> str:
        return f"seat {self.seat} of {self.table_id}"


class Outage(models.Model):
    """When the house was closed: charged to nobody. The list only grows."""

    began_at = models.DateTimeField()
    ended_at = models.DateTimeField(db_index=True)
    noted_at = models.DateTimeField(db_default=Now(), db_index=True)
    """When it was written down: what was charged before that stays."""

    def __str__(self) -> str:
        return f"from {self.began_at} to {self.ended_at}"


class Pulse(models.Model):
    """One row: when clocks were last looked at, by the machine's own time. A long silence was an outage."""

    at = models.DateTimeField()

    def __str__(self) -> str:
        return str(self.at)


class Promise(models.Model):
    """What a command stood for when it was carried out: the same one can't stand for something else later."""

    command = models.UUIDField(primary_key=True)
    fingerprint = models.BinaryField()

    def __str__(self) -> str:
        return str(self.command)


class Note(models.Model):
    """What a player wrote down at a table, for nobody else."""

    player = models.UUIDField(primary_key=True)
    table = models.UUIDField()
    text = models.TextField()

    def __str__(self) -> str:
        return f"a note at {self.table}"


class ChatLine(models.Model):
    table = models.UUIDField()
    player = models.UUIDField()
    text = models.TextField()
    command = models.UUIDField(unique=True)
    said_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        indexes = (models.Index(fields=["table", "id"], name="tables_chat_by_table"),)

    def __str__(self) -> str:
        return self.text
