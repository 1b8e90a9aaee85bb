"""Caches the action that a search bot has chosen until its pause is over, so that no worker process waits for that.

It is cached until something happens in the game. If the cache loses it, the bot searches again.
"""

from typing import Any

from django.core.cache import cache

from serai.bots.choose import is_search_bot
from serai.engine.codec import decode, encode
from serai.tables.game_of import game_of
from serai.tables.table_cache import LoadedTable

TTL = 60
"""Seconds: far longer than any pause."""


def cache_choice(loaded: LoadedTable, seat: int, action: Any) -> bool:
    """Caches the action. Returns False if the cache is unavailable."""
    cache.set(_key(loaded, seat), encode(action), TTL)
    return cached_choice(loaded, seat) is not None


def cached_choice(loaded: LoadedTable, seat: int) -> Any | None:
    """Returns the cached action; always None for a quick bot."""
    found = cache.get(_key(loaded, seat)) if is_search_bot(loaded, seat) else None
    return decode(found, game_of(loaded.state).types.action) if found else None


def _key(loaded: LoadedTable, seat: int) -> str:
    return f"choice:{loaded.head.id}:{seat}:{loaded.state.played_at}"
