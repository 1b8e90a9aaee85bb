import os
from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import msgspec
from django.core.management.base import BaseCommand, CommandError
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from serai.engine import arena
from serai.engine.arena import Bout, Match, Standing
from serai.engine.registry import find
from serai.site.management import arguments


class Command(BaseCommand):
    help = "Measure how strong bots are: many games in parallel, with the seconds that thinkers have for a decision."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("game", type=arguments.game, metavar="GAME")
        parser.add_argument("--bots", required=True, help="one a chair: a,b,…; “seer” is the expert who sees all cards")
        parser.add_argument("--games", type=arguments.positive, default=400, help="how many games (default: 400)")
        parser.add_argument("--seconds", type=float, default=1.0, help="of computing a decision (default: 1)")
        parser.add_argument("--seed", type=int, default=1, help="decides the deals")
        parser.add_argument("--jobs", type=arguments.positive, default=os.cpu_count(), help="games played at once")
        parser.add_argument("--record", type=Path, help="a file for every game; what stands there isn't played again")
        parser.add_argument("--json", action="store_true", help="print one JSON object")

    def handle(self, *_: Any, **options: Any) -> None:
        plugin = options["game"]
        bots = tuple(arguments.named_bots(plugin, options["bots"], arena.names(plugin)))
        arguments.check_seats(plugin, len(bots))
        match = Match(plugin.slug, bots, options["seconds"], options["seed"])
        record = _Record(options["record"], match)
        missing = [number for number in range(options["games"]) if number not in record.bouts]
        console = Console(stderr=True)
        columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            bar = progress.add_task(f"{plugin.name}, {match.seconds:g} s", total=options["games"])
            progress.advance(bar, options["games"] - len(missing))
            for bout in _played(match, missing, options["jobs"]):
                record.keep(bout)
                progress.advance(bar)
        standings = list(arena.standings(match, [record.bouts[number] for number in range(options["games"])]))
        if options["json"]:
            self.stdout.write(msgspec.json.encode({"match": match, "standings": standings}).decode())
        else:
            with console.capture() as capture:
                console.print(_table(standings))
            self.stdout.write(capture.get())


class _Record:
    """The games of a match, one a line below the match itself."""

    def __init__(self, path: Path | None, match: Match) -> None:
        self.path = path
        self.bouts: dict[int, Bout] = {}
        if path is None:
            return
        lines = path.read_bytes().splitlines() if path.exists() else []
        if not lines:
            path.write_bytes(msgspec.json.encode(match) + b"\n")
        elif msgspec.json.decode(lines[0], type=Match) != match:
            raise CommandError(f"{path} holds games of another match: {lines[0].decode()}")
        for line in lines[1:]:
            bout = msgspec.json.decode(line, type=Bout)
            self.bouts[bout.number] = bout

    def keep(self, bout: Bout) -> None:
        self.bouts[bout.number] = bout
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(bout) + b"\n")


def _played(match: Match, numbers: list[int], jobs: int) -> Iterator[Bout]:
    with ProcessPoolExecutor(jobs) as pool:
        games = [pool.submit(_play, match, number) for number in numbers]
        try:
            for game in as_completed(games):
                yield game.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _play(match: Match, number: int) -> Bout:
    return arena.play_bout(find(match.game), match, number)


def _table(standings: list[Standing]) -> Table:
    table = Table("bot", "chairs", "games", "wins", "95 %", "fair", "score", "s a decision", "slowest")
    for one in standings:
        table.add_row(
            one.bot,
            str(one.chairs),
            f"{one.games:,}",
            f"{one.wins / one.games:.1%}",
            f"{one.low:.1%} – {one.high:.1%}",
            f"{one.fair:.0%}",
            f"{one.score:.1f}",
            f"{one.seconds:.3f}",
            f"{one.slowest:.3f}",
        )
    return table
