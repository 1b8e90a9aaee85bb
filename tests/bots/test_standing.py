"""Standing orders act for who left them, by the same command path, once, and for nobody else's eyes."""

import logging
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from uuid import uuid4

import pytest
from django.db import connection
from msgspec.structs import replace

from games.byzanz.standing import BidUpTo, PassAuction
from games.byzanz.types import Pass
from haggle.plugin import plugin as haggle
from haggle.standing import ChooseInTurn
from haggle.types import Choose
from serai.bots import obey as obeying
from serai.bots import standing
from serai.bots.drive import drive
from serai.bots.lease import Lease, leased
from serai.bots.models import StandingOrder
from serai.bots.obey import DELAYS, obey
from serai.bots.standing import NotOffered, TooManyOrders, kept_by, leave, offered, withdraw
from serai.bots.sweep import AT_ONCE, ORDERED, ordered
from serai.engine import Play
from serai.engine.registry import plugins
from serai.eventlog import clock
from serai.eventlog.table_events import Terms
from serai.nudges.models import ByOrder
from serai.tables.announce import carry_out
from serai.tables.errors import WrongMoment
from serai.tables.overdue import look_after
from serai.tables.part import resign
from serai.tables.rows import status_of, time_of, waiting_for
from tests.tables.moved_clock import HOUR, MINUTE, SECOND, moved_clock
from tests.tables.people import begun, first_legal, look, move, opened, play, player
from tests.tables.test_act import verdict

pytestmark = pytest.mark.usefixtures("database")


@pytest.fixture
def time(tmp_path):
    with moved_clock(tmp_path / "clock") as moved:
        yield moved


def left(known, seat, order, command=None):
    leave(look(known), seat=seat, player=player(known, seat), order=order, command=command or uuid4())


def ready(known, seat, kind):
    """The order of this kind as it is offered."""
    return next(offer.order for offer in offered(look(known), seat) if type(offer.order) is kind)


def orders_of(known, seat):
    return [kept.order for kept in kept_by(look(known), player(known, seat))]


def choosing(known, *seats):
    for seat in seats:
        left(known, seat, ready(known, seat, ChooseInTurn))


# Acting


def test_a_game_is_played_to_its_end_by_orders_alone(settings):
    known = begun("haggle", 3)
    choosing(known, 0, 1, 2)
    drive(known.head.id)
    assert status_of(look(known).chronicle) == "finished"
    assert verdict(known, settings).deal_checked
    assert not StandingOrder.objects.exists()


def test_an_order_acts_as_its_player_and_only_in_its_moment():
    known = begun("haggle", 2)
    left(known, 0, ChooseInTurn(1, look(known).chronicle.state.hands[0][2:]))
    drive(known.head.id)
    after = look(known)
    assert after.chronicle.state.choices == [known.chronicle.state.hands[0][2], None]
    assert waiting_for(after.chronicle) == [1]
    assert not StandingOrder.objects.exists(), "it has done its work"


def test_of_two_orders_the_older_acts():
    known = begun("haggle", 2)
    low, *_, high = known.chronicle.state.hands[0]
    left(known, 0, ChooseInTurn(1, (high,)))
    left(known, 0, ChooseInTurn(1, (low,)))
    drive(known.head.id)
    assert look(known).chronicle.state.choices[0] == high
    move(known, 1, first_legal(known, 1))
    drive(known.head.id)
    assert look(known).chronicle.state.choices == [None, None]
    assert not StandingOrder.objects.exists(), "the other one was for the first round"


def test_where_the_first_order_ends_the_next_takes_over():
    """Bid up to a limit, and beyond it pass: two orders."""
    known = begun("byzanz", 3)
    seat, *others = seats_in_turn(known)
    least = ready(known, seat, BidUpTo)
    left(known, seat, replace(least, most=least_card(least), cards=least.cards[:1]))
    left(known, seat, ready(known, seat, PassAuction))
    drive(known.head.id)
    assert look(known).chronicle.state.leader == seat
    assert len(orders_of(known, seat)) == 2
    outbid(known, others[0])
    move(known, others[1], Pass())
    drive(known.head.id)
    assert not look(known).chronicle.state.bidding[seat]
    assert orders_of(known, seat) == []


