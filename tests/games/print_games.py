"""Plays a game of each kind at every seat count and prints the scores and a digest of all moves. Takes a seed."""

import sys
from hashlib import sha256
from importlib import import_module

from serai.engine import Rng
from serai.engine.codec import encode
from serai.engine.registry import plugins
from serai.engine.simulate import play_out

OURS = ("byzanz", "jantaris", "zanzibar")


def recorded(bot, moves):
    def choose(position, rng):
        action = bot(position, rng)
        moves.update(encode([position.seat, action]))
        return action

    return choose


def main(seed):
    for slug in OURS:
        plugin = plugins()[slug]
        is_compiled = import_module(f"games.{slug}.rules").__file__.endswith(".so")
        print(slug, "compiled" if is_compiled else "interpreted", file=sys.stderr)
        quick = [bot for name, bot in plugin.bots.items() if name != "expert"]
        for seats in plugin.seats:
            moves = sha256()
            bots = [recorded(quick[-1 - seat % len(quick)], moves) for seat in range(seats)]
            outcome = play_out(plugin.game, bots, Rng.of("played", seed, seats)).outcome
            print(slug, seats, outcome.scores, moves.hexdigest())


if __name__ == "__main__":
    main(int(sys.argv[1]))
