"""What a thinker has come to, until its pause is over: nobody waits that long in a worker's place.

It lies in the cache until something happens in the game. Where it is forgotten, the bot thinks again.
"""

from typing import Any

from django.core.cache import cache

from serai.bots.choose import thinks
from serai.engine.wire import decode, encode
from serai.tables.game_of import game_of
from serai.tables.known import Known

SECONDS = 60
"""Far longer than any pause."""


def keep(known: Known, seat: int, action: Any) -> bool:
    """False if the cache is away."""
    cache.set(_key(known, seat), encode(action), SECONDS)
    return kept(known, seat) is not None


def kept(known: Known, seat: int) -> Any | None:
    """Of a quick bot nothing ever is."""
    found = cache.get(_key(known, seat)) if thinks(known, seat) else None
    return decode(found, game_of(known.chronicle).types.action) if found else None


def _key(known: Known, seat: int) -> str:
    return f"choice:{known.head.id}:{seat}:{known.chronicle.played_at}"
