"""One worker at a time plays the bots of a table. It saves work; that no turn is played twice is the log's affair."""

from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from time import monotonic
from uuid import UUID, uuid4

from django.db import connection

SECONDS = 15
"""Longer than any decision but one whose bot hangs; who was killed in the middle of one holds up nobody longer."""
EXTENDED_AFTER = 3
"""Seconds for which nobody asks again: a decision still ends in time."""

_TAKE = """INSERT INTO bots_lease (table_id, holder, until) VALUES (%s, %s, now() + %s * interval '1 second')
    ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE bots_lease.until < now()"""
_EXTEND = "UPDATE bots_lease SET until = now() + %s * interval '1 second' WHERE table_id = %s AND holder = %s"
_GIVE_BACK = "DELETE FROM bots_lease WHERE table_id = %s AND holder = %s"


class Lease:
    def __init__(self, table: UUID) -> None:
        self.table = table
        self.holder = uuid4()
        self._extended = -inf

    def take(self) -> bool:
        """False if somebody else has it."""
        self._extended = monotonic()
        return self._change(_TAKE, self.table, self.holder, SECONDS)

    def extend(self) -> bool:
        """False if it has expired and somebody else has taken it, which can't be before long."""
        if monotonic() < self._extended + EXTENDED_AFTER:
            return True
        self._extended = monotonic()
        return self._change(_EXTEND, SECONDS, self.table, self.holder)

    def give_back(self) -> None:
        self._change(_GIVE_BACK, self.table, self.holder)

    def _change(self, statement: str, *arguments: UUID | int) -> bool:
        with connection.cursor() as cursor:
            cursor.execute(statement, arguments)
            changed: int = cursor.rowcount
        return changed == 1


@contextmanager
def leased(table: UUID) -> Iterator[Lease | None]:
    """None if somebody else plays there already. Where playing fails the lease stays, so that others come first."""
    lease = Lease(table)
    if not lease.take():
        yield None
        return
    yield lease
    lease.give_back()