def seats_in_turn(known):
    first = look(known).chronicle.state.turn
    return [(first + step) % 3 for step in range(3)]


def least_card(order):
    return order.cards[0] % 4 + 1


def outbid(known, seat):
    """With the highest bid there is."""
    legal = plugins()["byzanz"].game.legal(look(known).chronicle.state, seat)
    move(known, seat, [action for action in legal if type(action).__name__ == "Bid"][-1])


def test_an_order_that_waits_is_not_due_until_the_table_changes():
    known = begun("byzanz", 3)
    _, second, _ = seats_in_turn(known)
    left(known, second, ready(known, second, PassAuction))
    assert ordered() == {known.head.id: known.version}
    drive(known.head.id)
    assert ordered() == {}
    after = move(known, look(known).chronicle.state.turn, Pass()).known
    assert ordered() == {known.head.id: after.version}
    drive(known.head.id)
    assert not look(known).chronicle.state.bidding[second]


def test_a_look_that_missed_the_last_commit_leaves_the_order_due():
    known = begun("byzanz", 3)
    first, second, third = seats_in_turn(known)
    left(known, third, ready(known, third, PassAuction))
    move(known, first, Pass())
    assert obey(known) is None, "as the table was before"
    assert ordered() == {known.head.id: look(known).version}
    move(known, second, Pass())
    drive(known.head.id)
    assert look(known).chronicle.state.phase != "bidding" or not look(known).chronicle.state.bidding[third]


def test_bots_and_orders_play_together(settings):
    known = opened("haggle", 3, bots={1: "random", 2: "bold"})
    choosing(known, 0)
    drive(known.head.id)
    assert status_of(look(known).chronicle) == "finished"
    assert verdict(known, settings).deal_checked


def test_a_finished_game_leaves_no_orders():
    known = begun("byzanz", 3)
    for offer in offered(known, 0):
        left(known, 0, offer.order)
    assert StandingOrder.objects.count() == 5
    play(known)
    drive(known.head.id)
    assert not StandingOrder.objects.exists()


def test_who_resigns_leaves_no_orders():
    known = begun("haggle", 2)
    choosing(known, 1)
    carry_out(known.head.id, resign(player=player(known, 1)))
    assert kept_by(look(known), player(known, 1)) == []
    drive(known.head.id)
    assert not StandingOrder.objects.exists()


# Once


def test_killed_between_action_and_deletion_the_order_acts_once(monkeypatch):
    known = begun("byzanz", 3)
    first = known.chronicle.state.turn
    left(known, first, ready(known, first, PassAuction))

    def killed(*_):
        raise SystemExit

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(StandingOrder, "delete", killed)
        with pytest.raises(SystemExit):
            obey(look(known))
    assert look(known).version == known.version, "neither stands"
    assert orders_of(known, first) != []
    drive(known.head.id)
    assert look(known).version == known.version + 1
    assert not StandingOrder.objects.exists()


def test_two_workers_without_leases_carry_each_order_out_once(django_db_blocker, monkeypatch, settings):
    monkeypatch.setattr(Lease, "take", lambda self: True)
    monkeypatch.setattr(Lease, "extend", lambda self: True)
    known = begun("haggle", 3)
    choosing(known, 0, 1, 2)

    def work(_):
        with django_db_blocker.unblock():
            try:
                drive(known.head.id)
            finally:
                connection.close()

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(work, range(4)))
    drive(known.head.id)
    assert status_of(look(known).chronicle) == "finished"
    assert verdict(known, settings).deal_checked


def test_an_order_withdrawn_while_a_worker_looks_does_not_come_back():
    known = begun("haggle", 2)
    choosing(known, 0)
    (row,) = StandingOrder.objects.all()
    assert withdraw(known.head.id, player=player(known, 0), key=row.key)
    obeying._looked_at(known, row, None)
    assert not StandingOrder.objects.exists()
    drive(known.head.id)
    assert look(known).version == known.version


