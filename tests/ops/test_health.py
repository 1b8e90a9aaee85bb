"""`/healthz` and `/readyz` tell the truth, part by part."""

import re

import redis
from django.db import connection
from django.test import Client

from serai.ops import heartbeat

WELL = {"database": "ok", "migrations": "ok", "valkey": "ok", "worker": "ok", "thinker": "ok", "clerk": "ok"}


def ask():
    answer = Client().get("/readyz")
    return answer.status_code, answer.json()


def all_are_heard(valkey_server):
    for worker in heartbeat.WORKERS:
        heartbeat.beat(valkey_server, worker)


def test_ready_when_every_part_is_well_and_not_before(database, valkey_server):
    with redis.Redis.from_url(valkey_server) as valkey:
        valkey.flushall()
    silent = dict.fromkeys(heartbeat.WORKERS, "not heard")
    assert ask() == (503, WELL | silent)
    heartbeat.beat(valkey_server, "worker")
    assert ask() == (503, WELL | silent | {"worker": "ok"})
    all_are_heard(valkey_server)
    assert ask() == (200, WELL)


def test_a_worker_heard_long_ago_counts_as_silent(database, valkey_server, monkeypatch):
    all_are_heard(valkey_server)
    monkeypatch.setattr(heartbeat, "LATEST", -1.0)
    status, parts = ask()
    assert status == 503
    assert re.fullmatch(r"not heard for \d+ s", parts["worker"])


def test_a_database_that_is_gone_is_named(database, valkey_server):
    all_are_heard(valkey_server)
    connection.settings_dict["NAME"] = "no_such_database"
    assert ask() == (503, WELL | {"database": "not reachable", "migrations": "unknown"})


def test_missing_migrations_are_counted(database, valkey_server):
    all_are_heard(valkey_server)
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM django_migrations WHERE app = 'tables'")
        missing = f"{cursor.rowcount} to apply"
    assert ask() == (503, WELL | {"migrations": missing})


def test_a_valkey_that_is_gone_is_named(database, settings):
    settings.REDIS_URL = "unix:///nowhere.sock"
    assert ask() == (503, WELL | {"valkey": "not reachable", **dict.fromkeys(heartbeat.WORKERS, "unknown")})


def test_alive_needs_nobody_else():
    answer = Client().get("/healthz")
    assert (answer.status_code, answer.content) == (200, b"ok\n")
