"""A game at one moment, with everything that the checks compare."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from serai.engine.codec import decode, encode
from serai.engine.contract import IllegalAction, Move
from serai.engine.play import History, default_options, evolve_all
from serai.engine.plugin import Plugin
from serai.engine.rng import Rng

REMEMBERED_ACTIONS = 64


class CheckFailed(AssertionError):
    """A game broke the contract: the name of the check, and what it found."""

    def __init__(self, check: str, finding: str) -> None:
        super().__init__(f"{check}: {finding}")
        self.check = check
        self.finding = finding


class Secrets:
    """How often the check for leaks resampled each hidden zone of an audience, and how often that changed the zone."""

    def __init__(self) -> None:
        self.resamples: Counter[tuple[int | None, str]] = Counter()
        self.changes: Counter[tuple[int | None, str]] = Counter()
        self.views_differ = False
        self.anything_hidden = False

    def add(self, other: "Secrets") -> None:
        self.resamples += other.resamples
        self.changes += other.changes
        self.views_differ |= other.views_differ
        self.anything_hidden |= other.anything_hidden


class Moment:
    """A running game, played one move at a time.

    `state` is built from the events themselves, `replayed` from the events as they come back from storage.
    """

    def __init__(self, plugin: Plugin, rules_version: int, history: History) -> None:
        """The game after the moves of the history."""
        self.plugin = plugin
        self.rules_version = rules_version
        self.game = plugin.games[rules_version]
        self.history = History(history.seats, history.setup)
        self.commits: list[Sequence[Any]] = []
        self.remembered: list[Any] = []
        self.rendered: set[tuple[str, object]] = set()
        self.previous_decisions: dict[int, Any] = {}
        self.secrets = Secrets()
        self.state: Any = None
        self.replayed: Any = None
        self._apply(history.setup)
        self.first_inventory = self.game.inventory(self.state)
        for move in history.moves:
            self.play(move)

    @classmethod
    def new_game(cls, plugin: Plugin, rules_version: int, seats: int, rng: Rng) -> "Moment":
        game = plugin.games[rules_version]
        setup = tuple(game.setup(seats, default_options(game), rng))
        return cls(plugin, rules_version, History(seats, setup))

    @property
    def seats(self) -> range:
        return range(self.history.seats)

    @property
    def audiences(self) -> list[int | None]:
        return [None, *self.seats]

    @property
    def last_events(self) -> Sequence[Any]:
        """The events of the last commit."""
        return self.commits[-1]

    def play(self, move: Move[Any]) -> None:
        try:
            events = self.game.decide(self.state, move.seat, move.action)
        except IllegalAction as illegal:
            raise CheckFailed("legal-decide", f"decide refuses {move.action} of seat {move.seat}: {illegal}") from None
        self._apply(events)
        self.history = History(self.history.seats, self.history.setup, (*self.history.moves, move))

    def _apply(self, events: Sequence[Any]) -> None:
        stored = [decode(encode(event), self.game.types.event) for event in events]
        self.state = evolve_all(self.game, self.state, events)
        self.replayed = evolve_all(self.game, self.replayed, stored)
        self.commits.append(events)

    def remember(self, actions: Sequence[Any], rng: Rng) -> None:
        """Keeps a few legal actions, to try them later, when they may be illegal."""
        for action in actions:
            if len(self.remembered) < REMEMBERED_ACTIONS:
                self.remembered.append(action)
            elif rng.below(8) == 0:
                self.remembered[rng.below(REMEMBERED_ACTIONS)] = action
