"""When somebody rests: nights, weekends and vacations, during which slow games wait for them."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from django.db import transaction
from msgspec import Struct

from serai.accounts.errors import AccountError
from serai.accounts.models import Habits, User, Vacation
from serai.eventlog.clock import now

DAYS_A_YEAR = 30
LONGEST_SLEEP = 12 * 60
FARTHEST = timedelta(days=366)
_DAY_OF_MINUTES = 24 * 60


class Rest(Struct, frozen=True):
    """Minutes after midnight in the person's time zone; from a minute to the same one is no sleep."""

    sleep_from: int = 0
    sleep_to: int = 0
    weekends_off: bool = False


def rest_of(user: User) -> Rest:
    last = user.habits.order_by("since", "id").last()
    return Rest(last.sleep_from, last.sleep_to, last.weekends_off) if last else Rest()


def change_rest(user: User, rest: Rest) -> None:
    """From now on: clocks that run already go by what was said before."""
    if (rest.sleep_to - rest.sleep_from) % _DAY_OF_MINUTES > LONGEST_SLEEP:
        raise AccountError("night-too-long", "A night may last 12 hours at most.")
    last = user.habits.order_by("since", "id").last()
    if last is None and rest == Rest():
        return
    if last and (rest_of(user), last.time_zone) == (rest, user.time_zone):
        return
    Habits.objects.create(
        user=user,
        since=_now(),
        time_zone=user.time_zone,
        sleep_from=rest.sleep_from,
        sleep_to=rest.sleep_to,
        weekends_off=rest.weekends_off,
    )


def take_vacation(user: User, begins: datetime, ends: datetime) -> Vacation:
    """At most so many days in a calendar year, counted where they begin; never back in time."""
    begins = max(begins, _now())
    if ends <= begins or ends > _now() + FARTHEST:
        raise AccountError("vacation-impossible", "A vacation ends after it begins, and within a year from now.")
    with transaction.atomic():
        User.objects.select_for_update().get(id=user.id)
        if user.vacations.filter(begins__lt=ends, ends__gt=begins).exists():
            raise AccountError("vacation-overlaps", "You have a vacation then already.")
        if ends - begins > days_left(user, _year(user, begins)):
            raise AccountError("vacation-too-long", f"There are {DAYS_A_YEAR} days of vacation in a year.")
        return Vacation.objects.create(user=user, begins=begins, ends=ends)


def end_vacation(user: User, vacation: int) -> bool:
    """At once; one that has not begun is as if it had never been. False if there is none to end."""
    at = _now()
    booked = user.vacations.filter(id=vacation, ends__gt=at)
    return bool(booked.filter(begins__gt=at).delete()[0] or booked.update(ends=at))


def vacations_of(user: User) -> list[Vacation]:
    """Those that are not over."""
    return list(user.vacations.filter(ends__gt=_now()).order_by("begins"))


def days_left(user: User, year: int | None = None) -> timedelta:
    year = year or _year(user, _now())
    taken = [one.ends - one.begins for one in user.vacations.all() if _year(user, one.begins) == year]
    return timedelta(days=DAYS_A_YEAR) - sum(taken, timedelta())


def _year(user: User, moment: datetime) -> int:
    return moment.astimezone(ZoneInfo(user.time_zone)).year


def _now() -> datetime:
    return datetime.fromtimestamp(now() / 1_000_000, UTC)
