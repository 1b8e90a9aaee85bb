"""Bots commit in the same way as people, one worker at a time, and no failure of a bot stops a game."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from uuid import uuid4

import pytest
from django.db import connection
from django.utils import timezone
from msgspec.structs import replace

from games.byzanz.plugin import plugin as byzanz
from serai.bots import tasks
from serai.bots.choose import choose
from serai.bots.lease import Lease, leased
from serai.bots.models import Lease as StoredLease
from serai.bots.play import bot_to_move, play_bots, search_is_due
from serai.bots.sweep import stalled_tables
from serai.bots.time_limit import TimeLimitExceeded
from serai.engine.registry import plugins
from serai.tables.clock.due import check_table_clocks
from serai.tables.listeners import commit_and_notify
from serai.tables.models import Table
from serai.tables.read_models.rows import status_of, waiting_for
from serai.tables.verbs.away import come_back
from tests.tables.sample_tables import (
    LIVE,
    NONCE,
    first_legal,
    move,
    next_seat,
    opened_table,
    player,
    reloaded,
    started_table,
)
from tests.tables.test_act import verdict

pytestmark = pytest.mark.usefixtures("database")
FOUR = dict.fromkeys(range(4), "merchant")
THREE = dict.fromkeys(range(3), "expert")
QUICK_EXPERT = byzanz.bots["expert"].deterministic(1)


def bots_only(game="byzanz", seats=3, level="random"):
    return opened_table(game, seats, nonce=None, bots=dict.fromkeys(range(seats), level))


def with_a_person(seats=3):
    return opened_table("byzanz", seats, bots=dict.fromkeys(range(1, seats), "random"))


def test_bots_alone_play_to_the_end_and_the_game_is_valid(settings):
    loaded = bots_only(level="merchant")
    assert play_bots(loaded.head.id, loaded.version) is None
    assert status_of(reloaded(loaded).state) == "finished"
    assert verdict(loaded, settings).deal_checked


def test_bots_play_until_it_is_a_persons_turn():
    loaded = with_a_person()
    play_bots(loaded.head.id)
    while (loaded := reloaded(loaded)).state.finished is None:
        waiting = waiting_for(loaded.state)
        assert bot_to_move(loaded) is None
        assert 0 in waiting
        move(loaded, 0, first_legal(loaded, 0))
        play_bots(loaded.head.id)


def test_a_bot_chooses_the_same_action_again():
    """The random numbers of a bot come from the table's seed."""
    loaded = bots_only(level="merchant")
    assert choose(loaded, waiting_for(loaded.state)[0]) == choose(loaded, waiting_for(loaded.state)[0])


def test_a_stale_task_does_nothing():
    loaded = bots_only()
    play_bots(loaded.head.id, loaded.version - 1)
    assert reloaded(loaded).version == loaded.version


def test_a_stale_task_takes_no_lease(monkeypatch):
    """The lease of a stale task would block the current task."""
    loaded = bots_only()
    monkeypatch.setattr("serai.bots.play.leased", lambda _: pytest.fail("it took the lease"))
    play_bots(loaded.head.id, loaded.version - 1)


def test_a_leased_table_is_not_played():
    loaded = bots_only()
    with leased(loaded.head.id) as lease:
        assert lease is not None
        play_bots(loaded.head.id, loaded.version)
        assert reloaded(loaded).version == loaded.version
    play_bots(loaded.head.id, loaded.version)
    assert reloaded(loaded).version > loaded.version


def test_a_long_game_is_played_in_several_tasks():
    loaded = bots_only()
    unfinished = play_bots(loaded.head.id, loaded.version, seconds=0)
    assert unfinished is not None
    while unfinished := play_bots(loaded.head.id, unfinished.version, seconds=0.05):
        assert unfinished.state.finished is None
    assert reloaded(loaded).state.finished


