"""A plug-in: everything that a game provides to the platform, and the checks that it must pass."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias, Union, get_type_hints

from msgspec import Struct

from serai.engine.bots import Bot
from serai.engine.contract import AnyGame, Game, Reason
from serai.engine.search import Expert
from serai.engine.standing_orders import StandingOrder
from serai.engine.texts import Texts
from serai.engine.witness import Witness

Upcast: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
Explain: TypeAlias = Callable[[Any, int, Any], Reason]
"""A function that gives an argument for an action.

Its arguments are a state, determinized for the acting seat, the seat and the action.
"""
Picture: TypeAlias = Callable[[Any, int | None, str], str]
"""A function that draws a view as plain SVG; see `serai.engine.picture`.

Its arguments are the view, its seat (None for a spectator) and a language.
"""

_CONTRACT = tuple(name for name in vars(Game) if not name.startswith("_"))


class Plugin(Struct, frozen=True, kw_only=True):
    """The object behind an entry point of the group `serai.games`."""

    slug: str
    name: str
    seats: range
    games: Mapping[int, AnyGame]
    """Every version of the rules that was ever played: a running game finishes under the one it started with."""
    bots: Mapping[str, Bot]
    ratings: Mapping[str, int] = {}
    """The fixed ladder rating of each bot, measured in the arena; a bot without one is not rated."""
    texts: Path
    """A folder with `<language>/messages.ftl` and `<language>/rules.md` for every language."""
    witness: Witness[Any]
    standing_orders: Sequence[type[StandingOrder]] = ()
    """The kinds of standing orders, in the order in which they are offered; the tag of the type is its name."""
    reason: Explain | None = None
    """Gives an argument for an action, as one of the types in its return annotation."""
    picture: Picture | None = None
    """Draws the table for emails; without it, emails have no picture."""
    editions: Mapping[str, Struct] = {}
    """The editions that a table may choose from, by name, as data for clients that draw them."""
    upcasts: Mapping[str, Sequence[Upcast]] = {}
    """For each event type, the functions that convert a stored event from schema 1 to 2, from 2 to 3, and so on."""
    snapshots: int = 1
    """Increase it when `evolve` builds a different state from the same events: stored snapshots are then discarded."""

    @property
    def current_version(self) -> int:
        return max(self.games)

    @property
    def game(self) -> AnyGame:
        """The rules of new games."""
        return self.games[self.current_version]

    @property
    def expert(self) -> Expert:
        """The game's own expert; if it has none, an expert whose rollout policy is the game's strongest bot."""
        own = next((bot for bot in self.bots.values() if isinstance(bot, Expert)), None)
        return own or Expert(list(self.bots.values())[-1])

    @property
    def standing_type(self) -> Any:
        """The union of its standing order types; None if it has none."""
        return Union[tuple(self.standing_orders)] if self.standing_orders else None  # noqa: UP007 — known at run time

    @property
    def reason_type(self) -> Any:
        """The union of its reason types; None if it gives no reasons."""
        return get_type_hints(self.reason)["return"] if self.reason else None

    @property
    def message_types(self) -> dict[str, Any]:
        """The types of standing orders and reasons, by role: their messages don't depend on the rules version."""
        kinds = {"standing": self.standing_type, "reason": self.reason_type}
        return {role: kind for role, kind in kinds.items() if kind}

    def faults(self) -> Iterator[str]:
        """Yields a sentence for each thing that is missing or wrong."""
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
        elif unknown := [name for name in self.ratings if name not in self.bots]:
            yield f"ratings names bots that don't exist: {', '.join(unknown)}"
        yield from self._faults_of_standing_orders()
        picture: object = self.picture
        if not (picture is None or callable(picture)):
            yield "picture must be a function of a view, a seat and a language"
        for name in ("zones", "with_zones", "resample"):
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

    def _faults_of_standing_orders(self) -> Iterator[str]:
        if not all(isinstance(kind, type) and issubclass(kind, StandingOrder) for kind in self.standing_orders):
            yield "standing_orders must be types that are derived from serai.engine.StandingOrder"
            return
        tags = [kind.__struct_config__.tag for kind in self.standing_orders]
        if len(set(tags)) < len(tags):
            yield "two standing orders have the same name"


def _is_version(key: object) -> bool:
    return isinstance(key, int) and key >= 1
