"""Who gets a notice is settled by what happened, though others sit there, or play there, by the time it is read."""

from uuid import uuid4

import pytest
from django.db import connection

from serai.accounts.players import seat_player
from serai.eventlog.projections import follow
from serai.nudges.models import Notice
from serai.nudges.notices import notices
from serai.nudges.visits import not_by_hand
from serai.nudges.wishes import change
from serai.tables.announce import announce, carry_out
from serai.tables.away import wish_substitute
from serai.tables.open import Wish, open_table
from serai.tables.part import resign
from serai.tables.sit import leave, sit
from tests.nudges.house import became_of, member, table_of, timed_out, warned, work
from tests.tables.moved_clock import DAY
from tests.tables.people import NONCE, SLOW, first_legal, move, play, player

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")


def test_who_has_left_the_chair_is_not_told_of_the_turn_of_who_sits_there_now(office):
    zenobia, odaenathus, vaballathus = (member(name) for name in ("Zenobia", "Odaenathus", "Vaballathus"))
    table = uuid4()
    host, left, came = (seat_player(table=table, user=user) for user in (zenobia, odaenathus, vaballathus))
    announce(open_table(Wish(game="haggle", seats=2, **SLOW), host=host, table=table))
    carry_out(table, sit(player=left, nonce=NONCE))
    carry_out(table, leave(player=left))
    for person in (came, host):
        carry_out(table, sit(player=person, nonce=NONCE))
    assert work() == 2
    assert sorted(office.readers) == ["vaballathus@palmyra.example", "zenobia@palmyra.example"]
    assert became_of(odaenathus) == []


def test_an_alarm_is_of_whom_it_warned_and_passes_when_they_resign(office, clock):
    zenobia, odaenathus = member(), member("Odaenathus")
    known = table_of(zenobia, odaenathus, seats=3, bots={2: "random"})
    follow(notices)
    known = warned(known, clock)
    carry_out(known.head.id, resign(player=player(known, 0)))
    assert work() == 1
    assert office.readers == ["odaenathus@palmyra.example"]
    assert became_of(zenobia) == [("turn", "dropped", "passed"), ("alarm", "dropped", "passed")]


def test_an_alarm_of_a_turn_that_an_order_has_taken_is_none_of_the_next(office, clock):
    zenobia, odaenathus = member(), member("Odaenathus", verified=False)
    known = table_of(zenobia, odaenathus)
    known = move(known, 1, first_legal(known, 1)).known
    change(zenobia, turn="none")
    assert work() == 0
    known = warned(known, clock)
    follow(notices)
    command = uuid4()
    not_by_hand(command)
    move(known, 0, first_legal(known, 0), command=command)
    assert work() == 0
    assert became_of(zenobia) == [
        ("turn", "dropped", "unsubscribed"),
        ("alarm", "dropped", "passed"),
        ("turn", "dropped", "unsubscribed"),
    ]


def test_whose_time_ran_out_and_who_was_substituted_since_is_told_of_no_way_back(office, clock):
    zenobia, odaenathus = member(), member("Odaenathus")
    known = table_of(zenobia, odaenathus)
    known = move(known, 1, first_legal(known, 1)).known
    known = timed_out(known, clock)
    clock.forward(DAY)
    carry_out(known.head.id, wish_substitute(player=player(known, 1), seat=0, wishes=True))
    assert work() == 0
    assert became_of(zenobia) == [("turn", "dropped", "passed"), ("away", "dropped", "passed")]


def test_the_end_is_told_to_who_ran_out_of_time_and_not_to_who_has_left(office, clock):
    zenobia, odaenathus, vaballathus = (member(name) for name in ("Zenobia", "Odaenathus", "Vaballathus"))
    known = table_of(zenobia, odaenathus, vaballathus)
    for seat in (1, 2):
        known = move(known, seat, first_legal(known, seat)).known
    known = timed_out(known, clock)
    known = carry_out(known.head.id, resign(player=player(known, 1))).known
    play(known)
    assert work() == 2
    assert sorted(zip(office.readers, office.subjects, strict=True)) == [
        ("vaballathus@palmyra.example", "Haggle: the game is over"),
        ("zenobia@palmyra.example", "Haggle: the game is over"),
    ]
    assert became_of(odaenathus) == [("turn", "dropped", "passed")]


def test_a_turn_that_has_passed_when_it_is_read_was_still_its_owners(office):
    zenobia, odaenathus = member(), member("Odaenathus")
    known = table_of(zenobia, odaenathus)
    rounds = 0
    while known.chronicle.revealed is None:
        for seat in (0, 1):
            known = move(known, seat, first_legal(known, seat)).known
        rounds += 1
    assert follow(notices) == known.version
    turns = Notice.objects.filter(kind="turn").order_by("version")
    assert [*turns.values_list("user__username", flat=True)] == ["Zenobia", "Odaenathus"] * rounds
    assert work() == 2
    assert office.subjects == ["Haggle: the game is over"] * 2
    assert became_of(zenobia) == [*[("turn", "dropped", "passed")] * rounds, ("over", "sent", "")]


@pytest.mark.parametrize("batch", [1, 2, 7])
def test_notices_are_the_same_however_many_events_are_read_at_once(batch):
    zenobia, odaenathus, vaballathus = (member(name) for name in ("Zenobia", "Odaenathus", "Vaballathus"))
    known = table_of(zenobia, odaenathus, vaballathus)
    play(known)
    follow(notices, batch)
    read = told()
    Notice.objects.all().delete()
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM eventlog_projection WHERE name = 'notices'")
    follow(notices)
    assert told() == read
    assert {kind for _, kind, _ in read} == {"turn", "over"}


def told():
    return sorted(Notice.objects.values_list("user__username", "kind", "version"))
