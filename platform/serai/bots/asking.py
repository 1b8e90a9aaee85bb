"""What experts are asked for, and what they have said, in the cache: for each person they think about one thing."""

from hashlib import sha256
from typing import Any
from uuid import UUID

from django.core.cache import cache
from msgspec import Struct

from serai.bots.advice import Advice
from serai.bots.in_time import SECONDS
from serai.engine.wire import decode, encode
from serai.eventlog.chronicle import Chronicle
from serai.tables.errors import TableError
from serai.tables.game_of import game_of

KEPT = 600
"""Seconds that advice is remembered for."""
ASKED = 10
"""Seconds after which whoever still waits may ask again."""
HELD = ASKED + int(2 * SECONDS)
"""Seconds after which somebody whose question was lost may ask another."""


class StillThinking(TableError):
    code = "still-thinking"

    def __init__(self) -> None:
        super().__init__("An expert still thinks about something else for you: ask again soon.")


class Question(Struct, frozen=True):
    """A decision that somebody wants advice for."""

    table: UUID
    version: int
    seat: int
    faced: str
    person: UUID

    @property
    def decision(self) -> str:
        return f"advice:{self.table}:{self.seat}:{self.faced}"

    @property
    def asker(self) -> str:
        return f"advice:asker:{self.person}"


def faced(chronicle: Chronicle, seat: int) -> str:
    """Names what a seat has to decide: it stays the same whatever others do meanwhile, as long as its choices do."""
    game, state = game_of(chronicle), chronicle.state
    key, legal = game.decision_key(state, seat), game.legal(state, seat)
    return sha256(repr(key).encode() + encode(legal)).hexdigest()


def claim(question: Question) -> bool:
    """Whether it has to be thought about: nobody has asked for it lately. Refuses a second thing at once."""
    asks_anew = cache.add(question.asker, question.decision, HELD)
    if not asks_anew and cache.get(question.asker) not in (None, question.decision):
        raise StillThinking
    is_first = cache.add(f"{question.decision}:asked", True, ASKED)
    if asks_anew and not is_first:
        cache.delete(question.asker)  # somebody else has it thought about
    return is_first


def answer(question: Question, advice: Advice) -> None:
    cache.set(question.decision, encode(advice), KEPT)


def close(question: Question) -> None:
    """Its asker may have another one thought about."""
    cache.delete(question.asker)


def answered(question: Question) -> dict[str, Any] | None:
    """As it goes over the wire."""
    found = cache.get(question.decision)
    return decode(found, dict[str, Any]) if found else None
