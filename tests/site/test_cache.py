"""The cache with a server, and without one."""

import logging
import socket
from contextlib import suppress
from types import SimpleNamespace

import pytest
import redis
from django.core.cache.backends.redis import RedisCacheClient
from django.test import override_settings

from serai.accounts.models import User
from serai.site import configuration
from serai.site.cache import RETRY_AFTER, FaultTolerantCache


def cache_at(url):
    entry = configuration.cache(url)
    return FaultTolerantCache(entry["LOCATION"], entry)


def test_the_cache_stores_values(valkey_server):
    cache = cache_at(valkey_server)
    cache.set("answer", {"a": 42})
    assert cache.get("answer") == {"a": 42}
    assert not cache.add("answer", 1)
    cache.set_many({"one": 1, "two": 2})
    assert cache.get_many(["one", "two", "three"]) == {"one": 1, "two": 2}
    assert cache.incr("two") == 3
    assert cache.delete("answer")
    cache.delete_many(["one", "two"])
    assert not cache.has_key("one")


def test_all_objects_of_a_process_share_their_connections(valkey_server):
    assert cache_at(valkey_server)._cache is cache_at(valkey_server)._cache


@pytest.mark.parametrize("url", ["redis://127.0.0.1:1/0", "unix:///nowhere/valkey.sock?db=0"])
def test_every_read_is_a_miss_without_a_server(url):
    cache = cache_at(url)
    cache.set("answer", 42)
    assert cache.get("answer") is None
    assert cache.get("answer", "otherwise") == "otherwise"
    assert cache.add("lock", 1), "a caller must not wait for a lock"
    assert cache.get_many(["answer"]) == {}
    assert not cache.delete("answer")
    assert not cache.touch("answer")
    assert not cache.has_key("answer")
    assert cache.set_many({"answer": 42}) == []
    assert cache.get_or_set("answer", 42) == 42
    cache.delete_many(["answer"])
    with pytest.raises(ValueError, match="not found"):
        cache.incr("answer")


@pytest.fixture
def clock(monkeypatch):
    """The cache's clock, which stands still unless a test moves it."""
    clock = SimpleNamespace(now=1000.0)
    monkeypatch.setattr("serai.site.cache.time", SimpleNamespace(monotonic=lambda: clock.now))
    return clock


def connections_of(server):
    server.setblocking(False)
    with suppress(BlockingIOError):
        while True:
            yield server.accept()[0]


def test_a_server_that_hangs_is_tried_once(clock):
    with socket.create_server(("127.0.0.1", 0)) as hanging:
        cache = cache_at(f"redis://127.0.0.1:{hanging.getsockname()[1]}/0")
        for _ in range(20):
            cache.set("answer", 42)
        assert sum(1 for _ in connections_of(hanging)) == 1


def test_a_server_is_tried_again_after_a_while(valkey_server, clock):
    cache = cache_at(valkey_server)
    cache._cache._retry_at = clock.now + RETRY_AFTER
    cache.set("number", 1)
    assert cache.get("number") is None
    clock.now += RETRY_AFTER
    assert cache.get("number") is None, "the server was not used before"
    cache.set("number", 1)
    assert cache.get("number") == 1


def test_an_outage_and_its_end_are_logged_once_each(valkey_server, clock, monkeypatch, caplog):
    cache = cache_at(valkey_server)

    def get(*_):
        raise redis.ConnectionError("no answer")

    with monkeypatch.context() as without_server, caplog.at_level(logging.INFO, logger="serai.site.cache"):
        without_server.setattr(RedisCacheClient, "get", get)
        for _ in range(3):
            assert cache.get("number") is None
            clock.now += RETRY_AFTER
    with caplog.at_level(logging.INFO, logger="serai.site.cache"):
        cache.set("number", 1)
        assert cache.get("number") == 1
    lines = [(record.levelname, record.getMessage()) for record in caplog.records]
    assert lines == [
        ("WARNING", "cache unavailable error=ConnectionError detail='no answer'"),
        ("INFO", "cache available"),
    ]


def test_clearing_the_whole_server_is_refused(valkey_server):
    with pytest.raises(RuntimeError, match="delete keys by name"):
        cache_at(valkey_server).clear()


@pytest.mark.django_db
def test_signing_in_works_without_a_server(client):
    User.objects.create_user("Zenobia", password="seven-camels-at-dusk")
    away = {"default": configuration.cache("unix:///nowhere/valkey.sock?db=0")}
    with override_settings(CACHES=away):
        response = client.post(
            "/api/v1/auth/app/v1/auth/login",
            {"username": "Zenobia", "password": "seven-camels-at-dusk"},
            content_type="application/json",
        )
    assert response.status_code == 200
