"""Standing orders act for the players who placed them, in the same way and once, and only their owners see them."""

import logging
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from uuid import uuid4

import pytest
from django.db import connection
from msgspec.structs import replace

from games.byzanz.standing_orders import BidUpTo, PassAuction
from games.byzanz.types import Pass
from haggle.plugin import plugin as haggle
from haggle.standing_orders import ChooseInTurn
from haggle.types import Choose
from serai.bots import run_standing_orders as run_standing_orders
from serai.bots import standing_orders
from serai.bots.lease import Lease, leased
from serai.bots.models import StandingOrder
from serai.bots.play import play_bots
from serai.bots.run_standing_orders import DELAYS, run_next_order
from serai.bots.standing_orders import (
    StandingOrderNotPossible,
    TooManyStandingOrders,
    offered_orders,
    place_order,
    placed_orders,
    withdraw_order,
)
from serai.bots.sweep import BATCH, TABLES_WITH_DUE_ORDERS, tables_with_due_orders
from serai.engine import Play
from serai.engine.registry import plugins
from serai.eventlog import current_time
from serai.eventlog.table_events import Terms
from serai.notices.models import StandingOrderCommand
from serai.tables.clock.due import check_table_clocks
from serai.tables.errors import WrongMoment
from serai.tables.listeners import commit_and_notify
from serai.tables.read_models.rows import status_of, time_of, waiting_for
from serai.tables.verbs.resign import resign
from tests.tables.sample_tables import first_legal, move, opened_table, play, player, reloaded, started_table
from tests.tables.shifted_clock import HOUR, MINUTE, SECOND, shifted_clock
from tests.tables.test_act import verdict

pytestmark = pytest.mark.usefixtures("database")


@pytest.fixture
def time(tmp_path):
    with shifted_clock(tmp_path / "clock") as moved:
        yield moved


def place(loaded, seat, order, command=None):
    place_order(reloaded(loaded), seat=seat, player=player(loaded, seat), order=order, command=command or uuid4())


def offered_order(loaded, seat, kind):
    """The order of this kind that is offered."""
    return next(offer.order for offer in offered_orders(reloaded(loaded), seat) if type(offer.order) is kind)


def orders_of(loaded, seat):
    return [cached_choice.order for cached_choice in placed_orders(reloaded(loaded), player(loaded, seat))]


def place_choose_in_turn(loaded, *seats):
    for seat in seats:
        place(loaded, seat, offered_order(loaded, seat, ChooseInTurn))


# Acting


def test_a_game_is_played_to_its_end_by_orders_alone(settings):
    loaded = started_table("haggle", 3)
    place_choose_in_turn(loaded, 0, 1, 2)
    play_bots(loaded.head.id)
    assert status_of(reloaded(loaded).state) == "finished"
    assert verdict(loaded, settings).deal_checked
    assert not StandingOrder.objects.exists()


def test_an_order_acts_for_its_player_and_only_when_it_applies():
    loaded = started_table("haggle", 2)
    place(loaded, 0, ChooseInTurn(1, reloaded(loaded).state.game_state.hands[0][2:]))
    play_bots(loaded.head.id)
    after = reloaded(loaded)
    assert after.state.game_state.choices == [loaded.state.game_state.hands[0][2], None]
    assert waiting_for(after.state) == [1]
    assert not StandingOrder.objects.exists(), "the order is finished"


def test_the_older_of_two_orders_acts():
    loaded = started_table("haggle", 2)
    low, *_, high = loaded.state.game_state.hands[0]
    place(loaded, 0, ChooseInTurn(1, (high,)))
    place(loaded, 0, ChooseInTurn(1, (low,)))
    play_bots(loaded.head.id)
    assert reloaded(loaded).state.game_state.choices[0] == high
    move(loaded, 1, first_legal(loaded, 1))
    play_bots(loaded.head.id)
    assert reloaded(loaded).state.game_state.choices == [None, None]
    assert not StandingOrder.objects.exists(), "the other one was for the first round"


def test_if_the_first_order_does_not_apply_the_next_one_acts():
    """Bid up to a limit, and beyond it pass: two orders."""
    loaded = started_table("byzanz", 3)
    seat, *others = seats_in_turn(loaded)
    least = offered_order(loaded, seat, BidUpTo)
    place(loaded, seat, replace(least, most=least_card(least), cards=least.cards[:1]))
    place(loaded, seat, offered_order(loaded, seat, PassAuction))
    play_bots(loaded.head.id)
    assert reloaded(loaded).state.game_state.leader == seat
    assert len(orders_of(loaded, seat)) == 2
    outbid(loaded, others[0])
    move(loaded, others[1], Pass())
    play_bots(loaded.head.id)
    assert not reloaded(loaded).state.game_state.bidding[seat]
    assert orders_of(loaded, seat) == []