def test_a_worker_that_may_not_search_stops_at_a_search_bot(monkeypatch):
    monkeypatch.setitem(plugins(), "byzanz", replace(byzanz, bots={**byzanz.bots, "expert": QUICK_EXPERT}))
    loaded = opened_table("byzanz", 4, nonce=None, bots={seat: ("merchant", "expert")[seat % 2] for seat in range(4)})
    unfinished = play_bots(loaded.head.id, may_search=False)
    assert unfinished is not None
    assert search_is_due(unfinished)
    assert reloaded(loaded).version == unfinished.version
    assert play_bots(loaded.head.id, unfinished.version) is None
    assert status_of(reloaded(loaded).state) == "finished"


@pytest.mark.parametrize(
    ("bots", "task"), [(THREE, tasks.search_bots_only), ({1: "expert", 2: "expert"}, tasks.search)]
)
def test_tables_without_people_have_their_own_search_queue(bots, task, monkeypatch):
    """So no person waits for them, however many such tables there are."""
    nonce = None if len(bots) == 3 else NONCE
    tables = (opened_table("byzanz", 3, nonce=nonce, bots=bots) for _ in range(50))
    loaded = next(one for one in tables if bot_to_move(one) is not None)
    enqueued = []
    monkeypatch.setattr(task, "apply_async", lambda arguments, **_: enqueued.append(arguments))
    tasks.play(str(loaded.head.id), loaded.version)
    assert enqueued == [(str(loaded.head.id), loaded.version)]


def test_after_an_exception_the_lease_stays_so_that_other_tables_come_first(monkeypatch):
    loaded = bots_only()

    def broken(*_):
        raise RuntimeError("the rules are broken")

    monkeypatch.setattr("serai.bots.play.choose", broken)
    with pytest.raises(RuntimeError):
        play_bots(loaded.head.id)
    assert stalled_tables(after_seconds=0) == []


def test_a_lease_expires(monkeypatch):
    monkeypatch.setattr("serai.bots.lease.EXTEND_AFTER", 0)
    lease = Lease(uuid4())
    assert lease.take()
    assert not Lease(lease.table).take()
    StoredLease.objects.update(expires_at=timezone.now() - timedelta(seconds=1))
    other = Lease(lease.table)
    assert other.take()
    assert not lease.extend()
    lease.release()
    assert StoredLease.objects.get().holder == other.holder


def test_a_new_lease_is_extended_without_a_query(django_assert_num_queries):
    lease = Lease(uuid4())
    assert lease.take()
    with django_assert_num_queries(0):
        assert lease.extend()


def test_many_workers_at_once_play_each_turn_once(django_db_blocker, settings):
    loaded = bots_only("haggle", 2)

    def work(_):
        with django_db_blocker.unblock():
            try:
                return play_bots(loaded.head.id)
            finally:
                connection.close()

    with ThreadPoolExecutor(6) as threads:
        list(threads.map(work, range(6)))
    assert status_of(reloaded(loaded).state) == "finished"
    assert verdict(loaded, settings).deal_checked


def test_two_workers_without_leases_play_each_turn_once(django_db_blocker, monkeypatch, settings):
    """A slow worker's lease may expire: the log still accepts each turn once."""
    monkeypatch.setattr(Lease, "take", lambda self: True)
    monkeypatch.setattr(Lease, "extend", lambda self: True)
    test_many_workers_at_once_play_each_turn_once(django_db_blocker, settings)


def test_the_sweep_finds_a_stalled_table():
    waiting, people = bots_only(), started_table("byzanz", 3)
    assert stalled_tables(after_seconds=0) == [(waiting.head.id, waiting.version)]
    assert stalled_tables(after_seconds=60) == [], "its task may still be in the queue"
    assert people.head.id
    with leased(waiting.head.id):
        assert stalled_tables(after_seconds=0) == []
    play_bots(waiting.head.id)
    assert stalled_tables(after_seconds=0) == []


