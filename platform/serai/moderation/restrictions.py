"""Chat bans and suspensions in force. The latest decision of each kind counts."""

from datetime import datetime
from typing import Literal, TypeAlias

from serai.accounts.models import User
from serai.moderation.models import Decision
from serai.notices.times import utc_now

Restriction: TypeAlias = Literal["chat-ban", "suspend"]
LIFT = "lift"


class Restricted(Exception):
    """A moderator's decision forbids it until a moment."""

    def __init__(self, kind: Restriction, until: datetime, reason: str) -> None:
        super().__init__(kind)
        self.kind = kind
        self.until = until
        self.reason = reason


def in_force(user: User, kind: Restriction) -> Decision | None:
    last = Decision.objects.filter(user=user.pk, kind__in=[kind, LIFT]).order_by("-id").first()
    return last if last and last.kind == kind and last.until and last.until > utc_now() else None


def require_may_play(user: User) -> None:
    """Raises Restricted if the user is suspended: for sitting down, opening tables and inviting, not for playing on."""
    _require(user, "suspend")


def require_may_chat(user: User) -> None:
    """Raises Restricted if the user is suspended or banned from chats."""
    _require(user, "suspend")
    _require(user, "chat-ban")


def rename_requested_at(user: User) -> datetime | None:
    """When a moderator has asked for another name, if the user hasn't chosen one since."""
    request = Decision.objects.filter(user=user.pk, kind="rename", at__gt=user.name_since).order_by("-id").first()
    return request.at if request else None


def _require(user: User, kind: Restriction) -> None:
    decision = in_force(user, kind)
    if decision and decision.until:
        raise Restricted(kind, decision.until, decision.reason)