def seats_in_turn(loaded):
    first = reloaded(loaded).state.game_state.turn
    return [(first + step) % 3 for step in range(3)]


def least_card(order):
    return order.cards[0] % 4 + 1


def outbid(loaded, seat):
    """Bids as much as possible."""
    legal = plugins()["byzanz"].game.legal(reloaded(loaded).state.game_state, seat)
    move(loaded, seat, [action for action in legal if type(action).__name__ == "Bid"][-1])


def test_an_order_that_waits_is_not_due_until_the_table_changes():
    loaded = started_table("byzanz", 3)
    _, second, _ = seats_in_turn(loaded)
    place(loaded, second, offered_order(loaded, second, PassAuction))
    assert tables_with_due_orders() == {loaded.head.id: loaded.version}
    play_bots(loaded.head.id)
    assert tables_with_due_orders() == {}
    after = move(loaded, reloaded(loaded).state.game_state.turn, Pass()).loaded
    assert tables_with_due_orders() == {loaded.head.id: after.version}
    play_bots(loaded.head.id)
    assert not reloaded(loaded).state.game_state.bidding[second]


def test_a_check_that_missed_the_last_commit_leaves_the_order_due():
    loaded = started_table("byzanz", 3)
    first, second, third = seats_in_turn(loaded)
    place(loaded, third, offered_order(loaded, third, PassAuction))
    move(loaded, first, Pass())
    assert run_next_order(loaded) is None, "the order was checked against the older version"
    assert tables_with_due_orders() == {loaded.head.id: reloaded(loaded).version}
    move(loaded, second, Pass())
    play_bots(loaded.head.id)
    assert reloaded(loaded).state.game_state.phase != "bidding" or not reloaded(loaded).state.game_state.bidding[third]


def test_bots_and_orders_play_together(settings):
    loaded = opened_table("haggle", 3, bots={1: "random", 2: "bold"})
    place_choose_in_turn(loaded, 0)
    play_bots(loaded.head.id)
    assert status_of(reloaded(loaded).state) == "finished"
    assert verdict(loaded, settings).deal_checked


def test_the_orders_of_a_finished_game_are_deleted():
    loaded = started_table("byzanz", 3)
    for offer in offered_orders(loaded, 0):
        place(loaded, 0, offer.order)
    assert StandingOrder.objects.count() == 5
    play(loaded)
    play_bots(loaded.head.id)
    assert not StandingOrder.objects.exists()


def test_the_orders_of_a_player_who_resigns_are_deleted():
    loaded = started_table("haggle", 2)
    place_choose_in_turn(loaded, 1)
    commit_and_notify(loaded.head.id, resign(player=player(loaded, 1)))
    assert placed_orders(reloaded(loaded), player(loaded, 1)) == []
    play_bots(loaded.head.id)
    assert not StandingOrder.objects.exists()


# Each order acts once


def test_an_order_acts_once_if_its_worker_is_killed_before_the_deletion(monkeypatch):
    loaded = started_table("byzanz", 3)
    first = loaded.state.game_state.turn
    place(loaded, first, offered_order(loaded, first, PassAuction))

    def killed(*_):
        raise SystemExit

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(StandingOrder, "delete", killed)
        with pytest.raises(SystemExit):
            run_next_order(reloaded(loaded))
    assert reloaded(loaded).version == loaded.version, "both are rolled back"
    assert orders_of(loaded, first) != []
    play_bots(loaded.head.id)
    assert reloaded(loaded).version == loaded.version + 1
    assert not StandingOrder.objects.exists()


def test_two_workers_without_leases_carry_each_order_out_once(django_db_blocker, monkeypatch, settings):
    monkeypatch.setattr(Lease, "take", lambda self: True)
    monkeypatch.setattr(Lease, "extend", lambda self: True)
    loaded = started_table("haggle", 3)
    place_choose_in_turn(loaded, 0, 1, 2)

    def work(_):
        with django_db_blocker.unblock():
            try:
                play_bots(loaded.head.id)
            finally:
                connection.close()

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(work, range(4)))
    play_bots(loaded.head.id)
    assert status_of(reloaded(loaded).state) == "finished"
    assert verdict(loaded, settings).deal_checked