def test_the_sweep_skips_a_table_that_is_being_written(database):
    loaded = bots_only()
    held, finish = threading.Event(), threading.Event()

    def hold():
        import psycopg

        with psycopg.connect(database.url) as own:
            own.execute("SELECT FROM tables_table WHERE id = %s FOR UPDATE", [loaded.head.id])
            held.set()
            finish.wait(60)

    thread = threading.Thread(target=hold)
    thread.start()
    held.wait(60)
    assert stalled_tables(after_seconds=0) == []
    finish.set()
    thread.join()
    assert [table for table, _ in stalled_tables(after_seconds=0)] == [loaded.head.id]


def slow(position, rng):
    time.sleep(60)


def slow_and_stubborn(position, rng):
    try:
        time.sleep(60)
    except Exception:
        time.sleep(60)


def failing(position, rng):
    raise RuntimeError("no idea")


def cheating(position, rng):
    return "all of the lots"


@pytest.mark.parametrize("bot", [slow, slow_and_stubborn, failing, cheating])
def test_if_a_bot_fails_the_first_legal_action_is_played(bot, monkeypatch):
    loaded = bots_only()
    seat = waiting_for(loaded.state)[0]
    monkeypatch.setitem(plugins(), "byzanz", replace(byzanz, bots={"random": bot}))
    assert choose(loaded, seat, seconds=0.05) == first_legal(loaded, seat)


@pytest.mark.parametrize("error", [RuntimeError("broken"), TimeLimitExceeded()])
def test_if_an_experts_search_fails_its_rollout_policy_plays(error, monkeypatch):
    def evaluate(state):
        raise error

    loaded = bots_only(level="merchant")
    seat = waiting_for(loaded.state)[0]
    quick = choose(loaded, seat)
    monkeypatch.setitem(
        plugins(), "byzanz", replace(byzanz, bots={"merchant": replace(QUICK_EXPERT, evaluate=evaluate)})
    )
    assert choose(loaded, seat) == quick


def test_for_an_unknown_bot_the_first_legal_action_is_played(monkeypatch):
    loaded = bots_only()
    seat = waiting_for(loaded.state)[0]
    monkeypatch.setitem(plugins(), "byzanz", replace(byzanz, bots={"other": failing}))
    assert choose(loaded, seat) == first_legal(loaded, seat)


def test_a_bot_never_gets_the_true_state(monkeypatch):
    seen = []

    def recording_bot(position, rng):
        seen.append([name for name in dir(position) if not name.startswith("_")])
        return position.legal[0]

    loaded = bots_only()
    monkeypatch.setitem(plugins(), "byzanz", replace(byzanz, bots={"random": recording_bot}))
    choose(loaded, waiting_for(loaded.state)[0])
    assert seen == [["determinize", "game", "legal", "seat", "view"]]


def test_the_read_model_shows_whether_a_bot_is_due():
    loaded = with_a_person()
    play_bots(loaded.head.id)
    row = Table.objects.get(id=loaded.head.id)
    assert (row.bot_due, row.waiting) == (False, waiting_for(reloaded(loaded).state))


def test_a_bot_does_not_play_if_the_player_returns_during_its_search(clock, monkeypatch):
    loaded = started_table("byzanz", 3, **LIVE)
    seat = next_seat(loaded)
    clock.to(loaded.state.seat_clocks[seat].deadline * 1000)
    check_table_clocks(loaded.head.id)
    searched = []

    def choose_while_the_player_returns(loaded, seat):
        searched.append(seat)
        commit_and_notify(loaded.head.id, come_back(player=player(loaded, seat)))
        return choose(loaded, seat)

    monkeypatch.setattr("serai.bots.play.choose", choose_while_the_player_returns)
    play_bots(loaded.head.id)
    after = reloaded(loaded).state
    assert searched == [seat]
    assert (after.occupants[seat].bot, after.game_state) == (None, loaded.state.game_state)
