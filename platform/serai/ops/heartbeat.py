"""Beat asks, each worker answers, Valkey remembers when: so anybody can tell that work gets done."""

import time

import redis

WORKERS = ("worker", "thinker", "clerk")
"""Who plays quick bots, who plays those that think ahead, and who does what must never wait for either."""
EVERY = 5.0
LATEST = 30.0
TIMEOUT = 3


def beat(redis_url: str, worker: str) -> None:
    """A worker calls this each time the clock asks it to."""
    with client(redis_url) as valkey:
        valkey.set(_key(worker), repr(time.time()), ex=int(LATEST * 2))


def silence(redis_url: str, worker: str) -> float | None:
    """How many seconds ago a worker was heard; None if it wasn't."""
    with client(redis_url) as valkey:
        heard = valkey.get(_key(worker))
    return time.time() - float(heard) if isinstance(heard, bytes) else None


def is_fresh(redis_url: str) -> bool:
    """Whether every worker was heard lately."""
    try:
        heard = [silence(redis_url, worker) for worker in WORKERS]
    except redis.RedisError:
        return False
    return all(seconds is not None and seconds <= LATEST for seconds in heard)


def _key(worker: str) -> str:
    return f"serai:heartbeat:{worker}"


def client(redis_url: str) -> "redis.Redis":
    return redis.Redis.from_url(redis_url, socket_timeout=TIMEOUT, socket_connect_timeout=TIMEOUT)
