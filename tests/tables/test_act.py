"""Acting at a table: all actions or none, once per command, and only for the decision that the player saw."""

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
from serai.tables import table_cache
from serai.tables.commit import StaleTransaction
from serai.tables.errors import BadInput, CommitFirst, NotYours, TableChanged, WrongMoment
from serai.tables.listeners import commit_and_notify
from serai.tables.read_models.rows import status_of, waiting_for
from serai.tables.table_cache import LoadedTable
from serai.tables.verbs.resign import resign
from tests.tables.sample_tables import first_legal, move, opened_table, play, player, reloaded, started_table

pytestmark = pytest.mark.usefixtures("database")


def verdict(loaded, settings):
    key = read_site_key(settings.SITE_KEY_FILE)
    return verify(export_stream(loaded.head.id, None, key, find), find)


@pytest.mark.parametrize(("game", "seats"), [("haggle", 2), ("byzanz", 3)])
def test_a_game_played_to_its_end_verifies(game, seats, settings):
    loaded = play(started_table(game, seats))
    assert status_of(loaded.state) == "finished"
    checked = verdict(loaded, settings)
    assert checked.deal_checked
    assert checked.places == loaded.state.finished.places


def test_the_last_move_and_the_end_are_one_commit():
    loaded = play(started_table())
    with connection.cursor() as cursor:
        cursor.execute("SELECT type, ordinal FROM eventlog_event WHERE version = %s", [loaded.version])
        assert cursor.fetchone() == ("finished", 2)


def test_an_illegal_action_changes_nothing():
    loaded = started_table("byzanz", 3)
    seat = waiting_for(loaded.state)[0]
    legal = first_legal(loaded, seat)
    with pytest.raises(IllegalAction):
        move(loaded, (seat + 1) % 3, legal)
    assert reloaded(loaded).version == loaded.version


def test_if_one_action_is_illegal_none_is_stored():
    loaded = started_table()
    with pytest.raises(IllegalAction):
        move(loaded, 0, first_legal(loaded, 0), Choose(99))
    assert reloaded(loaded).version == loaded.version


@pytest.mark.parametrize("count", [0, 201])
def test_a_request_has_one_to_two_hundred_actions(count):
    loaded = started_table()
    with pytest.raises(BadInput, match="1 to 200"):
        move(loaded, 0, *[first_legal(loaded, 0)] * count)


def test_nobody_acts_before_the_start_or_after_the_end():
    with pytest.raises(WrongMoment):
        move(opened_table(), 0, Choose(1))
    over = play(started_table())
    with pytest.raises(WrongMoment):
        move(over, 0, Choose(1))


def test_a_command_sent_twice_acts_once_and_gets_its_first_result():
    loaded, command = started_table(), uuid4()
    action = first_legal(loaded, 0)
    first = move(loaded, 0, action, command=command)
    again = move(loaded, 0, action, command=command)
    assert (again.result, again.first, again.last) == ("repeated", first.first, first.last)
    later = play(first.loaded, 3)
    late = move(later, 0, action, command=command, version=loaded.version)
    assert (late.result, late.first, late.last) == ("repeated", first.first, first.last)


def test_an_action_is_accepted_while_the_seat_faces_the_same_decision():
    """The choice of another seat does not change this seat's decision."""
    loaded = started_table()
    move(loaded, 1, first_legal(loaded, 1))
    assert move(loaded, 0, first_legal(loaded, 0), version=loaded.version).result == "appended"


def test_an_action_is_refused_when_the_seat_faces_another_decision():
    loaded = started_table()
    later = play(loaded, 2)
    assert later.state.game_state.round != loaded.state.game_state.round
    with pytest.raises(TableChanged):
        move(later, 0, first_legal(later, 0), version=loaded.version)


def test_a_version_that_does_not_exist_yet_is_refused():
    loaded = started_table()
    with pytest.raises(BadInput, match="has no version"):
        move(loaded, 0, first_legal(loaded, 0), version=loaded.version + 1)


def test_a_cached_table_may_be_old():
    """Another process has committed; this one notices it by the conflict."""
    loaded = started_table()
    later = move(loaded, 1, first_legal(loaded, 1)).loaded
    table_cache.clear_cache()
    table_cache.put_in_cache(loaded)
    done = move(loaded, 0, first_legal(loaded, 0))
    assert done.result == "appended"
    assert done.first == later.version + 1


def test_concurrent_requests_with_one_command_act_once(django_db_blocker):
    """Eight requests for one seat with the same command: one acts, the others get its result."""
    loaded, command = started_table(), uuid4()
    action = first_legal(loaded, 0)

    def send(_):
        with django_db_blocker.unblock():
            try:
                return move(loaded, 0, action, command=command)
            finally:
                connection.close()

    with ThreadPoolExecutor(8) as threads:
        done = list(threads.map(send, range(8)))
    assert sorted(answer.result for answer in done) == ["appended"] + ["repeated"] * 7
    assert {(answer.first, answer.last) for answer in done} == {(loaded.version + 1, loaded.version + 1)}


def test_a_commit_that_is_rolled_back_is_not_cached():
    loaded = started_table()
    with transaction.atomic():
        move(loaded, 0, first_legal(loaded, 0))
        transaction.set_rollback(True)
    assert table_cache.cached(loaded.head.id).version == loaded.version
    assert move(loaded, 0, first_legal(loaded, 0)).result == "appended"


def test_a_cached_table_newer_than_the_log_is_loaded_again():
    """This happens after a restore, for example."""
    loaded = started_table()
    later = play(loaded, 1)
    table_cache.clear_cache()
    phantom = replace(later.state, version=later.version + 5)
    table_cache.put_in_cache(LoadedTable(replace(later.head, version=later.version + 5, head=bytes(32)), phantom))
    done = move(loaded, 1, first_legal(later, 1))
    assert (done.result, done.first) == ("appended", later.version + 1)


def test_a_commit_in_an_older_transaction_is_stale(django_db_blocker):
    loaded = started_table()
    first, second = first_legal(loaded, 0), first_legal(loaded, 1)

    def elsewhere():
        with django_db_blocker.unblock():
            try:
                move(loaded, 1, second)
            finally:
                connection.close()

    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SELECT pg_current_xact_id()")
        with ThreadPoolExecutor(1) as thread:
            thread.submit(elsewhere).result()
        with pytest.raises(StaleTransaction):
            move(loaded, 0, first)


def test_no_action_may_follow_one_that_reveals_something():
    """Otherwise the refusal of a later action would reveal hidden cards while nothing is committed."""
    loaded = started_table("haggle", 2)
    loaded = move(loaded, 1, first_legal(loaded, 1)).loaded
    for further in (Choose(1), Choose(2), Choose(99)):
        with pytest.raises(CommitFirst, match="Action 1"):
            move(loaded, 0, first_legal(loaded, 0), further)
    assert reloaded(loaded).version == loaded.version


def test_only_the_player_of_a_seat_acts_for_it():
    loaded = started_table("byzanz", 3)
    seat = waiting_for(loaded.state)[0]
    anna, action = player(loaded, seat), first_legal(loaded, seat)
    for someone in (uuid4(), player(loaded, (seat + 1) % 3), None):
        with pytest.raises(NotYours):
            move(loaded, seat, action, player=someone)
    loaded = commit_and_notify(loaded.head.id, resign(player=anna)).loaded
    with pytest.raises(NotYours):
        move(loaded, seat, action, player=anna)
    assert move(loaded, seat, action, player=None).result == "appended", "the bot plays on"
