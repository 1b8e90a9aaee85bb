"""The cache in Valkey. The server may go away at any time: then nothing is remembered, and everything goes on."""

import logging
import time
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, TypeVar

import redis
from django.core.cache.backends.redis import RedisCache, RedisCacheClient

T = TypeVar("T")

GONE = (redis.ConnectionError, redis.TimeoutError)
REST = 1.0  # seconds in which a server that failed isn't asked again: one sign-in asks it a dozen times

logger = logging.getLogger(__name__)


class ForgivingClient(RedisCacheClient):
    _resting_until = 0.0

    def _ask(self, question: Callable[..., T], *arguments: Any, otherwise: T) -> T:
        if time.monotonic() < self._resting_until:
            return otherwise
        try:
            return question(*arguments)
        except GONE as error:
            logger.warning("The cache doesn't answer: %s", error)
            self._resting_until = time.monotonic() + REST
            return otherwise

    def add(self, key: Any, value: Any, timeout: Any) -> bool:
        """True without a server: who takes a lock by adding must not wait for it."""
        return self._ask(super().add, key, value, timeout, otherwise=True)

    def get(self, key: Any, default: Any) -> Any:
        return self._ask(super().get, key, default, otherwise=default)

    def set(self, key: Any, value: Any, timeout: Any) -> None:
        self._ask(super().set, key, value, timeout, otherwise=None)

    def touch(self, key: Any, timeout: Any) -> bool:
        return self._ask(super().touch, key, timeout, otherwise=False)

    def delete(self, key: Any) -> bool:
        return self._ask(super().delete, key, otherwise=False)

    def get_many(self, keys: Iterable[Any]) -> dict[Any, Any]:
        return self._ask(super().get_many, keys, otherwise={})

    def has_key(self, key: Any) -> bool:
        return self._ask(super().has_key, key, otherwise=False)

    def incr(self, key: Any, delta: int) -> int:
        value: int | None = self._ask(super().incr, key, delta, otherwise=None)
        if value is None:
            raise ValueError(f"Key {key!r} not found.")  # Django's word for a miss
        return value

    def set_many(self, data: Mapping[Any, Any], timeout: Any) -> None:
        self._ask(super().set_many, data, timeout, otherwise=None)

    def delete_many(self, keys: Iterable[Any]) -> None:
        self._ask(super().delete_many, keys, otherwise=None)

    def clear(self) -> bool:
        raise RuntimeError("The server holds more than the cache: delete keys by name.")


_clients: dict[tuple[str, ...], ForgivingClient] = {}


class ForgivingCache(RedisCache):
    _servers: list[str]
    _options: dict[str, Any]

    @cached_property
    def _cache(self) -> ForgivingClient:
        """One for the process: Django makes a cache object for each request, which would connect each time."""
        servers = tuple(self._servers)
        return _clients.setdefault(servers, ForgivingClient(list(servers), **self._options))
