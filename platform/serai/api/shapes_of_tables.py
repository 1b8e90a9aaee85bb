"""What the wire carries of a table. Whatever is a game's own is told apart by `rules`."""

from typing import Annotated, Any, Literal, TypeAlias, Union, get_args
from uuid import UUID

import msgspec
from msgspec import Meta

from serai.api.problems import Problem
from serai.engine import Event
from serai.engine.shapes import Fields, Rules, list_of, per_rules
from serai.eventlog.table_events import TABLE_EVENTS, Clock, Opened
from serai.tables.act import MOST_ACTIONS
from serai.tables.commit import Committed
from serai.tables.deadlines import position_now
from serai.tables.result import Result
from serai.tables.rows import StatusName
from serai.tables.seen import SeenChair, SeenClock

Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Nonce: TypeAlias = Annotated[
    str,
    Meta(
        pattern="^[0-9a-f]{32}$",
        description="16 random bytes of your own in hex: your part of the seed, so that nobody else has dealt alone.",
        examples=["00112233445566778899aabbccddeeff"],
    ),
]
Names: TypeAlias = Annotated[
    dict[str, str | None], Meta(description="People by their player id; a deleted account has no name.")
]

Position = per_rules(
    "Position",
    lambda rules: {
        "version": int,
        "head": Annotated[str, Meta(description="Of the hash chain, in hex.")],
        "status": StatusName,
        "host": Annotated[str, Meta(description="The host's player id.")],
        "chairs": Annotated[list[SeenChair | None], Meta(description="By seat; null is a free chair.")],
        "waiting": Annotated[list[int], Meta(description="The seats whose decision the game needs.")],
        "clocks": Annotated[list[SeenClock], Meta(description="By seat; none at a table without a clock.")],
        "seat": Annotated[int | None, Meta(description="Yours; null for a spectator.")],
        "view": Annotated[rules.types.view | None, Meta(description="None before the game has begun.")],
        "legal": Annotated[list_of(rules.types.action), Meta(description="What you may do now.")],
        "hints": rules.types.hints | None,
        "result": Result | None,
    },
    doc="A table at one version, as one seat or a spectator may see it.",
)
Done = per_rules(
    "Done",
    lambda rules: {
        "result": Annotated[
            Literal["appended", "repeated", "unchanged"],
            Meta(description="Done now; done before, under the same key; or there was nothing to do."),
        ],
        "first": Annotated[int | None, Meta(description="The first version that followed from it.")],
        "last": Annotated[int, Meta(description="The last version that followed from it.")],
        "position": Annotated[Position.of(rules.key), Meta(description="The table as it is now.")],
    },
    doc="What became of a wish.",
)
MovedOn = per_rules(
    "MovedOn",
    lambda rules: {"position": Position.of(rules.key)},
    base=Problem,
    doc="You face another decision than the one you decided: here is the table as it is now.",
)


def _actions(rules: Rules) -> Fields:
    return {
        "actions": Annotated[list_of(rules.types.action), Meta(min_length=1, max_length=MOST_ACTIONS)],
        "at": (Annotated[Version | None, Meta(description="The version you have seen; null: whatever it is.")], None),
    }


Acting = per_rules("Acting", _actions, doc="One seat's actions, in their order.", strict=True)

_happenings: dict[str, Any] = {}


def happening(rules: Rules) -> Any:
    """Something that has happened, to the table or in its game: two unions, for their types may have the same names."""
    if rules.key not in _happenings:
        _happenings[rules.key] = Union[  # noqa: UP007 — known at run time only
            _happening(rules, "table", _table_event(rules)), _happening(rules, "game", rules.types.seen)
        ]
    return _happenings[rules.key]


def _happening(rules: Rules, room: str, event: Any) -> Any:
    return msgspec.defstruct(
        f"{rules.name}.{room.capitalize()}Happening",
        [
            ("version", int),
            ("time", Annotated[int, Meta(description="Microseconds since 1970, UTC.")]),
            ("seat", Annotated[int | None, Meta(description="Whose doing it was.")]),
            ("event", event),
        ],
        module=__name__,
        tag_field="room",
        tag=room,
        frozen=True,
        kw_only=True,
    )


def moment(rules: Rules) -> Any:
    """Something that has happened, and the table right after it."""
    return Union[tuple(_moment(rules, happened) for happened in get_args(happening(rules)))]  # noqa: UP007 — as above


def _moment(rules: Rules, happened: Any) -> Any:
    return msgspec.defstruct(
        happened.__name__.replace("Happening", "Moment"),
        [
            ("waiting", Annotated[list[int], Meta(description="The seats whose decision the game needed then.")]),
            ("view", Annotated[rules.types.view | None, Meta(description="None before the game has begun.")]),
            ("result", Result | None),
        ],
        bases=(happened,),
        module=__name__,
        tag_field="room",
        tag=happened.__struct_config__.tag,
        frozen=True,
        kw_only=True,
    )


def _table_event(rules: Rules) -> Any:
    opened = msgspec.defstruct(
        f"{rules.name}.Opened",
        [
            ("game", str),
            ("rules", int),
            ("seats", int),
            ("options", rules.types.options),
            ("commitment", Annotated[str, Meta(description="SHA-256 of the server's seed, in hex.")]),
            ("host", str),
            ("clock", Clock),
            ("ranked", bool),
            ("listed", bool),
            ("rematch_of", UUID | None),
        ],
        bases=(Event,),
        module=__name__,
        tag="opened",
        tag_field="type",
        frozen=True,
    )
    others = tuple(event for event in TABLE_EVENTS.values() if event is not Opened)
    return Union[(opened, *others)]


def told(done: Committed, player: UUID | None) -> Any:
    """The answer to a wish, with the table as its player sees it afterwards."""
    seen = position_now(done.known, done.known.seat_of(player))
    return Done.of(seen.rules)(result=done.result, first=done.first, last=done.last, position=seen)
