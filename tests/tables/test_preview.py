"""A tentative turn is played on a copy, and stops before something hidden is revealed."""

import pytest

from games.byzanz.types import Pass
from serai.engine import IllegalAction
from serai.engine.codec import encode
from serai.tables.errors import TableChanged, WrongMoment
from serai.tables.game_of import game_of
from serai.tables.read_models.rows import waiting_for
from serai.tables.store import django_store, run_sync
from serai.tables.verbs.preview import preview
from tests.tables.sample_tables import first_legal, move, opened_table, play, reloaded, started_table

pytestmark = pytest.mark.usefixtures("database")


def previewed(loaded, seat, *actions, **details):
    return run_sync(preview(django_store, loaded.head.id, seat=seat, actions=actions, **details))


def test_a_preview_shows_the_result_and_stores_nothing():
    loaded = started_table("byzanz", 3)
    seat = waiting_for(loaded.state)[0]
    game = game_of(loaded.state)
    bid = next(action for action in game.legal(loaded.state.game_state, seat) if not isinstance(action, Pass))
    shown = previewed(loaded, seat, bid)
    assert shown.played == 1
    assert not shown.reveals
    assert reloaded(loaded).version == loaded.version
    after = move(loaded, seat, bid).loaded
    assert encode(shown.view) == encode(game.view(after.state.game_state, seat))
    assert list(shown.legal) == list(game.legal(after.state.game_state, seat))


def test_a_preview_stops_before_an_action_that_reveals_something():
    """The last of two choices reveals both cards: only a commit may do that."""
    loaded = started_table()
    loaded = move(loaded, 1, first_legal(loaded, 1)).loaded
    shown = previewed(loaded, 0, first_legal(loaded, 0))
    assert (shown.played, shown.reveals) == (0, True)
    assert shown.events == []
    assert encode(shown.view) == encode(game_of(loaded.state).view(loaded.state.game_state, 0))


def test_an_illegal_preview_is_refused_with_its_ruling():
    loaded = started_table("byzanz", 3)
    seat = waiting_for(loaded.state)[0]
    with pytest.raises(IllegalAction):
        previewed(loaded, (seat + 1) % 3, Pass())


def test_a_preview_on_an_old_decision_is_refused():
    loaded = started_table()
    later = play(loaded, 2)
    with pytest.raises(TableChanged):
        previewed(later, 0, first_legal(later, 0), version=loaded.version)


def test_there_is_no_preview_without_a_running_game():
    with pytest.raises(WrongMoment):
        previewed(opened_table(), 0, Pass())
