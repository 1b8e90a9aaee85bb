"""Time at tables, by the API: terms, clocks, being back, substitutes, reliability, rest."""

from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest

from serai.accounts.models import User
from serai.bots.drive import drive
from serai.eventlog.clock import now
from serai.tables.models import Table
from serai.tables.outages import add
from serai.tables.overdue import look_after, overdue
from tests.api.people import Person, person
from tests.tables.moved_clock import DAY, HOUR, MINUTE

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")


def moment(microseconds: int = 0) -> datetime:
    return datetime.fromtimestamp((now() + microseconds) / 1_000_000, UTC)


def playing(**terms):
    """Three people at a running table, the one who is waited for first."""
    people = [person() for _ in range(3)]
    table = people[0].opens("byzanz", 3, **terms)["id"]
    for other in people[1:]:
        other.sits(table)
    seat = people[0].sees(table)["position"]["waiting"][0]
    return people[seat:] + people[:seat], table


def test_a_clock_is_what_is_usual_unless_something_else_is_said():
    anna = person()
    table = anna.opens(clock="live")
    assert table["pace"] == {"bank": 1200, "increment": 15, "vacation": True, "reliability": 0}
    free = anna.opens(clock="async", pace={"bank": 7 * 86400, "increment": 43200, "vacation": False})
    assert free["pace"] == {"bank": 604800, "increment": 43200, "vacation": False, "reliability": 0}
    assert anna.opens()["pace"]["bank"] == 0


@pytest.mark.parametrize(
    ("clock", "pace"),
    [("live", {"bank": 10}), ("async", {"bank": 60}), ("untimed", {"bank": 600}), ("live", {"bank": 86400})],
)
def test_a_clock_that_makes_no_sense_is_refused(clock, pace):
    answer = person().post("tables", {"game": "haggle", "seats": 2, "clock": clock, "pace": pace})
    assert (answer.status, answer.code) == (422, "bad-input")
    assert Table.objects.count() == 0


def test_everybody_sees_the_clocks(clock):
    (anna, *_), table = playing(clock="live")
    position = anna.sees(table)["position"]
    running = [seat for seat, one in enumerate(position["clocks"]) if one["deadline"]]
    assert running == position["waiting"]
    assert anna.get("me/tables").json["tables"][0]["deadline"]


def test_who_was_away_is_back_by_a_word(clock):
    (anna, bela, _), table = playing(clock="live")
    seat = anna.sees(table)["position"]["seat"]
    clock.forward(21 * MINUTE)
    look_after(overdue()[0])
    chair = bela.sees(table)["position"]["chairs"][seat]
    assert chair["away_since"]
    assert bela.sees(table)["names"][chair["player"]] == anna.user.username
    assert bela.sees(table)["position"]["chairs"][seat]["bot"] == "merchant"
    assert anna.acts(table).code == "wrong-moment"
    assert anna.post(f"tables/{table}/back").status == 200
    chair = bela.sees(table)["position"]["chairs"][seat]
    assert (chair["bot"], chair["away_since"]) == (None, None)


def test_the_others_agree_on_a_substitute(clock):
    (anna, bela, cili), table = playing(clock="live")
    seat = anna.sees(table)["position"]["seat"]
    clock.forward(21 * MINUTE)
    look_after(overdue()[0])
    early = bela.post(f"tables/{table}/substitute", {"seat": seat})
    assert (early.status, early.code) == (409, "wrong-moment")
    clock.forward(MINUTE)
    wished = bela.post(f"tables/{table}/substitute", {"seat": seat})
    assert wished["position"]["chairs"][seat]["substitute_wished_by"] == [bela.sees(table)["position"]["seat"]]
    assert cili.post(f"tables/{table}/substitute", {"seat": seat}).status == 200
    assert cili.sees(table)["position"]["chairs"][seat]["departed"] == "substituted"
    assert anna.post(f"tables/{table}/back").code == "not-yours"


def test_from_when_a_substitute_may_be_agreed_on_is_told_with_outages_in_mind(clock):
    (anna, bela, _), table = playing(clock="live")
    seat = anna.sees(table)["position"]["seat"]
    assert anna.sees(table)["position"]["chairs"][seat]["substitute_from"] is None
    clock.forward(21 * MINUTE)
    look_after(overdue()[0])
    chair = bela.sees(table)["position"]["chairs"][seat]
    assert chair["substitute_from"] == chair["away_since"] + MINUTE
    began = now()
    clock.forward(HOUR)
    add(began, began + HOUR)
    chair = bela.sees(table)["position"]["chairs"][seat]
    assert chair["substitute_from"] == chair["away_since"] + MINUTE + HOUR


