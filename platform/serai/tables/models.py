"""Read models of the log: the state of every table in columns that can be queried. `rows.py` computes them.

They are written in the commit that changes them (`migrations/0001_initial.sql`) and can be rebuilt from the log.
Chat, notes, outages and idempotency records are not in the log: they are stored only here.
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
    CANCELLED = "cancelled"


class Table(models.Model):
    id = models.UUIDField(primary_key=True)
    game = models.TextField()
    rules_version = models.SmallIntegerField()
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
    reserved = models.BooleanField(default=False, db_default=False)
    """Whether matchmaking has reserved the seats."""

    opened_at = models.DateTimeField()
    started_at = models.DateTimeField(null=True)
    ended_at = models.DateTimeField(null=True)
    changed_at = models.DateTimeField()

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["rematch_of"], condition=~Q(status="cancelled"), name="one_rematch"),
        )
        indexes = (
            models.Index(fields=["status", "-opened_at"], name="tables_by_status"),
            models.Index(fields=["id"], condition=Q(bot_due=True), name="tables_bot_due"),
            models.Index(fields=["due_at"], condition=Q(due_at__isnull=False), name="tables_due"),
        )

    def __str__(self) -> str:
        return f"{self.game} {self.id}"


class Seat(models.Model):
    """A seat that is taken, with its occupant."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="occupied_seats")
    seat = models.SmallIntegerField()
    player = models.UUIDField()
    bot = models.TextField(null=True)
    departed = models.TextField(null=True)
    timeouts = models.SmallIntegerField(default=0)
    place = models.SmallIntegerField(null=True)
    score = models.IntegerField(null=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=["table", "seat"], name="one_occupant_per_seat"),)
        indexes = (models.Index(fields=["player"], name="tables_seat_player"),)

    def __str__(self) -> str:
        return f"seat {self.seat} of {self.table_id}"


class Outage(models.Model):
    """A time when the site was down, during which no clock runs. Rows are only ever added."""

    began_at = models.DateTimeField()
    ended_at = models.DateTimeField(db_index=True)
    recorded_at = models.DateTimeField(db_default=Now(), db_index=True)
    """Time that was charged before this moment stays charged."""

    def __str__(self) -> str:
        return f"from {self.began_at} to {self.ended_at}"


class Heartbeat(models.Model):
    """The time of the last check of the clocks, in the system's time: a single row. A long gap is an outage."""

    at = models.DateTimeField()

    def __str__(self) -> str:
        return str(self.at)


class IdempotencyRecord(models.Model):
    """A fingerprint of the request of a command, so that its key can't be used for another request."""

    command = models.UUIDField(primary_key=True)
    fingerprint = models.BinaryField()

    def __str__(self) -> str:
        return str(self.command)


class Note(models.Model):
    """A player's private notes at a table."""

    player = models.UUIDField(primary_key=True)
    table = models.UUIDField()
    text = models.TextField()

    def __str__(self) -> str:
        return f"a note at {self.table}"


class ChatMessage(models.Model):
    table = models.UUIDField()
    player = models.UUIDField()
    text = models.TextField()
    command = models.UUIDField(unique=True)
    sent_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        indexes = (models.Index(fields=["table", "id"], name="tables_chat_by_table"),)

    def __str__(self) -> str:
        return self.text
