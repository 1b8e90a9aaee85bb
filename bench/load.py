"""The time to load a table: `python bench/load.py`, beside a running `make run` or with DATABASE_URL set.

Prints the ratio of a long table to a short one with snapshots, and events per second without. The tables stay in the
log: use a database that you can delete.
"""

import os
import statistics
import sys
import time
from pathlib import Path

import django
import msgspec

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "plugins")]
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "serai.site.settings")
django.setup()

from django.core.management import call_command  # noqa: E402 — Django first
from django.db import connection  # noqa: E402

from haggle.plugin import plugin as haggle  # noqa: E402
from haggle.rules import Haggle  # noqa: E402
from haggle.types import Revealed  # noqa: E402
from serai.eventlog import load  # noqa: E402
from serai.eventlog.envelope import NewEvent  # noqa: E402
from tests.eventlog.table_writer import TableWriter  # noqa: E402

SHORT, LONG, ROUNDS = 200, 20_000, 5


class EndlessHaggle(Haggle):
    """Players get back the cards that they have played."""

    def evolve(self, state, event):
        state = super().evolve(state, event)
        if isinstance(event, Revealed):
            state.hands, state.played, state.round = [(card,) for card in event.cards], [], 1
        return state


PLUGIN = msgspec.structs.replace(haggle, games={1: EndlessHaggle()})


def find(_slug):
    return PLUGIN


def table_of(events):
    writer = TableWriter(PLUGIN, seats=2).start()
    while writer.head.version < events:
        facts = []
        for seat in (0, 1) * 20:
            for event in writer.game.decide(writer.state, seat, writer.game.legal(writer.state, seat)[0]):
                writer.state = writer.game.evolve(writer.state, event)
                facts.append(NewEvent.of_game(event, PLUGIN))
        writer.commit(facts)
    return writer.id


def seconds(table, repeat):
    began = time.perf_counter()
    for _ in range(repeat):
        load.load(table, find)
    return (time.perf_counter() - began) / repeat


def medians(tables, repeat):
    """Interleaved, so that a slow minute affects all of them."""
    runs = [[seconds(table, repeat) for table in tables] for _ in range(ROUNDS)]
    return [statistics.median(times) for times in zip(*runs, strict=True)]


def main():
    call_command("migrate", verbosity=0)
    tables = [table_of(SHORT), table_of(LONG)]
    load.SNAPSHOT_EVERY = sys.maxsize
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM eventlog_snapshot WHERE stream_id = ANY(%s)", [tables])
    _, without = medians(tables, 2)
    for table in tables:
        load.save_snapshot(table, load.load(table, find), find)
    short, long = medians(tables, 50)
    print(f"with snapshots: {LONG:,} events take {long / short:.2f} times as long to load as {SHORT}")
    print(f"without: {LONG / without:,.0f} events a second")


if __name__ == "__main__":
    main()
