"""The messages of the sockets for the OpenAPI document: `messages.py`, with every game's own things by name."""

from typing import Literal
from uuid import UUID

from msgspec import UNSET, Struct, UnsetType

from serai.api.document import also_tell
from serai.api.play import tried
from serai.api.problems import Problem, Word
from serai.api.shapes_of_tables import Acting, Names, Position, happening
from serai.engine.shapes import Fields, Rules, per_rules
from serai.live.messages import FrameType, SocketDone, SocketHere, SocketPing, SocketPong, SocketTalk
from serai.matching.told import Searches
from serai.tables.lobby import Lobby


def _wish(rules: Rules) -> Fields:
    acting = Acting.of(rules.key)
    return {name: acting.__annotations__[name] for name in ("actions", "at")}


SocketAct = per_rules("SocketAct", lambda rules: {"type": Literal["act"], "command": UUID, **_wish(rules)})
SocketPreview = per_rules("SocketPreview", lambda rules: {"type": Literal["preview"], "id": str, **_wish(rules)})
SocketFrame = per_rules(
    "SocketFrame",
    lambda rules: {
        "type": FrameType,
        "position": Position.of(rules.key),
        "events": list[happening(rules)],  # type: ignore[misc]  # known at run time only
        "names": Names | None,
    },
    doc="`table` comes first, then `moved` whenever something has happened; a frame replaces the one before.",
)
SocketPreviewed = per_rules("SocketPreviewed", lambda rules: {"type": Literal["previewed"], "id": str, **tried(rules)})


class SocketProblem(Problem, frozen=True, kw_only=True):
    """What went wrong; of the rest, what its code has to say."""

    at: str | UnsetType = UNSET
    rule_code: str | UnsetType = UNSET
    ruling: str | UnsetType | None = UNSET
    params: dict[str, Word | list[Word]] | UnsetType = UNSET


class SocketRefused(Struct, frozen=True, tag="refused"):
    """What was asked for under this id or command is not done; nothing has changed."""

    id: str | None
    problem: SocketProblem


also_tell(
    SocketAct,
    SocketPreview,
    SocketPing,
    SocketFrame,
    SocketDone,
    SocketPreviewed,
    SocketRefused,
    SocketPong,
    SocketTalk,
    SocketHere,
    Lobby,
    Searches,
)
