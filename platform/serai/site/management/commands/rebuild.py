from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand
from rich.console import Console

from serai.eventlog.projections import rebuild
from serai.site.projections import PROJECTIONS


class Command(BaseCommand):
    help = "Build a projection again from the log, beside the live one, and swap them."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("name", choices=sorted(PROJECTIONS), metavar="NAME", help=", ".join(sorted(PROJECTIONS)))

    def handle(self, *_: Any, **options: Any) -> None:
        name = options["name"]
        console = Console(stderr=True)
        with console.status(f"Rebuilding {name} …") as status:
            events = rebuild(
                PROJECTIONS[name], progress=lambda done: status.update(f"Rebuilding {name}: {done:,} events …")
            )
        self.stdout.write(f"Rebuilt {name} from {events:,} events.")
