"""What moderators' decisions mean for somebody now: the last word on each matter counts."""

from datetime import datetime
from typing import Literal, TypeAlias

from serai.accounts.models import User
from serai.desk.models import Decision
from serai.nudges.moments import this_moment

Stop: TypeAlias = Literal["mute", "suspend"]
ENDS_IT = "lift"


class Stopped(Exception):
    """Somebody may not do this until a moment, because of what a moderator has decided."""

    def __init__(self, kind: Stop, until: datetime, reason: str) -> None:
        super().__init__(kind)
        self.kind = kind
        self.until = until
        self.reason = reason


def in_force(user: User, kind: Stop) -> Decision | None:
    last = Decision.objects.filter(person=user.pk, kind__in=[kind, ENDS_IT]).order_by("-id").first()
    return last if last and last.kind == kind and last.until and last.until > this_moment() else None


def require_may_play(user: User) -> None:
    """Whoever would sit down, open a table or ask others to one. Games that go on may be finished. Raises Stopped."""
    _require(user, "suspend")


def require_may_speak(user: User) -> None:
    """Raises Stopped."""
    _require(user, "suspend")
    _require(user, "mute")


def name_asked(user: User) -> datetime | None:
    """When a moderator has asked for another name, if none was chosen since."""
    asked = Decision.objects.filter(person=user.pk, kind="rename", at__gt=user.name_since).order_by("-id").first()
    return asked.at if asked else None


def _require(user: User, kind: Stop) -> None:
    stop = in_force(user, kind)
    if stop and stop.until:
        raise Stopped(kind, stop.until, stop.reason)
