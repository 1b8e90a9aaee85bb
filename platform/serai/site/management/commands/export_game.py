import sys
from argparse import ArgumentParser, FileType
from typing import Any
from uuid import UUID

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from serai.engine.registry import find
from serai.eventlog.sql import UnknownStream
from serai.eventlog.stored_export import export_stream
from serai.ops.errors import OperatorError
from serai.ops.keys import read_site_key


class Command(BaseCommand):
    help = "Write a table's log as JSON lines that anyone can verify; a running game without what a seat may not see."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("table", type=UUID, metavar="ID")
        parser.add_argument(
            "--seat", type=int, help="export a running game as this seat sees it (default: a spectator)"
        )
        parser.add_argument("--output", type=FileType("wb"), default=sys.stdout.buffer, help="a file (default: stdout)")

    def handle(self, *_: Any, **options: Any) -> None:
        try:
            key = read_site_key(settings.SITE_KEY_FILE)
            options["output"].write(export_stream(options["table"], options["seat"], key, find))
        except (UnknownStream, OperatorError, ValueError) as error:
            raise CommandError(str(error)) from None
        options["output"].flush()
