"""The words that actions and events are made of. Never compiled: Structs would lose their tag."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from games.zanzibar.components import STRONGEST, WEAKEST, OrderName
from games.zanzibar.editions import editions
from serai.engine import worded
from serai.engine.options import choice

Space: TypeAlias = Annotated[str, Meta(extra_json_schema=worded("space"))]
"""A village or a sea space by its name, which is the same in every language and unique in its edition."""
Trader: TypeAlias = Annotated[int, Meta(ge=STRONGEST, le=max(WEAKEST.values()))]
"""A trader's number: its reach; the lower, the stronger. With its seat it names one piece."""
Order: TypeAlias = Annotated[OrderName, Meta(extra_json_schema=worded("order"))]
Orders: TypeAlias = tuple[Order, ...]
EditionName: TypeAlias = Annotated[str, choice(editions())]
