"""The types of fields of actions and events. Never compiled: Structs would lose their tag."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from serai.engine import rendered_by

Place: TypeAlias = Annotated[int, Meta(ge=0, le=8, extra_json_schema=rendered_by("place"))]
"""A district, or 8, the centre."""
District: TypeAlias = Annotated[int, Meta(ge=0, le=7, extra_json_schema=rendered_by("place"))]
Guild: TypeAlias = Annotated[int, Meta(ge=0, le=1, extra_json_schema=rendered_by("guild"))]
"""A token: 0 black, 1 red."""
Colour: TypeAlias = Annotated[int, Meta(ge=0, le=1, extra_json_schema=rendered_by("colour"))]
"""The colour of a good: 0 black, 1 red."""
VoteCard: TypeAlias = Annotated[int, Meta(ge=0, le=3, extra_json_schema=rendered_by("vote"))]
"""0 Deal, 1 Black Market, 2 Strengthen Position, 3 Recruitment."""
Item: TypeAlias = Annotated[str, Meta(extra_json_schema=rendered_by("item"))]
"""An item's key in the edition, such as "old-coins"."""
Goods: TypeAlias = Annotated[int, Meta(ge=0, le=24)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=14)]

Districts: TypeAlias = tuple[District, ...]
Items: TypeAlias = tuple[Item, ...]
Market: TypeAlias = tuple[District, District, District]
"""A market card, identified by its districts, lowest first."""
Fair: TypeAlias = tuple[int, int]
"""A fair card, identified by its cost and fame."""
