"""Quiet hours and vacations over the API, and how they stop the clock."""

from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest

from serai.bots.play import play_bots
from serai.eventlog.current_time import now
from serai.tables.clock.due import check_table_clocks, due_tables
from tests.api.clients import guest_client, timed_game
from tests.tables.shifted_clock import DAY, HOUR, MINUTE

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")


def time_from_now(microseconds: int = 0) -> datetime:
    return datetime.fromtimestamp((now() + microseconds) / 1_000_000, UTC)


def test_quiet_hours_are_set_and_shown():
    anna = guest_client()
    assert anna.get("me/quiet-hours").json == {
        "sleep": None,
        "weekends_off": False,
        "vacations": [],
        "vacation_days_left": 30.0,
    }
    hours = {"sleep": {"begins": "22:30", "ends": "07:00"}, "weekends_off": True}
    assert anna.ask("PUT", "me/quiet-hours", hours)["sleep"] == hours["sleep"]
    assert anna.get("me/quiet-hours")["weekends_off"] is True
    assert anna.ask("PUT", "me/quiet-hours", {})["sleep"] is None
    long = {"sleep": {"begins": "20:00", "ends": "09:00"}}
    assert anna.ask("PUT", "me/quiet-hours", long).code == "night-too-long"


def test_a_new_time_zone_moves_the_quiet_hours_from_the_next_decision_on():
    anna = guest_client()
    anna.ask("PUT", "me/quiet-hours", {"sleep": {"begins": "22:00", "ends": "07:00"}})
    anna.ask("PATCH", "me", {"time_zone": "Asia/Tokyo"})
    zones = list(anna.user.quiet_hours.order_by("since").values_list("time_zone", "sleep_from"))
    assert zones == [("UTC", 1320), ("Asia/Tokyo", 1320)]


def test_the_clock_of_an_async_table_does_not_count_quiet_hours(clock):
    anna = guest_client()
    hour = time_from_now().hour
    anna.ask(
        "PUT", "me/quiet-hours", {"sleep": {"begins": f"{(hour + 2) % 24:02}:00", "ends": f"{(hour + 12) % 24:02}:00"}}
    )
    table = anna.opens("byzanz", 3, clock="async", bots=["merchant", "merchant"])["id"]
    while (position := anna.sees(table)["position"])["waiting"] != [0]:
        play_bots(UUID(table))
    deadline = position["clocks"][0]["deadline"] * 1000 - now()
    assert 44 * HOUR - MINUTE < deadline <= 44 * HOUR  # a day's bank, and two nights of ten hours


def test_a_vacation_moves_the_deadline_and_its_end_moves_it_back(clock):
    (anna, *_), table = timed_game(clock="async")
    seat = anna.sees(table)["position"]["seat"]
    before = anna.sees(table)["position"]["clocks"][seat]["deadline"]
    vacation = {"begins": time_from_now(HOUR).isoformat(), "ends": time_from_now(7 * DAY + HOUR).isoformat()}
    booked = anna.post("me/vacations", vacation, key=False)
    assert booked.status == 200
    assert booked["vacation_days_left"] == 23.0
    check_table_clocks(due_tables()[0])
    assert anna.sees(table)["position"]["clocks"][seat]["deadline"] == pytest.approx(before + 7 * 86_400_000, abs=1)
    clock.forward(2 * DAY)
    ended = anna.delete(f"me/vacations/{booked['vacations'][0]['id']}")
    assert ended["vacations"] == []
    check_table_clocks(due_tables()[0])
    after = anna.sees(table)["position"]["clocks"][seat]["deadline"]
    assert before + 86_400_000 < after < before + 3 * 86_400_000


def test_a_table_may_forbid_vacations(clock):
    (anna, *_), table = timed_game(clock="async", terms={"bank": 86400, "increment": 0, "vacation": False})
    seat = anna.sees(table)["position"]["seat"]
    before = anna.sees(table)["position"]["clocks"][seat]["deadline"]
    vacation = {"begins": time_from_now().isoformat(), "ends": time_from_now(7 * DAY).isoformat()}
    anna.post("me/vacations", vacation, key=False)
    check_table_clocks(table)
    assert anna.sees(table)["position"]["clocks"][seat]["deadline"] == before


@pytest.mark.parametrize(
    ("begins", "ends", "code"),
    [
        (DAY, HOUR, "vacation-impossible"),
        (-3 * DAY, -DAY, "vacation-impossible"),
        (400 * DAY, 410 * DAY, "vacation-impossible"),
        (DAY, 40 * DAY, "vacation-too-long"),
    ],
)
def test_an_impossible_vacation_is_refused(begins, ends, code):
    anna = guest_client()
    vacation = {"begins": time_from_now(begins).isoformat(), "ends": time_from_now(ends).isoformat()}
    answer = anna.post("me/vacations", vacation, key=False)
    assert (answer.status, answer.code) == (422, code)
    assert anna.get("me/quiet-hours")["vacations"] == []


def test_vacations_do_not_overlap_and_last_thirty_days_a_year_together():
    anna = guest_client()
    start = (
        datetime(time_from_now().year + 1, 1, 2, tzinfo=UTC)
        if time_from_now(40 * DAY).year > time_from_now().year
        else time_from_now()
    )

    def book(begins, ends):
        vacation = {
            "begins": (start + timedelta(days=begins)).isoformat(),
            "ends": (start + timedelta(days=ends)).isoformat(),
        }
        answer = anna.post("me/vacations", vacation, key=False)
        return "booked" if answer.status == 200 else answer.code

    assert book(0, 10) == "booked"
    assert book(5, 12) == "vacation-overlaps"
    assert book(10, 20) == "booked"
    assert book(20, 31) == "vacation-too-long"
    assert book(20, 30) == "booked"
