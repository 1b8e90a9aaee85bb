"""When I rest: nights and weekends off, vacations. Slow games wait for who rests."""

from datetime import UTC, datetime, timedelta
from typing import Annotated

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts import rest
from serai.accounts.models import User
from serai.accounts.players import players_of
from serai.api.authentication import signed_in
from serai.api.operation import operation
from serai.api.problems import Refusal
from serai.api.reading import Body
from serai.nudges.wishes import rest_has_changed
from serai.tables.overdue import look_soon

TimeOfDay = Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$", examples=["22:30"])]


class Sleep(Body, frozen=True):
    """By the clocks of your time zone."""

    begins: TimeOfDay
    ends: TimeOfDay


class Vacation(Struct, frozen=True):
    id: int
    begins: datetime
    ends: datetime


class Rest(Struct, frozen=True, kw_only=True):
    """Slow games don't count your nights, your weekends and your vacations."""

    sleep: Sleep | None
    weekends_off: bool
    vacations: Annotated[list[Vacation], Meta(description="Those that are not over, the next one first.")]
    vacation_days_left: Annotated[float, Meta(description="In this year.")]


class Resting(Body, frozen=True):
    sleep: Annotated[Sleep | None, Meta(description="Twelve hours at most; null: none.")] = None
    weekends_off: bool = False


class Leave(Body, frozen=True):
    begins: Annotated[datetime, Meta(tz=True, description="Not before now.")]
    ends: Annotated[datetime, Meta(tz=True)]


EXAMPLE_REST = Rest(
    sleep=Sleep(begins="22:30", ends="07:00"),
    weekends_off=False,
    vacations=[Vacation(7, datetime(2026, 12, 20, tzinfo=UTC), datetime(2027, 1, 3, tzinfo=UTC))],
    vacation_days_left=16,
)


@operation("See when I rest", answers=Rest, example=lambda: EXAMPLE_REST)
def show_rest(request: Request) -> Rest:
    return told_rest(signed_in(request))


@operation(
    "Say when I rest",
    takes=Resting,
    takes_example=lambda: Resting(sleep=Sleep(begins="22:30", ends="07:00")),
    answers=Rest,
    example=lambda: EXAMPLE_REST,
    errors=["night-too-long"],
)
def change_rest(request: Request, body: Resting) -> Rest:
    """It counts from your next decision on."""
    person, sleep = signed_in(request), body.sleep
    begins, ends = (_minutes(sleep.begins), _minutes(sleep.ends)) if sleep else (0, 0)
    rest.change_rest(person, rest.Rest(begins, ends, body.weekends_off))
    rest_has_changed(person)
    return told_rest(person)


@operation(
    "Take a vacation",
    takes=Leave,
    takes_example=lambda: Leave(begins=EXAMPLE_REST.vacations[0].begins, ends=EXAMPLE_REST.vacations[0].ends),
    answers=Rest,
    example=lambda: EXAMPLE_REST,
    errors=["vacation-impossible", "vacation-overlaps", "vacation-too-long"],
)
def take_vacation(request: Request, body: Leave) -> Rest:
    """It stops your clocks at slow tables that allow it, unless you have less than an hour left there then."""
    person = signed_in(request)
    rest.take_vacation(person, body.begins, body.ends)
    look_soon(players_of(person).values())
    return told_rest(person)


@operation("End a vacation", answers=Rest, example=lambda: EXAMPLE_REST, errors=["not-found"])
def end_vacation(request: Request, vacation: int) -> Rest:
    """At once. The days that are left are yours again."""
    person = signed_in(request)
    if not rest.end_vacation(person, vacation):
        raise Refusal("not-found", "You have no such vacation, or it is over.")
    look_soon(players_of(person).values())
    rest_has_changed(person)
    return told_rest(person)


def told_rest(person: User) -> Rest:
    habits = rest.rest_of(person)
    sleeps = habits.sleep_from != habits.sleep_to
    return Rest(
        sleep=Sleep(_time(habits.sleep_from), _time(habits.sleep_to)) if sleeps else None,
        weekends_off=habits.weekends_off,
        vacations=[Vacation(one.id, one.begins, one.ends) for one in rest.vacations_of(person)],
        vacation_days_left=round(rest.days_left(person) / timedelta(days=1), 1),
    )


def _minutes(time: str) -> int:
    hours, minutes = time.split(":")
    return int(hours) * 60 + int(minutes)


def _time(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"
