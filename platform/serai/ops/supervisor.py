"""Starts programs in order, watches them, restarts those that exit, and stops them, the databases last."""

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from serai.ops.child import Child, Program
from serai.ops.console import Screen
from serai.ops.errors import OperatorError

TICK = 0.05
FIRST_BACK_OFF = 0.5
MAX_EXITS = 5
EXIT_WINDOW = 60.0
QUOTED_LINES = 5
BLOCKED_RETRY = 1.0
"""Seconds between two checks whether a blocked program has what it needs."""
STOP_TIMEOUT = 8.5
READY_TIMEOUT = 90.0
DRAIN_TIMEOUT = 15.0
ROLL = signal.SIGUSR1
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class StopRequested(Exception):
    """A signal asked the supervisor to stop."""


class Supervisor:
    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.children: list[Child] = []
        self._stop_requested = False
        self._being_replaced: list[Child] = []
        """The child that is stopping, or its successor while that is not ready yet."""
        self._rolling: Iterator[None] = iter(())

    def start(self, program: Program) -> Child:
        child = Child(program)
        child.start()
        self.children.append(child)
        return child

    def run(self, program: Program) -> None:
        """Runs a program to its end; raises if its exit code isn't 0."""
        child = Child(program)
        child.start()
        try:
            while child.alive:
                self.wait_a_tick()
        finally:
            child.stop()
        if child.process and child.process.returncode:
            raise OperatorError(f"{child.name} failed.", child.last_lines)

    def wait_a_tick(self) -> None:
        """Waits a moment during start-up; raises if a signal asked to stop or a child has exited."""
        if self._stop_requested:
            raise StopRequested
        for child in self.children:
            if not child.alive:
                raise OperatorError(f"{child.name} {child.exit_status} during start-up.", child.last_lines)
        time.sleep(TICK)

    def wait_for(self, condition: Callable[[], bool], what: str, limit: float) -> None:
        deadline = time.monotonic() + limit
        while not condition():
            if time.monotonic() > deadline:
                raise OperatorError(f"{what} was not ready within {limit:.0f} s; its log may say why.")
            self.wait_a_tick()

    def watch(self) -> None:
        """Runs until a signal asks to stop or a child exits too often."""
        while not self._stop_requested:
            for child in self.children:
                self._check(child)
            next(self._rolling, None)
            time.sleep(TICK)

    def roll(self) -> Iterator[None]:
        """Replaces one replaceable program after another: each is stopped when its successor serves."""
        for child in [child for child in self.children if child.program.is_replaceable]:
            successor = Child(child.program)
            successor.start()
            self._being_replaced = [successor]
            deadline = time.monotonic() + READY_TIMEOUT
            while successor.alive and not successor.is_ready and time.monotonic() < deadline:
                yield
            if not successor.is_ready:
                successor.stop(limit=0)
                self._being_replaced = []
                self._write_with_log(
                    f"{child.name} could not be replaced: its successor {successor.exit_status}.", successor
                )
                return
            self.children[self.children.index(child)] = successor
            self._being_replaced = [child]
            yield from self._drain(child)
            self._being_replaced = []
            self.screen.write(f"{child.name} is replaced.")

    def _drain(self, child: Child) -> Iterator[None]:
        deadline = time.monotonic() + DRAIN_TIMEOUT
        child.ask_to_stop()
        while child.alive and time.monotonic() < deadline:
            yield
        child.stop(limit=0)

    def stop(self) -> None:
        """Asks all services to stop at the same time; stops the databases after them, in reverse order.

        Each program has its own time limit, and all together have `STOP_TIMEOUT` seconds.
        """
        deadline = time.monotonic() + STOP_TIMEOUT
        children = [*self._being_replaced, *reversed(self.children)]
        for child in children:
            if not child.program.stops_last:
                child.ask_to_stop()
        for child in children:
            child.stop(limit=max(0.0, deadline - time.monotonic()))

    @contextmanager
    def handling_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self._on_stop) for number in STOP_SIGNALS}
        before[ROLL] = signal.signal(ROLL, self._on_roll)
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _on_stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stop_requested = True

    def _on_roll(self, _number: int, _frame: FrameType | None) -> None:
        if not self._being_replaced:
            self._rolling = self.roll()

    def _check(self, child: Child) -> None:
        if child.restart_at is not None:
            if time.monotonic() < child.restart_at:
                return
            if child.program.blocked_by():
                child.restart_at = time.monotonic() + BLOCKED_RETRY
                return
            child.start()
            self.screen.write(f"{child.name} is started again.")
        elif not child.alive:
            self._schedule_restart(child)

    def _schedule_restart(self, child: Child) -> None:
        now = time.monotonic()
        child.kill_group()
        if need := child.program.blocked_by():
            child.restart_at = now + BLOCKED_RETRY
            self._write_with_log(f"{child.name} {child.exit_status}, and waits for {need}.", child)
            return
        child.exits.append(now)
        while child.exits[0] < now - EXIT_WINDOW:
            child.exits.popleft()
        if len(child.exits) >= MAX_EXITS:
            raise OperatorError(f"{child.name} exited {len(child.exits)} times within a minute.", child.last_lines)
        back_off = FIRST_BACK_OFF * 2 ** (len(child.exits) - 1)
        child.restart_at = now + back_off
        self._write_with_log(f"{child.name} {child.exit_status}; starting it again in {back_off:g} s.", child)

    def _write_with_log(self, message: str, child: Child) -> None:
        self.screen.write(f"{message} Its last lines:")
        self.screen.write_log_lines(child.last_lines[-QUOTED_LINES:])
