from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from serai.ops.backup import restore
from serai.ops.errors import OperatorError


class Command(BaseCommand):
    help = "Restore a backup into the database and start a new epoch of the log."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path, metavar="FILE")
        parser.add_argument("--overwrite", action="store_true", help="even if the database holds events already")

    def handle(self, *_: Any, **options: Any) -> None:
        if not settings.DATABASE_URL:
            raise CommandError("There is no database: start the stack with `make run`, or set DATABASE_URL.")
        try:
            epoch = restore(settings.DATABASE_URL, options["file"], overwrite=options["overwrite"])
        except OperatorError as error:
            raise CommandError("\n".join([str(error), *error.lines])) from None
        self.stdout.write(f"Restored {options['file']}; the log goes on in epoch {epoch}.")
