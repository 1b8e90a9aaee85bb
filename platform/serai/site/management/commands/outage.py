"""`manage.py outage FROM TO`: nobody is charged for that time."""

from argparse import ArgumentParser
from datetime import UTC, datetime
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from serai.eventlog.clock import now
from serai.tables.outages import add

SECOND = 1_000_000


class Command(BaseCommand):
    help = "Charge nobody for a time in which people could not play; a stop of the whole site is noticed by itself."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("began", type=_moment, metavar="FROM", help="such as 2026-11-16T08:00, in UTC")
        parser.add_argument("ended", type=_moment, metavar="TO", help="not in the future")

    def handle(self, *_: Any, began: int, ended: int, **__: Any) -> None:
        if not began < ended <= now():
            raise CommandError("An outage begins before it ends, and is over.")
        add(began, ended)
        self.stdout.write("Nobody is charged for that time; deadlines are later by it.")


def _moment(text: str) -> int:
    moment = datetime.fromisoformat(text)
    return int((moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp()) * SECOND
