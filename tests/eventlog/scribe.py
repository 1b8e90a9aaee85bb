"""Plays games into the log, through the sync door, as the platform will."""

import time
from collections.abc import Callable, Sequence
from typing import Any
from uuid import UUID, uuid4

from msgspec import Raw

from serai.engine import Plugin, Position, Rng, random_bot
from serai.engine.play import evolve_all
from serai.engine.registry import find
from serai.engine.wire import encode
from serai.eventlog import sync_door
from serai.eventlog.chain import StreamHead, seal
from serai.eventlog.chronicle import commitment, deal
from serai.eventlog.envelope import Cause, Fact
from serai.eventlog.table_events import Begun, Opened, Revealed, Seated

SERVER_SEED = bytes(range(32))
SECRET = bytes(range(100, 132))


def now() -> int:
    return time.time_ns() // 1000


def note(text: str = "") -> Fact:
    """An event that says nothing of any game."""
    return Fact("table", "note", encode({"type": "note", "text": text}))


class Scribe:
    """One table. Every commit must succeed: nobody else writes to it."""

    def __init__(self, plugin: Plugin | None = None, *, rules: int = 1, seats: int = 2) -> None:
        self.plugin = plugin or find("haggle")
        self.rules = rules
        self.game = self.plugin.games[rules]
        self.seats = seats
        self.id: UUID = uuid4()
        self.rng = Rng.of("scribe", rules, seats)
        self.head: StreamHead = sync_door.create(self.id, SECRET)
        self.state: Any = None

    def commit(self, facts: Sequence[Fact], **details: Any) -> None:
        sealed = seal(self.head, facts, recorded=now(), **details)
        assert sync_door.append(sealed).result == "appended"
        self.head = sealed.after

    def begin(self) -> "Scribe":
        opened = Opened(self.plugin.slug, self.rules, self.seats, Raw(b"{}"), commitment(SERVER_SEED))
        self.commit([Fact.of_table(opened)])
        nonces = [f"{seat:02x}" * 16 for seat in range(self.seats)]
        for seat, nonce in enumerate(nonces):
            self.commit([Fact.of_table(Seated(seat, f"player-{seat}", nonce))], seat=seat, command=uuid4())
        setup = self.game.setup(self.seats, self.game.types.options(), deal(SERVER_SEED, nonces))
        self.commit([Fact.of_table(Begun()), *self._facts(setup)])
        self.state = evolve_all(self.game, None, setup)
        return self

    def _facts(self, events: Sequence[Any]) -> list[Fact]:
        return [Fact.of_game(event, self.plugin) for event in events]

    def act(self, seat: int, action: Any) -> None:
        events = self.game.decide(self.state, seat, action)
        cause = Cause(seat, [Raw(encode(action))])
        self.commit(self._facts(events), seat=seat, command=uuid4(), cause=cause)
        self.state = evolve_all(self.game, self.state, events)

    def play(self, moves: int | None = None, choose: Callable[..., Any] = random_bot) -> "Scribe":
        """So many moves, or all up to the end."""
        while moves != 0 and (waiting := self.game.waiting_for(self.state)):
            seat = min(waiting)
            self.act(seat, choose(Position(self.game, self.state, seat), self.rng))
            moves = moves - 1 if moves is not None else None
        return self

    def reveal(self) -> "Scribe":
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        revealed = Revealed(SERVER_SEED.hex(), SECRET.hex(), outcome.places, outcome.scores)
        self.commit([Fact.of_table(revealed)])
        return self


def whole_game(slug: str = "haggle", **details: Any) -> Scribe:
    return Scribe(find(slug), **details).begin().play().reveal()
