import sys
from argparse import ArgumentParser, FileType
from typing import Any
from uuid import UUID

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from serai.engine.registry import find
from serai.eventlog.sql import UnknownStream
from serai.eventlog.stored_export import export_stream
from serai.ops.keys import read_site_key
from serai.ops.trouble import Trouble


class Command(BaseCommand):
    help = "Write a table's log as JSON lines that anyone can verify; a running game as a seat may see it."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("table", type=UUID, metavar="ID")
        parser.add_argument("--seat", type=int, help="of a running game, what this seat may see (default: a spectator)")
        parser.add_argument("--output", type=FileType("wb"), default=sys.stdout.buffer, help="a file (default: print)")

    def handle(self, *_: Any, **options: Any) -> None:
        try:
            key = read_site_key(settings.SITE_KEY_FILE)
            options["output"].write(export_stream(options["table"], options["seat"], key, find))
        except (UnknownStream, Trouble, ValueError) as error:
            raise CommandError(str(error)) from None
        options["output"].flush()
