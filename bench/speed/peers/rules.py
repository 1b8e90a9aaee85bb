"""Random play of other projects' games in Python: `python … GAME SECONDS` prints decisions and games per second."""

import json
import random
import sys
import time
from collections.abc import Callable


def of_openspiel(name: str) -> Callable[[], int]:
    """Plays a whole game and counts the players' decisions. Random events are drawn uniformly."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(random.choice(state.legal_actions()))
        return decisions

    return play


def of_catanatron() -> Callable[[], int]:
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        return len(game.state.actions)

    return play


if __name__ == "__main__":
    name, seconds = sys.argv[1], float(sys.argv[2])
    play = of_catanatron() if name == "catanatron" else of_openspiel(name)
    play()
    games = decisions = 0
    began = time.process_time()
    while (took := time.process_time() - began) < seconds:
        decisions += play()
        games += 1
    print(json.dumps([decisions / took, games / took]))
