"""Clocks at tables: who is charged, what the log says of it, and that it can be computed again."""

import pytest
from django.db import connection

from serai.bots.tasks import look_at_clocks
from serai.eventlog.chronicle import event_of
from serai.eventlog.clock import now
from serai.eventlog.envelope import unpack
from serai.eventlog.sync_door import tail
from serai.tables.models import Outage
from serai.tables.outages import add
from serai.tables.overdue import AT_ONCE, DUE, look_after, overdue
from serai.tables.rows import waiting_for
from tests.tables.moved_clock import HOUR, MINUTE, SECOND
from tests.tables.people import LIVE, begun, first_legal, look, move, play, waited_for

pytestmark = pytest.mark.usefixtures("database")


def test_whoever_is_waited_for_has_a_running_clock_and_nobody_else():
    known = begun("byzanz", 3, **LIVE)
    waiting = set(waiting_for(known.chronicle))
    assert {seat for seat, glass in enumerate(known.chronicle.glasses) if glass.since is not None} == waiting
    assert all(glass.left == 20 * 60 * 1000 for glass in known.chronicle.glasses)


def test_a_decision_is_charged_and_brings_the_increment(clock):
    known = begun("byzanz", 3, **LIVE)
    seat = waited_for(known)
    clock.forward(5 * MINUTE)
    known = move(known, seat, first_legal(known, seat)).known
    left = known.chronicle.glasses[seat].left
    assert 15 * 60_000 + 14_000 <= left <= 15 * 60_000 + 15_000


def test_nobody_has_more_than_the_bank(clock):
    known = begun("byzanz", 3, **LIVE)
    seat = waited_for(known)
    clock.forward(5 * SECOND)
    known = move(known, seat, first_legal(known, seat)).known
    assert known.chronicle.glasses[seat].left == 20 * 60_000


def test_simultaneous_decisions_charge_each_seat_on_its_own(clock):
    known = begun("zanzibar", 2, **LIVE)
    while len(waiting_for(known.chronicle)) < 2:
        known = play(known, 1)
    lefts = [glass.left for glass in known.chronicle.glasses]
    clock.forward(3 * MINUTE)
    first = waited_for(known)
    known = move(known, first, first_legal(known, first)).known
    while first in waiting_for(known.chronicle):
        known = move(known, first, first_legal(known, first)).known
    assert known.chronicle.glasses[1 - first].since is not None
    assert known.chronicle.glasses[first].left < lefts[first] - 2 * 60_000
    clock.forward(4 * MINUTE)
    other = 1 - first
    while other in waiting_for(known.chronicle) and known.chronicle.state.phase == "opening":
        known = move(known, other, first_legal(known, other)).known
    assert known.chronicle.glasses[other].left < lefts[other] - 6 * 60_000


def test_two_moves_in_the_same_millisecond(monkeypatch):
    known = begun("byzanz", 3, **LIVE)
    moment = now()
    monkeypatch.setattr("serai.tables.draft.now", lambda: moment)
    for _ in range(4):
        seat = waited_for(known)
        known = move(known, seat, first_legal(known, seat)).known
    assert all(glass.left == 20 * 60_000 for glass in known.chronicle.glasses)


def test_a_clock_that_was_set_back_charges_nothing(monkeypatch):
    known = begun("byzanz", 3, **LIVE)
    early = now() - HOUR
    monkeypatch.setattr("serai.tables.draft.now", lambda: early)
    seat = waited_for(known)
    known = move(known, seat, first_legal(known, seat)).known
    assert known.chronicle.glasses[seat].left == 20 * 60_000


def test_a_table_without_a_clock_says_nothing_of_time():
    known = play(begun("byzanz", 3))
    assert not known.chronicle.glasses
    assert "timed" not in {unpack(stored.body).type for stored in tail(known.head.id)}


def test_whoever_may_be_warned_is_warned_once(clock):
    known = begun("byzanz", 3, **LIVE)
    seat = waited_for(known)
    clock.forward(16 * MINUTE + SECOND)
    assert overdue() == [known.head.id]
    look_after(known.head.id)
    known = look(known)
    assert known.chronicle.glasses[seat].warned
    assert overdue() == []
    look_after(known.head.id)
    assert look(known).version == known.version


def test_the_sweep_touches_due_tables_only(clock):
    known = begun("byzanz", 3, **LIVE)
    with connection.cursor() as cursor:
        cursor.execute(
            """INSERT INTO tables_table SELECT (jsonb_populate_record(t, jsonb_build_object(
                   'id', gen_random_uuid(), 'due_at', t.due_at + n * interval '1 hour'))).*
               FROM tables_table t, generate_series(1, 20000) n"""
        )
        cursor.execute("ANALYZE tables_table")
        clock.forward(16 * MINUTE + SECOND)
        cursor.execute(f"EXPLAIN ANALYZE {DUE}", [now(), AT_ONCE])
        plan = "\n".join(line for (line,) in cursor.fetchall())
    assert "tables_due" in plan
    assert "Seq Scan" not in plan
    assert overdue() == [known.head.id]


def test_tables_that_fail_keep_no_other_from_its_turn(clock, monkeypatch):
    broken, sound = begun("byzanz", 3, **LIVE), begun("byzanz", 3, **LIVE)
    monkeypatch.setattr("serai.tables.overdue.AT_ONCE", 1)
    clock.forward(16 * MINUTE + SECOND)
    assert overdue() == [broken.head.id]

    def look_at(table):
        assert table != broken.head.id
        look_after(table)

    monkeypatch.setattr("serai.bots.tasks.look_after", look_at)
    look_at_clocks()
    look_at_clocks()
    assert look(sound).chronicle.glasses[waited_for(sound)].warned
    assert overdue() == []
    clock.forward(MINUTE)
    assert overdue() == [broken.head.id]


def test_a_clock_is_computed_again_from_the_log_and_the_list_of_outages(clock):
    known = begun("byzanz", 3, **LIVE)
    for minutes in (1, 3, 2, 5, 1, 4, 1, 1, 2):
        if minutes == 5:
            began = now()
            clock.forward(HOUR)
            add(began, now())
        clock.forward(minutes * MINUTE)
        seat = waited_for(known)
        known = move(known, seat, first_legal(known, seat)).known
    assert computed_again(known) == [glass.left for glass in known.chronicle.glasses]


def computed_again(known) -> list[int]:
    """What everybody has left, from when they were waited for, and from the list."""
    terms, spans = known.chronicle.terms, Outage.objects.values_list("began_at", "ended_at")
    outages = [(began.timestamp() * SECOND, ended.timestamp() * SECOND) for began, ended in spans]
    left, since = [terms.bank * 1000] * len(known.chronicle.chairs), {}
    for stored in tail(known.head.id):
        envelope = unpack(stored.body)
        at = envelope.recorded
        for reading in event_of(envelope, None, None).readings if envelope.type == "timed" else ():
            seat = reading.seat
            if begun_at := since.pop(seat, None):
                off = sum(max(0, min(ended, at) - max(began, begun_at)) for began, ended in outages)
                assert reading.charge == pytest.approx((at - begun_at - off) / 1000, abs=1)
                left[seat] = min(left[seat] - reading.charge + terms.increment * 1000, terms.bank * 1000)
            if reading.deadline:
                since[seat] = at
                assert reading.deadline == -(-at // 1000) + reading.left
            assert reading.left == left[seat]
    return left