def test_an_order_withdrawn_during_a_check_stays_deleted():
    loaded = started_table("haggle", 2)
    place_choose_in_turn(loaded, 0)
    (row,) = StandingOrder.objects.all()
    assert withdraw_order(loaded.head.id, player=player(loaded, 0), key=row.key)
    run_standing_orders._mark_checked(loaded, row, None)
    assert not StandingOrder.objects.exists()
    play_bots(loaded.head.id)
    assert reloaded(loaded).version == loaded.version


def test_an_order_withdrawn_just_before_its_action_does_not_act(monkeypatch):
    loaded = started_table("haggle", 2)
    place_choose_in_turn(loaded, 0)
    may_act = run_standing_orders._may_act

    def withdraw_first(*arguments):
        (row,) = StandingOrder.objects.all()
        assert withdraw_order(loaded.head.id, player=player(loaded, 0), key=row.key)
        return may_act(*arguments)

    monkeypatch.setattr(run_standing_orders, "_may_act", withdraw_first)
    assert run_next_order(reloaded(loaded)).version == loaded.version
    assert reloaded(loaded).version == loaded.version
    assert not StandingOrderCommand.objects.exists()


def test_a_leased_table_is_skipped_by_tasks_and_by_the_sweep():
    loaded = started_table("haggle", 2)
    place_choose_in_turn(loaded, 0)
    with leased(loaded.head.id):
        assert tables_with_due_orders() == {}
        play_bots(loaded.head.id)
        assert reloaded(loaded).version == loaded.version
    assert tables_with_due_orders() != {}


# Failures


class PlaysAnIllegalAction(ChooseInTurn, frozen=True, tag="choose-in-turn"):
    def carry_out(self, position):
        return Play(Choose(0))


class Fails(ChooseInTurn, frozen=True, tag="choose-in-turn"):
    def carry_out(self, position):
        raise RuntimeError(f"the secret hand is {position.view().hand}")


@pytest.mark.parametrize("kind", [PlaysAnIllegalAction, Fails])
def test_an_order_that_fails_is_deleted_and_nothing_is_played(kind, monkeypatch, caplog):
    loaded = started_table("haggle", 2)
    place_choose_in_turn(loaded, 0)
    monkeypatch.setitem(plugins(), "haggle", replace(haggle, standing_orders=(kind,)))
    with caplog.at_level(logging.INFO):
        play_bots(loaded.head.id)
    assert reloaded(loaded).version == loaded.version
    assert not StandingOrder.objects.exists()
    (line,) = [record.getMessage() for record in caplog.records if "standing order" in record.getMessage()]
    assert str(loaded.head.id) in line
    assert "hand" not in line
    assert "cards" not in line


def test_an_order_of_an_unknown_kind_is_deleted(monkeypatch):
    loaded = started_table("haggle", 2)
    place_choose_in_turn(loaded, 0)
    monkeypatch.setitem(plugins(), "haggle", replace(haggle, standing_orders=()))
    play_bots(loaded.head.id)
    assert reloaded(loaded).version == loaded.version
    assert not StandingOrder.objects.exists()


def test_orders_wait_while_a_bot_plays_for_an_absent_player(time):
    loaded = started_table("haggle", 2, clock="live", terms=Terms(bank=60, increment=10))
    place_choose_in_turn(loaded, 0)
    row = StandingOrder.objects.get()
    StandingOrder.objects.update(order={**row.order, "since": 3})
    time.forward(HOUR)
    check_table_clocks(loaded.head.id)
    assert reloaded(loaded).state.occupants[0].away
    before = reloaded(loaded).version
    assert run_next_order(reloaded(loaded)) is None
    assert reloaded(loaded).version == before
    assert StandingOrder.objects.count() == 1


# Delayed orders


class Delayed(ChooseInTurn, frozen=True, tag="choose-in-turn"):
    delayed = True


@pytest.fixture
def delayed_orders(monkeypatch):
    monkeypatch.setitem(plugins(), "haggle", replace(haggle, standing_orders=(Delayed,)))


def place_delayed_order(loaded, seat=0):
    place(loaded, seat, offered_order(loaded, seat, Delayed))
    play_bots(loaded.head.id)
    return StandingOrder.objects.get()


@pytest.mark.usefixtures("delayed_orders")
def test_a_delayed_order_waits_for_its_time_and_is_due_then(time):
    loaded = started_table("haggle", 2)
    row = place_delayed_order(loaded)
    assert reloaded(loaded).version == loaded.version
    least, most = DELAYS["untimed"]
    wait = row.not_before - time_of(current_time.now())
    assert timedelta(seconds=least - 5) < wait <= timedelta(seconds=most)
    assert tables_with_due_orders() == {}
    time.forward(most * SECOND)
    assert tables_with_due_orders() == {loaded.head.id: loaded.version}
    play_bots(loaded.head.id)
    assert reloaded(loaded).state.game_state.choices[0] is not None


