"""Is everything there? Each part answers with `ok` or with what is wrong, asked afresh each time."""

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
    """By a connection of its own: a busy pool is no dead database, and a warm one no living one."""
    hasty = f"{parameters.get('options', '')} -c statement_timeout={TIMEOUT}s"
    with psycopg.connect(**{**parameters, "connect_timeout": TIMEOUT, "options": hasty}) as own:
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
        silences = {worker: heartbeat.silence(redis_url, worker) for worker in heartbeat.WORKERS}
    except redis.RedisError:
        return {"valkey": "not reachable", **dict.fromkeys(heartbeat.WORKERS, "unknown")}
    return {"valkey": OK, **{worker: _heard(silence) for worker, silence in silences.items()}}


def _heard(silence: float | None) -> str:
    if silence is None:
        return "not heard"
    return OK if silence <= heartbeat.LATEST else f"not heard for {silence:.0f} s"
