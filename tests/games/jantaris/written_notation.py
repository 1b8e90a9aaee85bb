"""Reads a game written by hand: the deal, the moves, and what must be true in between.

seats 3                                 the deal: also first, items, markets, fairs, all with the top card first
1 place 1 Vesh                          seat 1 does this; ACTIONS has all that can be done
1 steal 1 black from 2                  goods are written so, and "none" where there are none
votes 1 deal 2 recruitment 0 deal       all vote, in this order
! 1 place 1 centre                      seat 1 may not do this
~ 1 gains 2 black                       an automatic consequence, see test_written_games.listed
= fame 0 3 1                            this must be true now, see test_written_games.Replay
# …                                     a comment
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from games.jantaris import editions
from games.jantaris.components import COLOURS
from games.jantaris.types import (
    Banish,
    Bazaar,
    Bid,
    ChangeVote,
    Claim,
    Dealt,
    Decline,
    Exchange,
    Flee,
    Gain,
    Hold,
    JantarisAction,
    Marketplace,
    MoveMerchants,
    MoveToken,
    Pass,
    Pay,
    Pick,
    PlaceMerchants,
    PutUp,
    Recall,
    Shelve,
    Steal,
    TakeBack,
    UseItem,
    Vote,
)
from tests.games.game_notation import Expectation, Follows, Line, read_lines

FOLDER = Path(__file__).parents[2] / "fixtures" / "jantaris" / "hand"
EDITION = "hand"
PLACES = ("Shakara", "Omeris", "Likaran", "Vesh", "Taira", "Dorana", "Kelim", "Pashtar", "centre")
VOTES = ("deal", "black-market", "strengthen", "recruitment")
NONE = "none"

BY_SEAT = ("at", "items", "claimed", "legal")
BY_TABLE = (
    "waiting", "fame", "goods", "supply", "stock", "tokens", "face-up", "turned", "deck", "below", "gone",
    "markets", "fairs-below", "fair", "auction", "scores", "places", "tie-breaks",
)  # fmt: skip


@dataclass(frozen=True)
class Act:
    line: Line
    seat: int
    action: JantarisAction
    allowed: bool = True


@dataclass
class WrittenGame:
    seats: int = 0
    first: int = 0
    items: tuple[str, ...] = ()
    markets: tuple[tuple[int, int, int], ...] = ()
    fairs: tuple[tuple[int, int], ...] = ()
    lines: list[Act | Follows | Expectation] = field(default_factory=list)

    @property
    def deal(self) -> Dealt:
        return Dealt(EDITION, self.seats, self.first, self.items, self.markets, self.fairs)


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
        case "items":
            game.items += tuple(map(_item, rest))
        case "markets":
            game.markets += tuple(_market(card.split("-")) for card in rest)
        case "fairs":
            game.fairs += tuple(_fair(card) for card in rest)
        case "=":
            game.lines.append(_expectation(line, rest))
        case "~":
            game.lines.append(Follows(line, " ".join(rest)))
        case "!":
            game.lines.append(_act(line, rest, allowed=False))
        case "votes":
            votes = zip(rest[::2], rest[1::2], strict=True)
            game.lines.extend(Act(line, int(seat), Vote(VOTES.index(card))) for seat, card in votes)
        case _:
            game.lines.append(_act(line, words, allowed=True))


def _act(line: Line, words: list[str], *, allowed: bool) -> Act:
    seat, verb, *rest = words
    return Act(line, int(seat), ACTIONS[verb](rest), allowed)


def _expectation(line: Line, words: list[str]) -> Expectation:
    what, *rest = words
    if what in BY_SEAT:
        return Expectation(line, what, int(rest[0]), tuple(rest[1:]))
    if what in BY_TABLE:
        return Expectation(line, what, None, tuple(rest))
    raise ValueError(f"nothing is called {what}")


def _item(word: str) -> str:
    if word not in editions.edition(EDITION).items:
        raise ValueError(f"no item is called {word}")
    return word


def _places(words: Sequence[str]) -> tuple[int, ...]:
    return () if list(words) == [NONE] else tuple(PLACES.index(word) for word in words)


def _market(words: Sequence[str]) -> tuple[int, int, int]:
    one, other, third = _places(words)
    return one, other, third


def _fair(word: str) -> tuple[int, int]:
    cost, fame = word.split(">")
    return int(cost), int(fame)


def _goods(words: Sequence[str]) -> tuple[int, int]:
    if list(words) == [NONE]:
        return 0, 0
    counts = [0, 0]
    for number, colour in zip(words[::2], words[1::2], strict=True):
        counts[COLOURS.index(colour)] += int(number)
    return counts[0], counts[1]


def _steal(words: Sequence[str]) -> Steal:
    *goods, _from, victim = words
    return Steal(int(victim), *_goods(goods))


def _move(words: Sequence[str]) -> MoveMerchants:
    count, *places = words
    origin, target = _places(places)
    return MoveMerchants(origin, target, int(count))


ACTIONS: dict[str, Callable[[list[str]], JantarisAction]] = {
    "place": lambda words: PlaceMerchants(PLACES.index(words[1]), int(words[0])),
    "take-back": lambda words: TakeBack(_places(words)),
    "marketplace": lambda words: Marketplace(*_goods(words)),
    "bazaar": lambda _: Bazaar(),
    "use": lambda words: UseItem(_item(words[0])),
    "shelve": lambda words: Shelve(tuple(map(_item, words))),
    "put-up": lambda words: PutUp(_item(words[0]), int(words[1])),
    "bid": lambda words: Bid(int(words[0])),
    "hold": lambda _: Hold(),
    "pass": lambda _: Pass(),
    "pay": lambda words: Pay(*_goods(words)),
    "pick": lambda words: Pick(_item(words[0])),
    "token": lambda words: MoveToken(COLOURS.index(words[0]), PLACES.index(words[1])),
    "vote": lambda words: Vote(VOTES.index(words[0])),
    "change-vote": lambda words: ChangeVote(VOTES.index(words[0])),
    "gain": lambda words: Gain(*_goods(words)),
    "exchange": lambda words: Exchange(COLOURS.index(words[0])),
    "steal": _steal,
    "banish": lambda words: Banish(tuple(map(int, words))),
    "flee": lambda words: Flee(_places(words)),
    "move": _move,
    "recall": lambda words: Recall(PLACES.index(words[0]), *_goods(words[1:])),
    "claim": lambda words: Claim(_market(words)),
    "decline": lambda _: Decline(),
}
