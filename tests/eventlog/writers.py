"""Writers and readers that work on the log at the same time, through both doors."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from uuid import UUID, uuid4

from django.db import connection
from psycopg_pool import AsyncConnectionPool

from serai.eventlog import sync_door
from serai.eventlog.async_door import AsyncDoor
from serai.eventlog.chain import seal
from serai.eventlog.sql import Checkpoint, LogEntry
from tests.eventlog.scribe import note, now

Acknowledged = list[tuple[UUID, UUID, int]]
"""Stream, command and version of every commit that was answered with "appended"."""


def write_through_sync_door(seat: int, streams: Sequence[UUID], commits: int, acknowledged: Acknowledged) -> None:
    """So many commits, each of one to three events; a conflict is met by reading where the stream stands."""
    try:
        for number in range(commits):
            stream, command = streams[number % len(streams)], uuid4()
            facts = [note(f"{seat}/{number}/{part}") for part in range(1 + number % 3)]
            while True:
                head = sync_door.head(stream)
                result = sync_door.append(seal(head, facts, recorded=now(), seat=seat, command=command))
                if result.result == "appended":
                    acknowledged.append((stream, command, result.last))
                    break
    finally:
        connection.close()


async def write_through_async_door(
    door: AsyncDoor, seat: int, streams: Sequence[UUID], commits: int, acknowledged: Acknowledged
) -> None:
    for number in range(commits):
        stream, command = streams[number % len(streams)], uuid4()
        facts = [note(f"{seat}/{number}/{part}") for part in range(1 + number % 3)]
        while True:
            head = await door.head(stream)
            result = await door.append(seal(head, facts, recorded=now(), seat=seat, command=command))
            if result.result in ("appended", "repeated"):
                acknowledged.append((stream, command, result.last))
                break


def run_writers(url: str, streams: Sequence[UUID], *, each_door: int, commits: int) -> Acknowledged:
    """Half of the writers are threads at the sync door, half are tasks at the async one; returns when all are done."""
    acknowledged: Acknowledged = []
    threads = [
        threading.Thread(target=write_through_sync_door, args=(seat, streams, commits, acknowledged))
        for seat in range(each_door)
    ]

    async def run_tasks() -> None:
        async with AsyncConnectionPool(url, min_size=each_door, max_size=each_door, open=False) as pool:
            door = AsyncDoor(pool, url)
            writers = (
                write_through_async_door(door, each_door + task, streams, commits, acknowledged)
                for task in range(each_door)
            )
            await asyncio.gather(*writers)

    tasks = threading.Thread(target=lambda: asyncio.run(run_tasks()))
    for thread in (*threads, tasks):
        thread.start()
    for thread in (*threads, tasks):
        thread.join()
    return acknowledged


class Follower(threading.Thread):
    """Reads the whole log as it grows, until it has been told to stop and has come to the end."""

    def __init__(self, after: Checkpoint | None = None, batch: int = 50) -> None:
        super().__init__()
        self.at = after or Checkpoint()
        self.seen: list[LogEntry] = []
        self.empty_reads = 0
        self._batch = batch
        self._stop_when: Callable[[], bool] = lambda: False

    def run(self) -> None:
        try:
            while True:
                stopping = self._stop_when()
                entries = sync_door.below_horizon(self.at, self._batch)
                self.seen += entries
                if entries:
                    self.at = entries[-1].at
                elif stopping:
                    return
                else:
                    self.empty_reads += 1
        finally:
            connection.close()

    def finish(self) -> list[LogEntry]:
        self._stop_when = lambda: True
        self.join()
        return self.seen
