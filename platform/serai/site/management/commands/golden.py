from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from serai.engine.conformance import record
from serai.engine.rng import Rng
from serai.site.management import arguments


class Command(BaseCommand):
    help = "Record games, one line of JSON each, for a game's tests to replay."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        arguments.add_table(parser)
        parser.add_argument("--games", type=arguments.positive, default=1, help="how many games (default: 1)")
        parser.add_argument("--bots", help="one bot for all seats, or one for each: a,b,… (default: random moves)")
        parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games")

    def handle(self, *_: Any, **options: Any) -> None:
        plugin = options["game"]
        seats = arguments.check_seats(plugin, options["seats"])
        names = arguments.check_bots(plugin, options["bots"], seats) if options["bots"] else []
        bots = [plugin.bots[name] for name in names]
        for number in range(options["games"]):
            self.stdout.write(record(plugin, seats, Rng.of("golden", options["seed"], number), bots).decode())