def test_an_order_withdrawn_in_the_last_moment_does_not_act(monkeypatch):
    known = begun("haggle", 2)
    choosing(known, 0)
    may_act = obeying._may_act

    def withdrawn(*asked):
        (row,) = StandingOrder.objects.all()
        assert withdraw(known.head.id, player=player(known, 0), key=row.key)
        return may_act(*asked)

    monkeypatch.setattr(obeying, "_may_act", withdrawn)
    assert obey(look(known)).version == known.version
    assert look(known).version == known.version
    assert not ByOrder.objects.exists()


def test_a_lease_that_somebody_holds_is_respected_and_the_sweeper_waits():
    known = begun("haggle", 2)
    choosing(known, 0)
    with leased(known.head.id):
        assert ordered() == {}
        drive(known.head.id)
        assert look(known).version == known.version
    assert ordered() != {}


# Never what wasn't asked for


class Cheats(ChooseInTurn, frozen=True, tag="choose-in-turn"):
    def carry_out(self, position):
        return Play(Choose(0))


class Fails(ChooseInTurn, frozen=True, tag="choose-in-turn"):
    def carry_out(self, position):
        raise RuntimeError(f"the secret hand is {position.view().hand}")


@pytest.mark.parametrize("kind", [Cheats, Fails])
def test_an_order_that_fails_is_withdrawn_and_nothing_is_played(kind, monkeypatch, caplog):
    known = begun("haggle", 2)
    choosing(known, 0)
    monkeypatch.setitem(plugins(), "haggle", replace(haggle, standing_orders=(kind,)))
    with caplog.at_level(logging.INFO):
        drive(known.head.id)
    assert look(known).version == known.version
    assert not StandingOrder.objects.exists()
    (line,) = [record.getMessage() for record in caplog.records if "standing order" in record.getMessage()]
    assert str(known.head.id) in line
    assert "hand" not in line
    assert "cards" not in line


def test_an_order_of_a_kind_that_is_gone_is_withdrawn(monkeypatch):
    known = begun("haggle", 2)
    choosing(known, 0)
    monkeypatch.setitem(plugins(), "haggle", replace(haggle, standing_orders=()))
    drive(known.head.id)
    assert look(known).version == known.version
    assert not StandingOrder.objects.exists()


def test_while_a_bot_plays_for_who_is_away_orders_wait(time):
    known = begun("haggle", 2, clock="live", terms=Terms(bank=60, increment=10))
    choosing(known, 0)
    row = StandingOrder.objects.get()
    StandingOrder.objects.update(order={**row.order, "since": 3})
    time.forward(HOUR)
    look_after(known.head.id)
    assert look(known).chronicle.chairs[0].away
    before = look(known).version
    assert obey(look(known)) is None
    assert look(known).version == before
    assert StandingOrder.objects.count() == 1


# After a while


class Slow(ChooseInTurn, frozen=True, tag="choose-in-turn"):
    delayed = True


@pytest.fixture
def slowly(monkeypatch):
    monkeypatch.setitem(plugins(), "haggle", replace(haggle, standing_orders=(Slow,)))


def slow_order(known, seat=0):
    left(known, seat, ready(known, seat, Slow))
    drive(known.head.id)
    return StandingOrder.objects.get()


@pytest.mark.usefixtures("slowly")
def test_a_delayed_order_waits_for_its_moment_and_is_found_when_it_comes(time):
    known = begun("haggle", 2)
    row = slow_order(known)
    assert look(known).version == known.version
    least, most = DELAYS["untimed"]
    wait = row.not_before - time_of(clock.now())
    assert timedelta(seconds=least - 5) < wait <= timedelta(seconds=most)
    assert ordered() == {}
    time.forward(most * SECOND)
    assert ordered() == {known.head.id: known.version}
    drive(known.head.id)
    assert look(known).chronicle.state.choices[0] is not None


