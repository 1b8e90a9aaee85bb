"""Decides whether a notice is sent, delayed or dropped, from its facts alone."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from serai.eventlog.current_time import Microseconds
from serai.notices.models import QUIET_HOURS, Delivery, NoticeKind
from serai.tables.clock.calendar import MIN_LEFT_FOR_VACATION, Calendar, QuietHours, Span, end_time

MINUTE = 60_000_000
DAY = 24 * 60 * MINUTE
MAX_INVITATIONS_PER_DAY = 5
MOVE_KINDS = ("turn", "warning")
"""Kinds that ask the user to move."""
GAME_KINDS = (*MOVE_KINDS, "away", "over")
"""At most one email of these kinds is sent for a table until the user has visited it again."""

AddressState: TypeAlias = Literal["enabled", "disabled", "missing"]


class Facts(Struct, frozen=True, kw_only=True):
    """All that the decision depends on."""

    kind: NoticeKind
    now: Microseconds
    created: Microseconds
    address: AddressState = "enabled"
    delivery: Delivery = "each"
    is_muted: bool = False
    still_valid: bool = True
    """Whether the table still waits for the user, is still open to the invited user, and so on."""
    is_live: bool = False
    is_present: bool = False
    """Whether the user is at the table right now."""
    standing_order_at: Microseconds | None = None
    """When a standing order may act for the user."""
    last_visit: Microseconds | None = None
    last_mail: Microseconds | None = None
    """When the last email of GAME_KINDS about this table was sent."""
    invitations_today: int = 0
    """Invitations that were sent to the user within a day."""
    quiet_hours: QuietHours = QuietHours()
    vacations: Sequence[Span] = ()
    """Those that count at this table."""


class Send(Struct, frozen=True):
    pass


class Delay(Struct, frozen=True):
    until: Microseconds
    reason: str


class Drop(Struct, frozen=True):
    reason: str


SEND = Send()


def decide(facts: Facts) -> Send | Delay | Drop:
    if reason := _unwanted(facts) or _unneeded(facts):
        return Drop(reason)
    if facts.delivery == "digest":
        return Drop("digest")
    return _too_early(facts) or SEND


def _unwanted(facts: Facts) -> str:
    if facts.address == "missing":
        return "no-address"
    if facts.address == "disabled":
        return "address-disabled"
    if facts.delivery == "none":
        return "unsubscribed"
    if facts.is_muted:
        return "muted"
    return ""


def _unneeded(facts: Facts) -> str:
    age, last_visit = facts.now - facts.created, facts.last_visit
    if not facts.still_valid:
        return "obsolete"
    if last_visit is not None and last_visit > facts.created:
        return "seen"
    if facts.is_present and age >= MINUTE:
        return "seen"
    if facts.kind in GAME_KINDS and facts.last_mail is not None and facts.last_mail > (last_visit or 0):
        return "already-notified"
    if facts.kind == "invitation" and facts.invitations_today >= MAX_INVITATIONS_PER_DAY:
        return "daily-limit"
    return ""


def _too_early(facts: Facts) -> Delay | None:
    if (facts.is_present or facts.is_live) and facts.now < facts.created + MINUTE:
        return Delay(facts.created + MINUTE, "present")
    if facts.kind == "turn" and facts.standing_order_at is not None and facts.now < facts.standing_order_at + MINUTE:
        return Delay(facts.standing_order_at + MINUTE, "standing-order")
    if facts.is_live and facts.kind in (*MOVE_KINDS, "away"):
        return None  # quiet hours don't stop a live game that the user has sat down to play
    end = end_of_quiet_hours(facts.quiet_hours, facts.vacations, facts.now)
    return Delay(end, QUIET_HOURS) if end > facts.now else None


def end_of_quiet_hours(quiet_hours: QuietHours, vacations: Sequence[Span], now: Microseconds) -> Microseconds:
    """Returns the first time from now on that is neither in quiet hours nor in a vacation."""
    return end_time(Calendar(quiet_hours, vacations), now, 0, left_at_start=MIN_LEFT_FOR_VACATION)
