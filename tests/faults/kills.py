"""SIGKILL, for one part of the house after the other, at random moments."""

import time
from collections import Counter
from contextlib import suppress

import psutil

from tests.ops.stack import lives

PARTS = {
    "web": "serai.site.web",
    "worker": "worker@",
    "thinker": "thinker@",
    "clerk": "clerk@",
    "beat": "beat-schedule",
    "Valkey": "valkey-server",
    "PostgreSQL": "postgres",
}
"""By what stands in their command lines."""
AT_MOST = 3
WITHIN = 60.0
"""A part that dies five times within a minute ends everything, and it may die of another's death."""
PAUSE = (0.3, 4.0)


class Killer:
    def __init__(self, stack, dice, tell=print):
        self.stack, self.dice, self.tell = stack, dice, tell
        self.killed = Counter()
        self._lately = {part: [] for part in PARTS}

    def kill_each(self, times):
        """Every part so many times, in random order, with random pauses."""
        began = time.monotonic()
        while left := [part for part in PARTS for _ in range(times - self.killed[part])]:
            time.sleep(self.dice.uniform(*PAUSE))
            self.dice.shuffle(left)
            if part := next(filter(self._may_die, left), None):
                self.kill(part)
                self.tell(f"{time.monotonic() - began:6.1f} s  {part} is killed")

    def kill(self, part):
        """The whole of it, or one of its processes alone."""
        leader = self._leader(part)
        family = [leader, *leader.children(recursive=True)]
        victims = family if self.dice.random() < 0.5 else [self.dice.choice(family)]
        for victim in victims:
            with suppress(psutil.NoSuchProcess):
                victim.kill()
        self.killed[part] += 1
        self._lately[part].append(time.monotonic())

    def _leader(self, part):
        while True:
            with suppress(ValueError, psutil.NoSuchProcess):
                found = self.stack.find(PARTS[part])
                if lives(found):
                    return found
            time.sleep(0.05)

    def _may_die(self, part):
        lately = self._lately[part]
        return len(lately) < AT_MOST or lately[-AT_MOST] < time.monotonic() - WITHIN
