"""Reads a game written by hand: the deal, the steps, and what must be true in between.

seats 3                        the deal: also first, hand, aside, deck (several lines, top card first)
1 bid spice1                   seat 1 does this
~ 2 pass                       an automatic consequence of the step before
= market cloth1 wood2          this must be true now
# …                            a comment
"""

from dataclasses import dataclass, field
from pathlib import Path

from games.byzanz.types import ByzanzAction, Dealt, Done, Pass
from tests.games.byzanz.table import bid, card, cards, discard, give, sell, take
from tests.games.game_notation import Line, read_lines

ACTIONS = {
    "bid": bid,
    "pass": lambda _: Pass(),
    "give": give,
    "take": take,
    "sell": sell,
    "discard": discard,
    "done": lambda _: Done(),
}
EXPECTATIONS = ("lot", "hand", "market", "offers", "waiting", "profit", "deck", "scores", "places")
BY_SEAT = ("hand", "profit")


@dataclass(frozen=True)
class Step:
    line: Line
    seat: int
    action: ByzanzAction
    by_engine: bool


@dataclass(frozen=True)
class Expectation:
    line: Line
    what: str
    seat: int | None
    """The seat of a hand or profit; None for what belongs to the table."""
    words: tuple[str, ...]


@dataclass
class WrittenGame:
    seats: int = 0
    first: int = 0
    hands: dict[int, tuple[int, ...]] = field(default_factory=dict)
    aside: tuple[int, ...] = ()
    deck: tuple[int, ...] = ()
    lines: list[Step | Expectation] = field(default_factory=list)

    @property
    def deal(self) -> Dealt:
        return Dealt(self.first, tuple(self.hands[seat] for seat in range(self.seats)), self.aside, self.deck)


def read(path: Path) -> WrittenGame:
    game = WrittenGame()
    read_lines(path, lambda line, words: _read_line(game, line, words))
    return game


def _read_line(game: WrittenGame, line: Line, words: list[str]) -> None:
    head, *rest = words
    match head:
        case "seats":
            game.seats = int(rest[0])
        case "first":
            game.first = int(rest[0])
        case "hand":
            game.hands[int(rest[0])] = cards(" ".join(rest[1:]))
        case "aside":
            game.aside = tuple(sorted((*game.aside, *map(card, rest))))
        case "deck":
            game.deck += tuple(map(card, rest))
        case "=":
            game.lines.append(_expectation(line, rest))
        case "~":
            game.lines.append(_step(line, rest, by_engine=True))
        case _:
            game.lines.append(_step(line, words, by_engine=False))


def _step(line: Line, words: list[str], *, by_engine: bool) -> Step:
    seat, verb, *rest = words
    return Step(line, int(seat), ACTIONS[verb](" ".join(rest)), by_engine)


def _expectation(line: Line, words: list[str]) -> Expectation:
    what, *rest = words
    if what not in EXPECTATIONS:
        raise ValueError(f"nothing is called {what}")
    if what in BY_SEAT:
        return Expectation(line, what, int(rest[0]), tuple(rest[1:]))
    return Expectation(line, what, None, tuple(rest))
