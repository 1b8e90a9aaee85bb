"""Resigning, and ending a game by agreement."""

from uuid import uuid4

import pytest

from serai.tables.errors import NotYours, WrongMoment
from serai.tables.listeners import commit_and_notify
from serai.tables.read_models.rows import status_of
from serai.tables.result import result_of
from serai.tables.verbs.resign import resign, vote_to_end
from tests.tables.sample_tables import opened_table, play, player, reloaded, started_table
from tests.tables.test_act import verdict

pytestmark = pytest.mark.usefixtures("database")


def test_a_bot_plays_on_for_a_player_who_resigned(settings):
    loaded = started_table("byzanz", 3)
    loaded = commit_and_notify(loaded.head.id, resign(player=player(loaded, 1))).loaded
    occupant = loaded.state.occupants[1]
    assert (occupant.bot, occupant.departed.kind) == ("merchant", "resigned")
    assert status_of(loaded.state) == "running"
    loaded = play(loaded)
    assert result_of(loaded.state).places[1] == 3
    assert verdict(loaded, settings).deal_checked


def test_a_player_who_resigned_cannot_act():
    loaded = started_table("byzanz", 3)
    anna = player(loaded, 1)
    loaded = commit_and_notify(loaded.head.id, resign(player=anna)).loaded
    assert loaded.seat_of(anna) is None
    with pytest.raises(NotYours):
        commit_and_notify(loaded.head.id, resign(player=anna))


def test_only_players_can_resign_and_only_in_a_running_game():
    with pytest.raises(NotYours):
        commit_and_notify(started_table().head.id, resign(player=uuid4()))
    waiting = opened_table()
    with pytest.raises(WrongMoment):
        commit_and_notify(waiting.head.id, resign(player=player(waiting, 0)))


def test_the_game_ends_when_everyone_votes_for_it(settings):
    loaded = play(started_table("byzanz", 3), 5)
    for seat in range(3):
        assert status_of(loaded.state) == "running"
        loaded = commit_and_notify(loaded.head.id, vote_to_end(player=player(loaded, seat), agree=True)).loaded
    assert status_of(loaded.state) == "finished"
    assert result_of(loaded.state).places == (1, 1, 1)
    assert verdict(loaded, settings).places == ()


def test_a_vote_can_be_withdrawn():
    loaded = started_table("byzanz", 3)
    for seat in range(2):
        loaded = commit_and_notify(loaded.head.id, vote_to_end(player=player(loaded, seat), agree=True)).loaded
    loaded = commit_and_notify(loaded.head.id, vote_to_end(player=player(loaded, 0), agree=False)).loaded
    loaded = commit_and_notify(loaded.head.id, vote_to_end(player=player(loaded, 2), agree=True)).loaded
    assert status_of(loaded.state) == "running"
    assert commit_and_notify(loaded.head.id, vote_to_end(player=player(loaded, 2), agree=True)).result == "unchanged"


def test_the_game_ends_when_the_only_player_against_it_resigns():
    loaded = started_table("byzanz", 3)
    for seat in range(2):
        loaded = commit_and_notify(loaded.head.id, vote_to_end(player=player(loaded, seat), agree=True)).loaded
    loaded = commit_and_notify(loaded.head.id, resign(player=player(loaded, 2))).loaded
    assert status_of(loaded.state) == "finished"
    assert result_of(loaded.state).places == (1, 1, 3)


def test_bots_finish_the_game_when_all_people_have_left():
    loaded = opened_table("byzanz", 3, bots={1: "random", 2: "random"})
    loaded = commit_and_notify(loaded.head.id, resign(player=player(loaded, 0))).loaded
    assert status_of(loaded.state) == "running"
    assert result_of(play(loaded).state).places[0] == 3
    assert status_of(reloaded(loaded).state) == "finished"
