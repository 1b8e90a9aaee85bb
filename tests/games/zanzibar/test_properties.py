"""Property tests over random positions and random games."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.zanzibar.types import (
    Expel,
    GameEnded,
    OrderPutAway,
    OrderReplaced,
    OrderScored,
    OrdersFinished,
    Push,
    Step,
    TurnEnded,
)
from serai.engine import IllegalAction, Rng
from tests.games.zanzibar.random_play import GAMES, each_game, moves, random_game
from tests.games.zanzibar.table import GAME, REGION, SPACES, SPICE, Table, pays
from tests.soak.options import examples

MAX_SCORED = {2: 9, 3: 9, 4: 8, 5: 8}
QUOTA = {2: 1, 3: 1, 4: 2, 5: 2}
TRADERS = {2: 6, 3: 6, 4: 5, 5: 4}


@st.composite
def standing(draw) -> Table:
    """All traders anywhere, not only where they could be placed, and any seat's turn."""
    seats = draw(st.sampled_from([2, 3, 4, 5]))
    spaces = iter(draw(st.permutations(SPACES)))
    traders_at = [", ".join(f"{2 + number} {next(spaces)}" for number in range(TRADERS[seats])) for _ in range(seats)]
    return Table(traders_at, turn=draw(st.integers(0, seats - 1)))


def legal_moves(state, seat: int) -> list[Step | Push | Expel]:
    return [action for action in GAME.legal(state, seat) if isinstance(action, Step | Push | Expel)]


# Moving


@given(table=standing(), data=st.data())
@settings(max_examples=examples(60), deadline=None)
def test_z03_to_z07_the_legal_moves_follow_from_the_positions_of_traders(table, data):
    turn = table.view.turn
    for _ in range(8):
        expected = moves(table.view)
        listed = legal_moves(table.state, turn)
        assert len(listed) == len(set(listed))
        assert set(listed) == expected
        if not expected:
            break
        table.play(turn, data.draw(st.sampled_from(sorted(expected, key=str))))


@given(table=standing(), seed=st.integers(0, 10**6))
@settings(max_examples=examples(30), deadline=None)
def test_z03_to_z07_every_other_move_is_refused(table, seed):
    rng, turn = Rng.of("other moves", seed), table.view.turn
    expected = moves(table.view)
    for _ in range(100):
        kind, number = rng.choice([Step, Push, Expel]), rng.choice(range(2, 8))
        spaces = [rng.choice(SPACES) for _ in range(1 if kind is Step else 2)]
        action = kind(number, *spaces)
        if action not in expected:
            with pytest.raises(IllegalAction):
                GAME.decide(table.state, turn, action)


@each_game
def test_z03_to_z07_the_legal_moves_are_right_in_every_position_of_a_game(game):
    for state, _ in random_game(*game):
        view = GAME.view(state, None)
        for seat in range(game[0]):
            expected = moves(view) if view.phase == "moving" and seat == view.turn else set()
            assert set(legal_moves(state, seat)) == expected


@each_game
def test_z02_no_two_traders_ever_share_a_space(game):
    for state, _ in random_game(*game):
        spaces = [trader.space for player in GAME.view(state, None).players for trader in player.traders]
        assert len(spaces) == game[0] * TRADERS[game[0]]
        assert all(count == 1 for space, count in Counter(spaces).items() if space)


@each_game
def test_z03_at_most_three_traders_move_in_a_turn(game):
    assert all(len(set(GAME.view(state, None).moved)) <= 3 for state, _ in random_game(*game))


# Orders


@each_game
def test_z10_an_order_counts_the_players_own_traders_in_matching_villages(game):
    for state, events in random_game(*game):
        for event in events:
            if isinstance(event, OrderScored):
                traders = GAME.view(state, None).players[event.seat].traders
                matching = sum(event.order in (REGION[trader.space], SPICE[trader.space]) for trader in traders)
                assert (event.traders, event.points) == (matching, pays(event.order, matching))


@each_game
def test_z16_points_are_10_plus_all_scored_points(game):
    for state, _ in random_game(*game):
        for player in GAME.view(state, None).players:
            assert player.points == 10 + sum(score.points for score in player.scored)


@each_game
def test_z11_to_z13_every_player_has_ten_orders_and_never_scores_or_puts_away_too_many(game):
    seats = game[0]
    for state, _ in random_game(*game):
        view = GAME.view(state, None)
        for player in view.players:
            assert player.hand_size <= 2
            assert len(player.scored) + player.put_away_size + player.hand_size + player.deck_size == 10
            assert len(player.scored) <= MAX_SCORED[seats]
            assert player.put_away_size <= QUOTA[seats]
            assert bool(player.finished) == (len(player.scored) == MAX_SCORED[seats])
            if player.finished:
                assert player.put_away_size == QUOTA[seats]
            elif view.phase == "moving":
                assert player.hand_size == 2 or player.deck_size == 0
                assert player.hand_size > 0


@each_game
def test_z10_at_most_two_orders_are_scored_or_put_away_in_a_turn(game):
    plays = 0
    for _, events in random_game(*game):
        for event in events:
            plays += isinstance(event, OrderScored | OrderPutAway)
            assert plays <= 2
            if isinstance(event, TurnEnded):
                plays = 0


# The end


@each_game
def test_z14_and_z18_every_game_ends_after_the_last_turns_or_a_standstill(game):
    seats, turns, idle, after_finish = game[0], 0, 0, 0
    finished = progress = False
    for state, events in random_game(*game):
        for event in events:
            assert GAME.outcome(state) is not None or not isinstance(event, GameEnded)
            progress |= isinstance(event, OrderScored | OrderPutAway | OrderReplaced)
            if isinstance(event, OrdersFinished) and not finished:
                finished, after_finish = True, -1  # the turn it happens in is not one of the last
            if isinstance(event, TurnEnded):
                turns += 1
                after_finish += finished
                idle = 0 if progress else idle + 1
                progress = False
            if isinstance(event, GameEnded):
                assert after_finish == seats - 1 or idle == 10 * seats
                assert (event.reason == "standstill") == (idle == 10 * seats)
    assert GAME.outcome(state) is not None
    assert turns > 0


@given(GAMES)
@settings(max_examples=examples(12), deadline=None)
def test_z15_most_points_win_then_the_earlier_finisher(game):
    for state, _ in random_game(*game):  # noqa: B007 — the last one is looked at
        pass
    players, outcome = GAME.view(state, None).players, GAME.outcome(state)
    assert outcome.scores == tuple(player.points for player in players)
    rank = [(-player.points, player.finished or 9) for player in players]
    assert outcome.places == tuple(1 + sum(other < own for other in rank) for own in rank)


# Hidden information


@each_game
def test_z17_a_determinized_state_looks_the_same_and_does_not_depend_on_hidden_orders(game):
    for number, (state, _) in enumerate(random_game(*game)):
        if number % 5:
            continue
        seat = number // 5 % game[0]
        other_state = GAME.determinize(state, seat, Rng.of("other state", number))
        assert GAME.view(other_state, seat) == GAME.view(state, seat)
        assert GAME.legal(other_state, seat) == GAME.legal(state, seat)
        assert GAME.hints(other_state, seat) == GAME.hints(state, seat)
        here, there = (
            GAME.determinize(either_state, seat, Rng.of("imagined", number)) for either_state in (state, other_state)
        )
        assert here == there