def reliability(somebody):
    shown = Person().get(f"people/{somebody.user.username}")["reliability"]
    return shown["percent"], shown["games"]


def becomes_member(somebody):
    User.objects.filter(pk=somebody.user.pk).update(is_guest=False)


def has_played(somebody, games, *, clock="live"):
    """To the end, against a bot, in time."""
    for _ in range(games):
        table = somebody.opens("haggle", 2, clock=clock, bots=["random"])["id"]
        while somebody.sees(table)["position"]["status"] == "running":
            drive(UUID(table))
            if somebody.sees(table)["position"]["legal"]:
                somebody.acts(table)


def refused_at(table, somebody):
    answer = somebody.post(f"tables/{table}/seats", {"nonce": "0f" * 16})
    assert (answer.status, answer.code) == (409, "not-reliable")


def test_time_outs_lower_reliability_and_a_table_may_ask_for_it(clock):
    (anna, bela, _), table = playing(clock="live")
    for somebody in (anna, bela):
        becomes_member(somebody)
        has_played(somebody, 3)
    assert (reliability(anna), reliability(bela)) == ((100, 3), (100, 3))
    clock.forward(21 * MINUTE)
    look_after(overdue()[0])
    assert (reliability(anna), reliability(bela)) == ((75, 4), (100, 3))
    strict = person().opens(clock="live", pace={"bank": 600, "reliability": 90})["id"]
    refused_at(strict, anna)
    assert bela.sits(strict)
    assert anna.sits(person().opens(clock="live", pace={"bank": 600, "reliability": 70})["id"])
    assert table


def test_a_table_that_asks_for_reliability_takes_nobody_of_whom_nothing_is_known(clock):
    strict = person().opens(clock="live", pace={"bank": 600, "reliability": 50})["id"]
    guest, new, other = person(), person(), person()
    has_played(guest, 3)
    refused_at(strict, guest)
    becomes_member(new)
    has_played(new, 2)
    refused_at(strict, new)
    has_played(new, 1, clock="untimed")
    refused_at(strict, new)
    has_played(new, 1)
    assert new.sits(strict)
    assert other.sits(person().opens(clock="live")["id"]), "others ask for nothing"


def test_who_resigns_in_time_keeps_nobody_waiting():
    (anna, bela, _), table = playing(clock="live")
    anna.post(f"tables/{table}/resign")
    assert reliability(anna) == (100, 0)
    assert reliability(bela) == (100, 0)


def test_rest_is_said_and_shown():
    anna = person()
    assert anna.get("me/rest").json == {
        "sleep": None,
        "weekends_off": False,
        "vacations": [],
        "vacation_days_left": 30.0,
    }
    rest = {"sleep": {"begins": "22:30", "ends": "07:00"}, "weekends_off": True}
    assert anna.ask("PUT", "me/rest", rest)["sleep"] == rest["sleep"]
    assert anna.get("me/rest")["weekends_off"] is True
    assert anna.ask("PUT", "me/rest", {})["sleep"] is None
    long = {"sleep": {"begins": "20:00", "ends": "09:00"}}
    assert anna.ask("PUT", "me/rest", long).code == "night-too-long"


def test_a_new_time_zone_moves_the_night_from_the_next_decision_on():
    anna = person()
    anna.ask("PUT", "me/rest", {"sleep": {"begins": "22:00", "ends": "07:00"}})
    anna.ask("PATCH", "me", {"time_zone": "Asia/Tokyo"})
    zones = list(anna.user.habits.order_by("since").values_list("time_zone", "sleep_from"))
    assert zones == [("UTC", 1320), ("Asia/Tokyo", 1320)]


def test_a_night_is_not_charged_at_a_slow_table(clock):
    anna = person()
    hour = moment().hour
    anna.ask("PUT", "me/rest", {"sleep": {"begins": f"{(hour + 2) % 24:02}:00", "ends": f"{(hour + 12) % 24:02}:00"}})
    table = anna.opens("byzanz", 3, clock="async", bots=["merchant", "merchant"])["id"]
    while (position := anna.sees(table)["position"])["waiting"] != [0]:
        drive(UUID(table))
    deadline = position["clocks"][0]["deadline"] * 1000 - now()
    assert 44 * HOUR - MINUTE < deadline <= 44 * HOUR  # a day's bank, and two nights of ten hours


