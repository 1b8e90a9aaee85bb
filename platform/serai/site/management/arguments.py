"""Arguments that the commands about games share."""

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Sequence
from math import inf

from django.core.management.base import CommandError

from serai.engine import Plugin
from serai.engine.registry import PluginError, UnknownGame, find


def game(slug: str) -> Plugin:
    try:
        return find(slug)
    except (UnknownGame, PluginError) as error:
        raise ArgumentTypeError(str(error)) from None


def add_table(parser: ArgumentParser) -> None:
    """Which game, and with how many."""
    parser.add_argument("game", type=game, metavar="GAME")
    parser.add_argument("--seats", type=positive, help="how many play (default: the fewest)")


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is not a whole number from 1 up")
    return int(text)


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < inf:
        raise ArgumentTypeError(f"{text!r} is not a number of seconds above 0")
    return number


def check_seats(plugin: Plugin, seats: int | None) -> int:
    """The seat count, or the game's smallest if none is given."""
    if seats is None:
        return min(plugin.seats)
    if seats not in plugin.seats:
        raise CommandError(
            f"{plugin.name} is played with {min(plugin.seats)} to {max(plugin.seats)} seats, not {seats}."
        )
    return seats


def check_bots(plugin: Plugin, names: str, chairs: int) -> list[str]:
    """One bot a chair from a comma-separated list; a single name sits in every chair."""
    bots = named_bots(plugin, names, list(plugin.bots))
    if len(bots) == 1:
        bots *= chairs
    if len(bots) != chairs:
        raise CommandError(f"{len(bots)} bots are named for {chairs} chairs: name one for all, or one for each.")
    return bots


def named_bots(plugin: Plugin, names: str, known: Sequence[str]) -> list[str]:
    bots = [name.strip() for name in names.split(",")]
    for name in bots:
        if name not in known:
            raise CommandError(f"{plugin.name} has no bot called {name!r}; its bots are: {', '.join(known)}.")
    return bots
