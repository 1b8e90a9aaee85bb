"""Celery beat sends each worker a heartbeat task; the worker stores the time in Valkey when it has run it."""

import time

import redis

WORKERS = ("bots", "search", "housekeeping")
"""Each worker is named after its main queue: quick bots, search bots, and tasks that must wait for neither."""
INTERVAL = 5.0
MAX_AGE = 30.0
TIMEOUT = 3


def beat(redis_url: str, worker: str) -> None:
    """Records that the worker is alive."""
    with client(redis_url) as valkey:
        valkey.set(_key(worker), repr(time.time()), ex=int(MAX_AGE * 2))


def age(redis_url: str, worker: str) -> float | None:
    """Seconds since the worker's last heartbeat; None if there is none."""
    with client(redis_url) as valkey:
        recorded = valkey.get(_key(worker))
    return time.time() - float(recorded) if isinstance(recorded, bytes) else None


def is_fresh(redis_url: str) -> bool:
    """Whether every worker has a recent heartbeat."""
    try:
        ages = [age(redis_url, worker) for worker in WORKERS]
    except redis.RedisError:
        return False
    return all(seconds is not None and seconds <= MAX_AGE for seconds in ages)


def _key(worker: str) -> str:
    return f"serai:heartbeat:{worker}"


def client(redis_url: str) -> "redis.Redis":
    return redis.Redis.from_url(redis_url, socket_timeout=TIMEOUT, socket_connect_timeout=TIMEOUT)
