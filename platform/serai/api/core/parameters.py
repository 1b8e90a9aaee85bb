"""The variables of paths by name. Each name has the same meaning in every path."""

from collections.abc import Mapping
from typing import Annotated, Any
from uuid import UUID

from msgspec import Meta

PATH_PARAMETERS: Mapping[str, Any] = {
    "slug": Annotated[str, Meta(pattern="^[-a-zA-Z0-9_]+$", description="A game's short name.", examples=["byzanz"])],
    "name": Annotated[
        str, Meta(pattern="^[-a-zA-Z0-9_]+$", description="A person's username, in any case.", examples=["Zenobia"])
    ],
    "other": Annotated[
        str,
        Meta(pattern="^[-a-zA-Z0-9_]+$", description="Another person's username, in any case.", examples=["Septimia"]),
    ],
    "table": Annotated[UUID, Meta(description="A table's id.", examples=["5f1c3c52-9a4e-4b8e-8d0a-3f6f5d1b7c10"])],
    "seat": Annotated[int, Meta(ge=0, le=99, description="A seat's number, from 0.", examples=[1])],
    "vacation": Annotated[int, Meta(ge=1, le=2**53, description="A vacation's id.", examples=[7])],
    "order": Annotated[
        UUID, Meta(description="A standing order's id.", examples=["7c9e6679-7425-40de-944b-e07fc1f90ae7"])
    ],
    "decision": Annotated[int, Meta(ge=1, le=2**53, description="A decision's id.", examples=[7])],
    "search": Annotated[UUID, Meta(description="A search's id.", examples=["7c9e6679-7425-40de-944b-e07fc1f90ae7"])],
    "token": Annotated[int, Meta(ge=1, le=2**53, description="A token's id.", examples=[7])],
}
