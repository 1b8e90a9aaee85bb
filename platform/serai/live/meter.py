"""How often somebody says something."""

import time

MOST_A_SECOND = 30


class Meter:
    def __init__(self) -> None:
        self._second = 0
        self._said = 0

    def is_too_much(self) -> bool:
        """To be asked once for each message."""
        second = int(time.monotonic())
        self._said = self._said + 1 if second == self._second else 1
        self._second = second
        return self._said > MOST_A_SECOND
