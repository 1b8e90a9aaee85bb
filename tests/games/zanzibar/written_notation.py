"""Reads a game written by hand: the deal, the moves, and what must be true in between.

seats 3                                     the deal: also first, and deck <seat> with the next order first
1 place 6 Mapambe                           seat 1 does this; also keep, end, put-away <order>
1 score pepper 2 -1                         with 2 traders, for −1 point
1 move 3 Dungalo Kitopeni(2.6>Magharo)      trader 3 goes from Dungalo to Kitopeni and pushes trader 6 of seat 2 away
1 move 3 Dungalo Kitopeni(2.6>>Pepo-Kusi)   … and expels it; more steps may follow on the same line
! 1 move 3 Dungalo Mwerazi                  seat 1 may not do this
~ 1 draws pepper                            an automatic consequence; also finishes <place> left <orders>,
                                            opening <put away by seat>, over <reason>
= points 10 9 12                            this must be true now
# …                                         a comment
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

from games.zanzibar.components import ORDERS
from games.zanzibar.editions import Edition, load
from games.zanzibar.types import (
    DecksShuffled,
    EndTurn,
    Expel,
    Expelled,
    Keep,
    Place,
    Push,
    Pushed,
    PutAway,
    ScoreOrder,
    Step,
    Stepped,
    ZanzibarAction,
    ZanzibarEvent,
)
from tests.games.game_notation import Expectation, Follows, Line, read_lines

FOLDER = Path(__file__).parents[2] / "fixtures" / "zanzibar" / "hand"
BOARD: Edition = load(FOLDER / "hand.toml")
SPACES = {space.name.replace(" ", "-"): space.name for space in BOARD.spaces}
STEP = re.compile(r"(?P<to>[\w-]+)(\((?P<seat>\d)\.(?P<trader>\d)(?P<arrow>>>?)(?P<away>[\w-]+)\))?")
BY_SEAT = ("at", "hand", "aside", "scored", "legal")
BY_TABLE = ("turn", "waiting", "points", "hands", "deck", "put-away", "idle", "finished", "scores", "places")
FOLLOWS = ("draws", "finishes", "opening", "over")


@dataclass(frozen=True)
class Act:
    """One action, and details of its event that the line gives in addition."""

    line: Line
    seat: int
    action: ZanzibarAction
    event: ZanzibarEvent | None = None
    scored: tuple[int, int] | None = None
    """Traders and points."""
    allowed: bool = True


@dataclass
class WrittenGame:
    seats: int = 0
    first: int = 0
    decks: dict[int, tuple[str, ...]] = field(default_factory=dict)
    lines: list[Act | Follows | Expectation] = field(default_factory=list)

    @property
    def deal(self) -> DecksShuffled:
        return DecksShuffled(BOARD.name, self.first, tuple(self.decks[seat] for seat in range(self.seats)))


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
        case "deck":
            game.decks[int(rest[0])] = tuple(map(_order, rest[1:]))
        case "=":
            game.lines.append(_expectation(line, rest))
        case "~":
            if not set(FOLLOWS) & set(rest[:2]):
                raise ValueError(f"nothing follows that is called {' '.join(rest)}")
            game.lines.append(Follows(line, tuple(rest)))
        case "!":
            game.lines.extend(_acts(line, rest, allowed=False))
        case _:
            game.lines.extend(_acts(line, words, allowed=True))


def _acts(line: Line, words: list[str], *, allowed: bool) -> list[Act]:
    seat, (verb, *rest) = int(words[0]), words[1:]
    match verb:
        case "place":
            return [Act(line, seat, Place(int(rest[0]), SPACES[rest[1]]), allowed=allowed)]
        case "move":
            return _steps(line, seat, rest, allowed=allowed)
        case "score":
            scored = (int(rest[1]), int(rest[2])) if allowed else None
            return [Act(line, seat, ScoreOrder(_order(rest[0])), scored=scored, allowed=allowed)]
        case "put-away":
            return [Act(line, seat, PutAway(_order(rest[0])), allowed=allowed)]
        case "keep":
            return [Act(line, seat, Keep(), allowed=allowed)]
        case "end":
            return [Act(line, seat, EndTurn(), allowed=allowed)]
    raise ValueError(f"nobody can {verb}")


def _steps(line: Line, seat: int, words: list[str], *, allowed: bool) -> list[Act]:
    trader, here, acts = int(words[0]), SPACES[words[1]], []
    for word in words[2:]:
        found = STEP.fullmatch(word)
        if not found:
            raise ValueError(f"no step is written {word}")
        to, arrow = SPACES[found["to"]], found["arrow"]
        action: ZanzibarAction = Step(trader, to)
        event: ZanzibarEvent = Stepped(seat, trader, here, to)
        if arrow:
            act, tell = (Push, Pushed) if arrow == ">" else (Expel, Expelled)
            away = SPACES[found["away"]]
            action = act(trader, to, away)
            event = tell(seat, trader, here, to, int(found["seat"]), int(found["trader"]), away)
        acts.append(Act(line, seat, action, event, allowed=allowed))
        here = to
    return acts


def _order(name: str) -> str:
    if name not in ORDERS:
        raise ValueError(f"no order is called {name}")
    return name


def _expectation(line: Line, words: list[str]) -> Expectation:
    what, *rest = words
    if what in BY_SEAT:
        return Expectation(line, what, int(rest[0]), tuple(rest[1:]))
    if what in BY_TABLE:
        return Expectation(line, what, None, tuple(rest))
    raise ValueError(f"nothing is called {what}")
