"""Plays games into the log, through the sync store."""

import time
from collections.abc import Callable, Sequence
from typing import Any
from uuid import UUID, uuid4

from msgspec import Raw

from serai.engine import Plugin, Position, Rng, random_bot
from serai.engine.codec import encode
from serai.engine.play import evolve_all
from serai.engine.registry import find
from serai.eventlog import sync_store
from serai.eventlog.chain import StreamHead, seal
from serai.eventlog.envelope import Cause, NewEvent
from serai.eventlog.table_events import Finished, Opened, Seated, Started
from serai.eventlog.table_state import deal_rng, promise_of

SERVER_SEED = bytes(range(32))
SECRET = bytes(range(100, 132))


def now() -> int:
    return time.time_ns() // 1000


def note(text: str = "") -> NewEvent:
    """A table event of a type that the platform does not know."""
    return NewEvent("table", "note", encode({"type": "note", "text": text}))


class TableWriter:
    """One table. Every commit must succeed, because nobody else writes to it."""

    def __init__(self, plugin: Plugin | None = None, *, rules_version: int = 1, seats: int = 2) -> None:
        self.plugin = plugin or find("haggle")
        self.rules_version = rules_version
        self.game = self.plugin.games[rules_version]
        self.seats = seats
        self.id: UUID = uuid4()
        self.rng = Rng.of("table writer", rules_version, seats)
        self.head: StreamHead = sync_store.create(self.id, SECRET)
        self.state: Any = None

    def commit(self, new_events: Sequence[NewEvent], **details: Any) -> None:
        sealed = seal(self.head, new_events, recorded=now(), **details)
        assert sync_store.append(sealed).result == "appended"
        self.head = sealed.after

    def start(self) -> "TableWriter":
        opened = Opened(self.plugin.slug, self.rules_version, self.seats, Raw(b"{}"), promise_of(SERVER_SEED))
        self.commit([NewEvent.of_table(opened)])
        nonces = [f"{seat:02x}" * 16 for seat in range(self.seats)]
        for seat, nonce in enumerate(nonces):
            self.commit([NewEvent.of_table(Seated(seat, f"player-{seat}", nonce))], seat=seat, command=uuid4())
        setup = self.game.setup(self.seats, self.game.types.options(), deal_rng(SERVER_SEED, nonces))
        self.commit([NewEvent.of_table(Started()), *self._new_events(setup)])
        self.state = evolve_all(self.game, None, setup)
        return self

    def _new_events(self, events: Sequence[Any]) -> list[NewEvent]:
        return [NewEvent.of_game(event, self.plugin) for event in events]

    def act(self, seat: int, action: Any) -> None:
        events = self.game.decide(self.state, seat, action)
        cause = Cause(seat, [Raw(encode(action))])
        self.commit(self._new_events(events), seat=seat, command=uuid4(), cause=cause)
        self.state = evolve_all(self.game, self.state, events)

    def play(self, moves: int | None = None, choose: Callable[..., Any] = random_bot) -> "TableWriter":
        """Plays that many moves, or all up to the end."""
        while moves != 0 and (waiting := self.game.waiting_for(self.state)):
            seat = min(waiting)
            self.act(seat, choose(Position(self.game, self.state, seat), self.rng))
            moves = moves - 1 if moves is not None else None
        return self

    def finish(self) -> "TableWriter":
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        finished = Finished(SERVER_SEED.hex(), SECRET.hex(), outcome.places, outcome.scores)
        self.commit([NewEvent.of_table(finished)])
        return self


def whole_game(slug: str = "haggle", **details: Any) -> TableWriter:
    return TableWriter(find(slug), **details).start().play().finish()
