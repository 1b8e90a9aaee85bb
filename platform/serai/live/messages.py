"""What is said over a table's socket, in both directions; `shapes.py` says the same for the schema, game by game."""

from typing import Annotated, Any, Literal
from uuid import UUID

from msgspec import Meta, Raw, Struct

from serai.tables.chat import Said
from serai.tables.preview import Preview
from serai.tables.seen import Position, SeenEvent


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """All of the actions or none. The same command sent again is not carried out again."""

    command: UUID
    rules: str
    actions: list[Raw]
    at: int | None = None
    """The version that the actor has seen."""


class Try(Struct, frozen=True, tag="preview", forbid_unknown_fields=True):
    id: str
    rules: str
    actions: list[Raw]
    at: int | None = None


class SocketPing(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    hidden: Annotated[bool, Meta(description="Whether nobody sees the page: then mails tell what happens.")] = False


FromClient = Act | Try | SocketPing


FrameType = Literal["table", "moved"]
Names = dict[str, str | None]
"""By player id; a deleted account has none."""


class Frame(Struct, frozen=True):
    """`table` first, then `moved` whenever something has happened; a frame replaces what the one before showed."""

    type: FrameType
    rules: str
    position: Position
    events: list[SeenEvent]
    names: Names | None
    """All of them, where they have changed."""


class SocketDone(Struct, frozen=True, tag="done"):
    """The answer to `act`; the frame with what followed has come before it."""

    id: str
    result: Literal["appended", "repeated", "unchanged"]
    first: int | None
    last: int


class Previewed(Preview, frozen=True, kw_only=True, tag="previewed"):
    id: str
    rules: str


class Refused(Struct, frozen=True, tag="refused"):
    id: str | None
    problem: dict[str, Any]


class SocketPong(Struct, frozen=True, tag="pong"):
    """A client that has not come to this version has missed something; the frame with it is on its way."""

    version: int
    head: str


class SocketHere(Struct, frozen=True, tag="here"):
    """Who is at the table right now: the seats whose players have a socket open, and how many others do."""

    seats: list[int]
    spectators: int


class SocketTalk(Struct, frozen=True, tag="talk"):
    lines: list[Said]