@pytest.mark.usefixtures("delayed_orders")
def test_the_delay_is_drawn_once_for_each_decision(time):
    loaded = started_table("haggle", 2)
    row = place_delayed_order(loaded)
    move(loaded, 1, first_legal(loaded, 1))
    play_bots(loaded.head.id)
    assert StandingOrder.objects.get().not_before == row.not_before, "moves of other players don't change it"
    time.to(int(row.not_before.timestamp() * SECOND) + SECOND)
    play_bots(loaded.head.id)
    assert reloaded(loaded).state.game_state.round == 2
    again = StandingOrder.objects.get()
    assert again.not_before > time_of(current_time.now())
    assert again.due_at == again.not_before


@pytest.mark.usefixtures("delayed_orders")
def test_a_delayed_order_does_not_act_if_the_player_has_acted(time):
    loaded = started_table("haggle", 2)
    place_delayed_order(loaded)
    move(loaded, 0, first_legal(loaded, 0))
    version = reloaded(loaded).version
    time.forward(HOUR)
    play_bots(loaded.head.id)
    assert reloaded(loaded).version == version


@pytest.mark.usefixtures("delayed_orders")
def test_a_delay_never_uses_up_the_clock(time):
    loaded = started_table("haggle", 2, clock="async", terms=Terms(bank=3600))
    time.forward(58 * MINUTE)
    row = place_delayed_order(loaded)
    assert timedelta(0) < row.not_before - time_of(current_time.now()) <= timedelta(microseconds=MINUTE)


# Placing


def test_an_order_that_is_not_offered_is_refused():
    loaded = started_table("haggle", 2)
    with pytest.raises(StandingOrderNotPossible):
        place(loaded, 0, ChooseInTurn(2, loaded.state.game_state.hands[0]))
    with pytest.raises(StandingOrderNotPossible):
        place(loaded, 0, ChooseInTurn(1, (*loaded.state.game_state.hands[0], 1)))
    assert not StandingOrder.objects.exists()


def test_the_same_order_or_the_same_command_twice_is_placed_once():
    loaded = started_table("haggle", 2)
    command, (low, *_, high) = uuid4(), loaded.state.game_state.hands[0]
    place(loaded, 0, ChooseInTurn(1, (low,)), command)
    place(loaded, 0, ChooseInTurn(1, (low,)))
    place(loaded, 0, ChooseInTurn(1, (high,)), command)
    assert StandingOrder.objects.count() == 1


def test_the_number_of_orders_is_limited(monkeypatch):
    monkeypatch.setattr(standing_orders, "MAX_STANDING_ORDERS", 1)
    loaded = started_table("haggle", 2)
    low, *_, high = loaded.state.game_state.hands[0]
    place(loaded, 0, ChooseInTurn(1, (low,)))
    with pytest.raises(TooManyStandingOrders):
        place(loaded, 0, ChooseInTurn(1, (high, low)))


def test_orders_are_placed_in_running_games_only():
    loaded = opened_table("haggle", 2)
    with pytest.raises(WrongMoment):
        place(loaded, 0, ChooseInTurn(1, (1,)))
    assert offered_orders(loaded, 0) == []


# The sweep


def test_the_sweep_reads_due_orders_only(time):
    loaded = started_table("byzanz", 3)
    _, second, _ = seats_in_turn(loaded)
    place(loaded, second, offered_order(loaded, second, PassAuction))
    with connection.cursor() as cursor:
        cursor.execute(
            """INSERT INTO bots_standingorder
                      (key, table_id, seat, player, "order", placed_at, version, due_at, decision)
               SELECT gen_random_uuid(), gen_random_uuid(), 0, gen_random_uuid(), '{}', now(), 1,
                      CASE WHEN n % 2 = 0 THEN now() + interval '1 day' END, '' FROM generate_series(1, 50000) n"""
        )
        cursor.execute("ANALYZE bots_standingorder")
        cursor.execute(f"EXPLAIN ANALYZE {TABLES_WITH_DUE_ORDERS}", [current_time.now(), BATCH])
        plan = "\n".join(line for (line,) in cursor.fetchall())
    assert "bots_orders_due" in plan
    assert "Seq Scan on bots_standingorder" not in plan
    assert tables_with_due_orders() == {loaded.head.id: loaded.version}
