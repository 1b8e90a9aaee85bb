from argparse import ArgumentParser
from collections.abc import Callable
from functools import partial
from typing import Any

from django.core.management.base import BaseCommand
from rich.console import Console

from serai.eventlog.projections import rebuild
from serai.site.projections import PROJECTIONS
from serai.tables.rebuild import rebuild_tables

REBUILDS: dict[str, tuple[str, Callable[..., int]]] = {
    "tables": ("streams", rebuild_tables),
    **{name: ("events", partial(rebuild, one)) for name, one in PROJECTIONS.items() if not one.once},
}


class Command(BaseCommand):
    help = "Build a read model again from the log; the site may run meanwhile."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("name", choices=sorted(REBUILDS), metavar="NAME", help=", ".join(sorted(REBUILDS)))

    def handle(self, *_: Any, **options: Any) -> None:
        name = options["name"]
        what, build = REBUILDS[name]
        console = Console(stderr=True)
        with console.status(f"Rebuilding {name} …") as status:
            count = build(progress=lambda done: status.update(f"Rebuilding {name}: {done:,} {what} …"))
        self.stdout.write(
            f"Rebuilt {name} from {count:,} {what}." if what == "events" else f"Rebuilt {count:,} {what}."
        )
