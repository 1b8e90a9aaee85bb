"""What is to be told to whom, and what people wish of it. Moments are the house's own (`eventlog/clock.py`)."""

from typing import ClassVar, Literal, TypeAlias

from django.conf import settings
from django.db import models
from django.db.models import Q

Kind: TypeAlias = Literal["turn", "alarm", "away", "over", "invitation", "chair", "digest", "decision"]
"""It is your turn; the time is nearly up; a bot plays for you; the game is over; come and sit down; a chair is kept
for you; all of a day; what a moderator has decided about you.
"""
Wish: TypeAlias = Literal["each", "digest", "none"]
RESTING = "resting"
"""Why a notice is held in somebody's night, on a free weekend or a vacation."""


class Notice(models.Model):
    """Something that somebody may want to be told. It is found due by `not_before` until it is sent or dropped."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="notices")
    table = models.UUIDField(null=True)
    seat = models.SmallIntegerField(null=True)
    kind = models.TextField()
    version = models.IntegerField(default=0)
    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+")
    created = models.DateTimeField()
    state = models.TextField(default="pending")
    reason = models.TextField(default="")
    """Why it was dropped, or is held."""
    not_before = models.DateTimeField()
    attempts = models.SmallIntegerField(default=0)
    """How often it was handed over and may have gone out; raised before that is done."""
    failures = models.SmallIntegerField(default=0)
    """How often it surely has not gone out."""
    settled = models.DateTimeField(null=True)
    until = models.DateTimeField(null=True)
    """When it is too late."""

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["user", "table", "kind", "version"], condition=~Q(kind="digest"), name="nudges_once"
            )
        ]
        indexes: ClassVar = [
            models.Index(fields=["not_before", "id"], condition=Q(state="pending"), name="nudges_pending"),
            models.Index(fields=["user", "settled"], condition=~Q(state="pending"), name="nudges_settled"),
        ]

    def __str__(self) -> str:
        return f"{self.kind} at {self.table}: {self.state}"


class Pause(models.Model):
    """One row while nobody takes mails: until when nothing is tried, and how often in a row nobody was there."""

    until = models.DateTimeField()
    times = models.SmallIntegerField()
    reason = models.TextField()

    def __str__(self) -> str:
        return f"until {self.until}: {self.reason}"


class Visit(models.Model):
    """When somebody was last seen at a table."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    table = models.UUIDField()
    at = models.DateTimeField()

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["user", "table"], name="nudges_visit_once")]

    def __str__(self) -> str:
        return f"{self.table} at {self.at}"


class ByOrder(models.Model):
    """A command that a standing order gives for somebody who need not be there; until the projection has seen it."""

    command = models.UUIDField(primary_key=True)

    def __str__(self) -> str:
        return str(self.command)


class Wishes(models.Model):
    """How somebody wants to be told of what. Who has said nothing gets a mail for each."""

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, primary_key=True, related_name="mail_wishes"
    )
    turn = models.TextField(default="each")
    alarm = models.TextField(default="each")
    away = models.TextField(default="each")
    over = models.TextField(default="each")
    invitation = models.TextField(default="each")
    chair = models.TextField(default="each")
    silent = models.BooleanField(default=False)
    """No mail at all, whatever is said above."""
    digest_hour = models.SmallIntegerField(default=8)
    next_digest_at = models.DateTimeField(null=True)
    """None for who wants no digest."""

    class Meta:
        indexes: ClassVar = [
            models.Index(fields=["next_digest_at"], condition=Q(next_digest_at__isnull=False), name="nudges_digest")
        ]

    def __str__(self) -> str:
        return f"of {self.user_id}"


class Muted(models.Model):
    """A table of which somebody wants to hear nothing."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="muted_tables")
    table = models.UUIDField()

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["user", "table"], name="nudges_muted_once")]

    def __str__(self) -> str:
        return str(self.table)


class ClosedAddress(models.Model):
    """An address that mails come back from, or whose reader has complained. It is shown, and nothing is sent there."""

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, primary_key=True, related_name="closed_address"
    )
    email = models.EmailField()
    reason = models.TextField()
    since = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.reason} since {self.since}"


class KeptMail(models.Model):
    """A mail that went nowhere, in a house without a mail server: `/dev/mail/` shows it."""

    kept_at = models.DateTimeField()
    recipient = models.TextField()
    subject = models.TextField()
    content = models.BinaryField()

    def __str__(self) -> str:
        return self.subject
