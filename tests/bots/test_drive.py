"""Bots play by the same command path as people, one worker at a time, and nothing they fail at stops a game."""

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
from serai.bots import choose as choosing
from serai.bots import tasks
from serai.bots.choose import choose
from serai.bots.deadline import TooLate
from serai.bots.drive import bot_to_move, drive, thinker_to_move
from serai.bots.lease import Lease, leased
from serai.bots.models import Lease as StoredLease
from serai.bots.sweep import forgotten
from serai.engine.registry import plugins
from serai.tables.announce import carry_out
from serai.tables.away import come_back
from serai.tables.models import Table
from serai.tables.overdue import look_after
from serai.tables.rows import status_of, waiting_for
from tests.tables.people import LIVE, NONCE, begun, first_legal, look, move, opened, player, waited_for
from tests.tables.test_act import verdict

pytestmark = pytest.mark.usefixtures("database")
FOUR = dict.fromkeys(range(4), "merchant")
THREE = dict.fromkeys(range(3), "expert")
HASTY = byzanz.bots["expert"].steady(1)


def bots_only(game="byzanz", seats=3, level="random"):
    return opened(game, seats, nonce=None, bots=dict.fromkeys(range(seats), level))


def with_a_person(seats=3):
    return opened("byzanz", seats, bots=dict.fromkeys(range(1, seats), "random"))


def test_bots_alone_play_to_the_end_and_the_game_verifies(settings):
    known = bots_only(level="merchant")
    assert drive(known.head.id, known.version) is None
    assert status_of(look(known).chronicle) == "finished"
    assert verdict(known, settings).deal_checked


def test_bots_play_until_a_person_is_waited_for():
    known = with_a_person()
    drive(known.head.id)
    while (known := look(known)).chronicle.revealed is None:
        waiting = waiting_for(known.chronicle)
        assert bot_to_move(known) is None
        assert 0 in waiting
        move(known, 0, first_legal(known, 0))
        drive(known.head.id)


def test_bots_decide_again_the_same():
    """Everything they draw by lot comes from the table's seed."""
    known = bots_only(level="merchant")
    assert choose(known, waiting_for(known.chronicle)[0]) == choose(known, waiting_for(known.chronicle)[0])


def test_a_stale_task_does_nothing():
    known = bots_only()
    drive(known.head.id, known.version - 1)
    assert look(known).version == known.version


def test_a_stale_task_keeps_nobody_else_away(monkeypatch):
    """Whoever was asked for what has happened since must not find the table taken by one who leaves it alone."""
    known = bots_only()
    monkeypatch.setattr("serai.bots.drive.leased", lambda _: pytest.fail("it took the lease"))
    drive(known.head.id, known.version - 1)


def test_a_leased_table_is_left_alone():
    known = bots_only()
    with leased(known.head.id) as lease:
        assert lease is not None
        drive(known.head.id, known.version)
        assert look(known).version == known.version
    drive(known.head.id, known.version)
    assert look(known).version > known.version


def test_a_long_game_is_played_a_stretch_at_a_time():
    known = bots_only()
    unfinished = drive(known.head.id, known.version, seconds=0)
    assert unfinished is not None
    while unfinished := drive(known.head.id, unfinished.version, seconds=0.05):
        assert unfinished.chronicle.revealed is None
    assert look(known).chronicle.revealed


def test_who_has_no_time_leaves_bots_that_think_to_others(monkeypatch):
    monkeypatch.setitem(plugins(), "byzanz", replace(byzanz, bots={**byzanz.bots, "expert": HASTY}))
    known = opened("byzanz", 4, nonce=None, bots={seat: ("merchant", "expert")[seat % 2] for seat in range(4)})
    unfinished = drive(known.head.id, thinking=False)
    assert unfinished is not None
    assert thinker_to_move(unfinished)
    assert look(known).version == unfinished.version
    assert drive(known.head.id, unfinished.version) is None
    assert status_of(look(known).chronicle) == "finished"


@pytest.mark.parametrize(("bots", "task"), [(THREE, tasks.exhibit), ({1: "expert", 2: "expert"}, tasks.think)])
def test_thinkers_have_a_queue_of_their_own_where_nobody_but_bots_plays(bots, task, monkeypatch):
    """However many such tables there are, no person waits behind them."""
    nonce = None if len(bots) == 3 else NONCE
    tables = (opened("byzanz", 3, nonce=nonce, bots=bots) for _ in range(50))
    known = next(one for one in tables if bot_to_move(one) is not None)
    asked = []
    monkeypatch.setattr(task, "apply_async", lambda wish, **_: asked.append(wish))
    tasks.play(str(known.head.id), known.version)
    assert asked == [(str(known.head.id), known.version)]


def test_a_table_that_fails_keeps_its_lease_so_that_others_come_first(monkeypatch):
    known = bots_only()

    def broken(*_):
        raise RuntimeError("the rules are broken")

    monkeypatch.setattr("serai.bots.drive.choose", broken)
    with pytest.raises(RuntimeError):
        drive(known.head.id)
    assert forgotten(after_seconds=0) == []


def test_a_lease_expires(monkeypatch):
    monkeypatch.setattr("serai.bots.lease.EXTENDED_AFTER", 0)
    lease = Lease(uuid4())
    assert lease.take()
    assert not Lease(lease.table).take()
    StoredLease.objects.update(until=timezone.now() - timedelta(seconds=1))
    other = Lease(lease.table)
    assert other.take()
    assert not lease.extend()
    lease.give_back()
    assert StoredLease.objects.get().holder == other.holder


