"""A repeated command has an effect once."""

from uuid import uuid4

import pytest

from serai.tables.chat import post_message
from serai.tables.errors import KeyReused
from serai.tables.listeners import commit_and_notify
from serai.tables.read_models.rows import status_of
from serai.tables.verbs.fill import add_bot
from serai.tables.verbs.leave_all import leave_all_tables
from tests.tables.sample_tables import opened_table, player, reloaded, started_table

pytestmark = pytest.mark.usefixtures("database")


def test_the_same_command_adds_one_bot():
    loaded, command = opened_table("byzanz", 4), uuid4()
    verb = add_bot(host=player(loaded, 0), level="random")
    first, again = (commit_and_notify(loaded.head.id, verb, command=command) for _ in range(2))
    assert (first.result, again.result) == ("appended", "repeated")
    assert (again.first, again.last) == (first.first, first.last)
    assert [bool(occupant) for occupant in reloaded(loaded).state.occupants] == [True, True, False, False]


def test_another_message_with_the_same_command_is_refused():
    table, anna, command = uuid4(), uuid4(), uuid4()
    assert post_message(table=table, player=anna, text="hello", command=command) == post_message(
        table=table, player=anna, text=" hello ", command=command
    )
    with pytest.raises(KeyReused):
        post_message(table=table, player=anna, text="goodbye", command=command)


def test_leaving_all_tables_leaves_open_tables_and_resigns_running_games():
    waiting, running, over = opened_table("byzanz", 3), started_table("byzanz", 3), started_table("haggle", 2)
    leave_all_tables({player(loaded, 0): loaded.head.id for loaded in (waiting, running, over)})
    assert status_of(reloaded(waiting).state) == "cancelled"
    assert reloaded(running).state.occupants[0].departed.kind == "resigned"
    before = reloaded(running).version
    leave_all_tables({player(running, 0): running.head.id})
    assert reloaded(running).version == before
