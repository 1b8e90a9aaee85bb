"""Writers and readers that work on the log at the same time, through both stores."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from uuid import UUID, uuid4

from django.db import connection
from psycopg_pool import AsyncConnectionPool

from serai.eventlog import sync_store
from serai.eventlog.async_store import AsyncStore
from serai.eventlog.chain import seal
from serai.eventlog.sql import Checkpoint, LogEntry
from tests.eventlog.table_writer import note, now

Acknowledged = list[tuple[UUID, UUID, int]]
"""Stream, command and version of every commit whose result was "appended"."""


def write_through_sync_store(seat: int, streams: Sequence[UUID], commits: int, acknowledged: Acknowledged) -> None:
    """Makes that many commits of one to three events; after a conflict it reads the head again."""
    try:
        for number in range(commits):
            stream, command = streams[number % len(streams)], uuid4()
            new_events = [note(f"{seat}/{number}/{part}") for part in range(1 + number % 3)]
            while True:
                head = sync_store.head(stream)
                result = sync_store.append(seal(head, new_events, recorded=now(), seat=seat, command=command))
                if result.result == "appended":
                    acknowledged.append((stream, command, result.last))
                    break
    finally:
        connection.close()


async def write_through_async_store(
    store: AsyncStore, seat: int, streams: Sequence[UUID], commits: int, acknowledged: Acknowledged
) -> None:
    for number in range(commits):
        stream, command = streams[number % len(streams)], uuid4()
        new_events = [note(f"{seat}/{number}/{part}") for part in range(1 + number % 3)]
        while True:
            head = await store.head(stream)
            result = await store.append(seal(head, new_events, recorded=now(), seat=seat, command=command))
            if result.result in ("appended", "repeated"):
                acknowledged.append((stream, command, result.last))
                break


def run_writers(url: str, streams: Sequence[UUID], *, per_store: int, commits: int) -> Acknowledged:
    """Half of the writers are threads that use the sync store, half are tasks that use the async one."""
    acknowledged: Acknowledged = []
    threads = [
        threading.Thread(target=write_through_sync_store, args=(seat, streams, commits, acknowledged))
        for seat in range(per_store)
    ]

    async def run_tasks() -> None:
        async with AsyncConnectionPool(url, min_size=per_store, max_size=per_store, open=False) as pool:
            store = AsyncStore(pool, url)
            writers = (
                write_through_async_store(store, per_store + task, streams, commits, acknowledged)
                for task in range(per_store)
            )
            await asyncio.gather(*writers)

    tasks = threading.Thread(target=lambda: asyncio.run(run_tasks()))
    for thread in (*threads, tasks):
        thread.start()
    for thread in (*threads, tasks):
        thread.join()
    return acknowledged


class Follower(threading.Thread):
    """Reads the whole log as it grows, until it is told to finish and has reached the end."""

    def __init__(self, after: Checkpoint | None = None, batch: int = 50) -> None:
        super().__init__()
        self.checkpoint = after or Checkpoint()
        self.seen: list[LogEntry] = []
        self.empty_reads = 0
        self._batch = batch
        self._stop_when: Callable[[], bool] = lambda: False

    def run(self) -> None:
        try:
            while True:
                stopping = self._stop_when()
                entries = sync_store.below_horizon(self.checkpoint, self._batch)
                self.seen += entries
                if entries:
                    self.checkpoint = entries[-1].checkpoint
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
