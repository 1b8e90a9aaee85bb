"""All clocks of a game computed a second time, by another algorithm: from the times of events in the log, the players'
quiet hours and vacations, and the outages. Every charge, time left and deadline must be the same.
"""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

import pytest

from serai.accounts.models import QuietHours, Vacation
from serai.accounts.players import player_of
from serai.accounts.quiet_hours import DailyQuietHours, book_vacation, change_quiet_hours
from serai.bots.tasks import check_clocks
from serai.engine.codec import decode
from serai.eventlog.current_time import now
from serai.eventlog.envelope import unpack
from serai.eventlog.sync_store import tail
from serai.eventlog.table_events import Terms
from serai.tables.clock.due import check_table_clocks
from serai.tables.clock.outages import record_outage
from serai.tables.listeners import commit_and_notify
from serai.tables.models import Outage
from serai.tables.read_models.rows import waiting_for
from serai.tables.verbs.away import come_back
from tests.notices.mail_recipients import member, table_of
from tests.tables.sample_tables import first_legal, move, play, player
from tests.tables.shifted_clock import DAY, HOUR, MINUTE, SECOND

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")

TERMS = Terms(bank=6 * 86400, increment=12 * 3600)
QUARTER = 15 * MINUTE
"""In every time zone, nights start and end at a multiple of a quarter of an hour."""
ALL = frozenset({"nights", "weekends", "vacations", "outages"})


class Span(NamedTuple):
    begins: int
    ends: int
    recorded: int = 0


