import os
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children
from pathlib import Path
from signal import SIG_BLOCK, SIG_UNBLOCK, SIGINT, SIGTERM, pthread_sigmask, sigwait
from threading import Thread
from typing import Any

import msgspec
from django.core.management.base import BaseCommand, CommandError
from rich import box
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from serai.engine import arena
from serai.engine.arena import BadRecord, Match, MatchGame, Standing
from serai.engine.registry import find
from serai.site.management import arguments

INTERRUPTED = 130
"""The exit code of a command that was stopped by Ctrl-C."""


class Command(BaseCommand):
    help = (
        "Measure how strong bots are: play many games in parallel, with a time limit for each decision of search bots."
    )
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("game", type=arguments.game, metavar="GAME")
        parser.add_argument("--bots", required=True, help="one per seat: a,b,…; “cheater” sees all cards")
        parser.add_argument("--games", type=arguments.positive, default=400, help="how many games (default: 400)")
        parser.add_argument(
            "--seconds", type=arguments.seconds, default=1.0, help="CPU seconds per decision (default: 1)"
        )
        parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same deals")
        parser.add_argument("--jobs", type=arguments.positive, default=os.cpu_count(), help="games played at once")
        parser.add_argument("--record", type=Path, help="a file for the results; games in it aren't played again")
        parser.add_argument("--json", action="store_true", help="print one JSON object")

    def handle(self, *_: Any, **options: Any) -> None:
        plugin, games = options["game"], options["games"]
        bots = tuple(arguments.named_bots(plugin, options["bots"], arena.names(plugin)))
        arguments.check_seats(plugin, len(bots))
        match = Match(plugin.slug, bots, options["seconds"], options["seed"])
        record = _Record(options["record"], match)
        try:
            _play_missing(match, record, games, options["jobs"])
        except BrokenProcessPool:
            advice = "run the same command again to continue" if record.path else "use --record FILE to continue later"
            self.stderr.write(f"Stopped after {len(record.games):,} of {games:,} games: {advice}.")
            sys.exit(INTERRUPTED)
        standings = list(arena.standings(match, [record.games[number] for number in range(games)]))
        if options["json"]:
            self.stdout.write(msgspec.json.encode({"match": match, "standings": standings}).decode())
        else:
            title = f"{plugin.name}, {match.seconds:g} s per decision, {games:,} games"
            Console().print(_table(title, standings))


class _Record:
    """The results of a match so far, and the file that they are stored in."""

    def __init__(self, path: Path | None, match: Match) -> None:
        self.path = path
        self.games: dict[int, MatchGame] = {}
        if path is None:
            return
        with _as_command_error(path):
            if not path.exists() or not path.stat().st_size:
                path.write_bytes(msgspec.json.encode(match) + b"\n")
                return
            loaded = arena.read(path)
            if loaded.match != match:
                other = msgspec.json.encode(loaded.match).decode()
                raise CommandError(f"{path} contains games of another match: {other}. Choose another file.")
            os.truncate(path, loaded.size)
        self.games = loaded.games

    def add(self, game: MatchGame) -> None:
        self.games[game.number] = game
        if self.path is not None:
            with _as_command_error(self.path), self.path.open("ab") as file:
                file.write(msgspec.json.encode(game) + b"\n")


@contextmanager
def _as_command_error(path: Path) -> Iterator[None]:
    try:
        yield
    except BadRecord as error:
        raise CommandError(str(error)) from None
    except OSError as error:
        raise CommandError(f"{path} can't be written: {error.strerror}. Choose a file in an existing folder.") from None


def _play_missing(match: Match, record: _Record, games: int, jobs: int) -> None:
    missing = [number for number in range(games) if number not in record.games]
    console = Console(stderr=True)
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with (
        _pool(jobs) as pool,
        Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress,
    ):
        bar = progress.add_task(f"{find(match.game).name}, {match.seconds:g} s", total=games)
        progress.advance(bar, games - len(missing))
        played = [pool.submit(_play, match, number) for number in missing]
        Thread(target=_kill_workers_on_signal, daemon=True).start()
        for done in as_completed(played):
            record.add(done.result())
            progress.advance(bar)


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Blocks signals so that only the thread below receives them: an interrupt inside the pool may hang it."""
    pthread_sigmask(SIG_BLOCK, {SIGINT, SIGTERM})
    pool = ProcessPoolExecutor(jobs, initializer=pthread_sigmask, initargs=(SIG_UNBLOCK, {SIGTERM}))
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _kill_workers_on_signal() -> None:
    sigwait({SIGINT, SIGTERM})
    for worker in active_children():
        worker.kill()


def _play(match: Match, number: int) -> MatchGame:
    return arena.play_game(find(match.game), match, number)


def _table(title: str, standings: list[Standing]) -> Table:
    """The results as a table, at most 80 columns wide."""
    table = Table("bot", title=title, title_justify="left", box=box.SIMPLE_HEAD)
    for heading in ("wins", "95 %", "fair", "score", "seconds", "slowest"):
        table.add_column(heading, justify="right", no_wrap=True)
    for one in standings:
        table.add_row(
            f"{one.seats} {one.bot}",
            f"{one.wins / one.games:.1%}",
            f"{one.low:.1%} – {one.high:.1%}",
            f"{one.fair_share:.0%}",
            f"{one.score:.1f}",
            f"{one.seconds:.3f}",
            f"{one.slowest:.3f}",
        )
    return table
