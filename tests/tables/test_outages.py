"""No clock runs during an outage."""

from datetime import timedelta

import pytest
from django.db import DatabaseError, transaction
from django.db.models import F

from serai.bots.tasks import check_clocks
from serai.eventlog.current_time import now
from serai.tables.clock.deadlines import with_current_deadlines
from serai.tables.clock.due import check_table_clocks, check_table_clocks_after_outage, due_tables
from serai.tables.clock.outages import record_heartbeat, record_outage
from serai.tables.models import Heartbeat, Outage, Table
from serai.tables.read_models.find import find_tables, tables_waiting_for
from serai.tables.read_models.rows import waiting_for
from tests.tables.sample_tables import LIVE, first_legal, move, next_seat, play, player, reloaded, started_table
from tests.tables.shifted_clock import DAY, HOUR, MINUTE

pytestmark = pytest.mark.usefixtures("database")


def test_an_outage_is_not_charged_and_moves_the_deadline(clock):
    loaded = started_table("byzanz", 3, **LIVE)
    seat = next_seat(loaded)
    before = loaded.state.seat_clocks[seat].deadline
    began = now()
    clock.forward(DAY)
    due_at = Table.objects.get().due_at
    record_outage(began, now())
    assert Table.objects.get().due_at == due_at
    assert due_tables() == [loaded.head.id]
    check_table_clocks(loaded.head.id)
    assert due_tables() == []
    loaded = reloaded(loaded)
    seat_clock = loaded.state.seat_clocks[seat]
    assert seat_clock.deadline - before == pytest.approx(86_400_000, abs=1000)
    loaded = move(loaded, seat, first_legal(loaded, seat)).loaded
    assert loaded.state.seat_clocks[seat].left == 20 * 60_000
    assert Outage.objects.count() == 1


def test_a_gap_in_the_heartbeat_is_an_outage(clock):
    loaded = started_table("byzanz", 3, **LIVE)
    seat = next_seat(loaded)
    assert record_heartbeat() == 0
    Heartbeat.objects.update(at=F("at") - timedelta(days=1))
    clock.forward(DAY)
    assert record_heartbeat() == pytest.approx(DAY, abs=MINUTE)
    assert record_heartbeat() == 0
    check_clocks()
    seat_clock = reloaded(loaded).state.seat_clocks[seat]
    assert seat_clock.deadline * 1000 - now() == pytest.approx(20 * MINUTE, abs=MINUTE)


def test_a_move_before_the_outage_is_recorded_is_not_charged_for_it(clock):
    loaded = started_table("byzanz", 3, **LIVE)
    seat = next_seat(loaded)
    record_heartbeat()
    Heartbeat.objects.update(at=F("at") - timedelta(days=1))
    clock.forward(DAY)
    loaded = move(loaded, seat, first_legal(loaded, seat)).loaded
    assert loaded.state.seat_clocks[seat].left == 20 * 60_000
    assert record_heartbeat() == pytest.approx(DAY, abs=MINUTE)
    assert Outage.objects.count() == 1


def test_a_moved_deadline_is_correct_before_the_clocks_are_checked(clock):
    loaded = started_table("byzanz", 3, **LIVE)
    seat = next_seat(loaded)
    before = loaded.state.seat_clocks[seat].deadline
    began = now()
    clock.forward(MINUTE)
    record_outage(began, now())
    assert due_tables() == []
    moved = with_current_deadlines(loaded).state.seat_clocks[seat].deadline
    assert moved - before == pytest.approx(60_000, abs=1000)
    (listed,) = find_tables(players=[player(loaded, seat)], limit=1)
    (waiting,) = tables_waiting_for([player(loaded, seat)])
    assert listed.deadlines[seat] == waiting.deadlines[seat] == moved
    assert Table.objects.get().deadlines[seat] == before
    check_table_clocks_after_outage(loaded.head.id)
    assert reloaded(loaded).state.seat_clocks[seat].deadline == Table.objects.get().deadlines[seat] == moved
    version = reloaded(loaded).version
    check_table_clocks_after_outage(loaded.head.id)
    assert reloaded(loaded).version == version


def test_a_move_updates_the_clocks_of_the_other_seats(clock):
    loaded = started_table("zanzibar", 2, **LIVE)
    while len(waiting_for(loaded.state)) < 2:
        loaded = play(loaded, 1)
    one, other = waiting_for(loaded.state)
    before = loaded.state.seat_clocks[other].deadline
    began = now()
    clock.forward(MINUTE)
    record_outage(began, now())
    loaded = move(loaded, one, first_legal(loaded, one)).loaded
    assert loaded.state.seat_clocks[other].deadline - before == pytest.approx(60_000, abs=1000)
    assert Table.objects.get().deadlines[other] == loaded.state.seat_clocks[other].deadline


def test_an_outage_recorded_later_does_not_undo_a_charge(clock):
    loaded = started_table("byzanz", 3, **LIVE)
    seat, began = next_seat(loaded), now()
    clock.forward(5 * MINUTE)
    ended = now()
    loaded = move(loaded, seat, first_legal(loaded, seat)).loaded
    left = loaded.state.seat_clocks[seat].left
    record_outage(began, ended)
    loaded = play(loaded, 1)
    assert loaded.state.seat_clocks[seat].left == left


def test_a_shifted_clock_is_not_an_outage(clock):
    record_heartbeat()
    clock.forward(DAY)
    assert record_heartbeat() == 0


def test_outages_are_append_only():
    record_outage(now() - DAY, now())
    with pytest.raises(DatabaseError, match="append-only"), transaction.atomic():
        Outage.objects.all().delete()
    with pytest.raises(DatabaseError, match="append-only"), transaction.atomic():
        Outage.objects.update(ended_at="2030-01-01T00:00Z")


def test_a_clock_that_an_outage_did_not_affect_gets_its_old_due_time(clock):
    loaded = started_table("byzanz", 3, **LIVE)
    before = Table.objects.get().due_at
    record_outage(now() - DAY, now() - HOUR)
    Table.objects.update(due_at="2020-01-01T00:00Z")
    check_table_clocks(loaded.head.id)
    assert Table.objects.get().due_at == before
    assert reloaded(loaded).version == loaded.version
