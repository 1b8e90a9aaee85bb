"""Lists of legal actions stay short enough for a page."""

from games.zanzibar.plugin import plugin
from games.zanzibar.types import TurnEnded
from serai.engine import Rng
from serai.engine.play import default_options, evolve_all

GAME = plugin.game
TURNS = 10_000


def longest_lists(turns: int, seed: int) -> dict[str, int]:
    """The longest list of each phase, over a number of random turns at all seat counts."""
    longest: dict[str, int] = {}
    played = game = 0
    while played < turns:
        rng = Rng.of("longest list", seed, game)
        state = evolve_all(GAME, None, GAME.setup(plugin.seats[game % 4], default_options(GAME), rng))
        game += 1
        while waiting := GAME.waiting_for(state):
            actions = GAME.legal(state, min(waiting))
            longest[state.phase] = max(longest.get(state.phase, 0), len(actions))
            events = GAME.decide(state, min(waiting), rng.choice(actions))
            played += any(isinstance(event, TurnEnded) for event in events)
            state = evolve_all(GAME, state, events)
    return longest


def test_no_list_of_legal_actions_has_400_entries():
    longest = longest_lists(TURNS, seed=1)
    assert max(longest.values()) < 400
    assert longest["placing"] == max(longest.values()) == 6 * 33, "for the first trader to be placed"
