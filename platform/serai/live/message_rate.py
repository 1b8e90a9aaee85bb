"""Limits how many messages a client may send per second."""

import time
from uuid import UUID
from weakref import WeakValueDictionary

MAX_PER_SECOND = 30
MAX_LIST_REQUESTS_PER_SECOND = 3
"""A request for a list reads it from the database; changes of the list are sent without a request."""


class MessageRate:
    def __init__(self, limit: int | None = None) -> None:
        self._limit = limit
        self._second = 0
        self._count = 0

    def is_exceeded(self) -> bool:
        """Counts a message: call it once for each."""
        second = int(time.monotonic())
        self._count = self._count + 1 if second == self._second else 1
        self._second = second
        return self._count > (self._limit or MAX_PER_SECOND)


class MessageRates:
    """One rate for each user, shared by all their sockets in this process; anonymous sockets have one each."""

    def __init__(self) -> None:
        self._by_user: WeakValueDictionary[UUID, MessageRate] = WeakValueDictionary()

    def of(self, user: UUID | None) -> MessageRate:
        return self._by_user.setdefault(user, MessageRate()) if user else MessageRate()
