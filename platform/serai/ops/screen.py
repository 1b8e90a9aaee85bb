"""What `up` shows: a tick and a time for each part on a terminal, plain lines elsewhere."""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.markup import escape


class Screen:
    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, soft_wrap=True)

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        """Shows that a part comes up, then a tick and how long it took, or a cross."""
        began = time.monotonic()
        try:
            with self.console.status(f"{name} …") if self.console.is_terminal else _nothing():
                yield
        except BaseException:
            self.console.print(f"[red]✗[/] {name}")
            raise
        self.console.print(f"[green]✓[/] {name} [dim]{time.monotonic() - began:.1f} s[/]")

    def say(self, sentence: str) -> None:
        self.console.print(escape(sentence))

    def quote(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.console.print(f"  [dim]│[/] {escape(line)}")

    def ready(self, url: str) -> None:
        self.console.print(f"\nCaravanserai is open: [bold]{url}[/] [dim](Ctrl-C stops it)[/]\n")


@contextmanager
def _nothing() -> Iterator[None]:
    yield
