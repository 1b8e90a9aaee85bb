"""Bots are company: they take a moment where people sit together, and none where nobody waits."""

from contextlib import suppress
from uuid import uuid4

import pytest
from msgspec import Raw
from msgspec.structs import replace

from games.byzanz.plugin import plugin as byzanz
from serai.bots.choose import choose
from serai.bots.drive import bot_to_move, drive, seconds_to_pause, thinker_to_move
from serai.bots.kept import kept
from serai.bots.pause import pause_left
from serai.engine import Budget, Expert
from serai.engine.registry import plugins
from serai.engine.wire import encode
from serai.eventlog import clock
from serai.eventlog.envelope import Cause, unpack
from serai.eventlog.sync_door import tail
from serai.tables.announce import carry_out
from serai.tables.game_of import game_of
from serai.tables.known import Known
from serai.tables.pace import USUAL
from serai.tables.part import wish_end
from serai.tables.rows import status_of
from serai.tables.sit import sit
from tests.tables.people import NONCE, look, opened, play, player

pytestmark = pytest.mark.usefixtures("database")
PAUSE = 0.7
BOTS = {1: "random", 2: "random"}


@pytest.fixture(autouse=True)
def pausing(settings):
    settings.BOT_PAUSE_MS = 1000 * PAUSE


def until_a_bot_is_due(**more):
    """The person is first or somebody else is: in either case a bot is to move soon."""
    known = opened("byzanz", 3, bots=BOTS, **more)
    assert drive(known.head.id) is None or bot_to_move(look(known)) is not None
    return look(known)


@pytest.fixture
def late(monkeypatch):
    """A second later than it is."""
    return lambda: monkeypatch.setattr("serai.bots.pause.now", lambda: clock.now() + 1_000_000)


@pytest.mark.parametrize("pace", ["live", "untimed"])
def test_a_bot_pauses_where_people_play_at_the_same_time(pace, late):
    known = next(
        one
        for one in (until_a_bot_is_due(clock=pace, terms=USUAL[pace]) for _ in range(30))
        if bot_to_move(one) is not None
    )
    assert 0 < seconds_to_pause(known) <= 1.25 * PAUSE
    assert drive(known.head.id).version == known.version, "it is left alone until then"
    late()
    assert seconds_to_pause(known) == 0
    drive(known.head.id)
    assert look(known).version > known.version


@pytest.mark.parametrize(
    "game", [{"clock": "async", "terms": USUAL["async"]}, {"nonce": None, "bots": dict.fromkeys(range(3), "random")}]
)
def test_nobody_pauses_by_mail_or_among_bots(game):
    known = opened("byzanz", 3, **{"bots": BOTS, **game})
    assert seconds_to_pause(known) == 0
    drive(known.head.id)
    assert bot_to_move(look(known)) is None or status_of(look(known).chronicle) == "finished"


def test_whoever_thinks_ahead_begins_at_once_where_there_is_a_choice(monkeypatch, settings):
    settings.BOT_PAUSE_MS = 10_000
    monkeypatch.setitem(plugins(), "byzanz", replace(byzanz, bots={"random": byzanz.bots["expert"]}))
    known, seen = opened("byzanz", 3, bots=BOTS), set()
    while status_of(known.chronicle) != "finished":
        if (seat := bot_to_move(known)) is not None:
            choices = len(game_of(known.chronicle).legal(known.chronicle.state, seat))
            seen.add((choices > 1, seconds_to_pause(known) > 0))
        known = play(known, 1)
    assert seen == {(True, False), (False, True)}


def two_people_and_a_bot():
    known = opened("byzanz", 3, bots={2: "random"})
    return carry_out(known.head.id, sit(player=uuid4(), nonce=NONCE)).known


def until_a_thinker_is_due(monkeypatch, expert):
    monkeypatch.setitem(plugins(), "byzanz", replace(byzanz, bots={"random": expert}))
    known = two_people_and_a_bot()
    while bot_to_move(known) is None or seconds_to_pause(known) > 0:
        known = play(known, 1)
    return known


@pytest.mark.usefixtures("fresh_cache")
def test_what_a_thinker_chose_is_kept_until_its_pause_is_over_and_holds_up_nobody(monkeypatch, settings):
    settings.BOT_PAUSE_MS = 100_000
    known = until_a_thinker_is_due(monkeypatch, byzanz.bots["expert"].steady(1))
    assert thinker_to_move(known)
    unfinished = drive(known.head.id)
    assert unfinished.version == known.version
    assert seconds_to_pause(unfinished) > 0
    assert not thinker_to_move(unfinished), "who has chosen needs nobody with time to think"
    chosen, seat = kept(known, bot_to_move(known)), bot_to_move(known)
    monkeypatch.setattr("serai.bots.drive.choose", None)
    monkeypatch.setattr("serai.bots.pause.now", lambda: clock.now() + 200_000_000)
    carry_out(known.head.id, wish_end(player=player(known, 0), wishes=True))
    with suppress(TypeError):  # the next one can't choose
        drive(known.head.id)
    said, moved, *_ = tail(known.head.id, known.version)
    assert unpack(said.body).cause is None, "whatever is said meanwhile, nothing has happened in the game"
    assert unpack(moved.body).cause == Cause(seat, [Raw(encode(chosen))])


