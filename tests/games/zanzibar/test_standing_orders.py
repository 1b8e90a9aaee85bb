"""What a player of Zanzibar may leave behind."""

import pytest

from games.zanzibar.standing import EndIdleTurn, most_points
from games.zanzibar.types import EndTurn, Step
from serai.engine import Over, Play, Position, Range, Wait
from serai.engine.standing import ask
from tests.games.zanzibar.table import GAME, Table, pays

AT_SEA = "2 Ghuba Lulu, 3 Mlango Mwezi, 4 Bahari Tulivu, 5 Pepo Kusi, 6 Mkondo Zamani, 7 Kina Samawi"
CLOVES = "2 Nungazi, 3 Mapambe, 4 Bwejao, 5 Fumbazi"


def comes_to(table, seat, least=1):
    return ask(EndIdleTurn(least), Position(GAME, table.state, seat))


def played_out(table, seat=0):
    """Three traders have begun a move, and the last has no step left."""
    for _ in range(3):
        trader = min(step.trader for step in table.legal(seat, Step) if step.trader not in table.view.moved)
        while steps := [step for step in table.legal(seat, Step) if step.trader == trader]:
            table.play(seat, steps[0])
    return table


def test_a_turn_in_which_an_order_can_be_scored_is_not_ended():
    assert comes_to(Table([CLOVES, ""], ["cloves north | | pepper"]), 0) == Wait()


def test_a_turn_goes_on_while_moves_might_bring_an_order_about():
    table = Table(["2 Nungazi, 3 Mapambe", ""], ["cloves vanilla"])
    assert most_points(table.state, 0, "cloves") >= 1
    assert comes_to(table, 0) == Wait()


def test_a_turn_is_ended_when_nothing_can_be_scored_whatever_moves():
    table = played_out(Table([AT_SEA, ""], ["cloves vanilla"]))
    assert max(most_points(table.state, 0, order) for order in ("cloves", "vanilla")) < 1
    assert comes_to(table, 0) == Play(EndTurn())


def test_after_a_scoring_only_what_stands_counts():
    table = Table([CLOVES, ""], ["cloves vanilla"])
    table.score(0, "cloves")
    assert comes_to(table, 0) == Play(EndTurn()), "Z10: nobody moves any more"


def test_how_many_points_are_worth_scoring_is_the_players_choice():
    table = Table([CLOVES, ""], ["cloves vanilla"])
    table.score(0, "vanilla")
    four = pays("cloves", 4)
    assert comes_to(table, 0, four) == Wait()
    assert comes_to(table, 0, four + 1) == Play(EndTurn())


@pytest.mark.parametrize("seed", range(6))
def test_no_way_of_moving_brings_more_than_most_points(seed):
    """Random moves never beat the bound."""
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


def test_others_turns_are_left_alone():
    assert comes_to(Table([AT_SEA, ""], ["cloves vanilla"], turn=1), 0) == Wait()


def test_z14_who_has_finished_has_nothing_to_end():
    table = Table(["", ""], ["", "cloves vanilla"], turn=1, finished=[0])
    assert comes_to(table, 0) == Over()
    assert EndIdleTurn.offered(Position(GAME, table.state, 0)) == []
    assert comes_to(table, 1) == Wait()


def test_what_is_offered():
    table = Table(["", ""])
    (offer,) = EndIdleTurn.offered(Position(GAME, table.state, 1))
    assert (offer.order, offer.numbers) == (EndIdleTurn(1), {"least": Range(1, 13)})


def test_z17_it_is_carried_out_after_a_while():
    assert EndIdleTurn.delayed
