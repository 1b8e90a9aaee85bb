from argparse import ArgumentParser
from collections.abc import Callable
from functools import partial
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from msgspec import Struct
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

from serai.eventlog.models import Stream
from serai.eventlog.projections import AlreadyRebuilding, rebuild, size
from serai.ladder.projection import ladder
from serai.ladder.rebuild import rebuild_ladder
from serai.site.projections import PROJECTIONS
from serai.tables.read_models.rebuild import rebuild_tables


class Rebuild(Struct, frozen=True):
    unit: str
    """What is counted."""
    size: Callable[[], int]
    run: Callable[..., int]


REBUILDS = {
    "tables": Rebuild("streams", Stream.objects.count, rebuild_tables),
    **{
        name: Rebuild("events", partial(size, one), partial(rebuild, one))
        for name, one in PROJECTIONS.items()
        if one.can_rebuild
    },
    "ladder": Rebuild("events", partial(size, ladder), rebuild_ladder),
}


class Command(BaseCommand):
    help = "Rebuild a read model from the log; the site may run meanwhile."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("name", choices=sorted(REBUILDS), metavar="NAME", help=", ".join(sorted(REBUILDS)))

    def handle(self, *_: Any, **options: Any) -> None:
        name = options["name"]
        wanted = REBUILDS[name]
        console = Console(stderr=True)
        columns = (*Progress.get_default_columns()[:3], MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            bar = progress.add_task(f"Rebuilding {name}", total=wanted.size())
            try:
                count = wanted.run(progress=lambda done: progress.update(bar, completed=done))
            except AlreadyRebuilding as error:
                raise CommandError(str(error)) from error
        self.stdout.write(
            f"Rebuilt {name} from {count:,} {wanted.unit}."
            if wanted.unit == "events"
            else f"Rebuilt {count:,} {wanted.unit}."
        )
