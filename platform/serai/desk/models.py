"""What people report, and what moderators have decided: a trail that only grows."""

from typing import Any, ClassVar, Literal, TypeAlias

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils import timezone

Reason: TypeAlias = Literal["abuse", "cheating", "stalling", "spam", "name", "other"]


class Report(models.Model):
    """Somebody asks moderators to look at what another has done, and says where."""

    class Why(models.TextChoices):
        ABUSE = "abuse", "hurtful words"
        CHEATING = "cheating", "cheating, or several accounts"
        STALLING = "stalling", "stalling, or leaving on purpose"
        SPAM = "spam", "advertising"
        NAME = "name", "the name"
        OTHER = "other", "something else"

    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    reporter = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="reports")
    reason = models.TextField(choices=Why.choices)
    words = models.TextField(blank=True)
    table = models.UUIDField(null=True)
    version = models.IntegerField(null=True, help_text="The place in the table's log.")
    line = models.BigIntegerField(null=True, help_text="What was said there.")
    made = models.DateTimeField(default=timezone.now)
    closed = models.DateTimeField(null=True)

    class Meta:
        indexes: ClassVar = [models.Index(fields=["made"], condition=Q(closed=None), name="desk_open_reports")]
        permissions: ClassVar = [("decide", "Can decide on reports, and on people")]

    def __str__(self) -> str:
        return f"{self.get_reason_display()}, {self.made:%Y-%m-%d %H:%M}"


def _somebody() -> "models.ForeignKey[Any, Any]":
    """The random id alone: it means nobody once the account is closed, and the trail stays as it is."""
    return models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.DO_NOTHING, db_constraint=False, related_name="+"
    )


class Decision(models.Model):
    """Who decided what about whom, why and when. The database refuses to change or delete it."""

    class Kind(models.TextChoices):
        DISMISS = "dismiss", "nothing to be done"
        WARN = "warn", "warn"
        MUTE = "mute", "no chat until …"
        SUSPEND = "suspend", "no new games, no chat until …"
        VOID = "void", "the game doesn't count"
        RENAME = "rename", "ask for another name"
        LIFT = "lift", "end a mute or suspension"

    at = models.DateTimeField(default=timezone.now)
    by = _somebody()
    person = _somebody()
    kind = models.TextField(choices=Kind.choices)
    until = models.DateTimeField(null=True, blank=True)
    reason = models.TextField()
    report = models.BigIntegerField(null=True, blank=True)
    table = models.UUIDField(null=True, blank=True)

    class Meta:
        indexes: ClassVar = [models.Index(fields=["person", "-id"], name="desk_decisions_on")]

    def __str__(self) -> str:
        return f"{self.kind}, {self.at:%Y-%m-%d %H:%M}"


class Heard(models.Model):
    """The person has seen the decision."""

    decision = models.OneToOneField(Decision, on_delete=models.DO_NOTHING, primary_key=True, related_name="heard")
    at = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return f"at {self.at}"
