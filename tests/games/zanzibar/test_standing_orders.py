"""The standing orders of Zanzibar."""

import pytest

from games.zanzibar.standing_orders import EndIdleTurn, most_points
from games.zanzibar.types import EndTurn, Step
from serai.engine import Expired, Play, Position, Range, Wait
from serai.engine.standing_orders import run_order
from tests.games.zanzibar.table import GAME, Table, pays

AT_SEA = "2 Ghuba Lulu, 3 Mlango Mwezi, 4 Bahari Tulivu, 5 Pepo Kusi, 6 Mkondo Zamani, 7 Kina Samawi"
CLOVES = "2 Nungazi, 3 Mapambe, 4 Bwejao, 5 Fumbazi"


def result_of(table, seat, least=1):
    return run_order(EndIdleTurn(least), Position(GAME, table.state, seat))


def played_out(table, seat=0):
    """Three traders have moved, and the last one has no step left."""
    for _ in range(3):
        trader = min(step.trader for step in table.legal(seat, Step) if step.trader not in table.view.moved)
        while steps := [step for step in table.legal(seat, Step) if step.trader == trader]:
            table.play(seat, steps[0])
    return table


def test_a_turn_in_which_an_order_can_be_scored_is_not_ended():
    assert result_of(Table([CLOVES, ""], ["cloves north | | pepper"]), 0) == Wait()


def test_a_turn_is_not_ended_while_moves_might_make_an_order_pay():
    table = Table(["2 Nungazi, 3 Mapambe", ""], ["cloves vanilla"])
    assert most_points(table.state, 0, "cloves") >= 1
    assert result_of(table, 0) == Wait()


def test_a_turn_is_ended_when_no_move_can_make_an_order_pay():
    table = played_out(Table([AT_SEA, ""], ["cloves vanilla"]))
    assert max(most_points(table.state, 0, order) for order in ("cloves", "vanilla")) < 1
    assert result_of(table, 0) == Play(EndTurn())


def test_after_scoring_only_current_positions_count():
    table = Table([CLOVES, ""], ["cloves vanilla"])
    table.score(0, "cloves")
    assert result_of(table, 0) == Play(EndTurn()), "Z10: no more movement"


def test_the_player_chooses_how_many_points_are_enough():
    table = Table([CLOVES, ""], ["cloves vanilla"])
    table.score(0, "vanilla")
    four = pays("cloves", 4)
    assert result_of(table, 0, four) == Wait()
    assert result_of(table, 0, four + 1) == Play(EndTurn())


@pytest.mark.parametrize("seed", range(6))
def test_most_points_is_an_upper_bound(seed):
    """Random moves never bring more."""
    from serai.engine import Rng

    rng = Rng.of("bound", seed)
    table = Table([CLOVES.replace("5 Fumbazi", "5 Kitopeni"), "2 Dungalo"], ["cloves centre"])
    bounds = {order: most_points(table.state, 0, order) for order in ("cloves", "centre")}
    while steps := table.legal(0, Step):
        table.play(0, rng.choice(steps))
        for order, bound in bounds.items():
            now = most_points(table.state, 0, order)
            assert now <= bound
            bounds[order] = now
    for order, bound in bounds.items():
        assert bound >= {prospect.order: prospect.points for prospect in GAME.hints(table.state, 0).prospects}[order]


def test_the_order_waits_during_other_turns():
    assert result_of(Table([AT_SEA, ""], ["cloves vanilla"], turn=1), 0) == Wait()


def test_z14_the_order_expires_when_the_player_has_finished():
    table = Table(["", ""], ["", "cloves vanilla"], turn=1, finished=[0])
    assert result_of(table, 0) == Expired()
    assert EndIdleTurn.offered(Position(GAME, table.state, 0)) == []
    assert result_of(table, 1) == Wait()


def test_the_offer_has_the_range_of_possible_points():
    table = Table(["", ""])
    (offer,) = EndIdleTurn.offered(Position(GAME, table.state, 1))
    assert (offer.order, offer.numbers) == (EndIdleTurn(1), {"least": Range(1, 13)})


def test_z17_the_order_is_carried_out_with_a_delay():
    assert EndIdleTurn.delayed
