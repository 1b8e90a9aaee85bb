"""Our own writers: `python -m bench.speed.writers KIND WRITERS SECONDS`, with Django's environment set.

`append` is the log's own door for sockets, in as many processes as there are cores, as servers have it; `append-apart`
the same with a process for each writer; `commit` is `append` with the read models of a table, `create` what a plain
Django model would do, a process for each writer. Each writer has a table of its own, and one event in each commit.
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

from bench.speed import crew  # noqa: E402
from bench.speed.rows import BODY, DATA, NEW_TABLE, SECRET  # noqa: E402
from serai.eventlog.chain import seal  # noqa: E402
from serai.eventlog.envelope import Fact  # noqa: E402
from serai.live.process import process  # noqa: E402
from serai.tables.rows import Rows  # noqa: E402

FACT = Fact("game", "moved", DATA)
STATE, HASH = b"x" * BODY, b"x" * 32


class Plain(models.Model):
    """The columns of an event, as one would declare them; the table has the same indexes as the log's."""

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


def appending(writers: int, *, with_rows: bool = False) -> crew.Work:
    """As the sockets of one server do it: all in one event loop, each at a table of its own."""
    loop = uvloop.new_event_loop()
    door = loop.run_until_complete(process()).door
    rows = Rows("running", [1], False, str(uuid4()), None, [], None, None)
    heads = [loop.run_until_complete(door.create(uuid4(), SECRET)) for _ in range(writers)]
    if with_rows:
        for head in heads:
            loop.run_until_complete(door._rows(NEW_TABLE, [head.id]))

    async def write(number: int, goes_on: crew.GoesOn) -> int:
        done = 0
        while goes_on():
            sealed = seal(heads[number], [FACT], recorded=now(), seat=0, command=uuid4())
            answer = await (door.commit(sealed, rows) if with_rows else door.append(sealed))
            assert answer.result == "appended"
            assert abs(len(sealed.bodies[0]) - BODY) < 5, "everybody writes the same rows"
            heads[number] = sealed.after
            done += 1
        return done

    async def write_all(goes_on: crew.GoesOn) -> int:
        return sum(await asyncio.gather(*(write(number, goes_on) for number in range(writers))))

    return lambda goes_on: loop.run_until_complete(write_all(goes_on))


def creating(_: int) -> crew.Work:
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

    return crew.by_steps(step)


KINDS = {
    "append": partial(crew.write, appending, os.cpu_count()),
    "append-apart": partial(crew.write, appending),
    "commit": partial(crew.write, partial(appending, with_rows=True), os.cpu_count()),
    "create": partial(crew.write, creating),
}

if __name__ == "__main__":
    KINDS[sys.argv[1]]()
