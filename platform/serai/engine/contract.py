"""The contract of a game: a decider, facts in and facts out.

A game is pure. It never reads a clock, never draws a random number after `setup`, knows nothing of the web.
`docs/writing-a-game.md` builds one step by step; `serai.engine.conformance` proves that a game keeps the contract.
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


def worded(message: str) -> dict[str, Any]:
    """Marks a type whose values are said by a Fluent message: `Meta(extra_json_schema=worded("card"))`."""
    return {"x-word": message}


Seat: TypeAlias = Annotated[int, Meta(ge=0, extra_json_schema=worded("seat"))]


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Action(Struct, frozen=True, gc=False, tag=kebab, tag_field="type"):
    """What a seat may do. Its sentence is the message `action-<type>`, with the fields as arguments."""


class Event(Struct, frozen=True, gc=False, tag=kebab, tag_field="type"):
    """A fact. Its sentence is the message `event-<type>`, with the fields as arguments."""

    reveals: ClassVar[bool] = False
    """Whether it shows its actor something new: there a tentative turn must be committed."""


class Hints(Struct, frozen=True, tag=kebab, tag_field="type"):
    """What a board wants to draw beyond `legal`. Its sentence, the message `prompt-<type>`, says what is expected."""


class Reason(Struct, frozen=True, tag=kebab, tag_field="type"):
    """Why an action is a good one, or what speaks for it at least. The message `reason-<type>` says it in one line."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the opener of a table may choose. A game with choices subclasses this; every field has a default."""


class Move(Struct, Generic[A], frozen=True):
    """An action and the seat that took it."""

    seat: Seat
    action: A


class Outcome(Struct, frozen=True):
    """The result of a finished game, each figure by seat. Tied seats share a place: 1, 2, 2, 4."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    tie_breaks: tuple[int, ...] = ()

    @classmethod
    def ranked(cls, scores: Sequence[int], tie_breaks: Sequence[int] = ()) -> "Outcome":
        """Most points win; of the tied, the higher tie-break; still tied, a shared place."""
        keys = list(zip(scores, tie_breaks, strict=True)) if tie_breaks else [(score, 0) for score in scores]
        places = tuple(1 + sum(other > key for other in keys) for key in keys)
        return cls(places, tuple(scores), tuple(tie_breaks))

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class IllegalAction(Exception):
    """An action the rules forbid now. `code` is stable; its sentence is the message `illegal-<code>`.

    `ruling` names the rule that forbids it, for people to look up.
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
    """The types that a game speaks in; their JSON is the wire and storage form, their schemas the API's.

    `event` is what the log stores, `seen` what `redact` lets out of it.
    """

    state: Any
    action: Any
    event: Any
    seen: Any
    view: Any
    hints: Any
    options: Any = Options


class Game(Protocol[S, A, E]):
    """The rules of a game, one version of them."""

    @property
    def types(self) -> Types: ...

    def setup(self, seats: int, options: Options, rng: Rng) -> Sequence[E]:
        """The first events. ALL randomness of the game lands in them."""

    def evolve(self, state: S | None, event: E) -> S:
        """The state after the event. Never fails, never chooses; may change its argument. None: before the first."""

    def clone(self, state: S) -> S:
        """A copy that shares nothing that `evolve` changes. Cheap."""

    def legal(self, state: S, seat: int) -> Sequence[A]:
        """What the seat may do now: complete, finite, no two alike. Empty: nothing."""

    def decide(self, state: S, seat: int, action: A) -> Sequence[E]:
        """The events that follow from the action. Accepts exactly what `legal` lists and leaves the state alone.

        Raises IllegalAction for everything else.
        """

    def waiting_for(self, state: S) -> frozenset[int]:
        """Whose decision the game needs; may be several at once. Empty: the game is over."""

    def decision_key(self, state: S, seat: int) -> Hashable:
        """Names the decision that the seat faces. While it stays the same, a decision made earlier still stands."""

    def view(self, state: S, seat: int | None) -> Any:
        """What the seat may see, as `types.view`. The ONLY way state leaves the server. None: a spectator.

        It is asked for after every event, between those of one decision too: a replay shows them all.
        """

    def redact(self, fact: E | Move[A], seat: int | None) -> Mapping[str, Any]:
        """What the seat may see of an event, as `types.seen`, or of a move behind it, as builtins of the move."""

    def hints(self, state: S, seat: int) -> Any:
        """What the seat's board wants to draw beyond `legal`: reach, sums, majorities."""

    def determinize(self, state: S, seat: int, rng: Rng) -> S:
        """A new state with what the seat can't know dealt again, consistent with all that it knows.

        Depends on the seat's knowledge and the rng alone, never on the hidden truth.
        """

    def inventory(self, state: S) -> Counter[Any]:
        """Everything that must be conserved."""

    def outcome(self, state: S) -> Outcome | None:
        """The result, or None while the game goes on."""


AnyGame: TypeAlias = Game[Any, Any, Any]
