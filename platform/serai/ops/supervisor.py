"""Starts programs in order, watches them, restarts what dies, and stops them: services first, then the servers."""

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from serai.ops.child import Child, Program
from serai.ops.screen import Screen
from serai.ops.trouble import Trouble

TICK = 0.05
FIRST_BACK_OFF = 0.5
FATAL_DEATHS = 5
DEATHS_WITHIN = 60.0
LINES_OF_THE_DEAD = 5
LACK_LASTS = 1.0
"""Seconds until it is looked again whether what a program waits for is there."""
STOP_WITHIN = 8.5
READY_WITHIN = 90.0
LEAVE_WITHIN = 15.0
ROLL = signal.SIGUSR1
ENOUGH = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Stopped(Exception):
    """Somebody asked for the end."""


class Supervisor:
    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.children: list[Child] = []
        self._stop_asked = False
        self._leaving: list[Child] = []
        """Those who are replaced, and successors who are not ready yet."""
        self._rolling: Iterator[None] = iter(())

    def start(self, program: Program) -> Child:
        child = Child(program)
        child.start()
        self.children.append(child)
        return child

    def run(self, program: Program) -> None:
        """Runs a program to its end; it must end well."""
        child = Child(program)
        child.start()
        try:
            while child.alive:
                self.pause()
        finally:
            child.stop()
        if child.process and child.process.returncode:
            raise Trouble(f"{child.name} failed.", child.last_lines)

    def pause(self) -> None:
        """A moment of waiting during start-up; raises if there's no point in going on."""
        if self._stop_asked:
            raise Stopped
        for child in self.children:
            if not child.alive:
                raise Trouble(f"{child.name} {child.fate} during start-up.", child.last_lines)
        time.sleep(TICK)

    def wait_for(self, condition: Callable[[], bool], what: str, limit: float) -> None:
        deadline = time.monotonic() + limit
        while not condition():
            if time.monotonic() > deadline:
                raise Trouble(f"{what} was not ready within {limit:.0f} s; its log may say why.")
            self.pause()

    def watch(self) -> None:
        """Until somebody asks for the end or a child dies too often."""
        while not self._stop_asked:
            for child in self.children:
                self._look_after(child)
            next(self._rolling, None)
            time.sleep(TICK)

    def roll(self) -> Iterator[None]:
        """Replaces what can be replaced while it runs, one after another: each goes when its successor serves."""
        for child in [child for child in self.children if child.program.is_ready]:
            successor = Child(child.program)
            successor.start()
            self._leaving = [successor]
            deadline = time.monotonic() + READY_WITHIN
            while successor.alive and not successor.is_ready and time.monotonic() < deadline:
                yield
            if not successor.is_ready:
                successor.stop(limit=0)
                self._leaving = []
                self.screen.say(f"{child.name} could not be replaced: its successor {successor.fate}. Its last lines:")
                self.screen.quote(successor.last_lines[-LINES_OF_THE_DEAD:])
                return
            self.children[self.children.index(child)] = successor
            self._leaving = [child]
            yield from self._see_off(child)
            self._leaving = []
            self.screen.say(f"{child.name} is replaced.")

    def _see_off(self, child: Child) -> Iterator[None]:
        deadline = time.monotonic() + LEAVE_WITHIN
        child.ask_to_stop()
        while child.alive and time.monotonic() < deadline:
            yield
        child.stop(limit=0)

    def stop(self) -> None:
        """Services get their signal together; servers stop after them, in the reverse order.

        Each program has its own time limit, and all together have `STOP_WITHIN` seconds.
        """
        deadline = time.monotonic() + STOP_WITHIN
        children = [*self._leaving, *reversed(self.children)]
        for child in children:
            if not child.program.stops_last:
                child.ask_to_stop()
        for child in children:
            child.stop(limit=max(0.0, deadline - time.monotonic()))

    @contextmanager
    def hearing_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self._ask_to_stop) for number in ENOUGH}
        before[ROLL] = signal.signal(ROLL, self._ask_to_roll)
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _ask_to_stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stop_asked = True

    def _ask_to_roll(self, _number: int, _frame: FrameType | None) -> None:
        if not self._leaving:
            self._rolling = self.roll()

    def _look_after(self, child: Child) -> None:
        if child.restart_at is not None:
            if time.monotonic() < child.restart_at:
                return
            if child.program.waits_for():
                child.restart_at = time.monotonic() + LACK_LASTS
                return
            child.start()
            self.screen.say(f"{child.name} is started again.")
        elif not child.alive:
            self._mourn(child)

    def _mourn(self, child: Child) -> None:
        now = time.monotonic()
        child.end_group()
        if lack := child.program.waits_for():
            child.restart_at = now + LACK_LASTS
            self.screen.say(f"{child.name} {child.fate}, and waits for {lack}. Its last lines:")
            self.screen.quote(child.last_lines[-LINES_OF_THE_DEAD:])
            return
        child.deaths.append(now)
        while child.deaths[0] < now - DEATHS_WITHIN:
            child.deaths.popleft()
        if len(child.deaths) >= FATAL_DEATHS:
            raise Trouble(f"{child.name} died {len(child.deaths)} times within a minute.", child.last_lines)
        back_off = FIRST_BACK_OFF * 2 ** (len(child.deaths) - 1)
        child.restart_at = now + back_off
        self.screen.say(f"{child.name} {child.fate}; starting it again in {back_off:g} s. Its last lines:")
        self.screen.quote(child.last_lines[-LINES_OF_THE_DEAD:])