@pytest.mark.usefixtures("slowly")
def test_the_delay_is_drawn_once_for_a_decision_and_anew_for_the_next(time):
    known = begun("haggle", 2)
    row = slow_order(known)
    move(known, 1, first_legal(known, 1))
    drive(known.head.id)
    assert StandingOrder.objects.get().not_before == row.not_before, "whatever others do meanwhile"
    time.to(int(row.not_before.timestamp() * SECOND) + SECOND)
    drive(known.head.id)
    assert look(known).chronicle.state.round == 2
    again = StandingOrder.objects.get()
    assert again.not_before > time_of(clock.now())
    assert again.due_at == again.not_before


@pytest.mark.usefixtures("slowly")
def test_who_acts_by_hand_before_is_not_acted_for(time):
    known = begun("haggle", 2)
    slow_order(known)
    move(known, 0, first_legal(known, 0))
    version = look(known).version
    time.forward(HOUR)
    drive(known.head.id)
    assert look(known).version == version


@pytest.mark.usefixtures("slowly")
def test_a_delay_never_uses_up_the_clock(time):
    known = begun("haggle", 2, clock="async", terms=Terms(bank=3600))
    time.forward(58 * MINUTE)
    row = slow_order(known)
    assert timedelta(0) < row.not_before - time_of(clock.now()) <= timedelta(microseconds=MINUTE)


# Leaving


def test_what_is_not_offered_is_refused():
    known = begun("haggle", 2)
    with pytest.raises(NotOffered):
        left(known, 0, ChooseInTurn(2, known.chronicle.state.hands[0]))
    with pytest.raises(NotOffered):
        left(known, 0, ChooseInTurn(1, (*known.chronicle.state.hands[0], 1)))
    assert not StandingOrder.objects.exists()


def test_the_same_order_or_the_same_command_twice_stands_once():
    known = begun("haggle", 2)
    command, (low, *_, high) = uuid4(), known.chronicle.state.hands[0]
    left(known, 0, ChooseInTurn(1, (low,)), command)
    left(known, 0, ChooseInTurn(1, (low,)))
    left(known, 0, ChooseInTurn(1, (high,)), command)
    assert StandingOrder.objects.count() == 1


def test_a_seat_leaves_no_more_than_a_few(monkeypatch):
    monkeypatch.setattr(standing, "MOST", 1)
    known = begun("haggle", 2)
    low, *_, high = known.chronicle.state.hands[0]
    left(known, 0, ChooseInTurn(1, (low,)))
    with pytest.raises(TooManyOrders):
        left(known, 0, ChooseInTurn(1, (high, low)))


def test_orders_are_left_in_running_games_only():
    known = opened("haggle", 2)
    with pytest.raises(WrongMoment):
        left(known, 0, ChooseInTurn(1, (1,)))
    assert offered(known, 0) == []


# Finding what is due


def test_the_sweeper_touches_due_orders_only(time):
    known = begun("byzanz", 3)
    _, second, _ = seats_in_turn(known)
    left(known, second, ready(known, second, PassAuction))
    with connection.cursor() as cursor:
        cursor.execute(
            """INSERT INTO bots_standingorder
                      (key, table_id, seat, player, "order", placed_at, version, due_at, decision)
               SELECT gen_random_uuid(), gen_random_uuid(), 0, gen_random_uuid(), '{}', now(), 1,
                      CASE WHEN n % 2 = 0 THEN now() + interval '1 day' END, '' FROM generate_series(1, 50000) n"""
        )
        cursor.execute("ANALYZE bots_standingorder")
        cursor.execute(f"EXPLAIN ANALYZE {ORDERED}", [clock.now(), AT_ONCE])
        plan = "\n".join(line for (line,) in cursor.fetchall())
    assert "bots_orders_due" in plan
    assert "Seq Scan on bots_standingorder" not in plan
    assert ordered() == {known.head.id: known.version}
