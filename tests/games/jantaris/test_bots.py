"""The guildmaster bot: its strength, and its mixed strategy."""

from collections import Counter

import pytest

from games.jantaris.bots import guildmaster, vote_values
from games.jantaris.plugin import plugin
from games.jantaris.types import Vote
from games.jantaris.value import SeatEvaluation
from serai.engine import Position, Rng
from serai.engine.play import default_options, evolve_all
from serai.engine.simulate import simulate

GAME = plugin.game


def before_the_votes(seats: int, seed: int):
    """A game between guildmasters at the start of its fifth vote."""
    rng = Rng.of("before the votes", seats, seed)
    state = evolve_all(GAME, None, GAME.setup(seats, default_options(GAME), rng.fork("deal")))
    votes = 0
    while True:
        seat = min(GAME.waiting_for(state))
        position = Position(GAME, state, seat)
        votes += isinstance(position.legal[0], Vote)
        if votes == 4 * seats + 1:
            return state
        state = evolve_all(GAME, state, GAME.decide(state, seat, guildmaster(position, rng)))


def test_a_guildmaster_nearly_always_beats_three_random_bots():
    simulation = simulate(plugin, bots=["guildmaster", "random", "random", "random"], games=100, seed=5)
    assert simulation.wins_by_bot["guildmaster"] >= 95


@pytest.mark.parametrize("seats", plugin.seats)
def test_guildmasters_play_whole_games_at_every_seat_count(seats):
    simulation = simulate(plugin, bots=["guildmaster"] * seats, games=3, seed=1)
    assert simulation.mean_scores["guildmaster"] > 6


@pytest.mark.parametrize("seed", range(5))
def test_a_guildmaster_varies_its_vote_in_the_same_position(seed):
    state = before_the_votes(4, seed)
    position = Position(GAME, state, 0)
    cards = Counter(guildmaster(position, Rng.of("vote", time)).card for time in range(300))
    assert len(cards) >= 3
    assert cards.most_common(1)[0][1] < 285


@pytest.mark.parametrize("seed", range(5))
def test_better_votes_are_cast_more_often(seed):
    state = before_the_votes(3, seed)
    values = vote_values(SeatEvaluation(state, 0))
    position = Position(GAME, state, 0)
    cards = Counter(guildmaster(position, Rng.of("vote", time)).card for time in range(300))
    assert cards.most_common(1)[0][0] in [card for card in range(4) if values[card] > max(values) - 0.1]
