"""My quiet hours (nights and weekends) and vacations. They stop my clocks in games where a move may take days."""

from datetime import UTC, datetime, timedelta
from typing import Annotated

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts import quiet_hours
from serai.accounts.models import User
from serai.accounts.players import players_of
from serai.api.core.authentication import current_user
from serai.api.core.operation import operation
from serai.api.core.problems import ProblemError
from serai.api.core.reading import Body
from serai.notices.preferences import recheck_held_notices
from serai.tables.clock.due import schedule_clock_checks

TimeOfDay = Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$", examples=["22:30"])]


class Sleep(Body, frozen=True):
    """Times of day in your time zone."""

    begins: TimeOfDay
    ends: TimeOfDay


class Vacation(Struct, frozen=True):
    id: int
    begins: datetime
    ends: datetime


class QuietHours(Struct, frozen=True, kw_only=True):
    """Times that your clock doesn't count in games where a move may take days."""

    sleep: Annotated[Sleep | None, Meta(description="Your nightly quiet hours; null: none.")]
    weekends_off: bool
    vacations: Annotated[list[Vacation], Meta(description="Present and future vacations, the next one first.")]
    vacation_days_left: Annotated[float, Meta(description="In this calendar year.")]


class SetQuietHours(Body, frozen=True):
    sleep: Annotated[Sleep | None, Meta(description="Your nightly quiet hours, at most twelve; null: none.")] = None
    weekends_off: bool = False


class NewVacation(Body, frozen=True):
    begins: Annotated[datetime, Meta(tz=True, description="A time in the past means now.")]
    ends: Annotated[datetime, Meta(tz=True)]


EXAMPLE_QUIET_HOURS = QuietHours(
    sleep=Sleep(begins="22:30", ends="07:00"),
    weekends_off=False,
    vacations=[Vacation(7, datetime(2026, 12, 20, tzinfo=UTC), datetime(2027, 1, 3, tzinfo=UTC))],
    vacation_days_left=16,
)


@operation("Show my quiet hours", response=QuietHours, example=lambda: EXAMPLE_QUIET_HOURS)
def show_quiet_hours(request: Request) -> QuietHours:
    return quiet_hours_response(current_user(request))


@operation(
    "Set my quiet hours",
    body=SetQuietHours,
    body_example=lambda: SetQuietHours(sleep=Sleep(begins="22:30", ends="07:00")),
    response=QuietHours,
    example=lambda: EXAMPLE_QUIET_HOURS,
    errors=["night-too-long"],
)
def set_quiet_hours(request: Request, body: SetQuietHours) -> QuietHours:
    """A change applies from your next decision on."""
    user, sleep = current_user(request), body.sleep
    begins, ends = (_minutes(sleep.begins), _minutes(sleep.ends)) if sleep else (0, 0)
    quiet_hours.change_quiet_hours(user, quiet_hours.DailyQuietHours(begins, ends, body.weekends_off))
    recheck_held_notices(user)
    return quiet_hours_response(user)


@operation(
    "Book a vacation",
    body=NewVacation,
    body_example=lambda: NewVacation(
        begins=EXAMPLE_QUIET_HOURS.vacations[0].begins, ends=EXAMPLE_QUIET_HOURS.vacations[0].ends
    ),
    response=QuietHours,
    example=lambda: EXAMPLE_QUIET_HOURS,
    errors=["vacation-impossible", "vacation-overlaps", "vacation-too-long"],
)
def book_vacation(request: Request, body: NewVacation) -> QuietHours:
    """Stops your clocks at tables that allow vacations, except where you have less than an hour left when it begins."""
    user = current_user(request)
    quiet_hours.book_vacation(user, body.begins, body.ends)
    schedule_clock_checks(players_of(user).values())
    return quiet_hours_response(user)


@operation("End a vacation", response=QuietHours, example=lambda: EXAMPLE_QUIET_HOURS, errors=["not-found"])
def end_vacation(request: Request, vacation: int) -> QuietHours:
    """Ends it now, or cancels it if it hasn't begun. You can use the remaining days later."""
    user = current_user(request)
    if not quiet_hours.end_vacation(user, vacation):
        raise ProblemError("not-found", "You have no such vacation, or it is over.")
    schedule_clock_checks(players_of(user).values())
    recheck_held_notices(user)
    return quiet_hours_response(user)


def quiet_hours_response(user: User) -> QuietHours:
    daily = quiet_hours.quiet_hours_of(user)
    has_night = daily.sleep_from != daily.sleep_to
    return QuietHours(
        sleep=Sleep(_time(daily.sleep_from), _time(daily.sleep_to)) if has_night else None,
        weekends_off=daily.weekends_off,
        vacations=[Vacation(one.id, one.begins, one.ends) for one in quiet_hours.vacations_of(user)],
        vacation_days_left=round(quiet_hours.vacation_left(user) / timedelta(days=1), 1),
    )


def _minutes(time: str) -> int:
    hours, minutes = time.split(":")
    return int(hours) * 60 + int(minutes)


def _time(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"
