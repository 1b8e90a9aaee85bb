"""A game's clocks, computed again by other means: from what the log says happened when, from what people said of their
nights, weekends and vacations, and from the list of outages. Every charge, everything left, every deadline is the same.
"""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

import pytest

from serai.accounts.models import Habits, Vacation
from serai.accounts.players import player_of
from serai.accounts.rest import Rest, change_rest, take_vacation
from serai.bots.tasks import look_at_clocks
from serai.engine.wire import decode
from serai.eventlog.clock import now
from serai.eventlog.envelope import unpack
from serai.eventlog.sync_door import tail
from serai.eventlog.table_events import Terms
from serai.tables.announce import carry_out
from serai.tables.away import come_back
from serai.tables.models import Outage
from serai.tables.outages import add
from serai.tables.overdue import look_after
from serai.tables.rows import waiting_for
from tests.nudges.house import member, table_of
from tests.tables.moved_clock import DAY, HOUR, MINUTE, SECOND
from tests.tables.people import first_legal, move, play, player

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")

TERMS = Terms(bank=6 * 86400, increment=12 * 3600)
QUARTER = 15 * MINUTE
"""Nights begin and end on the quarter of an hour, wherever on earth."""
ALL = frozenset({"nights", "weekends", "vacations", "outages"})


class Span(NamedTuple):
    begins: int
    ends: int
    noted: int = 0


