"""Reports and decisions. Decisions are append-only."""

from typing import Any, ClassVar, Literal, TypeAlias

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils import timezone

Reason: TypeAlias = Literal["abuse", "cheating", "stalling", "spam", "name", "other"]


class Report(models.Model):
    """A user asks moderators to look at what another user has done, and where."""

    class Why(models.TextChoices):
        ABUSE = "abuse", "insults or harassment"
        CHEATING = "cheating", "cheating, or several accounts"
        STALLING = "stalling", "stalling, or leaving on purpose"
        SPAM = "spam", "advertising"
        NAME = "name", "offensive name"
        OTHER = "other", "something else"

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    reporter = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="reports")
    reason = models.TextField(choices=Why.choices)
    text = models.TextField(blank=True)
    table = models.UUIDField(null=True)
    version = models.IntegerField(null=True, help_text="The version of the table's log.")
    chat_message = models.BigIntegerField(null=True, help_text="The id of the reported chat message.")
    created = models.DateTimeField(default=timezone.now)
    closed = models.DateTimeField(null=True)

    class Meta:
        indexes: ClassVar = [models.Index(fields=["created"], condition=Q(closed=None), name="moderation_open_reports")]
        permissions: ClassVar = [("decide", "Can decide on reports, and about users")]

    def __str__(self) -> str:
        return f"{self.get_reason_display()}, {self.created:%Y-%m-%d %H:%M}"


def _user_id() -> "models.ForeignKey[Any, Any]":
    """A foreign key without a constraint: the id stays when the account is deleted, and decisions stay unchanged."""
    return models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.DO_NOTHING, db_constraint=False, related_name="+"
    )


class Decision(models.Model):
    """What a moderator has decided about a user, when and why. A trigger refuses changes and deletion."""

    class Kind(models.TextChoices):
        DISMISS = "dismiss", "nothing to do"
        WARN = "warn", "warn"
        CHAT_BAN = "chat-ban", "chat ban: no chat until …"
        SUSPEND = "suspend", "suspend: no new games, no chat until …"
        VOID = "void", "void: the game doesn't count"
        RENAME = "rename", "ask for another name"
        LIFT = "lift", "end a chat ban or suspension"

    at = models.DateTimeField(default=timezone.now)
    by = _user_id()
    user = _user_id()
    kind = models.TextField(choices=Kind.choices)
    until = models.DateTimeField(null=True, blank=True)
    reason = models.TextField()
    report = models.BigIntegerField(null=True, blank=True)
    table = models.UUIDField(null=True, blank=True)

    class Meta:
        indexes: ClassVar = [models.Index(fields=["user", "-id"], name="moderation_decisions_about")]

    def __str__(self) -> str:
        return f"{self.kind}, {self.at:%Y-%m-%d %H:%M}"


class Acknowledgement(models.Model):
    """The user has seen the decision."""

    decision = models.OneToOneField(
        Decision, on_delete=models.DO_NOTHING, primary_key=True, related_name="acknowledgement"
    )
    at = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return f"at {self.at}"
