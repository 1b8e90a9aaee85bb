"""State, actions, events, view and hints of Haggle."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from serai.engine import Action, Event, Hints, Seat, rendered_by

Card: TypeAlias = Annotated[int, Meta(ge=1, le=6, extra_json_schema=rendered_by("card"))]
Cards: TypeAlias = tuple[Card, ...]
"""Always sorted."""


class State(Struct):
    hands: list[Cards]
    bag: Cards
    choices: list[Card | None]
    played: list[Card]
    scores: list[int]
    round: int = 1


class Choose(Action, frozen=True):
    card: Card


class Dealt(Event, frozen=True):
    hands: tuple[Cards, ...]
    bag: Cards


class Chose(Event, frozen=True):
    seat: Seat
    card: Card


class Revealed(Event, frozen=True):
    reveals = True
    cards: tuple[Card, ...]
    winners: tuple[Seat, ...]


class DealtRedacted(Event, frozen=True, tag="dealt"):
    hand: Cards
    bag_size: int


class ChoseRedacted(Event, frozen=True, tag="chose"):
    seat: Seat
    card: Card | None
    """Only the seat itself sees it; for others None."""


HaggleEvent: TypeAlias = Dealt | Chose | Revealed
HaggleRedacted: TypeAlias = DealtRedacted | ChoseRedacted | Revealed


class View(Struct, frozen=True):
    round: int
    hand: Cards
    choice: Card | None
    has_chosen: tuple[bool, ...]
    played: tuple[Card, ...]
    scores: tuple[int, ...]
    bag_size: int


class Choosing(Hints, frozen=True):
    round: int


class Waiting(Hints, frozen=True):
    pass


class Finished(Hints, frozen=True):
    pass


HaggleHints: TypeAlias = Choosing | Waiting | Finished
