"""Acting at a table: all or nothing, once however often it is sent, and only on the decision that was decided."""

from concurrent.futures import ThreadPoolExecutor
from uuid import uuid4

import pytest
from django.db import connection, transaction
from msgspec.structs import replace

from haggle.types import Choose
from serai.engine import IllegalAction
from serai.engine.registry import find
from serai.eventlog.stored_export import export_stream
from serai.eventlog.verify import verify
from serai.ops.keys import read_site_key
from serai.tables import known as knowledge
from serai.tables.announce import carry_out
from serai.tables.commit import StaleTransaction
from serai.tables.errors import BadInput, CommitFirst, MovedOn, NotYours, WrongMoment
from serai.tables.known import Known
from serai.tables.part import resign
from serai.tables.rows import status_of, waiting_for
from tests.tables.people import begun, first_legal, look, move, opened, play, player

pytestmark = pytest.mark.usefixtures("database")


def verdict(known, settings):
    key = read_site_key(settings.SITE_KEY_FILE)
    return verify(export_stream(known.head.id, None, key, find), find)


@pytest.mark.parametrize(("game", "seats"), [("haggle", 2), ("byzanz", 3)])
def test_a_game_played_to_its_end_verifies(game, seats, settings):
    known = play(begun(game, seats))
    assert status_of(known.chronicle) == "finished"
    checked = verdict(known, settings)
    assert checked.deal_checked
    assert checked.places == known.chronicle.revealed.places


def test_the_last_move_and_the_revelation_are_one_commit():
    known = play(begun())
    with connection.cursor() as cursor:
        cursor.execute("SELECT type, ordinal FROM eventlog_event WHERE version = %s", [known.version])
        assert cursor.fetchone() == ("revealed", 2)


def test_an_illegal_action_changes_nothing():
    known = begun("byzanz", 3)
    seat = waiting_for(known.chronicle)[0]
    legal = first_legal(known, seat)
    with pytest.raises(IllegalAction):
        move(known, (seat + 1) % 3, legal)
    assert look(known).version == known.version


def test_of_several_actions_all_stand_or_none():
    known = begun()
    with pytest.raises(IllegalAction):
        move(known, 0, first_legal(known, 0), Choose(99))
    assert look(known).version == known.version


@pytest.mark.parametrize("count", [0, 201])
def test_a_turn_has_one_to_two_hundred_actions(count):
    known = begun()
    with pytest.raises(BadInput, match="1 to 200"):
        move(known, 0, *[first_legal(known, 0)] * count)


def test_nobody_acts_before_the_beginning_or_after_the_end():
    with pytest.raises(WrongMoment):
        move(opened(), 0, Choose(1))
    over = play(begun())
    with pytest.raises(WrongMoment):
        move(over, 0, Choose(1))


def test_a_command_sent_twice_acts_once_and_gets_its_first_answer():
    known, command = begun(), uuid4()
    action = first_legal(known, 0)
    first = move(known, 0, action, command=command)
    again = move(known, 0, action, command=command)
    assert (again.result, again.first, again.last) == ("repeated", first.first, first.last)
    moved_on = play(first.known, 3)
    late = move(moved_on, 0, action, command=command, at=known.version)
    assert (late.result, late.first, late.last) == ("repeated", first.first, first.last)


def test_a_decision_stands_while_the_seat_faces_the_same_one():
    """Another one has chosen meanwhile; that leaves the own choice as it was."""
    known = begun()
    move(known, 1, first_legal(known, 1))
    assert move(known, 0, first_legal(known, 0), at=known.version).result == "appended"


def test_a_decision_falls_when_the_seat_faces_another_one():
    known = begun()
    later = play(known, 2)
    assert later.chronicle.state.round != known.chronicle.state.round
    with pytest.raises(MovedOn):
        move(later, 0, first_legal(later, 0), at=known.version)


def test_nobody_has_seen_a_version_that_is_not_there_yet():
    known = begun()
    with pytest.raises(BadInput, match="has not come to version"):
        move(known, 0, first_legal(known, 0), at=known.version + 1)


def test_what_a_process_remembers_may_be_old():
    """Another process has moved on; here the first thing known of it is the conflict."""
    known = begun()
    later = move(known, 1, first_legal(known, 1)).known
    knowledge.forget_everything()
    knowledge.remember(known)
    done = move(known, 0, first_legal(known, 0))
    assert done.result == "appended"
    assert done.first == later.version + 1


def test_at_the_same_time_each_command_stands_once(django_db_blocker):
    """Eight at once for the same seat and with the same command: one acts, the others get its answer."""
    known, command = begun(), uuid4()
    action = first_legal(known, 0)

    def send(_):
        with django_db_blocker.unblock():
            try:
                return move(known, 0, action, command=command)
            finally:
                connection.close()

    with ThreadPoolExecutor(8) as threads:
        done = list(threads.map(send, range(8)))
    assert sorted(answer.result for answer in done) == ["appended"] + ["repeated"] * 7
    assert {(answer.first, answer.last) for answer in done} == {(known.version + 1, known.version + 1)}


def test_what_is_remembered_of_a_commit_that_was_rolled_back_is_nothing():
    known = begun()
    with transaction.atomic():
        move(known, 0, first_legal(known, 0))
        transaction.set_rollback(True)
    assert knowledge.remembered(known.head.id).version == known.version
    assert move(known, 0, first_legal(known, 0)).result == "appended"


def test_a_memory_ahead_of_the_log_is_forgotten():
    """As after a restore: the log is not what it was."""
    known = begun()
    later = play(known, 1)
    knowledge.forget_everything()
    phantom = replace(later.chronicle, version=later.version + 5)
    knowledge.remember(Known(replace(later.head, version=later.version + 5, head=bytes(32)), phantom))
    done = move(known, 1, first_legal(later, 1))
    assert (done.result, done.first) == ("appended", later.version + 1)


def test_an_older_transaction_is_told_to_begin_anew(django_db_blocker):
    known = begun()
    first, second = first_legal(known, 0), first_legal(known, 1)

    def elsewhere():
        with django_db_blocker.unblock():
            try:
                move(known, 1, second)
            finally:
                connection.close()

    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SELECT pg_current_xact_id()")
        with ThreadPoolExecutor(1) as thread:
            thread.submit(elsewhere).result()
        with pytest.raises(StaleTransaction):
            move(known, 0, first)


def test_nothing_is_decided_on_what_an_action_before_it_shows():
    """Else whatever is refused after it would tell of hidden cards, and nothing would be committed."""
    known = begun("haggle", 2)
    known = move(known, 1, first_legal(known, 1)).known
    for further in (Choose(1), Choose(2), Choose(99)):
        with pytest.raises(CommitFirst, match="Action 1"):
            move(known, 0, first_legal(known, 0), further)
    assert look(known).version == known.version


def test_only_who_plays_in_a_seat_acts_for_it():
    known = begun("byzanz", 3)
    seat = waiting_for(known.chronicle)[0]
    anna, action = player(known, seat), first_legal(known, seat)
    for somebody in (uuid4(), player(known, (seat + 1) % 3), None):
        with pytest.raises(NotYours):
            move(known, seat, action, player=somebody)
    known = carry_out(known.head.id, resign(player=anna)).known
    with pytest.raises(NotYours):
        move(known, seat, action, player=anna)
    assert move(known, seat, action, player=None).result == "appended", "the bot plays on"
