"""When a clock runs: quiet hours, vacations, outages."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from serai.tables.clock.calendar import Calendar, QuietHours, end_time, time_used

SECOND = 1_000_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
BUDAPEST = "Europe/Budapest"
NIGHT = QuietHours(BUDAPEST, 22 * 60, 7 * 60)
WEEK = 7 * DAY


def at(text: str, zone: str = BUDAPEST) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()) * SECOND


@pytest.mark.parametrize(
    ("quiet_hours", "start", "end", "hours"),
    [
        (QuietHours(), "2026-11-16 08:00", "2026-11-17 08:00", 24),
        (NIGHT, "2026-11-16 08:00", "2026-11-17 08:00", 15),
        (NIGHT, "2026-11-16 23:00", "2026-11-17 06:00", 0),
        (NIGHT, "2026-11-16 03:00", "2026-11-16 08:00", 1),
        (QuietHours(BUDAPEST, 13 * 60, 14 * 60), "2026-11-16 12:00", "2026-11-16 15:00", 2),
        (QuietHours(BUDAPEST, weekends_off=True), "2026-11-20 12:00", "2026-11-23 12:00", 24),
        (QuietHours(BUDAPEST, 22 * 60, 7 * 60, True), "2026-11-20 12:00", "2026-11-23 12:00", 15),
        (NIGHT, "2026-03-28 21:00", "2026-03-29 08:00", 2),  # the night is an hour shorter
        (QuietHours(BUDAPEST), "2026-03-28 21:00", "2026-03-29 08:00", 10),
        (NIGHT, "2026-10-24 21:00", "2026-10-25 08:00", 2),  # the night is an hour longer
        (QuietHours(BUDAPEST), "2026-10-24 21:00", "2026-10-25 08:00", 12),
        # 2:30 does not exist in this night
        (QuietHours(BUDAPEST, 2 * 60 + 30, 3 * 60 + 30), "2026-03-29 00:00", "2026-03-29 06:00", 5),
        (QuietHours(BUDAPEST, 2 * 60 + 30, 3 * 60), "2026-03-29 00:00", "2026-03-29 06:00", 5),
    ],
)
def test_nights_and_weekends_are_not_charged(quiet_hours, start, end, hours):
    assert time_used(Calendar(quiet_hours), at(start), at(end), WEEK) == hours * HOUR


@pytest.mark.parametrize(
    ("quiet_hours", "start", "hours", "end"),
    [
        (QuietHours(), "2026-11-16 08:00", 24, "2026-11-17 08:00"),
        (NIGHT, "2026-11-16 08:00", 14, "2026-11-16 22:00"),
        (NIGHT, "2026-11-16 08:00", 15, "2026-11-17 08:00"),
        (NIGHT, "2026-11-16 23:00", 1, "2026-11-17 08:00"),
        (QuietHours(BUDAPEST, weekends_off=True), "2026-11-20 12:00", 24, "2026-11-23 12:00"),
        (NIGHT, "2026-03-28 21:00", 2, "2026-03-29 08:00"),
        (NIGHT, "2026-10-24 21:00", 2, "2026-10-25 08:00"),
        (QuietHours("Asia/Kathmandu", 22 * 60, 7 * 60), "2026-11-16 08:00", 24 * 60, "2027-02-20 08:00"),
    ],
)
def test_at_the_deadline_all_time_is_charged(quiet_hours, start, hours, end):
    begin, calendar = at(start, quiet_hours.time_zone), Calendar(quiet_hours)
    deadline = end_time(calendar, begin, hours * HOUR)
    assert deadline == at(end, quiet_hours.time_zone)
    assert time_used(calendar, begin, deadline, hours * HOUR) == hours * HOUR


def test_an_outage_is_not_charged_at_night_either():
    outage = (at("2026-11-16 20:00"), at("2026-11-17 08:00"))
    calendar = Calendar(NIGHT, outages=[outage])
    assert time_used(calendar, at("2026-11-16 19:00"), at("2026-11-17 09:00"), WEEK) == 2 * HOUR
    assert end_time(calendar, at("2026-11-16 19:00"), 2 * HOUR) == at("2026-11-17 09:00")


def test_a_vacation_stops_the_clock():
    vacation = (at("2026-12-20 00:00"), at("2026-12-27 00:00"))
    calendar = Calendar(vacations=[vacation])
    assert end_time(calendar, at("2026-12-19 00:00"), 2 * DAY) == at("2026-12-28 00:00")
    assert end_time(calendar, at("2026-12-22 00:00"), 2 * DAY) == at("2026-12-29 00:00")
    assert time_used(calendar, at("2026-12-19 00:00"), at("2026-12-26 00:00"), 2 * DAY) == DAY


def test_a_vacation_does_not_stop_a_clock_with_less_than_an_hour_left():
    vacation = (at("2026-12-20 00:00"), at("2026-12-27 00:00"))
    start, calendar = at("2026-12-19 23:30"), Calendar(vacations=[vacation])
    assert end_time(calendar, start, 90 * MINUTE) == at("2026-12-27 01:00")
    assert end_time(calendar, start, 89 * MINUTE) == start + 89 * MINUTE
    assert time_used(calendar, start, at("2026-12-21 00:00"), 89 * MINUTE) > 89 * MINUTE


def test_a_vacation_moves_the_warning_as_well():
    vacation = (at("2026-12-20 00:00"), at("2026-12-27 00:00"))
    start, calendar = at("2026-12-19 22:30"), Calendar(vacations=[vacation])
    assert end_time(calendar, start, 2 * HOUR, left_at_start=150 * MINUTE) == at("2026-12-27 00:30")