class Person:
    """When somebody's clock stands: asked moment by moment, never computed as spans."""

    def __init__(self, user, heeded):
        self.heeded = heeded
        self.habits = list(Habits.objects.filter(user=user).order_by("since"))
        self.vacations = [Span(micros(row.begins), micros(row.ends)) for row in Vacation.objects.filter(user=user)]
        rows = Outage.objects.all() if "outages" in heeded else []
        self.outages = [Span(micros(row.began_at), micros(row.ended_at), micros(row.noted_at)) for row in rows]

    def rests(self, moment, since):
        said = [habits for habits in self.habits if micros(habits.since) <= since]
        if not said:
            return False
        wall = datetime.fromtimestamp(moment / SECOND, ZoneInfo(said[-1].time_zone))
        minute, begins, ends = wall.hour * 60 + wall.minute, said[-1].sleep_from, said[-1].sleep_to
        asleep = begins <= minute < ends if begins <= ends else minute >= begins or minute < ends
        free = said[-1].weekends_off and wall.strftime("%a") in ("Sat", "Sun")
        return ("nights" in self.heeded and asleep) or ("weekends" in self.heeded and free)

    def ticks(self, since, known_at, vacations=()) -> Iterator[tuple[int, int]]:
        """(from, to) of each short piece in which the clock runs, from a moment on, as it was known at another."""
        off = [span for span in self.outages if span.noted <= known_at] + list(vacations)
        edges = sorted({edge for span in off for edge in span[:2] if edge > since})
        begin = since
        while True:
            end = (begin // QUARTER + 1) * QUARTER
            if edges and edges[0] <= end:
                end = edges.pop(0)
            if not self.rests(begin, since) and not any(span.begins <= begin < span.ends for span in off):
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
        """The vacations that count for a clock: an hour must be left when one begins."""
        counted = []
        for vacation in sorted(self.vacations) if "vacations" in self.heeded else ():
            used = self.used(since, max(since, vacation.begins), known_at, counted)
            if vacation.ends > since and left * 1000 - used >= HOUR:
                counted.append(vacation)
        return counted

    def charge(self, since, until, left):
        return self.used(since, until, until, self.counted(since, left, until)) // 1000

    def when_used(self, since, part, left, known_at):
        """In milliseconds, the moment at which so much of what was left is used up."""
        to_go = part
        for begin, end in self.ticks(since, known_at, self.counted(since, left, known_at)):
            if to_go <= end - begin:
                break
            to_go -= end - begin
        return -(-(begin + to_go) // 1000)


def micros(moment):
    return round(moment.timestamp() * SECOND)


def computed_again(known, people, heeded=ALL):
    """Everything the log has of clocks, and the same computed: two lists."""
    persons = [Person(user, heeded) for user in people]
    left, since = [TERMS.bank * 1000] * len(people), [None] * len(people)
    recorded, computed = [], []
    for stored in tail(known.head.id):
        envelope = unpack(stored.body)
        at, event = envelope.recorded, decode(envelope.data, dict)
        match envelope.type if envelope.room == "table" else "":
            case "timed":
                for reading in event["readings"]:
                    seat = reading["seat"]
                    charge = persons[seat].charge(since[seat], at, left[seat]) if since[seat] else 0
                    decided = since[seat] is not None and envelope.seat == seat
                    left[seat] = max(0, left[seat] - charge)
                    if decided:
                        left[seat] = min(left[seat] + TERMS.increment * 1000, TERMS.bank * 1000)
                    since[seat] = at if reading["deadline"] is not None else None
                    recorded.append([reading[name] for name in ("seat", "charge", "left", "deadline", "alarm")])
                    computed.append([seat, charge, left[seat], *moments(persons[seat], since[seat], left[seat], at)])
            case "postponed":
                seat = event["seat"]
                recorded.append([seat, event["deadline"], event["alarm"]])
                computed.append([seat, *moments(persons[seat], since[seat], left[seat], at)])
            case "returned":
                left[event["seat"]] = max(left[event["seat"]], TERMS.bank * 100, TERMS.increment * 1000)
    return recorded, computed


def moments(person, since, left, known_at):
    if since is None:
        return None, None
    whole = left * 1000
    return [person.when_used(since, part, left, known_at) for part in (whole, int(whole * 0.8))]


def a_game(clock):
    """Three weeks in which everything happens; from the Monday before clocks are put forward in Europe."""
    year = datetime.now(UTC).year + 1
    last_days = [datetime(year, 3, number, tzinfo=UTC) for number in range(25, 32)]
    monday = micros(next(day for day in last_days if day.strftime("%a") == "Sun") - timedelta(days=6))
    clock.to(monday)
    zenobia = member(time_zone="Europe/Budapest")
    odaenathus = member("Odaenathus", time_zone="America/New_York")
    change_rest(zenobia, Rest(22 * 60, 7 * 60, weekends_off=True))
    change_rest(odaenathus, Rest(30, 6 * 60 + 30))
    away = datetime.fromtimestamp(monday / SECOND, UTC) + timedelta(days=8, hours=5)
    take_vacation(odaenathus, away, away + timedelta(days=3))
    people = [zenobia, odaenathus]
    known = table_of(*people, game="zanzibar", clock="async", terms=TERMS)
    known = together(known, clock)
    for seat, hours in ((0, 9), (1, 3), (0, 2), (1, 6)):
        known = waits_for(known, seat)
        clock.forward(hours * HOUR)
        known = moves(known, seat)

    # On Thursday the house is closed; Zenobia is waited for over her weekend, Odaenathus over his vacation.
    known = waits_for(known, 0)
    clock.to(monday + 3 * DAY + 9 * HOUR)
    closed = now()
    clock.forward(7 * HOUR)
    add(closed, now())
    look_after(known.head.id)
    clock.forward(20 * HOUR)
    known = waits_for(moves(known, 0), 0)
    clock.to(monday + 7 * DAY + 9 * HOUR)
    known = moves(known, 0)
    known = waits_for(known, 1)
    clock.to(monday + 12 * DAY)
    known = moves(known, 1)

    # She sleeps otherwise now. Then she forgets the game, and comes back.
    change_rest(zenobia, Rest(23 * 60 + 45, 6 * 60, weekends_off=False))
    known = waits_for(known, 0)
    clock.forward(30 * HOUR)
    known = waits_for(moves(known, 0), 0)
    clock.to(known.chronicle.glasses[0].deadline * 1000)
    look_at_clocks()
    clock.forward(5 * HOUR)
    known = carry_out(known.head.id, come_back(player=player(known, 0))).known
    for seat, hours in ((0, 6), (1, 14), (0, 9)):
        known = waits_for(known, seat)
        clock.forward(hours * HOUR)
        known = moves(known, seat)
    return known, people


def together(known, clock):
    """Both are waited for, and each takes a time of their own."""
    while len(waiting_for(known.chronicle)) < 2:
        known = play(known, 1)
    for seat in (1, 0):
        clock.forward((5 + seat) * HOUR)
        while seat in waiting_for(known.chronicle) and known.chronicle.state.phase == "opening":
            known = move(known, seat, first_legal(known, seat)).known
    return known


def waits_for(known, seat):
    """As soon as a seat is waited for: what comes before takes no time."""
    while seat not in waiting_for(known.chronicle):
        known = play(known, 1)
    return known


def moves(known, seat):
    look_at_clocks()
    return move(known, seat, first_legal(known, seat)).known


def test_a_whole_games_clocks_are_computed_again_from_the_log_and_the_lists(clock):
    known, people = a_game(clock)
    assert [player_of(table=known.head.id, user=user) for user in people] == [player(known, seat) for seat in (0, 1)]
    happened = [unpack(stored.body).type for stored in tail(known.head.id)]
    assert {"timed", "postponed", "timed-out", "returned"} <= set(happened)
    recorded, computed = computed_again(known, people)
    assert recorded == computed
    assert len(recorded) > 30
    for missing in ALL:
        recorded, computed = computed_again(known, people, ALL - {missing})
        assert recorded != computed, f"the {missing} of this game matter"
