"""Our own writers: `python -m bench.speed.writers KIND WRITERS SECONDS`, with Django's environment set.

`append` uses the sockets' event store, in as many processes as there are cores, like servers; `append-apart` has a
process for each writer; `commit` is `append` with the read models of a table; `create` is a plain Django model with a
process for each writer. Each writer has a table of its own and commits one event at a time.
"""

import asyncio
import os
import sys
import time
from functools import partial
from uuid import uuid4

import django
import uvloop

django.setup()

from django.db import connections, models  # noqa: E402 — Django first
from django.utils import timezone  # noqa: E402

from bench.speed import parallel  # noqa: E402
from bench.speed.rows import BODY, DATA, NEW_TABLE, SECRET  # noqa: E402
from serai.eventlog.chain import seal  # noqa: E402
from serai.eventlog.envelope import NewEvent  # noqa: E402
from serai.live.runtime import live_runtime  # noqa: E402
from serai.tables.read_models.rows import Rows  # noqa: E402

FACT = NewEvent("game", "moved", DATA)
STATE, HASH = b"x" * BODY, b"x" * 32


class Plain(models.Model):
    """The columns of an event as a Django model; the table has the same indexes as the log."""

    id = models.BigAutoField(primary_key=True)
    stream = models.UUIDField()
    version = models.IntegerField()
    type = models.TextField()
    schema = models.SmallIntegerField()
    seat = models.SmallIntegerField(null=True)
    command = models.UUIDField(null=True)
    ordinal = models.SmallIntegerField()
    recorded = models.DateTimeField()
    body = models.BinaryField()
    leaf = models.BinaryField()
    head = models.BinaryField()

    class Meta:
        app_label = "serai_site"
        managed = False
        db_table = "bench_plain"


def now() -> int:
    return time.time_ns() // 1000


def appending(writers: int, *, with_rows: bool = False) -> parallel.Work:
    """Like the sockets of one server: all in one event loop, each at a table of its own."""
    loop = uvloop.new_event_loop()
    store = loop.run_until_complete(live_runtime()).store
    rows = Rows("running", [1], False, str(uuid4()), None, [], None, None)
    heads = [loop.run_until_complete(store.create(uuid4(), SECRET)) for _ in range(writers)]
    if with_rows:
        for head in heads:
            loop.run_until_complete(store._rows(NEW_TABLE, [head.id]))

    async def write(number: int, keeps_going: parallel.KeepsGoing) -> int:
        done = 0
        while keeps_going():
            sealed = seal(heads[number], [FACT], recorded=now(), seat=0, command=uuid4())
            answer = await (store.commit(sealed, rows) if with_rows else store.append(sealed))
            assert answer.result == "appended"
            assert abs(len(sealed.bodies[0]) - BODY) < 5, "all writers insert the same rows"
            heads[number] = sealed.after
            done += 1
        return done

    async def write_all(keeps_going: parallel.KeepsGoing) -> int:
        return sum(await asyncio.gather(*(write(number, keeps_going) for number in range(writers))))

    return lambda keeps_going: loop.run_until_complete(write_all(keeps_going))


def creating(_: int) -> parallel.Work:
    connections.close_all()
    table, version = uuid4(), 0

    def step() -> None:
        nonlocal version
        version += 1
        Plain.objects.create(
            stream=table,
            version=version,
            type=FACT.type,
            schema=1,
            seat=0,
            command=uuid4(),
            ordinal=0,
            recorded=timezone.now(),
            body=STATE,
            leaf=HASH,
            head=HASH,
        )

    return parallel.repeat(step)


KINDS = {
    "append": partial(parallel.write, appending, os.cpu_count()),
    "append-apart": partial(parallel.write, appending),
    "commit": partial(parallel.write, partial(appending, with_rows=True), os.cpu_count()),
    "create": partial(parallel.write, creating),
}

if __name__ == "__main__":
    KINDS[sys.argv[1]]()
