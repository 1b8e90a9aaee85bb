"""The types of fields of actions and events. Never compiled: Structs would lose their tag."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from games.zanzibar.components import STRONGEST, WEAKEST, OrderName
from games.zanzibar.editions import editions
from serai.engine import rendered_by
from serai.engine.options import choice

Space: TypeAlias = Annotated[str, Meta(extra_json_schema=rendered_by("space"))]
"""The name of a village or a sea space: the same in every language, and unique in its edition."""
Trader: TypeAlias = Annotated[int, Meta(ge=STRONGEST, le=max(WEAKEST.values()))]
"""A trader's number: its reach; the lower, the stronger. A trader is identified by its seat and number."""
Order: TypeAlias = Annotated[OrderName, Meta(extra_json_schema=rendered_by("order"))]
Orders: TypeAlias = tuple[Order, ...]
EditionName: TypeAlias = Annotated[str, choice(editions())]