def test_a_vacation_moves_the_deadline_and_its_end_moves_it_back(clock):
    (anna, *_), table = playing(clock="async")
    seat = anna.sees(table)["position"]["seat"]
    before = anna.sees(table)["position"]["clocks"][seat]["deadline"]
    leave = {"begins": moment(HOUR).isoformat(), "ends": moment(7 * DAY + HOUR).isoformat()}
    booked = anna.post("me/vacations", leave, key=False)
    assert booked.status == 200
    assert booked["vacation_days_left"] == 23.0
    look_after(overdue()[0])
    assert anna.sees(table)["position"]["clocks"][seat]["deadline"] == pytest.approx(before + 7 * 86_400_000, abs=1)
    clock.forward(2 * DAY)
    ended = anna.delete(f"me/vacations/{booked['vacations'][0]['id']}")
    assert ended["vacations"] == []
    look_after(overdue()[0])
    after = anna.sees(table)["position"]["clocks"][seat]["deadline"]
    assert before + 86_400_000 < after < before + 3 * 86_400_000


def test_a_table_may_forbid_vacations(clock):
    (anna, *_), table = playing(clock="async", pace={"bank": 86400, "increment": 0, "vacation": False})
    seat = anna.sees(table)["position"]["seat"]
    before = anna.sees(table)["position"]["clocks"][seat]["deadline"]
    leave = {"begins": moment().isoformat(), "ends": moment(7 * DAY).isoformat()}
    anna.post("me/vacations", leave, key=False)
    look_after(table)
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
def test_a_vacation_that_can_not_be_is_refused(begins, ends, code):
    anna = person()
    leave = {"begins": moment(begins).isoformat(), "ends": moment(ends).isoformat()}
    answer = anna.post("me/vacations", leave, key=False)
    assert (answer.status, answer.code) == (422, code)
    assert anna.get("me/rest")["vacations"] == []


def test_two_vacations_do_not_overlap_and_have_thirty_days_a_year_together():
    anna = person()
    start = datetime(moment().year + 1, 1, 2, tzinfo=UTC) if moment(40 * DAY).year > moment().year else moment()

    def take(begins, ends):
        leave = {
            "begins": (start + timedelta(days=begins)).isoformat(),
            "ends": (start + timedelta(days=ends)).isoformat(),
        }
        answer = anna.post("me/vacations", leave, key=False)
        return "taken" if answer.status == 200 else answer.code

    assert take(0, 10) == "taken"
    assert take(5, 12) == "vacation-overlaps"
    assert take(10, 20) == "taken"
    assert take(20, 31) == "vacation-too-long"
    assert take(20, 30) == "taken"


def test_a_table_at_which_nobody_is_left_is_finished_by_bots_and_archived(clock):
    """It is in nobody else's lists; who has played there finds it, and everybody by its address."""
    (anna, *others), table = playing(clock="live")
    stranger = Person()

    def listed(path="tables?limit=50", who=stranger):
        return {one["id"]: one["archived"] for one in who.get(path)["tables"]}

    for other in others:
        other.post(f"tables/{table}/resign")
    drive(UUID(table))
    while not anna.sees(table)["position"]["chairs"][anna.sees(table)["position"]["seat"]]["away_since"]:
        clock.forward(21 * MINUTE)
        look_after(UUID(table))
    assert listed() == {table: False}, "she may still come back"
    clock.forward(MINUTE)
    look_after(UUID(table))
    assert listed() == {}, "bots play on, and nobody is asked to watch"
    drive(UUID(table))
    assert anna.sees(table)["position"]["status"] == "finished"
    assert listed() == listed("tables?status=finished") == {}
    assert listed("me/tables", anna) == listed("tables", anna) == {table: True}
    assert listed(f"people/{anna.user.username}/tables") == {table: True}
    assert stranger.sees(table)["position"]["result"]
    assert stranger.get(f"tables/{table}/history?limit=5").status == 200


def test_a_game_of_bots_alone_is_not_archived():
    table = person().post("tables", {"game": "haggle", "seats": 2, "bots": ["random"] * 2}).json["id"]
    drive(UUID(table))
    assert [one["archived"] for one in Person().get("tables?status=finished")["tables"]] == [False]
    assert table
