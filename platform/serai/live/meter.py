"""How often somebody says something."""

import time
from uuid import UUID
from weakref import WeakValueDictionary

MOST_A_SECOND = 30
MOST_LISTS_A_SECOND = 3
"""A list is read anew for who asks for it, and comes by itself when it changes."""


class Meter:
    def __init__(self, most: int | None = None) -> None:
        self._most = most
        self._second = 0
        self._said = 0

    def is_too_much(self) -> bool:
        """To be asked once for each message."""
        second = int(time.monotonic())
        self._said = self._said + 1 if second == self._second else 1
        self._second = second
        return self._said > (self._most or MOST_A_SECOND)


class Meters:
    """One for each person, whatever sockets they have open in this process; who is nobody has one for each socket."""

    def __init__(self) -> None:
        self._by_person: WeakValueDictionary[UUID, Meter] = WeakValueDictionary()

    def of(self, person: UUID | None) -> Meter:
        return self._by_person.setdefault(person, Meter()) if person else Meter()
