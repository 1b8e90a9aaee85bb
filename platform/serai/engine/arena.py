"""Bots measured against each other: many games at the same strength of thought, and what may be said of them."""

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
from serai.engine.search import Budget, Daydream, Expert
from serai.engine.simulate import play_out

SEER = "seer"
"""The expert who sees every card: no level of any game, but the bound that honest ones stay under."""
CONFIDENCE = 1.96
"""Standard errors to either side: 95 of 100 intervals hold the truth."""
Line = TypeVar("Line")


class Match(Struct, frozen=True):
    """Who plays, for how long they think, and what decides the deals."""

    game: str
    bots: tuple[str, ...]
    seconds: float
    """Of computing a decision, whatever else the machine does; for those who think ahead."""
    seed: int = 1


class Bout(Struct, frozen=True):
    """One game of a match; its lists go by the order in which the match names the bots, wherever they sat."""

    number: int
    places: list[int]
    scores: list[int]
    decisions: list[int]
    """How many had more than one choice."""
    seconds: list[float]
    """All of them together."""
    slowest: list[float]

    @property
    def won(self) -> list[float]:
        """A shared win counts as its share."""
        share = 1 / self.places.count(1)
        return [share if place == 1 else 0.0 for place in self.places]


class Record(Struct, frozen=True):
    """A match that is written down: itself in the first line, and below it a game a line."""

    match: Match
    bouts: dict[int, Bout]
    size: int
    """Bytes of whole lines: whoever is killed while writing may leave half a one behind, which doesn't count."""


class BadRecord(Exception):
    """A line that no match has written."""


class Standing(Struct, frozen=True):
    """What a bot has come to, in all its chairs together."""

    bot: str
    chairs: int
    games: int
    wins: float
    fair: float
    """The share of wins of somebody who plays like the others."""
    low: float
    high: float
    score: float
    seconds: float
    """A decision, in the mean."""
    slowest: float


def play_bout(plugin: Plugin, match: Match, number: int) -> Bout:
    """The bots change chairs from game to game."""
    seats = len(match.bots)
    chairs = [(number + place) % seats for place in range(seats)]
    took: list[list[float]] = [[] for _ in match.bots]
    bots: list[Any] = [None] * seats
    for place, name in enumerate(match.bots):
        bots[chairs[place]] = _timed(_bot(plugin, name, match.seconds), took[place])
    sees_all = {chairs[place] for place, name in enumerate(match.bots) if name == SEER}
    rng = Rng.of("arena", match.seed, number)
    outcome = play_out(plugin.game, bots, rng, lambda seat: Daydream if seat in sees_all else Position).outcome
    return Bout(
        number=number,
        places=[outcome.places[chair] for chair in chairs],
        scores=[outcome.scores[chair] for chair in chairs],
        decisions=[len(seconds) for seconds in took],
        seconds=[round(sum(seconds), 3) for seconds in took],
        slowest=[round(max(seconds, default=0.0), 3) for seconds in took],
    )


def read(path: Path) -> Record:
    *lines, _torn = path.read_bytes().split(b"\n")
    match = _decoded(path, 1, lines[0] if lines else b"", Match)
    bouts = [_decoded(path, number, line, Bout) for number, line in enumerate(lines[1:], 2)]
    return Record(match, {bout.number: bout for bout in bouts}, sum(len(line) + 1 for line in lines))


def standings(match: Match, bouts: Iterable[Bout]) -> Iterator[Standing]:
    bouts = list(bouts)
    for bot in dict.fromkeys(match.bots):
        places = [place for place, name in enumerate(match.bots) if name == bot]
        wins = sum(bout.won[place] for bout in bouts for place in places)
        decisions = sum(bout.decisions[place] for bout in bouts for place in places)
        low, high = interval(wins, len(bouts))
        yield Standing(
            bot=bot,
            chairs=len(places),
            games=len(bouts),
            wins=wins,
            fair=len(places) / len(match.bots),
            low=low,
            high=high,
            score=fmean(bout.scores[place] for bout in bouts for place in places),
            seconds=sum(bout.seconds[place] for bout in bouts for place in places) / max(decisions, 1),
            slowest=max(bout.slowest[place] for bout in bouts for place in places),
        )


def interval(wins: float, games: int) -> tuple[float, float]:
    """Where the true share of wins lies, by Wilson's score."""
    share, spread = wins / games, CONFIDENCE**2 / games
    middle = (share + spread / 2) / (1 + spread)
    half = CONFIDENCE * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return middle - half, middle + half


def names(plugin: Plugin) -> Sequence[str]:
    """Whom a match may name."""
    return [*plugin.bots, SEER]


def _decoded(path: Path, number: int, line: bytes, kind: type[Line]) -> Line:
    try:
        return msgspec.json.decode(line, type=kind)
    except ValueError as error:
        found = f"{path}, line {number}: the arena hasn't written this ({error})."
        raise BadRecord(f"{found} Mend the line, or name another file.") from None


def _bot(plugin: Plugin, name: str, seconds: float) -> Bot:
    bot = plugin.expert if name == SEER else plugin.bots[name]
    return bot.within(Budget(seconds, clock=process_time)) if isinstance(bot, Expert) else bot


def _timed(bot: Bot, seconds: list[float]) -> Bot:
    def timed(position: Position[Any, Any], rng: Rng) -> Any:
        began = process_time()
        action = bot(position, rng)
        if len(position.legal) > 1:
            seconds.append(process_time() - began)
        return action

    return timed
