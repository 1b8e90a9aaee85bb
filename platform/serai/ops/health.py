"""Checks every part of the stack for `/readyz`. Each part reports `ok` or what is wrong; nothing is cached."""

from collections.abc import Mapping
from typing import Any

import psycopg
import redis
from django.db import connection
from django.db.migrations.loader import MigrationLoader

from serai.ops import heartbeat

OK = "ok"
TIMEOUT = 3


def report(redis_url: str) -> dict[str, str]:
    return {**_database(), **_valkey(redis_url)}


def missing_migrations(parameters: Mapping[str, Any]) -> int:
    """Counts over a new connection: a busy pool doesn't mean a dead database, nor an open connection a living one."""
    options = f"{parameters.get('options', '')} -c statement_timeout={TIMEOUT}s"
    with psycopg.connect(**{**parameters, "connect_timeout": TIMEOUT, "options": options}) as own:
        return len(MigrationLoader(None).graph.nodes.keys() - _applied_migrations(own))


def _applied_migrations(own: psycopg.Connection[Any]) -> set[Any]:
    try:
        return set(own.execute("SELECT app, name FROM django_migrations").fetchall())
    except psycopg.errors.UndefinedTable:
        return set()


def _database() -> dict[str, str]:
    try:
        missing = missing_migrations(connection.get_connection_params())
    except psycopg.Error:
        return {"database": "not reachable", "migrations": "unknown"}
    return {"database": OK, "migrations": f"{missing} to apply" if missing else OK}


def _valkey(redis_url: str) -> dict[str, str]:
    try:
        ages = {worker: heartbeat.age(redis_url, worker) for worker in heartbeat.WORKERS}
    except redis.RedisError:
        return {"valkey": "not reachable", **dict.fromkeys(heartbeat.WORKERS, "unknown")}
    return {"valkey": OK, **{worker: _worker_status(age) for worker, age in ages.items()}}


def _worker_status(age: float | None) -> str:
    if age is None:
        return "no heartbeat"
    return OK if age <= heartbeat.MAX_AGE else f"no heartbeat for {age:.0f} s"
