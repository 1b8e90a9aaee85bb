from argparse import ArgumentParser
from secrets import randbits
from typing import Any

from django.core.management.base import BaseCommand
from rich.console import Console

from serai.engine.rng import Rng
from serai.engine.texts import LANGUAGES, texts
from serai.site.management import arguments
from serai.site.terminal import Quit, TerminalTable


class Command(BaseCommand):
    help = "Play a game against bots in the terminal; you see only what your seat may see."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        arguments.add_table(parser)
        parser.add_argument("--bots", default="random", help="one bot for all other seats, or one for each: a,b,…")
        parser.add_argument("--seed", type=int, help="deals the same game again (default: a random seed)")
        parser.add_argument("--language", choices=LANGUAGES, default="en")

    def handle(self, *_: Any, **options: Any) -> None:
        plugin = options["game"]
        seats = arguments.check_seats(plugin, options["seats"])
        bots = arguments.check_bots(plugin, options["bots"], seats - 1)
        seed = randbits(32) if options["seed"] is None else options["seed"]
        table = TerminalTable(
            plugin, bots, texts(plugin.texts, options["language"]), Rng.of("play", seed), Console(highlight=False)
        )
        try:
            table.play()
        except Quit:
            self.stdout.write(f"You left the table. Play the same deal again with --seed {seed}.")
