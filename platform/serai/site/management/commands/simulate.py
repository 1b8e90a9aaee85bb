from argparse import ArgumentParser
from typing import Any

import msgspec
from django.core.management.base import BaseCommand
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from serai.engine.simulate import Simulation, simulate
from serai.site.management import arguments


class Command(BaseCommand):
    help = "Let bots play many games against each other; they change seats from game to game."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        arguments.add_table(parser)
        parser.add_argument("--games", type=arguments.positive, default=100, help="how many games (default: 100)")
        parser.add_argument("--bots", default="random", help="one bot for all seats, or one for each: a,b,…")
        parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games")
        parser.add_argument("--json", action="store_true", help="print one JSON object")

    def handle(self, *_: Any, **options: Any) -> None:
        plugin = options["game"]
        seats = arguments.check_seats(plugin, options["seats"])
        bots = arguments.check_bots(plugin, options["bots"], seats)
        console = Console(stderr=True)
        with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
            bar = progress.add_task(f"{plugin.name}, {seats} seats", total=options["games"])
            simulation = simulate(
                plugin,
                bots=bots,
                games=options["games"],
                seed=options["seed"],
                after_game=lambda: progress.advance(bar),
            )
        if options["json"]:
            self.stdout.write(msgspec.json.encode(simulation).decode())
        else:
            Console().print(_table(simulation))


def _table(simulation: Simulation) -> Table:
    table = Table(show_header=False)
    for name, value in msgspec.to_builtins(simulation).items():
        match value:
            case dict():
                text = "  ".join(f"{key} {item:,}" for key, item in value.items())
            case list():
                text = "  ".join(f"{item:,}" for item in value)
            case _:
                text = f"{value:,}"
        table.add_row(name.replace("_", " "), text)
    return table
