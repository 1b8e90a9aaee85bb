"""Notices, and users' email preferences. Times come from the site's clock (`eventlog/current_time.py`)."""

from typing import ClassVar, Literal, TypeAlias

from django.conf import settings
from django.db import models
from django.db.models import Q

NoticeKind: TypeAlias = Literal["turn", "warning", "away", "over", "invitation", "reserved_seat", "digest", "decision"]
"""Your turn; your time is nearly up; a bot plays for you; the game is over; an invitation to a table; matchmaking has
reserved a seat; the daily digest; a moderator's decision.
"""
Delivery: TypeAlias = Literal["each", "digest", "none"]
QUIET_HOURS = "quiet-hours"
"""The reason of a notice that is held until quiet hours or a vacation end."""


class Notice(models.Model):
    """Something that a user may want to know. From `not_before` on it is due, until it is sent or dropped."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="notices")
    table = models.UUIDField(null=True)
    seat = models.SmallIntegerField(null=True)
    kind = models.TextField()
    version = models.IntegerField(default=0)
    """Of the table's log; of a decision, its id."""
    invited_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+")
    created = models.DateTimeField()
    state = models.TextField(default="pending")
    """pending, sent or dropped."""
    reason = models.TextField(default="")
    """Why it was dropped or is held."""
    not_before = models.DateTimeField()
    attempts = models.SmallIntegerField(default=0)
    """Attempts after which the email may have gone out. Incremented before the email is sent."""
    failures = models.SmallIntegerField(default=0)
    """Attempts after which it certainly has not gone out."""
    handled_at = models.DateTimeField(null=True)
    """When it was sent or dropped."""
    reserved_until = models.DateTimeField(null=True)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["user", "table", "kind", "version"], condition=~Q(kind="digest"), name="notices_once"
            )
        ]
        indexes: ClassVar = [
            models.Index(fields=["not_before", "id"], condition=Q(state="pending"), name="notices_pending"),
            models.Index(fields=["user", "handled_at"], condition=~Q(state="pending"), name="notices_handled"),
        ]

    def __str__(self) -> str:
        return f"{self.kind} at {self.table}: {self.state}"


class SendingPause(models.Model):
    """One row while the mail server is unavailable: nothing is tried until then."""

    until = models.DateTimeField()
    failures = models.SmallIntegerField()
    """In a row."""
    reason = models.TextField()

    def __str__(self) -> str:
        return f"until {self.until}: {self.reason}"


class Visit(models.Model):
    """When a user was last at a table."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    table = models.UUIDField()
    at = models.DateTimeField()

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["user", "table"], name="notices_visit_once")]

    def __str__(self) -> str:
        return f"{self.table} at {self.at}"


class StandingOrderCommand(models.Model):
    """A command that a standing order has given, so it is no visit. Deleted when the projection has read it."""

    command = models.UUIDField(primary_key=True)

    def __str__(self) -> str:
        return str(self.command)


class MailPreferences(models.Model):
    """How a user wants each kind of notice. Without a row, every notice is an email of its own."""

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, primary_key=True, related_name="mail_preferences"
    )
    turn = models.TextField(default="each")
    warning = models.TextField(default="each")
    away = models.TextField(default="each")
    over = models.TextField(default="each")
    invitation = models.TextField(default="each")
    reserved_seat = models.TextField(default="each")
    all_off = models.BooleanField(default=False)
    """No email at all, whatever the fields above say."""
    digest_hour = models.SmallIntegerField(default=8)
    next_digest_at = models.DateTimeField(null=True)
    """Null if the user wants no digest."""

    class Meta:
        indexes: ClassVar = [
            models.Index(fields=["next_digest_at"], condition=Q(next_digest_at__isnull=False), name="notices_digest")
        ]

    def __str__(self) -> str:
        return f"of {self.user_id}"


class MutedTable(models.Model):
    """A table about which a user wants no emails."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="muted_tables")
    table = models.UUIDField()

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["user", "table"], name="notices_mutedtable_once")]

    def __str__(self) -> str:
        return str(self.table)


class DisabledAddress(models.Model):
    """An address from which emails bounce, or whose owner has complained. Nothing is sent there."""

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, primary_key=True, related_name="disabled_address"
    )
    email = models.EmailField()
    reason = models.TextField()
    since = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.reason} since {self.since}"


class StoredMail(models.Model):
    """An email of a site without a mail server. `/dev/mail/` shows it."""

    stored_at = models.DateTimeField()
    recipient = models.TextField()
    subject = models.TextField()
    content = models.BinaryField()

    def __str__(self) -> str:
        return self.subject