class Person:
    """When a person's clock is stopped: decided for each short piece of time, never computed as spans."""

    def __init__(self, user, respected):
        self.respected = respected
        self.quiet_hours = list(QuietHours.objects.filter(user=user).order_by("since"))
        self.vacations = [Span(micros(row.begins), micros(row.ends)) for row in Vacation.objects.filter(user=user)]
        rows = Outage.objects.all() if "outages" in respected else []
        self.outages = [Span(micros(row.began_at), micros(row.ended_at), micros(row.recorded_at)) for row in rows]

    def is_quiet(self, moment, since):
        known = [quiet_hours for quiet_hours in self.quiet_hours if micros(quiet_hours.since) <= since]
        if not known:
            return False
        wall = datetime.fromtimestamp(moment / SECOND, ZoneInfo(known[-1].time_zone))
        minute, begins, ends = wall.hour * 60 + wall.minute, known[-1].sleep_from, known[-1].sleep_to
        asleep = begins <= minute < ends if begins <= ends else minute >= begins or minute < ends
        free = known[-1].weekends_off and wall.strftime("%a") in ("Sat", "Sun")
        return ("nights" in self.respected and asleep) or ("weekends" in self.respected and free)

    def ticks(self, since, known_at, vacations=()) -> Iterator[tuple[int, int]]:
        """The short pieces of time after `since` in which the clock runs, with the outages recorded by `known_at`."""
        off = [span for span in self.outages if span.recorded <= known_at] + list(vacations)
        edges = sorted({edge for span in off for edge in span[:2] if edge > since})
        begin = since
        while True:
            end = (begin // QUARTER + 1) * QUARTER
            if edges and edges[0] <= end:
                end = edges.pop(0)
            if not self.is_quiet(begin, since) and not any(span.begins <= begin < span.ends for span in off):
                yield begin, end
            begin = end

    def used(self, since, until, known_at, vacations=()):
        total = 0
        for begin, end in self.ticks(since, known_at, vacations):
            if begin >= until:
                break
            total += min(end, until) - begin
        return total

    def counted(self, since, left, known_at):
        """The vacations that stop a clock: an hour must be left when one starts."""
        counted = []
        for vacation in sorted(self.vacations) if "vacations" in self.respected else ():
            used = self.used(since, max(since, vacation.begins), known_at, counted)
            if vacation.ends > since and left * 1000 - used >= HOUR:
                counted.append(vacation)
        return counted

    def charge(self, since, until, left):
        return self.used(since, until, until, self.counted(since, left, until)) // 1000

    def when_used(self, since, part, left, known_at):
        """When that part of the time left is used up, in milliseconds."""
        to_go = part
        for begin, end in self.ticks(since, known_at, self.counted(since, left, known_at)):
            if to_go <= end - begin:
                break
            to_go -= end - begin
        return -(-(begin + to_go) // 1000)


def micros(moment):
    return round(moment.timestamp() * SECOND)


def recorded_and_computed(loaded, people, respected=ALL):
    """Two lists: everything that the log says about clocks, and the same computed."""
    persons = [Person(user, respected) for user in people]
    left, since = [TERMS.bank * 1000] * len(people), [None] * len(people)
    recorded, computed = [], []
    for stored in tail(loaded.head.id):
        envelope = unpack(stored.body)
        at, event = envelope.recorded, decode(envelope.data, dict)
        match envelope.type if envelope.source == "table" else "":
            case "clocks-changed":
                for reading in event["readings"]:
                    seat = reading["seat"]
                    charge = persons[seat].charge(since[seat], at, left[seat]) if since[seat] else 0
                    decided = since[seat] is not None and envelope.seat == seat
                    left[seat] = max(0, left[seat] - charge)
                    if decided:
                        left[seat] = min(left[seat] + TERMS.increment * 1000, TERMS.bank * 1000)
                    since[seat] = at if reading["deadline"] is not None else None
                    recorded.append([reading[name] for name in ("seat", "charge", "left", "deadline", "warn_at")])
                    computed.append(
                        [seat, charge, left[seat], *deadline_and_warn_at(persons[seat], since[seat], left[seat], at)]
                    )
            case "postponed":
                seat = event["seat"]
                recorded.append([seat, event["deadline"], event["warn_at"]])
                computed.append([seat, *deadline_and_warn_at(persons[seat], since[seat], left[seat], at)])
            case "returned":
                left[event["seat"]] = max(left[event["seat"]], TERMS.bank * 100, TERMS.increment * 1000)
    return recorded, computed


def deadline_and_warn_at(person, since, left, known_at):
    if since is None:
        return None, None
    whole = left * 1000
    return [person.when_used(since, part, left, known_at) for part in (whole, int(whole * 0.8))]


def play_game(clock):
    """Three weeks with every kind of event, from the Monday before daylight saving starts in Europe."""
    year = datetime.now(UTC).year + 1
    last_days = [datetime(year, 3, number, tzinfo=UTC) for number in range(25, 32)]
    monday = micros(next(day for day in last_days if day.strftime("%a") == "Sun") - timedelta(days=6))
    clock.to(monday)
    zenobia = member(time_zone="Europe/Budapest")
    odaenathus = member("Odaenathus", time_zone="America/New_York")
    change_quiet_hours(zenobia, DailyQuietHours(22 * 60, 7 * 60, weekends_off=True))
    change_quiet_hours(odaenathus, DailyQuietHours(30, 6 * 60 + 30))
    away = datetime.fromtimestamp(monday / SECOND, UTC) + timedelta(days=8, hours=5)
    book_vacation(odaenathus, away, away + timedelta(days=3))
    people = [zenobia, odaenathus]
    loaded = table_of(*people, game="zanzibar", clock="async", terms=TERMS)
    loaded = decide_at_once(loaded, clock)
    for seat, hours in ((0, 9), (1, 3), (0, 2), (1, 6)):
        loaded = waits_for(loaded, seat)
        clock.forward(hours * HOUR)
        loaded = moves(loaded, seat)

    # An outage on Thursday; Zenobia is waited for over her free weekend, Odaenathus over his vacation.
    loaded = waits_for(loaded, 0)
    clock.to(monday + 3 * DAY + 9 * HOUR)
    outage_began = now()
    clock.forward(7 * HOUR)
    record_outage(outage_began, now())
    check_table_clocks(loaded.head.id)
    clock.forward(20 * HOUR)
    loaded = waits_for(moves(loaded, 0), 0)
    clock.to(monday + 7 * DAY + 9 * HOUR)
    loaded = moves(loaded, 0)
    loaded = waits_for(loaded, 1)
    clock.to(monday + 12 * DAY)
    loaded = moves(loaded, 1)

    # She changes her quiet hours. Then her time runs out, and she comes back.
    change_quiet_hours(zenobia, DailyQuietHours(23 * 60 + 45, 6 * 60, weekends_off=False))
    loaded = waits_for(loaded, 0)
    clock.forward(30 * HOUR)
    loaded = waits_for(moves(loaded, 0), 0)
    clock.to(loaded.state.seat_clocks[0].deadline * 1000)
    check_clocks()
    clock.forward(5 * HOUR)
    loaded = commit_and_notify(loaded.head.id, come_back(player=player(loaded, 0))).loaded
    for seat, hours in ((0, 6), (1, 14), (0, 9)):
        loaded = waits_for(loaded, seat)
        clock.forward(hours * HOUR)
        loaded = moves(loaded, seat)
    return loaded, people


def decide_at_once(loaded, clock):
    """Both seats are waited for, and take different times."""
    while len(waiting_for(loaded.state)) < 2:
        loaded = play(loaded, 1)
    for seat in (1, 0):
        clock.forward((5 + seat) * HOUR)
        while seat in waiting_for(loaded.state) and loaded.state.game_state.phase == "opening":
            loaded = move(loaded, seat, first_legal(loaded, seat)).loaded
    return loaded


def waits_for(loaded, seat):
    """Plays without delay until the seat is waited for."""
    while seat not in waiting_for(loaded.state):
        loaded = play(loaded, 1)
    return loaded


def moves(loaded, seat):
    check_clocks()
    return move(loaded, seat, first_legal(loaded, seat)).loaded


def test_all_clocks_of_a_game_can_be_computed_from_the_log_the_calendars_and_the_outages(clock):
    loaded, people = play_game(clock)
    assert [player_of(table=loaded.head.id, user=user) for user in people] == [player(loaded, seat) for seat in (0, 1)]
    happened = [unpack(stored.body).type for stored in tail(loaded.head.id)]
    assert {"clocks-changed", "postponed", "timed-out", "returned"} <= set(happened)
    recorded, computed = recorded_and_computed(loaded, people)
    assert recorded == computed
    assert len(recorded) > 30
    for missing in ALL:
        recorded, computed = recorded_and_computed(loaded, people, ALL - {missing})
        assert recorded != computed, f"the {missing} of this game matter"
