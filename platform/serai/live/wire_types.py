"""The schemas of the socket messages for the OpenAPI document: `messages.py` with the types of every game."""

from typing import Literal
from uuid import UUID

from msgspec import UNSET, Struct, UnsetType

from serai.api.core.document import add_schemas
from serai.api.core.problems import ParamValue, Problem
from serai.api.tables.play import preview_fields
from serai.api.tables.wire_types import Names, Position, TakeActions, event_view_type
from serai.engine.wire_types import Fields, Rules, per_rules
from serai.live.messages import FrameType, SocketChat, SocketDone, SocketPing, SocketPong, SocketPresence
from serai.matchmaking.responses import Searches
from serai.tables.read_models.lobby import Lobby


def _action_fields(rules: Rules) -> Fields:
    request = TakeActions.of(rules.key)
    return {name: request.__annotations__[name] for name in ("actions", "version")}


SocketAct = per_rules("SocketAct", lambda rules: {"type": Literal["act"], "command": UUID, **_action_fields(rules)})
SocketPreview = per_rules(
    "SocketPreview", lambda rules: {"type": Literal["preview"], "id": str, **_action_fields(rules)}
)
SocketFrame = per_rules(
    "SocketFrame",
    lambda rules: {
        "type": FrameType,
        "position": Position.of(rules.key),
        "events": list[event_view_type(rules)],  # type: ignore[misc]  # known at run time only
        "names": Names | None,
    },
    doc="First `table`, then `update` for each change; a frame replaces the position of the one before.",
)
SocketPreviewed = per_rules(
    "SocketPreviewed", lambda rules: {"type": Literal["previewed"], "id": str, **preview_fields(rules)}
)


class SocketProblem(Problem, frozen=True, kw_only=True):
    """What went wrong; the optional fields depend on the code."""

    location: str | UnsetType = UNSET
    rule_code: str | UnsetType = UNSET
    ruling: str | UnsetType | None = UNSET
    params: dict[str, ParamValue | list[ParamValue]] | UnsetType = UNSET


class SocketRefused(Struct, frozen=True, tag="refused"):
    """The request with this id or command was refused; nothing has changed."""

    id: str | None
    problem: SocketProblem


add_schemas(
    SocketAct,
    SocketPreview,
    SocketPing,
    SocketFrame,
    SocketDone,
    SocketPreviewed,
    SocketRefused,
    SocketPong,
    SocketChat,
    SocketPresence,
    Lobby,
    Searches,
)
