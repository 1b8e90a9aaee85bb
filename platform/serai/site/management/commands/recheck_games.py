from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand
from rich.console import Console
from rich.progress import track

from serai.engine.registry import find
from serai.eventlog.recheck import all_streams, recheck
from serai.site.management import arguments


class Command(BaseCommand):
    help = "Re-run every action of every stored game through the current rules and print each difference."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--rules-version", type=arguments.positive, help="recheck under this rules version instead of each game's"
        )

    def handle(self, *_: Any, **options: Any) -> None:
        streams, found = all_streams(), 0
        console = Console(stderr=True)
        for stream in track(streams, "Rechecking", console=console, transient=True, disable=not console.is_terminal):
            for difference in recheck(stream, find, options["rules_version"]):
                found += 1
                self.stdout.write(f"{stream} event {difference.version}: {difference.finding}")
        self.stdout.write(f"{len(streams):,} tables rechecked: {found:,} differences.")
