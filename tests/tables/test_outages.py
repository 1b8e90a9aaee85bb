"""While the house is closed, no clock runs."""

from datetime import timedelta

import pytest
from django.db import DatabaseError, transaction
from django.db.models import F

from serai.bots.tasks import look_at_clocks
from serai.eventlog.clock import now
from serai.tables.deadlines import up_to_date
from serai.tables.find import find_tables, tables_waiting_for
from serai.tables.models import Outage, Pulse, Table
from serai.tables.outages import add, beat
from serai.tables.overdue import look_after, look_after_outages, overdue
from serai.tables.rows import waiting_for
from tests.tables.moved_clock import DAY, HOUR, MINUTE
from tests.tables.people import LIVE, begun, first_legal, look, move, play, player, waited_for

pytestmark = pytest.mark.usefixtures("database")


def test_an_outage_is_charged_to_nobody_and_moves_the_deadline(clock):
    known = begun("byzanz", 3, **LIVE)
    seat = waited_for(known)
    before = known.chronicle.glasses[seat].deadline
    began = now()
    clock.forward(DAY)
    due_at = Table.objects.get().due_at
    add(began, now())
    assert Table.objects.get().due_at == due_at
    assert overdue() == [known.head.id]
    look_after(known.head.id)
    assert overdue() == []
    known = look(known)
    glass = known.chronicle.glasses[seat]
    assert glass.deadline - before == pytest.approx(86_400_000, abs=1000)
    known = move(known, seat, first_legal(known, seat)).known
    assert known.chronicle.glasses[seat].left == 20 * 60_000
    assert Outage.objects.count() == 1


def test_a_silence_of_the_house_is_an_outage(clock):
    known = begun("byzanz", 3, **LIVE)
    seat = waited_for(known)
    assert beat() == 0
    Pulse.objects.update(at=F("at") - timedelta(days=1))
    clock.forward(DAY)
    assert beat() == pytest.approx(DAY, abs=MINUTE)
    assert beat() == 0
    look_at_clocks()
    glass = look(known).chronicle.glasses[seat]
    assert glass.deadline * 1000 - now() == pytest.approx(20 * MINUTE, abs=MINUTE)


def test_who_moves_before_an_outage_is_written_down_is_not_charged_for_it(clock):
    known = begun("byzanz", 3, **LIVE)
    seat = waited_for(known)
    beat()
    Pulse.objects.update(at=F("at") - timedelta(days=1))
    clock.forward(DAY)
    known = move(known, seat, first_legal(known, seat)).known
    assert known.chronicle.glasses[seat].left == 20 * 60_000
    assert beat() == pytest.approx(DAY, abs=MINUTE)
    assert Outage.objects.count() == 1


def test_a_deadline_that_an_outage_has_moved_is_right_before_anybody_has_looked(clock):
    known = begun("byzanz", 3, **LIVE)
    seat = waited_for(known)
    before = known.chronicle.glasses[seat].deadline
    began = now()
    clock.forward(MINUTE)
    add(began, now())
    assert overdue() == []
    moved = up_to_date(known).chronicle.glasses[seat].deadline
    assert moved - before == pytest.approx(60_000, abs=1000)
    (listed,) = find_tables(players=[player(known, seat)], limit=1)
    (waiting,) = tables_waiting_for([player(known, seat)])
    assert listed.deadlines[seat] == waiting.deadlines[seat] == moved
    assert Table.objects.get().deadlines[seat] == before
    look_after_outages(known.head.id)
    assert look(known).chronicle.glasses[seat].deadline == Table.objects.get().deadlines[seat] == moved
    version = look(known).version
    look_after_outages(known.head.id)
    assert look(known).version == version


def test_a_move_brings_the_clocks_of_the_others_up_to_date(clock):
    known = begun("zanzibar", 2, **LIVE)
    while len(waiting_for(known.chronicle)) < 2:
        known = play(known, 1)
    one, other = waiting_for(known.chronicle)
    before = known.chronicle.glasses[other].deadline
    began = now()
    clock.forward(MINUTE)
    add(began, now())
    known = move(known, one, first_legal(known, one)).known
    assert known.chronicle.glasses[other].deadline - before == pytest.approx(60_000, abs=1000)
    assert Table.objects.get().deadlines[other] == known.chronicle.glasses[other].deadline


def test_an_outage_that_is_noted_later_takes_back_no_charge(clock):
    known = begun("byzanz", 3, **LIVE)
    seat, began = waited_for(known), now()
    clock.forward(5 * MINUTE)
    ended = now()
    known = move(known, seat, first_legal(known, seat)).known
    left = known.chronicle.glasses[seat].left
    add(began, ended)
    known = play(known, 1)
    assert known.chronicle.glasses[seat].left == left


def test_a_moved_clock_is_no_outage(clock):
    beat()
    clock.forward(DAY)
    assert beat() == 0


def test_the_list_of_outages_only_grows():
    add(now() - DAY, now())
    with pytest.raises(DatabaseError, match="only grows"), transaction.atomic():
        Outage.objects.all().delete()
    with pytest.raises(DatabaseError, match="only grows"), transaction.atomic():
        Outage.objects.update(ended_at="2030-01-01T00:00Z")


def test_a_clock_that_an_outage_did_not_touch_is_put_off_again(clock):
    known = begun("byzanz", 3, **LIVE)
    before = Table.objects.get().due_at
    add(now() - DAY, now() - HOUR)
    Table.objects.update(due_at="2020-01-01T00:00Z")
    look_after(known.head.id)
    assert Table.objects.get().due_at == before
    assert look(known).version == known.version
