"""Bots pause before a move at live tables with people, and nowhere else."""

from contextlib import suppress
from uuid import uuid4

import pytest
from msgspec import Raw
from msgspec.structs import replace

from games.byzanz.plugin import plugin as byzanz
from serai.bots.cached_choice import cached_choice
from serai.bots.choose import choose
from serai.bots.pause import remaining_pause
from serai.bots.play import bot_to_move, play_bots, search_is_due, seconds_to_pause
from serai.engine import Budget, Expert
from serai.engine.codec import encode
from serai.engine.registry import plugins
from serai.eventlog import current_time
from serai.eventlog.envelope import Cause, unpack
from serai.eventlog.sync_store import tail
from serai.tables.clock.terms import DEFAULT_TERMS
from serai.tables.game_of import game_of
from serai.tables.listeners import commit_and_notify
from serai.tables.read_models.rows import status_of
from serai.tables.table_cache import LoadedTable
from serai.tables.verbs.resign import vote_to_end
from serai.tables.verbs.sit import sit
from tests.tables.sample_tables import NONCE, opened_table, play, player, reloaded

pytestmark = pytest.mark.usefixtures("database")
PAUSE = 0.7
BOTS = {1: "random", 2: "random"}


@pytest.fixture(autouse=True)
def pausing(settings):
    settings.BOT_PAUSE_MS = 1000 * PAUSE


def until_a_bot_is_due(**more):
    """A table where it is the person's turn, or a bot is due."""
    loaded = opened_table("byzanz", 3, bots=BOTS, **more)
    assert play_bots(loaded.head.id) is None or bot_to_move(reloaded(loaded)) is not None
    return reloaded(loaded)


@pytest.fixture
def late(monkeypatch):
    """Moves the time by a second."""
    return lambda: monkeypatch.setattr("serai.bots.pause.now", lambda: current_time.now() + 1_000_000)


@pytest.mark.parametrize("clock", ["live", "untimed"])
def test_a_bot_pauses_at_a_live_table_with_people(clock, late):
    loaded = next(
        one
        for one in (until_a_bot_is_due(clock=clock, terms=DEFAULT_TERMS[clock]) for _ in range(30))
        if bot_to_move(one) is not None
    )
    assert 0 < seconds_to_pause(loaded) <= 1.25 * PAUSE
    assert play_bots(loaded.head.id).version == loaded.version, "it does not move before"
    late()
    assert seconds_to_pause(loaded) == 0
    play_bots(loaded.head.id)
    assert reloaded(loaded).version > loaded.version


@pytest.mark.parametrize(
    "game",
    [{"clock": "async", "terms": DEFAULT_TERMS["async"]}, {"nonce": None, "bots": dict.fromkeys(range(3), "random")}],
)
def test_bots_do_not_pause_at_async_tables_or_at_tables_without_people(game):
    loaded = opened_table("byzanz", 3, **{"bots": BOTS, **game})
    assert seconds_to_pause(loaded) == 0
    play_bots(loaded.head.id)
    assert bot_to_move(reloaded(loaded)) is None or status_of(reloaded(loaded).state) == "finished"


def test_a_search_bot_searches_at_once_if_it_has_a_choice(monkeypatch, settings):
    settings.BOT_PAUSE_MS = 10_000
    monkeypatch.setitem(plugins(), "byzanz", replace(byzanz, bots={"random": byzanz.bots["expert"]}))
    loaded, seen = opened_table("byzanz", 3, bots=BOTS), set()
    while status_of(loaded.state) != "finished":
        if (seat := bot_to_move(loaded)) is not None:
            choices = len(game_of(loaded.state).legal(loaded.state.game_state, seat))
            seen.add((choices > 1, seconds_to_pause(loaded) > 0))
        loaded = play(loaded, 1)
    assert seen == {(True, False), (False, True)}


def two_people_and_a_bot():
    loaded = opened_table("byzanz", 3, bots={2: "random"})
    return commit_and_notify(loaded.head.id, sit(player=uuid4(), nonce=NONCE)).loaded


def until_search_is_due(monkeypatch, expert):
    monkeypatch.setitem(plugins(), "byzanz", replace(byzanz, bots={"random": expert}))
    loaded = two_people_and_a_bot()
    while bot_to_move(loaded) is None or seconds_to_pause(loaded) > 0:
        loaded = play(loaded, 1)
    return loaded


@pytest.mark.usefixtures("fresh_cache")
def test_the_choice_of_a_search_bot_is_cached_until_its_pause_is_over(monkeypatch, settings):
    settings.BOT_PAUSE_MS = 100_000
    loaded = until_search_is_due(monkeypatch, byzanz.bots["expert"].deterministic(1))
    assert search_is_due(loaded)
    unfinished = play_bots(loaded.head.id)
    assert unfinished.version == loaded.version
    assert seconds_to_pause(unfinished) > 0
    assert not search_is_due(unfinished), "the search is done"
    chosen, seat = cached_choice(loaded, bot_to_move(loaded)), bot_to_move(loaded)
    monkeypatch.setattr("serai.bots.play.choose", None)
    monkeypatch.setattr("serai.bots.pause.now", lambda: current_time.now() + 200_000_000)
    commit_and_notify(loaded.head.id, vote_to_end(player=player(loaded, 0), agree=True))
    with suppress(TypeError):  # the next one can't choose
        play_bots(loaded.head.id)
    vote, moved, *_ = tail(loaded.head.id, loaded.version)
    assert unpack(vote.body).cause is None, "a table event does not make the cached choice stale"
    assert unpack(moved.body).cause == Cause(seat, [Raw(encode(chosen))])


