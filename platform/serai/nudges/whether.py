"""Whether something is told, and when: the one place that decides it, on facts alone."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from serai.nudges.models import RESTING, Kind, Wish
from serai.tables.calendar import ENOUGH_FOR_VACATION, Calendar, Habits, Span, runs_out

MINUTE = 60_000_000
DAY = 24 * 60 * MINUTE
INVITATIONS_A_DAY = 5
NUDGES = ("turn", "alarm")
"""These ask the person to come and play."""
ABOUT_A_GAME = (*NUDGES, "away", "over")
"""Of these there is at most one for a table until the person has been there again."""

Address: TypeAlias = Literal["open", "closed", "missing"]


class Facts(Struct, frozen=True, kw_only=True):
    """All that matters. Moments are microseconds since 1970, UTC."""

    kind: Kind
    now: int
    created: int
    address: Address = "open"
    wish: Wish = "each"
    is_muted: bool = False
    still_holds: bool = True
    """Whether the table still waits for the person, is still open to who was invited, and so on."""
    is_live: bool = False
    is_looking: bool = False
    """Whether the person is at the table right now."""
    order_at: int | None = None
    """When a standing order may act for the person."""
    visited: int | None = None
    told: int | None = None
    """When the last mail about the game at this table went out."""
    invited_today: int = 0
    """How many invitations the person was sent within a day."""
    habits: Habits = Habits()
    vacations: Sequence[Span] = ()
    """Those that count at this table."""


class Send(Struct, frozen=True):
    pass


class Hold(Struct, frozen=True):
    until: int
    reason: str


class Drop(Struct, frozen=True):
    reason: str


SEND = Send()


def whether(facts: Facts) -> Send | Hold | Drop:
    if reason := _unwanted(facts) or _needless(facts):
        return Drop(reason)
    if facts.wish == "digest":
        return Drop("digest")
    return _not_yet(facts) or SEND


def _unwanted(facts: Facts) -> str:
    if facts.address == "missing":
        return "no-address"
    if facts.address == "closed":
        return "address-off"
    if facts.wish == "none":
        return "unsubscribed"
    if facts.is_muted:
        return "muted"
    return ""


def _needless(facts: Facts) -> str:
    age, visited = facts.now - facts.created, facts.visited
    if not facts.still_holds:
        return "passed"
    if visited is not None and visited > facts.created:
        return "seen"
    if facts.is_looking and age >= MINUTE:
        return "seen"
    if facts.kind in ABOUT_A_GAME and facts.told is not None and facts.told > (visited or 0):
        return "told"
    if facts.kind == "invitation" and facts.invited_today >= INVITATIONS_A_DAY:
        return "enough"
    return ""


def _not_yet(facts: Facts) -> Hold | None:
    if (facts.is_looking or facts.is_live) and facts.now < facts.created + MINUTE:
        return Hold(facts.created + MINUTE, "looking")
    if facts.kind == "turn" and facts.order_at is not None and facts.now < facts.order_at + MINUTE:
        return Hold(facts.order_at + MINUTE, "order")
    if facts.is_live and facts.kind in (*NUDGES, "away"):
        return None  # who has sat down to play now is awake
    awake = awake_from(facts.habits, facts.vacations, facts.now)
    return Hold(awake, RESTING) if awake > facts.now else None


def awake_from(habits: Habits, vacations: Sequence[Span], moment: int) -> int:
    """The first moment from this one on at which somebody neither sleeps nor is away."""
    return runs_out(Calendar(habits, vacations), moment, 0, of=ENOUGH_FOR_VACATION)