def test_a_lease_is_not_extended_before_it_is_worth_it(django_assert_num_queries):
    lease = Lease(uuid4())
    assert lease.take()
    with django_assert_num_queries(0):
        assert lease.extend()


def test_many_workers_at_once_play_each_turn_once(django_db_blocker, settings):
    known = bots_only("haggle", 2)

    def work(_):
        with django_db_blocker.unblock():
            try:
                return drive(known.head.id)
            finally:
                connection.close()

    with ThreadPoolExecutor(6) as threads:
        list(threads.map(work, range(6)))
    assert status_of(look(known).chronicle) == "finished"
    assert verdict(known, settings).deal_checked


def test_two_drivers_without_leases_play_each_turn_once(django_db_blocker, monkeypatch, settings):
    """A lease may expire under a slow worker: the log still takes each turn once."""
    monkeypatch.setattr(Lease, "take", lambda self: True)
    monkeypatch.setattr(Lease, "extend", lambda self: True)
    test_many_workers_at_once_play_each_turn_once(django_db_blocker, settings)


def test_the_sweeper_finds_a_table_that_nobody_plays():
    waiting, people = bots_only(), begun("byzanz", 3)
    assert forgotten(after_seconds=0) == [(waiting.head.id, waiting.version)]
    assert forgotten(after_seconds=60) == [], "it may just be on its way"
    assert people.head.id
    with leased(waiting.head.id):
        assert forgotten(after_seconds=0) == []
    drive(waiting.head.id)
    assert forgotten(after_seconds=0) == []


def test_the_sweeper_passes_by_a_table_that_is_being_written(database):
    known = bots_only()
    held, finish = threading.Event(), threading.Event()

    def hold():
        import psycopg

        with psycopg.connect(database.url) as own:
            own.execute("SELECT FROM tables_table WHERE id = %s FOR UPDATE", [known.head.id])
            held.set()
            finish.wait(60)

    thread = threading.Thread(target=hold)
    thread.start()
    held.wait(60)
    assert forgotten(after_seconds=0) == []
    finish.set()
    thread.join()
    assert [table for table, _ in forgotten(after_seconds=0)] == [known.head.id]


def slow(position, rng):
    time.sleep(60)


def slow_and_deaf(position, rng):
    try:
        time.sleep(60)
    except Exception:
        time.sleep(60)


def failing(position, rng):
    raise RuntimeError("no idea")


def cheating(position, rng):
    return "all of the lots"


@pytest.mark.parametrize("bot", [slow, slow_and_deaf, failing, cheating])
def test_a_bot_that_fails_plays_the_first_legal_action(bot, monkeypatch):
    known = bots_only()
    seat = waiting_for(known.chronicle)[0]
    monkeypatch.setitem(plugins(), "byzanz", replace(byzanz, bots={"random": bot}))
    assert choose(known, seat, seconds=0.05) == first_legal(known, seat)


@pytest.mark.parametrize("fault", [RuntimeError("lost the thread"), TooLate()])
def test_an_expert_that_fails_plays_as_the_quick_bot_behind_it(fault, monkeypatch):
    def judge(state):
        raise fault

    known = bots_only(level="merchant")
    seat = waiting_for(known.chronicle)[0]
    quick = choose(known, seat)
    monkeypatch.setitem(plugins(), "byzanz", replace(byzanz, bots={"merchant": replace(HASTY, judge=judge)}))
    assert choose(known, seat) == quick


def test_a_level_that_is_gone_is_played_by_the_first_legal_action(monkeypatch):
    known = bots_only()
    seat = waiting_for(known.chronicle)[0]
    monkeypatch.setitem(plugins(), "byzanz", replace(byzanz, bots={"other": failing}))
    assert choose(known, seat) == first_legal(known, seat)


def test_a_bot_never_holds_the_true_state(monkeypatch):
    seen = []

    def curious(position, rng):
        seen.append([name for name in dir(position) if not name.startswith("_")])
        return position.legal[0]

    known = bots_only()
    monkeypatch.setitem(plugins(), "byzanz", replace(byzanz, bots={"random": curious}))
    choosing.choose(known, waiting_for(known.chronicle)[0])
    assert seen == [["game", "imagine", "legal", "seat", "view"]]


def test_whether_a_bot_is_due_stands_in_the_read_model():
    known = with_a_person()
    drive(known.head.id)
    row = Table.objects.get(id=known.head.id)
    assert (row.bot_due, row.waiting) == (False, waiting_for(look(known).chronicle))


def test_a_bot_that_still_thinks_when_its_owner_is_back_plays_no_more(clock, monkeypatch):
    known = begun("byzanz", 3, **LIVE)
    seat = waited_for(known)
    clock.to(known.chronicle.glasses[seat].deadline * 1000)
    look_after(known.head.id)
    thought = []

    def while_its_owner_comes_back(known, seat):
        thought.append(seat)
        carry_out(known.head.id, come_back(player=player(known, seat)))
        return choose(known, seat)

    monkeypatch.setattr("serai.bots.drive.choose", while_its_owner_comes_back)
    drive(known.head.id)
    after = look(known).chronicle
    assert thought == [seat]
    assert (after.chairs[seat].bot, after.state) == (None, known.chronicle.state)
