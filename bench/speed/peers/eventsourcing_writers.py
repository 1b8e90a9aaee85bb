"""Writers of the `eventsourcing` package: `python … default|fast WRITERS SECONDS`.

`default` is its application recorder as it is: one lock on the whole table keeps its notifications in order.
`fast` uses its database functions, which don't take that lock.
"""

import os
import sys
from uuid import uuid4

from eventsourcing.persistence import StoredEvent
from eventsourcing.postgres import PostgresApplicationRecorder, PostgresDatastore

from bench.speed import parallel
from bench.speed.rows import BODY

STATE = b"x" * BODY


def a_recorder() -> PostgresApplicationRecorder:
    host, fast = os.environ["PGHOST"], sys.argv[1] == "fast"
    datastore = PostgresDatastore("serai", host, "", "serai", "", enable_db_functions=fast)
    return PostgresApplicationRecorder(datastore, events_table_name=f"bench_{sys.argv[1]}")


def recording(_: int) -> parallel.Work:
    recorder = a_recorder()
    originator, version = uuid4(), 0

    def step() -> None:
        nonlocal version
        version += 1
        recorder.insert_events([StoredEvent(originator, version, "tally:Moved", STATE)])

    return parallel.repeat(step)


if __name__ == "__main__":
    first = a_recorder()
    first.create_table()
    first.datastore.close()
    parallel.write(recording)
