"""The contract of a game: `evolve` builds the state from events, `decide` turns an action into new events.

A game is pure. It never reads a clock, draws no random number after `setup`, and knows nothing of the web.
`docs/writing-a-game.md` builds one step by step; `serai.engine.conformance` checks that a game keeps the contract.
"""

import re
from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Meta, Struct

from serai.engine.rng import Rng

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


def rendered_by(message: str) -> dict[str, Any]:
    """Names the Fluent message that renders the values of a type: `Meta(extra_json_schema=rendered_by("card"))`."""
    return {"x-message": message}


Seat: TypeAlias = Annotated[int, Meta(ge=0, extra_json_schema=rendered_by("seat"))]


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Action(Struct, frozen=True, gc=False, tag=kebab, tag_field="type"):
    """Something that a seat may do. The message `action-<type>` describes it, with the fields as arguments."""


class Event(Struct, frozen=True, gc=False, tag=kebab, tag_field="type"):
    """Something that happened. The message `event-<type>` describes it, with the fields as arguments."""

    reveals: ClassVar[bool] = False
    """Whether it shows the acting seat something new. A tentative turn must be committed before such an event."""


class Hints(Struct, frozen=True, tag=kebab, tag_field="type"):
    """What a board may draw in addition to the legal actions.

    The message `prompt-<type>` tells the player what to do.
    """


class Reason(Struct, frozen=True, tag=kebab, tag_field="type"):
    """An argument for an action. The message `reason-<type>` gives it in one line."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What may be chosen when a table is opened. A game with options subclasses this; every field has a default."""


class Move(Struct, Generic[A], frozen=True):
    """An action and the seat that took it."""

    seat: Seat
    action: A


class Outcome(Struct, frozen=True):
    """Places and scores of a finished game, by seat. Tied seats share a place: 1, 2, 2, 4."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    tie_breaks: tuple[int, ...] = ()

    @classmethod
    def ranked(cls, scores: Sequence[int], tie_breaks: Sequence[int] = ()) -> "Outcome":
        """The highest score wins, then the higher tie-break; if both are equal, the place is shared."""
        keys = list(zip(scores, tie_breaks, strict=True)) if tie_breaks else [(score, 0) for score in scores]
        places = tuple(1 + sum(other > key for other in keys) for key in keys)
        return cls(places, tuple(scores), tuple(tie_breaks))

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class IllegalAction(Exception):
    """An action that the rules forbid now. `code` is stable; the message `illegal-<code>` explains it.

    `ruling` is the number of the ruling that forbids it, for players to look up.
    """

    def __init__(self, code: str, *, ruling: str | None = None, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.ruling = ruling
        self.params = params

    def __str__(self) -> str:
        details = "".join(f" {name}={value!r}" for name, value in self.params.items())
        return f"{self.code}{f' ({self.ruling})' if self.ruling else ''}{details}"


class Types(Struct, frozen=True):
    """The types of a game. Their JSON is stored and sent; their schemas are part of the API's schema.

    `event` is what the log stores, `redacted` what `redact` returns of it.
    """

    state: Any
    action: Any
    event: Any
    redacted: Any
    view: Any
    hints: Any
    options: Any = Options


class Game(Protocol[S, A, E]):
    """One version of a game's rules."""

    @property
    def types(self) -> Types: ...

    def setup(self, seats: int, options: Options, rng: Rng) -> Sequence[E]:
        """The first events. They contain ALL randomness of the game."""

    def evolve(self, state: S | None, event: E) -> S:
        """The state after the event. Never fails, and decides nothing.

        It may change `state`, which is None before the first event.
        """

    def clone(self, state: S) -> S:
        """A copy that `evolve` can change without changing the original. Must be fast."""

    def legal(self, state: S, seat: int) -> Sequence[A]:
        """All actions that the seat may take now, without duplicates; may be empty."""

    def decide(self, state: S, seat: int, action: A) -> Sequence[E]:
        """The events that follow from the action. Accepts exactly what `legal` lists and doesn't change the state.

        Raises IllegalAction for everything else.
        """

    def waiting_for(self, state: S) -> frozenset[int]:
        """The seats that must decide now, possibly several at once; empty when the game is over."""

    def decision_key(self, state: S, seat: int) -> Hashable:
        """Identifies the decision that the seat faces. While the key stays the same, an earlier answer stays valid."""

    def view(self, state: S, seat: int | None) -> Any:
        """What the seat may see, as `types.view`. State leaves the server ONLY this way. None: a spectator.

        It is called after every event, also between the events of one decision, because a replay shows each of them.
        """

    def redact(self, item: E | Move[A], seat: int | None) -> Mapping[str, Any]:
        """What the seat may see of an event, as `types.redacted`, or of a move, as builtins of `Move`."""

    def hints(self, state: S, seat: int) -> Any:
        """What the seat's board may draw in addition to `legal`: reach, sums, majorities."""

    def determinize(self, state: S, seat: int, rng: Rng) -> S:
        """A random state that is consistent with everything that the seat knows: what it can't know is dealt again.

        Depends on the seat's knowledge and the rng alone, never on what is hidden from the seat.
        """

    def inventory(self, state: S) -> Counter[Any]:
        """Everything that must be conserved: cards, pieces, goods."""

    def outcome(self, state: S) -> Outcome | None:
        """The outcome; None while the game is running."""


AnyGame: TypeAlias = Game[Any, Any, Any]
