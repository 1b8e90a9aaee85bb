"""`/healthz` and `/readyz` report the state of each part."""

import re

import redis
from django.db import connection
from django.test import Client

from serai.ops import heartbeat

READY = {"database": "ok", "migrations": "ok", "valkey": "ok", "bots": "ok", "search": "ok", "housekeeping": "ok"}


def get_readyz():
    response = Client().get("/readyz")
    return response.status_code, response.json()


def beat_all(valkey_server):
    for worker in heartbeat.WORKERS:
        heartbeat.beat(valkey_server, worker)


def test_readyz_reports_ready_only_when_every_part_is_ok(database, valkey_server):
    with redis.Redis.from_url(valkey_server) as valkey:
        valkey.flushall()
    missing = dict.fromkeys(heartbeat.WORKERS, "no heartbeat")
    assert get_readyz() == (503, READY | missing)
    heartbeat.beat(valkey_server, "bots")
    assert get_readyz() == (503, READY | missing | {"bots": "ok"})
    beat_all(valkey_server)
    assert get_readyz() == (200, READY)


def test_an_old_heartbeat_is_reported_with_its_age(database, valkey_server, monkeypatch):
    beat_all(valkey_server)
    monkeypatch.setattr(heartbeat, "MAX_AGE", -1.0)
    status, parts = get_readyz()
    assert status == 503
    assert re.fullmatch(r"no heartbeat for \d+ s", parts["bots"])


def test_an_unreachable_database_is_reported(database, valkey_server):
    beat_all(valkey_server)
    connection.settings_dict["NAME"] = "no_such_database"
    assert get_readyz() == (503, READY | {"database": "not reachable", "migrations": "unknown"})


def test_missing_migrations_are_counted(database, valkey_server):
    beat_all(valkey_server)
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM django_migrations WHERE app = 'tables'")
        missing = f"{cursor.rowcount} to apply"
    assert get_readyz() == (503, READY | {"migrations": missing})


def test_an_unreachable_valkey_is_reported(database, settings):
    settings.REDIS_URL = "unix:///nowhere.sock"
    assert get_readyz() == (503, READY | {"valkey": "not reachable", **dict.fromkeys(heartbeat.WORKERS, "unknown")})


def test_healthz_answers_without_the_other_parts():
    response = Client().get("/healthz")
    assert (response.status_code, response.content) == (200, b"ok\n")
