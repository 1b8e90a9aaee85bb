"""Lets one worker at a time play the bots of a table. That only saves work: the log prevents playing a turn twice."""

from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from time import monotonic
from uuid import UUID, uuid4

from django.db import connection

SECONDS = 15
"""Longer than any decision, unless the bot hangs; the lease of a killed worker blocks a table no longer than this."""
EXTEND_AFTER = 3
"""Seconds after which `extend` writes again: a decision still ends before the lease does."""

_TAKE = """INSERT INTO bots_lease (table_id, holder, expires_at) VALUES (%s, %s, now() + %s * interval '1 second')
    ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
    WHERE bots_lease.expires_at < now()"""
_EXTEND = "UPDATE bots_lease SET expires_at = now() + %s * interval '1 second' WHERE table_id = %s AND holder = %s"
_RELEASE = "DELETE FROM bots_lease WHERE table_id = %s AND holder = %s"


class Lease:
    """A worker's right to play the bots of a table for some seconds."""

    def __init__(self, table: UUID) -> None:
        self.table = table
        self.holder = uuid4()
        self._extended = -inf

    def take(self) -> bool:
        """Takes the lease. Returns False if another worker has it."""
        self._extended = monotonic()
        return self._execute(_TAKE, self.table, self.holder, SECONDS)

    def extend(self) -> bool:
        """Extends the lease. Returns False if it had expired and another worker has taken it.

        That can't happen within `EXTEND_AFTER`.
        """
        if monotonic() < self._extended + EXTEND_AFTER:
            return True
        self._extended = monotonic()
        return self._execute(_EXTEND, SECONDS, self.table, self.holder)

    def release(self) -> None:
        self._execute(_RELEASE, self.table, self.holder)

    def _execute(self, statement: str, *arguments: UUID | int) -> bool:
        """Returns whether a row was changed."""
        with connection.cursor() as cursor:
            cursor.execute(statement, arguments)
            changed: int = cursor.rowcount
        return changed == 1


@contextmanager
def leased(table: UUID) -> Iterator[Lease | None]:
    """Yields the lease of a table; None if another worker has it.

    After an exception the lease stays until it expires: other tables come first.
    """
    lease = Lease(table)
    if not lease.take():
        yield None
        return
    yield lease
    lease.release()
