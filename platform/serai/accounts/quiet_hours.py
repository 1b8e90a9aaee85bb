"""Quiet hours and vacations: nights, weekends and weeks during which a user's clocks at async tables stand still."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from django.db import transaction
from msgspec import Struct

from serai.accounts.errors import AccountError
from serai.accounts.models import QuietHours, User, Vacation
from serai.eventlog.current_time import now

VACATION_DAYS_PER_YEAR = 30
MAX_NIGHT_MINUTES = 12 * 60
MAX_DAYS_AHEAD = timedelta(days=366)
_MINUTES_PER_DAY = 24 * 60


class DailyQuietHours(Struct, frozen=True):
    """Minutes after midnight in the user's time zone. If both are the same there is no quiet night."""

    sleep_from: int = 0
    sleep_to: int = 0
    weekends_off: bool = False


def quiet_hours_of(user: User) -> DailyQuietHours:
    last = user.quiet_hours.order_by("since", "id").last()
    return DailyQuietHours(last.sleep_from, last.sleep_to, last.weekends_off) if last else DailyQuietHours()


def change_quiet_hours(user: User, daily: DailyQuietHours) -> None:
    """Changes the quiet hours from now on. Clocks that run already use the earlier ones."""
    if (daily.sleep_to - daily.sleep_from) % _MINUTES_PER_DAY > MAX_NIGHT_MINUTES:
        raise AccountError("night-too-long", "A night may last 12 hours at most.")
    last = user.quiet_hours.order_by("since", "id").last()
    if last is None and daily == DailyQuietHours():
        return
    if last and (quiet_hours_of(user), last.time_zone) == (daily, user.time_zone):
        return
    QuietHours.objects.create(
        user=user,
        since=_now(),
        time_zone=user.time_zone,
        sleep_from=daily.sleep_from,
        sleep_to=daily.sleep_to,
        weekends_off=daily.weekends_off,
    )


def book_vacation(user: User, begins: datetime, ends: datetime) -> Vacation:
    """Books a vacation, which counts for the year in which it begins. One that would begin in the past begins now."""
    begins = max(begins, _now())
    if ends <= begins or ends > _now() + MAX_DAYS_AHEAD:
        raise AccountError("vacation-impossible", "A vacation must end after it begins, and within a year from now.")
    with transaction.atomic():
        User.objects.select_for_update().get(id=user.id)
        if user.vacations.filter(begins__lt=ends, ends__gt=begins).exists():
            raise AccountError("vacation-overlaps", "You already have a vacation at that time.")
        if ends - begins > vacation_left(user, _year(user, begins)):
            raise AccountError("vacation-too-long", f"You have {VACATION_DAYS_PER_YEAR} days of vacation a year.")
        return Vacation.objects.create(user=user, begins=begins, ends=ends)


def end_vacation(user: User, vacation: int) -> bool:
    """Ends it now, or deletes one that hasn't begun. False if there is no such vacation, or it is over."""
    at = _now()
    booked = user.vacations.filter(id=vacation, ends__gt=at)
    return bool(booked.filter(begins__gt=at).delete()[0] or booked.update(ends=at))


def vacations_of(user: User) -> list[Vacation]:
    """The present vacation and future ones."""
    return list(user.vacations.filter(ends__gt=_now()).order_by("begins"))


def vacation_left(user: User, year: int | None = None) -> timedelta:
    year = year or _year(user, _now())
    taken = [one.ends - one.begins for one in user.vacations.all() if _year(user, one.begins) == year]
    return timedelta(days=VACATION_DAYS_PER_YEAR) - sum(taken, timedelta())


def _year(user: User, time: datetime) -> int:
    return time.astimezone(ZoneInfo(user.time_zone)).year


def _now() -> datetime:
    return datetime.fromtimestamp(now() / 1_000_000, UTC)
