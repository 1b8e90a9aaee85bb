"""SIGKILL for one part of the stack after the other, at random moments."""

import time
from collections import Counter
from contextlib import suppress

import psutil

from tests.ops.stack import is_alive

PARTS = {
    "web": "serai.site.web",
    "bots": "bots@",
    "search": "search@",
    "housekeeping": "housekeeping@",
    "beat": "beat-schedule",
    "Valkey": "valkey-server",
    "PostgreSQL": "postgres",
}
"""By name, a word of the part's command line."""
MAX_KILLS = 3
WITHIN = 60.0
"""A part that exits five times within a minute stops the stack, and it may also exit because of another part."""
PAUSE = (0.3, 4.0)


class Killer:
    def __init__(self, stack, rng, report=print):
        self.stack, self.rng, self.report = stack, rng, report
        self.killed = Counter()
        self._times = {part: [] for part in PARTS}

    def kill_each(self, times):
        """Kills every part this many times, in random order, with random pauses."""
        started = time.monotonic()
        while left := [part for part in PARTS for _ in range(times - self.killed[part])]:
            time.sleep(self.rng.uniform(*PAUSE))
            self.rng.shuffle(left)
            if part := next(filter(self._may_kill, left), None):
                self.kill(part)
                self.report(f"{time.monotonic() - started:6.1f} s  {part} is killed")

    def kill(self, part):
        """Kills all processes of the part, or a single one."""
        leader = self._leader(part)
        processes = [leader, *leader.children(recursive=True)]
        victims = processes if self.rng.random() < 0.5 else [self.rng.choice(processes)]
        for victim in victims:
            with suppress(psutil.NoSuchProcess):
                victim.kill()
        self.killed[part] += 1
        self._times[part].append(time.monotonic())

    def _leader(self, part):
        while True:
            with suppress(ValueError, psutil.NoSuchProcess):
                found = self.stack.find(PARTS[part])
                if is_alive(found):
                    return found
            time.sleep(0.05)

    def _may_kill(self, part):
        times = self._times[part]
        return len(times) < MAX_KILLS or times[-MAX_KILLS] < time.monotonic() - WITHIN
