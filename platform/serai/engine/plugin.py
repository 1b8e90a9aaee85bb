"""What a game brings to the platform, and what must be true of it."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import Struct

from serai.engine.bots import Bot
from serai.engine.contract import AnyGame, Game
from serai.engine.texts import Texts
from serai.engine.witness import Witness

Upcast: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]

_CONTRACT = tuple(name for name in vars(Game) if not name.startswith("_"))


class Plugin(Struct, frozen=True, kw_only=True):
    """The object behind an entry point of the group `serai.games`."""

    slug: str
    name: str
    seats: range
    games: Mapping[int, AnyGame]
    """Every version of the rules that was ever played: a running game finishes under the one it began with."""
    bots: Mapping[str, Bot]
    texts: Path
    """A folder with `<language>/messages.ftl` and `<language>/rules.md` for every language."""
    witness: Witness[Any]
    editions: Mapping[str, Struct] = {}
    """By name, the boards and tables that a table may choose among, as data for whoever draws them."""
    upcasts: Mapping[str, Sequence[Upcast]] = {}
    """By event type: the steps that lift a stored event from schema 1 to 2, from 2 to 3, …, to what it is today."""
    snapshots: int = 1
    """To be raised when `evolve` makes another state of the same events: kept states are thrown away then."""

    @property
    def current_version(self) -> int:
        return max(self.games)

    @property
    def game(self) -> AnyGame:
        """The rules that a new game begins under."""
        return self.games[self.current_version]

    def faults(self) -> Iterator[str]:
        """What is missing or wrong, a sentence each; nothing for a sound plug-in."""
        if not (isinstance(self.slug, str) and re.fullmatch(r"[a-z][a-z0-9-]*", self.slug)):
            yield f"slug {self.slug!r} must be lower-case letters, digits and hyphens, beginning with a letter"
        if not (isinstance(self.name, str) and self.name.strip()):
            yield "name is empty"
        if not (isinstance(self.seats, range) and self.seats and self.seats.step == 1 and self.seats.start >= 1):
            yield f"seats must be a range of seat counts such as range(3, 7), not {self.seats!r}"
        yield from self._faults_of_games()
        if not (isinstance(self.bots, Mapping) and self.bots):
            yield "bots is empty: name at least one, such as serai.engine.random_bot"
        elif not all(callable(bot) for bot in self.bots.values()):
            yield "every bot must be a function of a position and an rng"
        for name in ("zones", "put", "retell"):
            if not hasattr(self.witness, name):
                yield f"the witness lacks {name}"
        yield from Texts.missing_files(Path(self.texts))

    def _faults_of_games(self) -> Iterator[str]:
        if not (isinstance(self.games, Mapping) and self.games and all(_is_version(key) for key in self.games)):
            yield "games must map rules versions (1, 2, …) to the rules, and name at least one"
            return
        for version, game in self.games.items():
            missing = [name for name in _CONTRACT if not hasattr(game, name)]
            if missing:
                yield f"the rules of version {version} lack {', '.join(missing)}"


def _is_version(key: object) -> bool:
    return isinstance(key, int) and key >= 1
