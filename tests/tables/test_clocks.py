"""Clocks of tables: charges, deadlines, and that they can be computed again from the log."""

import pytest
from django.db import connection

from serai.bots.tasks import check_clocks
from serai.eventlog.current_time import now
from serai.eventlog.envelope import unpack
from serai.eventlog.sync_store import tail
from serai.eventlog.table_state import event_of
from serai.tables.clock.due import BATCH, DUE_TABLES, check_table_clocks, due_tables
from serai.tables.clock.outages import record_outage
from serai.tables.models import Outage
from serai.tables.read_models.rows import waiting_for
from tests.tables.sample_tables import LIVE, first_legal, move, next_seat, play, reloaded, started_table
from tests.tables.shifted_clock import HOUR, MINUTE, SECOND

pytestmark = pytest.mark.usefixtures("database")


def test_only_seats_that_are_waited_for_have_a_running_clock():
    loaded = started_table("byzanz", 3, **LIVE)
    waiting = set(waiting_for(loaded.state))
    assert {seat for seat, seat_clock in enumerate(loaded.state.seat_clocks) if seat_clock.since is not None} == waiting
    assert all(seat_clock.left == 20 * 60 * 1000 for seat_clock in loaded.state.seat_clocks)


def test_a_decision_is_charged_and_adds_the_increment(clock):
    loaded = started_table("byzanz", 3, **LIVE)
    seat = next_seat(loaded)
    clock.forward(5 * MINUTE)
    loaded = move(loaded, seat, first_legal(loaded, seat)).loaded
    left = loaded.state.seat_clocks[seat].left
    assert 15 * 60_000 + 14_000 <= left <= 15 * 60_000 + 15_000


def test_a_clock_never_has_more_than_the_bank(clock):
    loaded = started_table("byzanz", 3, **LIVE)
    seat = next_seat(loaded)
    clock.forward(5 * SECOND)
    loaded = move(loaded, seat, first_legal(loaded, seat)).loaded
    assert loaded.state.seat_clocks[seat].left == 20 * 60_000


def test_simultaneous_decisions_charge_each_seat_on_its_own(clock):
    loaded = started_table("zanzibar", 2, **LIVE)
    while len(waiting_for(loaded.state)) < 2:
        loaded = play(loaded, 1)
    lefts = [seat_clock.left for seat_clock in loaded.state.seat_clocks]
    clock.forward(3 * MINUTE)
    first = next_seat(loaded)
    loaded = move(loaded, first, first_legal(loaded, first)).loaded
    while first in waiting_for(loaded.state):
        loaded = move(loaded, first, first_legal(loaded, first)).loaded
    assert loaded.state.seat_clocks[1 - first].since is not None
    assert loaded.state.seat_clocks[first].left < lefts[first] - 2 * 60_000
    clock.forward(4 * MINUTE)
    other = 1 - first
    while other in waiting_for(loaded.state) and loaded.state.game_state.phase == "opening":
        loaded = move(loaded, other, first_legal(loaded, other)).loaded
    assert loaded.state.seat_clocks[other].left < lefts[other] - 6 * 60_000


def test_two_moves_in_the_same_millisecond_are_charged_nothing(monkeypatch):
    loaded = started_table("byzanz", 3, **LIVE)
    moment = now()
    monkeypatch.setattr("serai.tables.draft.now", lambda: moment)
    for _ in range(4):
        seat = next_seat(loaded)
        loaded = move(loaded, seat, first_legal(loaded, seat)).loaded
    assert all(seat_clock.left == 20 * 60_000 for seat_clock in loaded.state.seat_clocks)


def test_a_clock_that_was_set_back_charges_nothing(monkeypatch):
    loaded = started_table("byzanz", 3, **LIVE)
    early = now() - HOUR
    monkeypatch.setattr("serai.tables.draft.now", lambda: early)
    seat = next_seat(loaded)
    loaded = move(loaded, seat, first_legal(loaded, seat)).loaded
    assert loaded.state.seat_clocks[seat].left == 20 * 60_000


