"""Leaving a running game, and ending it together."""

from uuid import uuid4

import pytest

from serai.tables.announce import carry_out
from serai.tables.errors import NotYours, WrongMoment
from serai.tables.part import resign, wish_end
from serai.tables.result import result_of
from serai.tables.rows import status_of
from tests.tables.people import begun, look, opened, play, player
from tests.tables.test_act import verdict

pytestmark = pytest.mark.usefixtures("database")


def test_a_bot_plays_on_for_who_resigns(settings):
    known = begun("byzanz", 3)
    known = carry_out(known.head.id, resign(player=player(known, 1))).known
    chair = known.chronicle.chairs[1]
    assert (chair.bot, chair.departed.kind) == ("merchant", "resigned")
    assert status_of(known.chronicle) == "running"
    known = play(known)
    assert result_of(known.chronicle).places[1] == 3
    assert verdict(known, settings).deal_checked


def test_who_has_resigned_plays_no_more():
    known = begun("byzanz", 3)
    anna = player(known, 1)
    known = carry_out(known.head.id, resign(player=anna)).known
    assert known.seat_of(anna) is None
    with pytest.raises(NotYours):
        carry_out(known.head.id, resign(player=anna))


def test_only_who_plays_can_resign_and_only_in_a_running_game():
    with pytest.raises(NotYours):
        carry_out(begun().head.id, resign(player=uuid4()))
    waiting = opened()
    with pytest.raises(WrongMoment):
        carry_out(waiting.head.id, resign(player=player(waiting, 0)))


def test_the_game_ends_when_everybody_wishes_it(settings):
    known = play(begun("byzanz", 3), 5)
    for seat in range(3):
        assert status_of(known.chronicle) == "running"
        known = carry_out(known.head.id, wish_end(player=player(known, seat), wishes=True)).known
    assert status_of(known.chronicle) == "finished"
    assert result_of(known.chronicle).places == (1, 1, 1)
    assert verdict(known, settings).places == ()


def test_a_wish_can_be_taken_back():
    known = begun("byzanz", 3)
    for seat in range(2):
        known = carry_out(known.head.id, wish_end(player=player(known, seat), wishes=True)).known
    known = carry_out(known.head.id, wish_end(player=player(known, 0), wishes=False)).known
    known = carry_out(known.head.id, wish_end(player=player(known, 2), wishes=True)).known
    assert status_of(known.chronicle) == "running"
    assert carry_out(known.head.id, wish_end(player=player(known, 2), wishes=True)).result == "unchanged"


def test_the_one_who_did_not_wish_the_end_resigns_and_so_it_ends():
    known = begun("byzanz", 3)
    for seat in range(2):
        known = carry_out(known.head.id, wish_end(player=player(known, seat), wishes=True)).known
    known = carry_out(known.head.id, resign(player=player(known, 2))).known
    assert status_of(known.chronicle) == "finished"
    assert result_of(known.chronicle).places == (1, 1, 3)


def test_when_all_people_have_gone_the_bots_finish_the_game():
    known = opened("byzanz", 3, bots={1: "random", 2: "random"})
    known = carry_out(known.head.id, resign(player=player(known, 0))).known
    assert status_of(known.chronicle) == "running"
    assert result_of(play(known).chronicle).places[0] == 3
    assert status_of(look(known).chronicle) == "finished"
