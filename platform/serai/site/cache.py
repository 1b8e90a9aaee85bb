"""The cache in Valkey. While the server is away every read is a miss and every write is dropped."""

import logging
import time
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, TypeVar

import redis
from django.core.cache.backends.redis import RedisCache, RedisCacheClient

T = TypeVar("T")

UNAVAILABLE = (redis.ConnectionError, redis.TimeoutError)
RETRY_AFTER = 1.0  # seconds without a try after a failure: one sign-in uses the cache a dozen times

logger = logging.getLogger(__name__)


class FaultTolerantClient(RedisCacheClient):
    _retry_at = 0.0
    _is_unavailable = False

    def _call(self, method: Callable[..., T], *arguments: Any, default: T) -> T:
        if time.monotonic() < self._retry_at:
            return default
        try:
            result = method(*arguments)
        except UNAVAILABLE as error:
            if not self._is_unavailable:  # logged once, not for every request
                logger.warning("cache unavailable error=%s detail=%r", type(error).__name__, str(error))
            self._is_unavailable = True
            self._retry_at = time.monotonic() + RETRY_AFTER
            return default
        if self._is_unavailable:
            logger.info("cache available")
        self._is_unavailable = False
        return result

    def add(self, key: Any, value: Any, timeout: Any) -> bool:
        """Returns True without a server: a caller that uses `add` as a lock must not wait for it."""
        return self._call(super().add, key, value, timeout, default=True)

    def get(self, key: Any, default: Any) -> Any:
        return self._call(super().get, key, default, default=default)

    def set(self, key: Any, value: Any, timeout: Any) -> None:
        self._call(super().set, key, value, timeout, default=None)

    def touch(self, key: Any, timeout: Any) -> bool:
        return self._call(super().touch, key, timeout, default=False)

    def delete(self, key: Any) -> bool:
        return self._call(super().delete, key, default=False)

    def get_many(self, keys: Iterable[Any]) -> dict[Any, Any]:
        return self._call(super().get_many, keys, default={})

    def has_key(self, key: Any) -> bool:
        return self._call(super().has_key, key, default=False)

    def incr(self, key: Any, delta: int) -> int:
        value: int | None = self._call(super().incr, key, delta, default=None)
        if value is None:
            raise ValueError(f"Key {key!r} not found.")  # as Django does for a missing key
        return value

    def set_many(self, data: Mapping[Any, Any], timeout: Any) -> None:
        self._call(super().set_many, data, timeout, default=None)

    def delete_many(self, keys: Iterable[Any]) -> None:
        self._call(super().delete_many, keys, default=None)

    def clear(self) -> bool:
        raise RuntimeError("The server stores more than the cache: delete keys by name.")


_clients: dict[tuple[str, ...], FaultTolerantClient] = {}


class FaultTolerantCache(RedisCache):
    _servers: list[str]
    _options: dict[str, Any]

    @cached_property
    def _cache(self) -> FaultTolerantClient:
        """One client for the process: Django creates a cache object per request, and each would connect again."""
        servers = tuple(self._servers)
        return _clients.setdefault(servers, FaultTolerantClient(list(servers), **self._options))
