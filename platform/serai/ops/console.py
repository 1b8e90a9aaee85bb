"""What `manage.py up` prints: a tick and a time for each step on a terminal, plain lines elsewhere."""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.markup import escape


class Screen:
    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, soft_wrap=True)

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """Shows that a step is running, then a tick and how long it took, or a cross."""
        started = time.monotonic()
        try:
            with self.console.status(f"{name} …") if self.console.is_terminal else _no_status():
                yield
        except BaseException:
            self.console.print(f"[red]✗[/] {name}")
            raise
        self.console.print(f"[green]✓[/] {name} [dim]{time.monotonic() - started:.1f} s[/]")

    def write(self, message: str) -> None:
        self.console.print(escape(message))

    def write_log_lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.console.print(f"  [dim]│[/] {escape(line)}")

    def ready(self, url: str) -> None:
        self.console.print(f"\nCaravanserai is running at [bold]{url}[/] [dim](Ctrl-C stops it)[/]\n")


@contextmanager
def _no_status() -> Iterator[None]:
    yield
