"""A tentative turn: played on a copy, stopped where something hidden would show."""

import pytest

from games.byzanz.types import Pass
from serai.engine import IllegalAction
from serai.engine.wire import encode
from serai.tables.doors import django_door, run
from serai.tables.errors import MovedOn, WrongMoment
from serai.tables.game_of import game_of
from serai.tables.preview import preview
from serai.tables.rows import waiting_for
from tests.tables.people import begun, first_legal, look, move, opened, play

pytestmark = pytest.mark.usefixtures("database")


def tried(known, seat, *actions, **details):
    return run(preview(django_door, known.head.id, seat=seat, actions=actions, **details))


def test_a_preview_shows_what_would_be_and_stores_nothing():
    known = begun("byzanz", 3)
    seat = waiting_for(known.chronicle)[0]
    game = game_of(known.chronicle)
    bid = next(action for action in game.legal(known.chronicle.state, seat) if not isinstance(action, Pass))
    shown = tried(known, seat, bid)
    assert shown.played == 1
    assert not shown.reveals
    assert look(known).version == known.version
    after = move(known, seat, bid).known
    assert encode(shown.view) == encode(game.view(after.chronicle.state, seat))
    assert list(shown.legal) == list(game.legal(after.chronicle.state, seat))


def test_a_preview_stops_before_what_would_show_something_new():
    """The last of two choices turns both cards up: only a commit may do that."""
    known = begun()
    known = move(known, 1, first_legal(known, 1)).known
    shown = tried(known, 0, first_legal(known, 0))
    assert (shown.played, shown.reveals) == (0, True)
    assert shown.events == []
    assert encode(shown.view) == encode(game_of(known.chronicle).view(known.chronicle.state, 0))


def test_an_illegal_preview_is_refused_with_its_ruling():
    known = begun("byzanz", 3)
    seat = waiting_for(known.chronicle)[0]
    with pytest.raises(IllegalAction):
        tried(known, (seat + 1) % 3, Pass())


def test_a_preview_on_an_old_decision_is_refused():
    known = begun()
    later = play(known, 2)
    with pytest.raises(MovedOn):
        tried(later, 0, first_legal(later, 0), at=known.version)


def test_there_is_no_preview_without_a_game():
    with pytest.raises(WrongMoment):
        tried(opened(), 0, Pass())
