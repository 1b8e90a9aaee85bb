"""The messages of a table's socket, in both directions; `wire_types.py` describes them for the schema, game by game."""

from typing import Annotated, Any, Literal
from uuid import UUID

from msgspec import Meta, Raw, Struct

from serai.tables.chat import ChatMessageView
from serai.tables.verbs.preview import Preview
from serai.tables.views.table_view import EventView, Position


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Takes all of the actions or none. The same command sent again has no further effect."""

    command: UUID
    rules: str
    actions: list[Raw]
    version: int | None = None
    """The version that the player has seen."""


class PreviewRequest(Struct, frozen=True, tag="preview", forbid_unknown_fields=True):
    id: str
    rules: str
    actions: list[Raw]
    version: int | None = None


class SocketPing(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    hidden: Annotated[bool, Meta(description="Whether the page is hidden: then the player gets emails.")] = False


ClientMessage = Act | PreviewRequest | SocketPing


FrameType = Literal["table", "update"]
Names = dict[str, str | None]
"""By player id; None for a deleted account."""


class TableFrame(Struct, frozen=True):
    """First `table`, then `update` for each change; a frame replaces the position of the one before."""

    type: FrameType
    rules: str
    position: Position
    events: list[EventView]
    names: Names | None
    """All of them if any has changed, else None."""


class SocketDone(Struct, frozen=True, tag="done"):
    """The answer to `act`; the frame with the resulting events is sent before it."""

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
    """A client that has not reached this version has missed something; the frame with it is being sent."""

    version: int
    head: str


class SocketPresence(Struct, frozen=True, tag="presence"):
    """Who is at the table now: the seats whose players have an open socket, and the number of other sockets."""

    seats: list[int]
    spectators: int


class SocketChat(Struct, frozen=True, tag="chat"):
    messages: list[ChatMessageView]
