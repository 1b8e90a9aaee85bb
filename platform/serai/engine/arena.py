"""The arena: bots play many games against each other with the same search budget; results have confidence intervals."""

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from serai.engine.bots import Bot, Position
from serai.engine.plugin import Plugin
from serai.engine.rng import Rng
from serai.engine.search import Budget, Expert, OpenPosition
from serai.engine.simulate import play_out

CHEATER = "cheater"
"""An expert that sees all hidden cards. Not a level of any game: an upper bound for honest bots."""
Z_95 = 1.96
"""Standard errors on either side of a 95 % confidence interval."""
T = TypeVar("T")


class Match(Struct, frozen=True):
    """The bots that play, their time for a decision, and the seed of the deals."""

    game: str
    bots: tuple[str, ...]
    seconds: float
    """CPU seconds per decision, for bots that search."""
    seed: int = 1


class MatchGame(Struct, frozen=True):
    """One game of a match. All lists are in the order of `Match.bots`, whatever seats the bots had."""

    number: int
    places: list[int]
    scores: list[int]
    decisions: list[int]
    """The number of decisions with more than one legal action."""
    seconds: list[float]
    """CPU seconds of all decisions together."""
    slowest: list[float]

    @property
    def won(self) -> list[float]:
        """By bot, its win: 1, or its share of a shared one."""
        share = 1 / self.places.count(1)
        return [share if place == 1 else 0.0 for place in self.places]


class Record(Struct, frozen=True):
    """A match on file: the match in the first line, then one game per line."""

    match: Match
    games: dict[int, MatchGame]
    size: int
    """Bytes of complete lines: an interrupted write may leave an incomplete last line, which is ignored."""


class BadRecord(Exception):
    """A file or line that was not written by the arena."""


class Standing(Struct, frozen=True):
    """The result of a bot, over all its seats."""

    bot: str
    seats: int
    games: int
    wins: float
    fair_share: float
    """The expected share of wins if all bots were equally strong."""
    low: float
    high: float
    score: float
    seconds: float
    """Mean CPU seconds per decision."""
    slowest: float


def play_game(plugin: Plugin, match: Match, number: int) -> MatchGame:
    """Plays game `number` of a match. The bots change seats from game to game."""
    count = len(match.bots)
    seats = [(number + place) % count for place in range(count)]
    took: list[list[float]] = [[] for _ in match.bots]
    bots: list[Any] = [None] * count
    for place, name in enumerate(match.bots):
        bots[seats[place]] = _timed(_bot(plugin, name, match.seconds), took[place])
    cheaters = {seats[place] for place, name in enumerate(match.bots) if name == CHEATER}
    rng = Rng.of("arena", match.seed, number)
    outcome = play_out(plugin.game, bots, rng, lambda seat: OpenPosition if seat in cheaters else Position).outcome
    return MatchGame(
        number=number,
        places=[outcome.places[seat] for seat in seats],
        scores=[outcome.scores[seat] for seat in seats],
        decisions=[len(seconds) for seconds in took],
        seconds=[round(sum(seconds), 3) for seconds in took],
        slowest=[round(max(seconds, default=0.0), 3) for seconds in took],
    )


def read(path: Path) -> Record:
    *lines, _incomplete = path.read_bytes().split(b"\n")
    match = _decode_line(path, 1, lines[0] if lines else b"", Match)
    games = [_decode_line(path, number, line, MatchGame) for number, line in enumerate(lines[1:], 2)]
    return Record(match, {game.number: game for game in games}, sum(len(line) + 1 for line in lines))


def standings(match: Match, games: Iterable[MatchGame]) -> Iterator[Standing]:
    games = list(games)
    for bot in dict.fromkeys(match.bots):
        places = [place for place, name in enumerate(match.bots) if name == bot]
        wins = sum(game.won[place] for game in games for place in places)
        decisions = sum(game.decisions[place] for game in games for place in places)
        low, high = wilson_interval(wins, len(games))
        yield Standing(
            bot=bot,
            seats=len(places),
            games=len(games),
            wins=wins,
            fair_share=len(places) / len(match.bots),
            low=low,
            high=high,
            score=fmean(game.scores[place] for game in games for place in places),
            seconds=sum(game.seconds[place] for game in games for place in places) / max(decisions, 1),
            slowest=max(game.slowest[place] for game in games for place in places),
        )


def wilson_interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of the share of wins, by Wilson's score."""
    share, spread = wins / games, Z_95**2 / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z_95 * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return middle - half, middle + half


def names(plugin: Plugin) -> Sequence[str]:
    """The bots that a match may name."""
    return [*plugin.bots, CHEATER]


def _decode_line(path: Path, number: int, line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except ValueError as error:
        found = f"{path}, line {number}: this was not written by the arena ({error})."
        raise BadRecord(f"{found} Correct the line, or name another file.") from None


def _bot(plugin: Plugin, name: str, seconds: float) -> Bot:
    bot = plugin.expert if name == CHEATER else plugin.bots[name]
    return bot.with_budget(Budget(seconds, clock=process_time)) if isinstance(bot, Expert) else bot


def _timed(bot: Bot, seconds: list[float]) -> Bot:
    def timed(position: Position[Any, Any], rng: Rng) -> Any:
        began = process_time()
        action = bot(position, rng)
        if len(position.legal) > 1:
            seconds.append(process_time() - began)
        return action

    return timed
