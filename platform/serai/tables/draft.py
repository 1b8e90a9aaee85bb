"""What a verb would add to a table, played on a copy: nothing is stored, and a refusal leaves no trace."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from msgspec import Raw

from serai.engine import AnyGame, Plugin
from serai.engine.registry import find
from serai.engine.wire import decode, encode
from serai.eventlog.chronicle import clone, deal, seed_of, tell
from serai.eventlog.clock import now
from serai.eventlog.envelope import Cause, Fact
from serai.eventlog.table_events import Begun, Opened, Postponed, Revealed, TableEvent, Timed, Warned
from serai.tables.errors import CommitFirst, NotYours, WrongMoment
from serai.tables.game_of import game_of, opened_of, plugin_of
from serai.tables.known import Known
from serai.tables.rows import status_of
from serai.tables.ticking import postponements, readings
from serai.tables.times import NO_TIMES, Times


def cause(seat: int, actions: Sequence[Any]) -> Cause:
    return Cause(seat, [Raw(encode(action)) for action in actions])


class Draft:
    def __init__(self, before: Known, times: Times = NO_TIMES) -> None:
        self.before = before
        self.times = times
        self.chronicle = clone(before.chronicle, find)
        self.at = max(now(), before.chronicle.changed_at)
        self.facts: list[Fact] = []
        self.cause: Cause | None = None
        self.chairs_changed = False

    @property
    def opened(self) -> Opened:
        return opened_of(self.chronicle)

    @property
    def plugin(self) -> Plugin:
        return plugin_of(self.chronicle)

    @property
    def game(self) -> AnyGame:
        return game_of(self.chronicle)

    @property
    def state(self) -> Any:
        return self.chronicle.state

    def tell(self, event: TableEvent) -> None:
        """Something happens to the table."""
        tell(self.chronicle, event, self.at, self.chronicle.version + 1)
        self.facts.append(Fact.of_table(event))
        self.chairs_changed = self.chairs_changed or not isinstance(event, Timed | Postponed | Warned)

    def happen(self, events: Sequence[Any]) -> None:
        """Something happens in the game."""
        chronicle, game, plugin = self.chronicle, self.game, self.plugin
        for event in events:
            chronicle.state = game.evolve(chronicle.state, event)
            self.facts.append(Fact.of_game(event, plugin))
        chronicle.version += len(events)
        chronicle.played_at = chronicle.changed_at = self.at

    def act(self, seat: int, actions: Sequence[Any]) -> None:
        """A seat's actions, one after the other; raises IllegalAction at the first that the rules forbid."""
        for number, action in enumerate(actions, 1):
            happened = self.game.decide(self.state, seat, action)
            if number < len(actions) and any(event.reveals for event in happened):
                raise CommitFirst(number)  # what comes after it must not be decided on what it shows
            self.happen(happened)
        self.cause = cause(seat, actions)
        if self.game.outcome(self.state) is not None:
            self.reveal()

    def begin(self) -> None:
        """The deal. Everything random in the game comes from the seed that was promised and the players' nonces."""
        rng = deal(seed_of(self.before.head.secret), self.chronicle.nonces)
        options = decode(self.opened.options, self.game.types.options)
        self.tell(Begun())
        self.happen(self.game.setup(self.opened.seats, options, rng))

    def tick(self) -> None:
        """Starts and stops the clocks, and postpones those that an outage has stood still; once, when everything else
        has happened that goes into the commit.
        """
        if self.chronicle.glasses and not self.chronicle.revealed:
            actor = self.cause.seat if self.cause else None
            if read := tuple(readings(self.before.chronicle, self.chronicle, actor, self.at, self.times)):
                self.tell(Timed(read))
            for postponed in postponements(self.chronicle, self.times):
                self.tell(postponed)

    def reveal(self) -> None:
        """The end: what was secret no longer is."""
        self.tick()
        outcome, secret = self.game.outcome(self.state), self.before.head.secret
        places, scores = (outcome.places, outcome.scores) if outcome else ((), ())
        self.tell(Revealed(seed_of(secret).hex(), secret.hex(), places, scores))

    def require_player(self, seat: int, player: UUID | None) -> None:
        """That this player, or a bot for None, plays in the seat."""
        chair = self.chronicle.chairs[seat] if 0 <= seat < len(self.chronicle.chairs) else None
        plays = chair and (chair.bot is not None if player is None else self.before.seat_of(player) == seat)
        if not plays:
            raise NotYours("You don't play at this table.")
        if player is not None and chair and chair.away:
            raise WrongMoment("A bot plays for you: say that you are back first.")

    def require_open(self) -> None:
        if status_of(self.chronicle) != "open":
            raise WrongMoment("The game has begun already, or everybody has left.")

    def require_running(self) -> None:
        if status_of(self.chronicle) != "running":
            raise WrongMoment("No game is running at this table.")
