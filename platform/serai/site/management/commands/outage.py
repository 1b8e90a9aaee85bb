"""`manage.py outage FROM TO`: takes an outage off every clock."""

from argparse import ArgumentParser
from datetime import UTC, datetime
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from serai.eventlog.current_time import Microseconds, now
from serai.tables.clock.outages import record_outage

SECOND = 1_000_000


class Command(BaseCommand):
    help = "Take a time in which people could not play off every clock; a stop of the whole site is noticed by itself."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("started", type=_time, metavar="FROM", help="such as 2026-11-16T08:00, in UTC")
        parser.add_argument("ended", type=_time, metavar="TO", help="not in the future")

    def handle(self, *_: Any, started: Microseconds, ended: Microseconds, **__: Any) -> None:
        if not started < ended <= now():
            raise CommandError("FROM must be before TO, and TO must not be in the future.")
        record_outage(started, ended)
        self.stdout.write("The outage is recorded: no clock runs during it, and deadlines move by its length.")


def _time(text: str) -> Microseconds:
    time = datetime.fromisoformat(text)
    return int((time if time.tzinfo else time.replace(tzinfo=UTC)).timestamp()) * SECOND
