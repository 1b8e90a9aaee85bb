"""State, actions, events, view and hints of Tally."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from serai.engine import Action, Event, Hints, Seat

Count: TypeAlias = Annotated[int, Meta(ge=1, le=3)]


class State(Struct):
    scores: list[int]
    turn: int = 0


class Add(Action, frozen=True):
    count: Count


class Begun(Event, frozen=True):
    seats: int


class Added(Event, frozen=True):
    seat: Seat
    count: Count


class View(Struct, frozen=True):
    scores: tuple[int, ...]
    turn: Seat


class Adding(Hints, frozen=True):
    pass


class Waiting(Hints, frozen=True):
    pass


TallyEvent: TypeAlias = Begun | Added
TallyHints: TypeAlias = Adding | Waiting
