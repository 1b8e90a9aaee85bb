"""Arguments shared by the commands about games."""

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
    parser.add_argument("game", type=game, metavar="GAME")
    parser.add_argument("--seats", type=positive, help="number of seats (default: the game's smallest)")


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


def check_bots(plugin: Plugin, names: str, seats: int) -> list[str]:
    """One bot for each seat from a comma-separated list; a single name is used for every seat."""
    bots = named_bots(plugin, names, list(plugin.bots))
    if len(bots) == 1:
        bots *= seats
    if len(bots) != seats:
        raise CommandError(f"{len(bots)} bots are named for {seats} seats: name one for all, or one for each.")
    return bots


def named_bots(plugin: Plugin, names: str, available: Sequence[str]) -> list[str]:
    bots = [name.strip() for name in names.split(",")]
    for name in bots:
        if name not in available:
            raise CommandError(f"{plugin.name} has no bot called {name!r}; its bots are: {', '.join(available)}.")
    return bots
