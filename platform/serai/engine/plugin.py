"""What a game brings to the platform, and what must be true of it."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias, Union, get_type_hints

from msgspec import Struct

from serai.engine.bots import Bot
from serai.engine.contract import AnyGame, Game, Reason
from serai.engine.search import Expert
from serai.engine.standing import StandingOrder
from serai.engine.texts import Texts
from serai.engine.witness import Witness

Upcast: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
Explain: TypeAlias = Callable[[Any, int, Any], Reason]
"""From a state, as the seat that acts may imagine it, the seat and its action to what speaks for it."""
Picture: TypeAlias = Callable[[Any, int | None, str], str]
"""From a view, whose it is (None: a spectator's) and a language to a plain SVG; see `serai.engine.picture`."""

_CONTRACT = tuple(name for name in vars(Game) if not name.startswith("_"))


class Plugin(Struct, frozen=True, kw_only=True):
    """The object behind an entry point of the group `serai.games`."""

    slug: str
    name: str
    seats: range
    games: Mapping[int, AnyGame]
    """Every version of the rules that was ever played: a running game finishes under the one it began with."""
    bots: Mapping[str, Bot]
    ratings: Mapping[str, int] = {}
    """By bot, its fixed rating on the ladders, as the arena has found it; a bot without one is not rated."""
    texts: Path
    """A folder with `<language>/messages.ftl` and `<language>/rules.md` for every language."""
    witness: Witness[Any]
    standing_orders: Sequence[type[StandingOrder]] = ()
    """What players may leave behind, in the order in which it is offered; the type's tag is its name."""
    reason: Explain | None = None
    """Says what speaks for an action, as one of the types that it is declared to return."""
    picture: Picture | None = None
    """Draws the table for a mail, at a glance; without one, mails go without."""
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

    @property
    def expert(self) -> Expert:
        """Its own, or its best bot, thinking ahead: any game has one."""
        own = next((bot for bot in self.bots.values() if isinstance(bot, Expert)), None)
        return own or Expert(list(self.bots.values())[-1])

    @property
    def standing_type(self) -> Any:
        """The union of its standing orders; None if it has none."""
        return Union[tuple(self.standing_orders)] if self.standing_orders else None  # noqa: UP007 — known at run time

    @property
    def reason_type(self) -> Any:
        """The union of what its reasons are; None if it gives none."""
        return get_type_hints(self.reason)["return"] if self.reason else None

    @property
    def said(self) -> dict[str, Any]:
        """By role: what is said beside events, actions and prompts, whatever the version of the rules."""
        kinds = {"standing": self.standing_type, "reason": self.reason_type}
        return {role: kind for role, kind in kinds.items() if kind}

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
        elif unknown := [name for name in self.ratings if name not in self.bots]:
            yield f"ratings names bots that there are not: {', '.join(unknown)}"
        yield from self._faults_of_standing_orders()
        picture: object = self.picture
        if not (picture is None or callable(picture)):
            yield "picture must be a function of a view, a seat and a language"
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

    def _faults_of_standing_orders(self) -> Iterator[str]:
        if not all(isinstance(kind, type) and issubclass(kind, StandingOrder) for kind in self.standing_orders):
            yield "standing_orders must be types that are derived from serai.engine.StandingOrder"
            return
        tags = [kind.__struct_config__.tag for kind in self.standing_orders]
        if len(set(tags)) < len(tags):
            yield "two standing orders have the same name"


def _is_version(key: object) -> bool:
    return isinstance(key, int) and key >= 1