def test_nobody_can_keep_a_bot_from_moving_by_talking(monkeypatch):
    """What is said at a table begins no pause anew."""
    known = two_people_and_a_bot()
    while bot_to_move(known) is None:
        known = play(known, 1)
    monkeypatch.setattr("serai.bots.pause.now", lambda: known.chronicle.played_at)
    before = seconds_to_pause(known)
    after = carry_out(known.head.id, wish_end(player=player(known, 0), wishes=True)).known
    assert after.version > known.version
    monkeypatch.setattr("serai.bots.pause.now", lambda: after.chronicle.played_at + int(before * 1_000_000))
    assert seconds_to_pause(after) <= 0.5 * PAUSE, "but for the lot"


def test_without_a_cache_who_has_thought_enough_still_moves_no_sooner_than_others(monkeypatch, settings):
    """The time of thinking is part of the pause."""
    settings.BOT_PAUSE_MS = 300
    settings.CACHES = {"default": {**settings.CACHES["default"], "LOCATION": "unix:///nowhere/valkey.sock"}}
    known = until_a_thinker_is_due(monkeypatch, byzanz.bots["expert"].steady(1))
    drive(known.head.id, known.version)
    moved, *_ = tail(known.head.id, known.version)
    assert unpack(moved.body).recorded - known.chronicle.changed_at >= 0.75 * 300_000


@pytest.mark.parametrize(("seconds_late", "seconds"), [(-1, 2.0), (0, 2.0), (0.5, 1.5), (1.6, 0.5), (9, 0.5)])
def test_the_time_of_who_is_asked_late_began_with_its_turn(monkeypatch, seconds_late, seconds):
    """So that where workers are busy everybody thinks less, instead of later and later."""
    budgets = []
    expert = byzanz.bots["expert"].within(Budget(2.0))
    monkeypatch.setattr(Expert, "__call__", lambda self, position, rng: budgets.append(self.budget))
    known = until_a_thinker_is_due(monkeypatch, expert)
    monkeypatch.setattr("serai.bots.choose.now", lambda: known.chronicle.played_at + int(seconds_late * 1_000_000))
    choose(known, bot_to_move(known))
    assert budgets == [Budget(pytest.approx(seconds))]


def test_where_nobody_waits_for_them_thinkers_take_as_little_time_as_if_they_were_late(monkeypatch):
    budgets = []
    expert = byzanz.bots["expert"].within(Budget(2.0))
    monkeypatch.setitem(plugins(), "byzanz", replace(byzanz, bots={**byzanz.bots, "expert": expert}))
    monkeypatch.setattr(Expert, "__call__", lambda self, position, rng: budgets.append(self.budget))
    known = opened("byzanz", 3, nonce=None, bots=dict.fromkeys(range(3), "expert"))
    choose(known, bot_to_move(known))
    assert budgets == [Budget(0.5)]


def test_pauses_differ():
    known = [opened("byzanz", 3, bots=BOTS) for _ in range(30)]
    pauses = [seconds_to_pause(one) for one in known if bot_to_move(one) is not None]
    assert max(pauses) - min(pauses) > 0.1 * PAUSE


@pytest.mark.parametrize("pace", ["live", "async"])
def test_nobody_can_tell_from_the_time_whether_a_thinker_had_a_choice(pace, monkeypatch):
    """B5: that a hand can't top the bid is nobody's business. Whatever it does, it takes as long as a long thought."""
    monkeypatch.setitem(plugins(), "byzanz", replace(byzanz, bots={"random": byzanz.bots["expert"]}))
    monkeypatch.setattr("serai.bots.pause.now", lambda: 0)
    waits = {True: [], False: []}
    while not all(waits.values()):  # until there was a choice, and until there was none
        known = opened("byzanz", 3, bots=BOTS, clock=pace, terms=USUAL[pace])
        while status_of(known.chronicle) != "finished":
            if (seat := bot_to_move(known)) is not None:
                choices = len(game_of(known.chronicle).legal(known.chronicle.state, seat))
                waits[choices > 1].append(pause_left(known, seat) - known.chronicle.changed_at / 1_000_000)
            known = play(known, 1)
    assert all(1.02 <= wait <= 1.10 for found in waits.values() for wait in found)


@pytest.mark.usefixtures("fresh_cache")
def test_a_thinker_is_seen_to_move_no_sooner_than_after_a_long_thought_whatever_choice_it_had(monkeypatch, settings):
    settings.BOT_PAUSE_MS = 1
    monkeypatch.setitem(
        plugins(), "byzanz", replace(byzanz, bots={"random": byzanz.bots["expert"].within(Budget(0.1))})
    )
    known, took = two_people_and_a_bot(), {True: [], False: []}
    while not all(took.values()):
        if (seat := bot_to_move(known)) is None:
            known = two_people_and_a_bot() if status_of(known.chronicle) == "finished" else play(known, 1)
            continue
        had_a_choice = len(game_of(known.chronicle).legal(known.chronicle.state, seat)) > 1
        while look(known).version == known.version:
            drive(known.head.id)
        moved, *_ = tail(known.head.id, known.version)
        took[had_a_choice].append(unpack(moved.body).recorded - known.chronicle.played_at)
        known = look(known)
    assert min(*took[True], *took[False]) >= 100_000


def test_the_time_that_a_bot_takes_can_not_be_computed_beforehand():
    """Everybody knows the table's id and version: it depends on its secret, too."""
    known = opened("byzanz", 3, bots=BOTS)
    others = [Known(replace(known.head, secret=bytes([number] * 32)), known.chronicle) for number in range(9)]
    assert len({round(pause_left(one, 1), 1) for one in others}) > 1
