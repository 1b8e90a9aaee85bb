"""Simulation: bots play many games against each other, as fast as the rules allow."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from msgspec import Struct

from serai.engine.bots import Bot, Position
from serai.engine.contract import AnyGame, Outcome
from serai.engine.play import default_options, evolve_all
from serai.engine.plugin import Plugin
from serai.engine.rng import Rng

MAX_ACTIONS = 100_000


class Simulation(Struct, frozen=True):
    """The results of many games. A shared win counts as its share for each winner.

    The bots change seats from game to game: `wins_by_seat` compares the seats, `wins_by_bot` the bots.
    """

    games: int
    actions: int
    actions_per_s: float
    games_per_s: float
    events_per_game: float
    wins_by_seat: list[float]
    wins_by_bot: dict[str, float]
    mean_scores: dict[str, float]


class Playout(Struct, frozen=True):
    outcome: Outcome
    actions: int
    events: int


class EndlessGame(RuntimeError):
    def __init__(self) -> None:
        super().__init__(f"The game did not end within {MAX_ACTIONS:,} actions.")


def play_out(
    game: AnyGame,
    bots: Sequence[Bot],
    rng: Rng,
    position_type: Callable[[int], type[Position[Any, Any]]] = lambda _: Position,
) -> Playout:
    """Plays one game to its end, with a bot in every seat."""
    setup = game.setup(len(bots), default_options(game), rng.fork("deal"))
    streams = [rng.fork("bot", seat) for seat in range(len(bots))]
    state = evolve_all(game, None, setup)
    actions, events = 0, len(setup)
    while waiting := game.waiting_for(state):
        seat = min(waiting)
        action = bots[seat](position_type(seat)(game, state, seat), streams[seat])
        new_events = game.decide(state, seat, action)
        state = evolve_all(game, state, new_events)
        actions += 1
        events += len(new_events)
        if actions > MAX_ACTIONS:
            raise EndlessGame
    outcome = game.outcome(state)
    assert outcome is not None, "a game with no seat to act has an outcome"
    return Playout(outcome, actions, events)


def simulate(
    plugin: Plugin, *, bots: Sequence[str], games: int, seed: int, after_game: Callable[[], Any] = lambda: None
) -> Simulation:
    """Plays `games` games with the named bots, one per seat. Everything but the time depends on the seed alone."""
    seats = len(bots)
    wins_by_seat = [0.0] * seats
    wins_by_bot = dict.fromkeys(bots, 0.0)
    scores = dict.fromkeys(bots, 0)
    actions = events = 0
    began = perf_counter()
    for number in range(games):
        shift = number % seats
        seated = [*bots[shift:], *bots[:shift]]
        playout = play_out(plugin.game, [plugin.bots[bot] for bot in seated], Rng.of("simulate", seed, number))
        actions += playout.actions
        events += playout.events
        for seat in playout.outcome.winners:
            share = 1 / len(playout.outcome.winners)
            wins_by_seat[seat] += share
            wins_by_bot[seated[seat]] += share
        for bot, score in zip(seated, playout.outcome.scores, strict=True):
            scores[bot] += score
        after_game()
    seconds = perf_counter() - began
    return Simulation(
        games=games,
        actions=actions,
        actions_per_s=round(actions / seconds, 1),
        games_per_s=round(games / seconds, 2),
        events_per_game=round(events / games, 2),
        wins_by_seat=[round(wins, 2) for wins in wins_by_seat],
        wins_by_bot={bot: round(wins, 2) for bot, wins in wins_by_bot.items()},
        mean_scores={bot: round(total / games / bots.count(bot), 2) for bot, total in scores.items()},
    )
