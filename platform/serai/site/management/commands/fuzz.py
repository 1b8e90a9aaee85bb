import os
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from rich.console import Console
from rich.progress import Progress

from serai.engine import registry
from serai.engine.codec import encode
from serai.engine.conformance.fuzz import Failure, fuzz_game
from serai.site.management import arguments


class Command(BaseCommand):
    help = "Play random legal games with all seat counts; the conformance kit checks each step."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("game", type=arguments.game, metavar="GAME")
        parser.add_argument("--games", type=arguments.positive, default=100, help="how many games (default: 100)")
        parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games")
        parser.add_argument("--jobs", type=arguments.positive, default=os.cpu_count(), help="processes at once")

    def handle(self, *_: Any, **options: Any) -> None:
        plugin, games, seed = options["game"], options["games"], options["seed"]
        console = Console(stderr=True)
        with (
            ProcessPoolExecutor(options["jobs"]) as pool,
            Progress(console=console, transient=True, disable=not console.is_terminal) as progress,
        ):
            bar = progress.add_task(f"Fuzzing {plugin.name}", total=games)
            numbers = range(games)
            failures = pool.map(_fuzz, [plugin.slug] * games, [seed] * games, numbers, chunksize=4)
            for failure in failures:
                progress.advance(bar)
                if failure:
                    pool.shutdown(wait=False, cancel_futures=True)
                    raise CommandError(report(plugin.slug, failure))
        self.stdout.write(f"{games:,} games of {plugin.name}, seed {seed}: every check passed.")


def _fuzz(slug: str, seed: int, number: int) -> Failure | None:
    return fuzz_game(registry.find(slug), seed, number)


def report(slug: str, failure: Failure) -> str:
    moves = "\n".join(f"  {encode(move).decode()}" for move in failure.moves) or "  (none: the deal alone shows it)"
    return (
        f"{slug} failed '{failure.check}' in game {failure.number} of seed {failure.seed}"
        f" ({failure.seats} seats, rules version {failure.rules_version}):\n{failure.finding}\n"
        f"The shortest sequence of moves that shows it:\n{moves}"
    )
