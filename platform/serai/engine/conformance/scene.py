"""A game at one moment, with all that the checks compare."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from serai.engine.contract import IllegalAction, Move
from serai.engine.play import History, default_options, evolve_all
from serai.engine.plugin import Plugin
from serai.engine.rng import Rng
from serai.engine.wire import decode, encode

REMEMBERED_ACTIONS = 64


class Broken(AssertionError):
    """A game broke the contract: the check that found it, and what it saw."""

    def __init__(self, check: str, finding: str) -> None:
        super().__init__(f"{check}: {finding}")
        self.check = check
        self.finding = finding


class Secrets:
    """Which hidden places were tried in the search for leaks, and which of them were ever told otherwise."""

    def __init__(self) -> None:
        self.tries: Counter[tuple[int | None, str]] = Counter()
        self.changes: Counter[tuple[int | None, str]] = Counter()
        self.views_differ = False
        self.anything_hidden = False

    def add(self, other: "Secrets") -> None:
        self.tries += other.tries
        self.changes += other.changes
        self.views_differ |= other.views_differ
        self.anything_hidden |= other.anything_hidden


class Scene:
    """A game that is being played, one move at a time.

    `state` has seen the events themselves, `replayed` has seen them as they come back from storage.
    """

    def __init__(self, plugin: Plugin, version: int, history: History) -> None:
        """The game before its first move, or after the moves of the given history."""
        self.plugin = plugin
        self.version = version
        self.game = plugin.games[version]
        self.history = History(history.seats, history.setup)
        self.commits: list[Sequence[Any]] = []
        self.remembered: list[Any] = []
        self.said: set[tuple[str, object]] = set()
        self.faced: dict[int, Any] = {}
        self.secrets = Secrets()
        self.state: Any = None
        self.replayed: Any = None
        self._happen(history.setup)
        self.first_inventory = self.game.inventory(self.state)
        for move in history.moves:
            self.play(move)

    @classmethod
    def begin(cls, plugin: Plugin, version: int, seats: int, rng: Rng) -> "Scene":
        game = plugin.games[version]
        setup = tuple(game.setup(seats, default_options(game), rng))
        return cls(plugin, version, History(seats, setup))

    @property
    def seats(self) -> range:
        return range(self.history.seats)

    @property
    def audiences(self) -> list[int | None]:
        return [None, *self.seats]

    @property
    def fresh(self) -> Sequence[Any]:
        """The events of the last commit."""
        return self.commits[-1]

    def play(self, move: Move[Any]) -> None:
        try:
            events = self.game.decide(self.state, move.seat, move.action)
        except IllegalAction as illegal:
            raise Broken(
                "legal-decide", f"seat {move.seat} may {move.action} by legal, not by decide: {illegal}"
            ) from None
        self._happen(events)
        self.history = History(self.history.seats, self.history.setup, (*self.history.moves, move))

    def _happen(self, events: Sequence[Any]) -> None:
        stored = [decode(encode(event), self.game.types.event) for event in events]
        self.state = evolve_all(self.game, self.state, events)
        self.replayed = evolve_all(self.game, self.replayed, stored)
        self.commits.append(events)

    def remember(self, actions: Sequence[Any], rng: Rng) -> None:
        """Keeps a few actions that were legal once, to be tried when they are not."""
        for action in actions:
            if len(self.remembered) < REMEMBERED_ACTIONS:
                self.remembered.append(action)
            elif rng.below(8) == 0:
                self.remembered[rng.below(REMEMBERED_ACTIONS)] = action
