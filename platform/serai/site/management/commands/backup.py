from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from serai.ops.backup import backup
from serai.ops.errors import OperatorError


class Command(BaseCommand):
    help = "Write everything in the database to one file; the site may run meanwhile."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path, metavar="FILE")

    def handle(self, *_: Any, **options: Any) -> None:
        if not settings.DATABASE_URL:
            raise CommandError("There is no database: start the stack with `make run`, or set DATABASE_URL.")
        try:
            backup(settings.DATABASE_URL, options["file"])
        except OperatorError as error:
            raise CommandError("\n".join([str(error), *error.lines])) from None
        self.stdout.write(f"Wrote {options['file']} ({options['file'].stat().st_size:,} bytes).")
