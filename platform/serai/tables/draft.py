"""A draft: the events that a verb adds to a table, applied to a copy of its state. Only a commit changes the table."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from msgspec import Raw

from serai.engine import AnyGame, Plugin
from serai.engine.codec import decode, encode
from serai.engine.registry import find
from serai.eventlog.current_time import now
from serai.eventlog.envelope import Cause, NewEvent
from serai.eventlog.table_events import ClocksChanged, Finished, Opened, Postponed, Started, TableEvent, Warned
from serai.eventlog.table_state import apply_event, clone, deal_rng, seed_of
from serai.tables.clock.calendars import NO_CALENDARS, Calendars
from serai.tables.clock.readings import clock_readings, postponements
from serai.tables.errors import CommitFirst, NotYours, WrongMoment
from serai.tables.game_of import game_of, opened_of, plugin_of
from serai.tables.read_models.rows import status_of
from serai.tables.table_cache import LoadedTable


def cause(seat: int, actions: Sequence[Any]) -> Cause:
    return Cause(seat, [Raw(encode(action)) for action in actions])


class Draft:
    def __init__(self, before: LoadedTable, calendars: Calendars = NO_CALENDARS) -> None:
        self.before = before
        self.calendars = calendars
        self.state = clone(before.state, find)
        self.at = max(now(), before.state.changed_at)
        self.new_events: list[NewEvent] = []
        self.cause: Cause | None = None
        self.occupants_changed = False

    @property
    def opened(self) -> Opened:
        return opened_of(self.state)

    @property
    def plugin(self) -> Plugin:
        return plugin_of(self.state)

    @property
    def game(self) -> AnyGame:
        return game_of(self.state)

    @property
    def game_state(self) -> Any:
        return self.state.game_state

    def add_table_event(self, event: TableEvent) -> None:
        apply_event(self.state, event, self.at, self.state.version + 1)
        self.new_events.append(NewEvent.of_table(event))
        self.occupants_changed = self.occupants_changed or not isinstance(event, ClocksChanged | Postponed | Warned)

    def add_game_events(self, events: Sequence[Any]) -> None:
        table_state, game, plugin = self.state, self.game, self.plugin
        for event in events:
            table_state.game_state = game.evolve(table_state.game_state, event)
            self.new_events.append(NewEvent.of_game(event, plugin))
        table_state.version += len(events)
        table_state.played_at = table_state.changed_at = self.at

    def act(self, seat: int, actions: Sequence[Any]) -> None:
        """Plays a seat's actions one after another; raises IllegalAction at the first that the rules forbid."""
        for number, action in enumerate(actions, 1):
            happened = self.game.decide(self.game_state, seat, action)
            if number < len(actions) and any(event.reveals for event in happened):
                raise CommitFirst(number)  # otherwise the next action could be chosen knowing what this one reveals
            self.add_game_events(happened)
        self.cause = cause(seat, actions)
        if self.game.outcome(self.game_state) is not None:
            self.finish()

    def start(self) -> None:
        """Starts the game with the deal. All its randomness comes from the promised seed and the players' nonces."""
        rng = deal_rng(seed_of(self.before.head.secret), self.state.nonces)
        options = decode(self.opened.options, self.game.types.options)
        self.add_table_event(Started())
        self.add_game_events(self.game.setup(self.opened.seats, options, rng))

    def update_clocks(self) -> None:
        """Starts and stops clocks, and postpones deadlines after an outage. Called once, after all other events."""
        if self.state.seat_clocks and not self.state.finished:
            actor = self.cause.seat if self.cause else None
            if readings := tuple(clock_readings(self.before.state, self.state, actor, self.at, self.calendars)):
                self.add_table_event(ClocksChanged(readings))
            for postponed in postponements(self.state, self.calendars):
                self.add_table_event(postponed)

    def finish(self) -> None:
        """Ends the game and reveals its secrets."""
        self.update_clocks()
        outcome, secret = self.game.outcome(self.game_state), self.before.head.secret
        places, scores = (outcome.places, outcome.scores) if outcome else ((), ())
        self.add_table_event(Finished(seed_of(secret).hex(), secret.hex(), places, scores))

    def require_player(self, seat: int, player: UUID | None) -> None:
        """Raises an error unless this player (None: a bot) plays in the seat."""
        occupant = self.state.occupants[seat] if 0 <= seat < len(self.state.occupants) else None
        plays = occupant and (occupant.bot is not None if player is None else self.before.seat_of(player) == seat)
        if not plays:
            raise NotYours("You don't play at this table.")
        if player is not None and occupant and occupant.away:
            raise WrongMoment("A bot is playing for you. Return to the game first.")

    def require_open(self) -> None:
        if status_of(self.state) != "open":
            raise WrongMoment("The game has already started, or everyone has left the table.")

    def require_running(self) -> None:
        if status_of(self.state) != "running":
            raise WrongMoment("No game is running at this table.")
