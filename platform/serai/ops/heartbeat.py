"""Beat asks, a worker answers, Valkey remembers when: so anybody can tell that work gets done."""

import time

import redis

EVERY = 5.0
LATEST = 30.0
TIMEOUT = 3
_KEY = "serai:heartbeat"


def beat(redis_url: str) -> None:
    """A worker calls this each time the clock asks it to."""
    with client(redis_url) as valkey:
        valkey.set(_KEY, repr(time.time()), ex=int(LATEST * 2))


def silence(redis_url: str) -> float | None:
    """How many seconds ago a worker was heard; None if it wasn't."""
    with client(redis_url) as valkey:
        heard = valkey.get(_KEY)
    return time.time() - float(heard) if isinstance(heard, bytes) else None


def is_fresh(redis_url: str) -> bool:
    try:
        seconds = silence(redis_url)
    except redis.RedisError:
        return False
    return seconds is not None and seconds <= LATEST


def client(redis_url: str) -> "redis.Redis":
    return redis.Redis.from_url(redis_url, socket_timeout=TIMEOUT, socket_connect_timeout=TIMEOUT)
