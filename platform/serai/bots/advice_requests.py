"""Requests for advice and the answers to them, in the cache. Each user can have one search running at a time."""

from hashlib import sha256
from typing import Any
from uuid import UUID

from django.core.cache import cache
from msgspec import Struct

from serai.bots.advice import Advice
from serai.bots.time_limit import DECISION_SECONDS
from serai.engine.codec import decode, encode
from serai.eventlog.table_state import TableState
from serai.tables.errors import TableError
from serai.tables.game_of import game_of

ANSWER_TTL = 600
"""Seconds that an answer is cached."""
RETRY_AFTER = 10
"""Seconds after which a request without an answer is sent again."""
USER_TTL = RETRY_AFTER + int(2 * DECISION_SECONDS)
"""Seconds after which a user whose request was lost may make another."""


class AdvicePending(TableError):
    code = "advice-pending"

    def __init__(self) -> None:
        super().__init__("Other advice is still being prepared for you: ask again soon.")


class AdviceRequest(Struct, frozen=True):
    """A decision that a user wants advice for."""

    table: UUID
    version: int
    seat: int
    decision: str
    user: UUID

    @property
    def cache_key(self) -> str:
        return f"advice:{self.table}:{self.seat}:{self.decision}"

    @property
    def user_cache_key(self) -> str:
        return f"advice:user:{self.user}"


def decision_hash(table_state: TableState, seat: int) -> str:
    """Identifies what a seat has to decide: it stays the same during other players' moves if the choices do."""
    game, state = game_of(table_state), table_state.game_state
    key, legal = game.decision_key(state, seat), game.legal(state, seat)
    return sha256(repr(key).encode() + encode(legal)).hexdigest()


def claim(request: AdviceRequest) -> bool:
    """Returns whether to start a search, because there is no recent request for this decision.

    Raises AdvicePending if another search of the user is running.
    """
    is_new = cache.add(request.user_cache_key, request.cache_key, USER_TTL)
    if not is_new and cache.get(request.user_cache_key) not in (None, request.cache_key):
        raise AdvicePending
    is_first = cache.add(f"{request.cache_key}:requested", True, RETRY_AFTER)
    if is_new and not is_first:
        cache.delete(request.user_cache_key)  # the search was started for another user
    return is_first


def save_answer(request: AdviceRequest, advice: Advice) -> None:
    cache.set(request.cache_key, encode(advice), ANSWER_TTL)


def close(request: AdviceRequest) -> None:
    """Lets the user make another request."""
    cache.delete(request.user_cache_key)


def find_answer(request: AdviceRequest) -> dict[str, Any] | None:
    """Returns the answer in its wire format; None if there is none yet."""
    found = cache.get(request.cache_key)
    return decode(found, dict[str, Any]) if found else None
