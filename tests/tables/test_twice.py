"""A command stands once."""

from uuid import uuid4

import pytest

from serai.tables.announce import carry_out
from serai.tables.chat import say
from serai.tables.depart import depart_everywhere
from serai.tables.errors import KeyReused
from serai.tables.fill import add_bot
from serai.tables.rows import status_of
from tests.tables.people import begun, look, opened, player

pytestmark = pytest.mark.usefixtures("database")


def test_the_same_command_seats_one_bot():
    known, command = opened("byzanz", 4), uuid4()
    verb = add_bot(host=player(known, 0), level="random")
    first, again = (carry_out(known.head.id, verb, command=command) for _ in range(2))
    assert (first.result, again.result) == ("appended", "repeated")
    assert (again.first, again.last) == (first.first, first.last)
    assert [bool(chair) for chair in look(known).chronicle.chairs] == [True, True, False, False]


def test_other_words_under_the_same_command_are_refused():
    table, anna, command = uuid4(), uuid4(), uuid4()
    assert say(table=table, player=anna, text="hello", command=command) == say(
        table=table, player=anna, text=" hello ", command=command
    )
    with pytest.raises(KeyReused):
        say(table=table, player=anna, text="goodbye", command=command)


def test_who_departs_everywhere_leaves_open_tables_and_resigns_running_games():
    waiting, running, over = opened("byzanz", 3), begun("byzanz", 3), begun("haggle", 2)
    depart_everywhere({player(known, 0): known.head.id for known in (waiting, running, over)})
    assert status_of(look(waiting).chronicle) == "abandoned"
    assert look(running).chronicle.chairs[0].departed.kind == "resigned"
    before = look(running).version
    depart_everywhere({player(running, 0): running.head.id})
    assert look(running).version == before