def test_table_events_do_not_restart_the_pause(monkeypatch):
    """Otherwise players could keep a bot from moving."""
    loaded = two_people_and_a_bot()
    while bot_to_move(loaded) is None:
        loaded = play(loaded, 1)
    monkeypatch.setattr("serai.bots.pause.now", lambda: loaded.state.played_at)
    before = seconds_to_pause(loaded)
    after = commit_and_notify(loaded.head.id, vote_to_end(player=player(loaded, 0), agree=True)).loaded
    assert after.version > loaded.version
    monkeypatch.setattr("serai.bots.pause.now", lambda: after.state.played_at + int(before * 1_000_000))
    assert seconds_to_pause(after) <= 0.5 * PAUSE, "apart from the random share"


def test_without_a_cache_the_worker_sleeps_for_the_rest_of_the_pause(monkeypatch, settings):
    """The time of the search is part of the pause."""
    settings.BOT_PAUSE_MS = 300
    settings.CACHES = {"default": {**settings.CACHES["default"], "LOCATION": "unix:///nowhere/valkey.sock"}}
    loaded = until_search_is_due(monkeypatch, byzanz.bots["expert"].deterministic(1))
    play_bots(loaded.head.id, loaded.version)
    moved, *_ = tail(loaded.head.id, loaded.version)
    assert unpack(moved.body).recorded - loaded.state.changed_at >= 0.75 * 300_000


@pytest.mark.parametrize(("seconds_late", "seconds"), [(-1, 2.0), (0, 2.0), (0.5, 1.5), (1.6, 0.5), (9, 0.5)])
def test_the_budget_of_a_search_is_counted_from_the_start_of_the_turn(monkeypatch, seconds_late, seconds):
    """If workers are busy, bots search less, instead of answering later and later."""
    budgets = []
    expert = byzanz.bots["expert"].with_budget(Budget(2.0))
    monkeypatch.setattr(Expert, "__call__", lambda self, position, rng: budgets.append(self.budget))
    loaded = until_search_is_due(monkeypatch, expert)
    monkeypatch.setattr("serai.bots.choose.now", lambda: loaded.state.played_at + int(seconds_late * 1_000_000))
    choose(loaded, bot_to_move(loaded))
    assert budgets == [Budget(pytest.approx(seconds))]


def test_at_tables_without_people_a_search_has_the_minimum_share_of_its_budget(monkeypatch):
    budgets = []
    expert = byzanz.bots["expert"].with_budget(Budget(2.0))
    monkeypatch.setitem(plugins(), "byzanz", replace(byzanz, bots={**byzanz.bots, "expert": expert}))
    monkeypatch.setattr(Expert, "__call__", lambda self, position, rng: budgets.append(self.budget))
    loaded = opened_table("byzanz", 3, nonce=None, bots=dict.fromkeys(range(3), "expert"))
    choose(loaded, bot_to_move(loaded))
    assert budgets == [Budget(0.5)]


def test_pauses_vary():
    loaded = [opened_table("byzanz", 3, bots=BOTS) for _ in range(30)]
    pauses = [seconds_to_pause(one) for one in loaded if bot_to_move(one) is not None]
    assert max(pauses) - min(pauses) > 0.1 * PAUSE


@pytest.mark.parametrize("clock", ["live", "async"])
def test_the_pause_does_not_reveal_whether_a_search_bot_had_a_choice(clock, monkeypatch):
    """B5: that a hand can't top the bid is secret. Every move takes as long as a full search."""
    monkeypatch.setitem(plugins(), "byzanz", replace(byzanz, bots={"random": byzanz.bots["expert"]}))
    monkeypatch.setattr("serai.bots.pause.now", lambda: 0)
    waits = {True: [], False: []}
    while not all(waits.values()):  # until there was a choice, and until there was none
        loaded = opened_table("byzanz", 3, bots=BOTS, clock=clock, terms=DEFAULT_TERMS[clock])
        while status_of(loaded.state) != "finished":
            if (seat := bot_to_move(loaded)) is not None:
                choices = len(game_of(loaded.state).legal(loaded.state.game_state, seat))
                waits[choices > 1].append(remaining_pause(loaded, seat) - loaded.state.changed_at / 1_000_000)
            loaded = play(loaded, 1)
    assert all(1.02 <= wait <= 1.10 for found in waits.values() for wait in found)


@pytest.mark.usefixtures("fresh_cache")
def test_a_search_bot_moves_no_sooner_than_after_a_full_search_even_without_a_choice(monkeypatch, settings):
    settings.BOT_PAUSE_MS = 1
    monkeypatch.setitem(
        plugins(), "byzanz", replace(byzanz, bots={"random": byzanz.bots["expert"].with_budget(Budget(0.1))})
    )
    loaded, took = two_people_and_a_bot(), {True: [], False: []}
    while not all(took.values()):
        if (seat := bot_to_move(loaded)) is None:
            loaded = two_people_and_a_bot() if status_of(loaded.state) == "finished" else play(loaded, 1)
            continue
        had_a_choice = len(game_of(loaded.state).legal(loaded.state.game_state, seat)) > 1
        while reloaded(loaded).version == loaded.version:
            play_bots(loaded.head.id)
        moved, *_ = tail(loaded.head.id, loaded.version)
        took[had_a_choice].append(unpack(moved.body).recorded - loaded.state.played_at)
        loaded = reloaded(loaded)
    assert min(*took[True], *took[False]) >= 100_000


def test_the_pause_cannot_be_predicted():
    """Everybody knows the table's id and version, so the pause also depends on its secret."""
    loaded = opened_table("byzanz", 3, bots=BOTS)
    others = [LoadedTable(replace(loaded.head, secret=bytes([number] * 32)), loaded.state) for number in range(9)]
    assert len({round(remaining_pause(one, 1), 1) for one in others}) > 1
