"""Games written by hand as text files, for all games: reading them, replaying them, and reporting the failing line."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from serai.engine import AnyGame, IllegalAction
from serai.engine.play import evolve_all


class NotationError(ValueError):
    """A line that can't be read, with its file and number."""


@dataclass(frozen=True)
class Line:
    file: str
    number: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.number}: {self.text}"


@dataclass(frozen=True)
class Follows:
    """An automatic consequence of the step before."""

    line: Line
    words: Any


@dataclass(frozen=True)
class Expectation:
    """What must be true at this point."""

    line: Line
    what: str
    seat: int | None
    """The seat; None for what belongs to the table."""
    words: tuple[str, ...]


def read_lines(path: Path, read_line: Callable[[Line, list[str]], None]) -> None:
    """Calls the reader for each line that is not only a comment."""
    for number, text in enumerate(path.read_text("utf-8").splitlines(), start=1):
        if words := text.partition("#")[0].split():
            line = Line(path.name, number, " ".join(words))
            try:
                read_line(line, words)
            except (KeyError, ValueError, IndexError, TypeError) as error:
                raise NotationError(f"{line}\n  can't be read: {error!r}") from error


class Replay:
    """Replays the lines of a written game and compares. `pending` are the automatic consequences not listed yet.

    A subclass looks up the expectations, lists the consequences of events, and checks the end of the game.
    """

    def __init__(self, game: AnyGame, lines: list[Any], deal: Any) -> None:
        self.game = game
        self.lines = lines
        self.state = game.evolve(None, deal)
        self.pieces = game.inventory(self.state)
        self.pending: list[Any] = []
        self.last: Line | None = None

    def to_the_end(self) -> None:
        for line in self.lines:
            self.last = line.line
            if isinstance(line, Follows):
                self._require(self.pending[:1], [line.words], "the next automatic consequence")
                del self.pending[0]
                continue
            self._require_all_listed()
            if isinstance(line, Expectation):
                self._require(self._found(line), line.words, line.what)
            elif line.allowed:
                self._act(line)
            else:
                self._refused(line)
        self._require_all_listed()
        self._require(self.game.waiting_for(self.state), frozenset(), "seats that must act at the end")
        self._at_the_end()

    def _act(self, act: Any) -> None:
        if act.action not in self.game.legal(self.state, act.seat):
            self._fail(f"legal does not list {act.action}")
        try:
            events = self.game.decide(self.state, act.seat, act.action)
        except IllegalAction as illegal:
            self._fail(f"refused: {illegal}")
        self.state = evolve_all(self.game, self.state, events)
        self._happened(act, events)
        self._require(self.game.inventory(self.state), self.pieces, "all the pieces")

    def _refused(self, act: Any) -> None:
        if act.action in self.game.legal(self.state, act.seat):
            self._fail(f"legal lists {act.action}")
        try:
            events = self.game.decide(self.state, act.seat, act.action)
        except IllegalAction:
            return
        self._fail(f"accepted: {events}")

    def _require_all_listed(self) -> None:
        if self.pending:
            self._fail(f"these automatic consequences are not listed: {self.pending}")

    def _require(self, found: object, expected: object, what: str) -> None:
        if found != expected:
            self._fail(f"{what}: expected {expected}, found {found}")

    def _fail(self, reason: str) -> None:
        pytest.fail(f"{self.last}\n  {reason}", pytrace=False)