def test_a_table_without_a_clock_has_no_clock_events():
    loaded = play(started_table("byzanz", 3))
    assert not loaded.state.seat_clocks
    assert "clocks-changed" not in {unpack(stored.body).type for stored in tail(loaded.head.id)}


def test_a_player_is_warned_once(clock):
    loaded = started_table("byzanz", 3, **LIVE)
    seat = next_seat(loaded)
    clock.forward(16 * MINUTE + SECOND)
    assert due_tables() == [loaded.head.id]
    check_table_clocks(loaded.head.id)
    loaded = reloaded(loaded)
    assert loaded.state.seat_clocks[seat].warned
    assert due_tables() == []
    check_table_clocks(loaded.head.id)
    assert reloaded(loaded).version == loaded.version


def test_the_sweep_reads_only_due_tables(clock):
    loaded = started_table("byzanz", 3, **LIVE)
    with connection.cursor() as cursor:
        cursor.execute(
            """INSERT INTO tables_table SELECT (jsonb_populate_record(t, jsonb_build_object(
                   'id', gen_random_uuid(), 'due_at', t.due_at + n * interval '1 hour'))).*
               FROM tables_table t, generate_series(1, 20000) n"""
        )
        cursor.execute("ANALYZE tables_table")
        clock.forward(16 * MINUTE + SECOND)
        cursor.execute(f"EXPLAIN ANALYZE {DUE_TABLES}", [now(), BATCH])
        plan = "\n".join(line for (line,) in cursor.fetchall())
    assert "tables_due" in plan
    assert "Seq Scan" not in plan
    assert due_tables() == [loaded.head.id]


def test_a_table_whose_check_fails_does_not_block_the_others(clock, monkeypatch):
    broken, sound = started_table("byzanz", 3, **LIVE), started_table("byzanz", 3, **LIVE)
    monkeypatch.setattr("serai.tables.clock.due.BATCH", 1)
    clock.forward(16 * MINUTE + SECOND)
    assert due_tables() == [broken.head.id]

    def failing_check(table):
        assert table != broken.head.id
        check_table_clocks(table)

    monkeypatch.setattr("serai.bots.tasks.check_table_clocks", failing_check)
    check_clocks()
    check_clocks()
    assert reloaded(sound).state.seat_clocks[next_seat(sound)].warned
    assert due_tables() == []
    clock.forward(MINUTE)
    assert due_tables() == [broken.head.id]


def test_clocks_can_be_computed_from_the_log_and_the_outages(clock):
    loaded = started_table("byzanz", 3, **LIVE)
    for minutes in (1, 3, 2, 5, 1, 4, 1, 1, 2):
        if minutes == 5:
            began = now()
            clock.forward(HOUR)
            record_outage(began, now())
        clock.forward(minutes * MINUTE)
        seat = next_seat(loaded)
        loaded = move(loaded, seat, first_legal(loaded, seat)).loaded
    assert computed_left(loaded) == [seat_clock.left for seat_clock in loaded.state.seat_clocks]


def computed_left(loaded) -> list[int]:
    """The time left of each seat, from the times of events and the outages."""
    terms, spans = loaded.state.terms, Outage.objects.values_list("began_at", "ended_at")
    outages = [(began.timestamp() * SECOND, ended.timestamp() * SECOND) for began, ended in spans]
    left, since = [terms.bank * 1000] * len(loaded.state.occupants), {}
    for stored in tail(loaded.head.id):
        envelope = unpack(stored.body)
        at = envelope.recorded
        for reading in event_of(envelope, None, None).readings if envelope.type == "clocks-changed" else ():
            seat = reading.seat
            if started_at := since.pop(seat, None):
                off = sum(max(0, min(ended, at) - max(began, started_at)) for began, ended in outages)
                assert reading.charge == pytest.approx((at - started_at - off) / 1000, abs=1)
                left[seat] = min(left[seat] - reading.charge + terms.increment * 1000, terms.bank * 1000)
            if reading.deadline:
                since[seat] = at
                assert reading.deadline == -(-at // 1000) + reading.left
            assert reading.left == left[seat]
    return left
