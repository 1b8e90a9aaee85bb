"""Lost connections and lost pub/sub messages: a client that reconnects has missed nothing."""

import random
import threading
from contextlib import contextmanager, suppress

import psutil
import pytest
import redis
from channels.db import database_sync_to_async
from django.db import connection
from websockets.exceptions import ConnectionClosed

from serai.eventlog.current_time import now
from serai.live import pubsub
from serai.live.pubsub import Subscriber
from serai.tables.clock.deadlines import calendars_if_away
from serai.tables.clock.due import check_table_clocks
from serai.tables.clock.outages import record_outage
from serai.tables.store import PoolStore
from tests.live.server import Client
from tests.live.table_with_user import fetch_view, table_with_user
from tests.ops.stack import wait_until
from tests.tables.sample_tables import LIVE, play, reloaded, started_table
from tests.tables.shifted_clock import HOUR, MINUTE

pytestmark = pytest.mark.usefixtures("database", "valkey_server")


def test_a_pong_contains_version_and_head(address):
    loaded, token = table_with_user()
    client = Client(address, loaded.head.id, token=token)
    client.receive()
    assert client.request(type="ping") == {"type": "pong", "version": loaded.version, "head": loaded.head.head.hex()}


def test_a_client_that_reconnects_gets_the_missed_events(address):
    loaded, token = table_with_user()
    client = Client(address, loaded.head.id, token=token)
    client.receive()
    client.close()
    later = play(loaded, 3)
    client.reconnect().receive()
    assert sorted(client.events) == list(range(loaded.version + 1, later.version + 1))
    assert [client.events[version] for version in sorted(client.events)] == fetch_view(loaded, 0)[1][loaded.version :]


def test_events_during_a_reconnect_are_sent_once(address, monkeypatch):
    loaded, token = table_with_user()
    client = Client(address, loaded.head.id, token=token)
    client.receive()
    client.close()
    later, read = play(loaded, 1), PoolStore.tail

    async def while_others_play(store, table, after=0):
        if after == loaded.version:
            await database_sync_to_async(play)(later, 1)
        return await read(store, table, after)

    monkeypatch.setattr(PoolStore, "tail", while_others_play)
    client.reconnect().receive()
    client.request(type="ping")
    assert client.version == reloaded(loaded).version > later.version
    assert sorted(client.events) == list(range(loaded.version + 1, client.version + 1))


def test_a_hundred_dropped_connections_lose_and_repeat_nothing(address, django_db_blocker):
    """The connections drop at random moments, while the game continues and other clients come and go."""
    loaded, token = table_with_user("byzanz", 4)
    rng = random.Random(4)
    client = Client(address, loaded.head.id, token=token)
    client.receive()
    since, over = loaded.version, threading.Event()

    def play_on():
        with django_db_blocker.unblock():
            try:
                now = loaded
                while not over.is_set() and now.state.finished is None:
                    now = play(now, 1)
                    over.wait(0.02)
            finally:
                connection.close()

    writer = threading.Thread(target=play_on)
    writer.start()
    for drop_connection in range(100):
        if drop_connection % 7 == 0:
            Client(address, loaded.head.id).close()
        for _ in range(rng.randrange(3)):
            with suppress(TimeoutError):
                client.receive(timeout=rng.random() * 0.02)
        client.drop_connection()
        client.reconnect().receive()
    over.set()
    writer.join()
    client.reach(reloaded(loaded).version)
    expected, events = fetch_view(loaded, 0)
    assert client.position == expected
    assert [client.events[version] for version in sorted(client.events)] == events[since:]


def test_a_ping_notices_lost_pubsub_messages(address, monkeypatch):
    loaded, token = table_with_user()
    client = Client(address, loaded.head.id, token=token)
    client.receive()
    monkeypatch.setattr("serai.live.pubsub._send", send_nothing)
    later = play(loaded, 2)
    assert client.request(type="ping")["version"] == later.version
    assert client.position == fetch_view(loaded, 0)[0]


async def send_nothing(updates):
    """Drops all pub/sub messages."""


def test_dropped_pubsub_messages_lose_no_events(address, monkeypatch):
    """About half of the messages are lost; the next message causes a read of all events that were missed."""

    send, rng = pubsub._send, random.Random(1)

    async def send_half(updates):
        if rng.random() < 0.5:
            await send(updates)

    monkeypatch.setattr(pubsub, "_send", send_half)
    loaded, token = table_with_user("byzanz", 3)
    client = Client(address, loaded.head.id, token=token)
    client.receive()
    later = play(loaded, 40)
    client.request(type="ping")
    assert client.version == later.version
    assert sorted(client.events) == list(range(loaded.version + 1, later.version + 1))


@pytest.fixture
def short_timeouts(monkeypatch):
    """Short timeouts of pub/sub."""
    monkeypatch.setattr(pubsub, "TIMEOUT", 0.3)
    monkeypatch.setattr(Subscriber, "RETRY", 0.1)
    monkeypatch.setattr(Subscriber, "ECHO_INTERVAL", 0.3)


@pytest.mark.usefixtures("short_timeouts")
def test_hubs_poll_the_log_while_pubsub_is_down(address, valkey_server):
    """The client sends no ping, and Valkey does not respond."""
    loaded, token = table_with_user()
    client = Client(address, loaded.head.id, token=token)
    client.receive()
    with suspended(valkey_server):
        client.reach(play(loaded, 2).version)
    assert client.position == fetch_view(loaded, 0)[0]


@pytest.mark.usefixtures("short_timeouts")
def test_a_table_is_shown_though_pubsub_has_never_worked(address, valkey_server):
    loaded, token = table_with_user()
    with suspended(valkey_server):
        client = Client(address, loaded.head.id, token=token)
        client.receive()
        later = play(loaded, 1)
        client.reach(later.version)
        client.close()
        client.reconnect().receive()
        client.reach(play(later, 1).version)
    assert client.position == fetch_view(loaded, 0)[0]


@contextmanager
def suspended(valkey_server):
    """Valkey accepts every connection, and answers none."""
    with redis.Redis.from_url(valkey_server) as valkey:
        server = psutil.Process(valkey.info("server")["process_id"])
    server.suspend()
    try:
        yield
    finally:
        server.resume()


def test_a_ping_applies_a_recorded_outage_to_the_deadline(address):
    """No task has checked the table's clocks before."""
    loaded = started_table("haggle", 2, **LIVE)
    client = Client(address, loaded.head.id)
    client.receive()
    client.request(type="ping")
    before = client.position["clocks"][0]["deadline"]
    record_outage(now() - 60_000_000, now())

    def postponed():
        client.request(type="ping")
        return client.position["clocks"][0]["deadline"] > before

    wait_until(postponed, "the deadline is later")
    assert client.position["clocks"][0]["deadline"] == reloaded(loaded).state.seat_clocks[0].deadline


def test_an_outage_delays_when_an_absent_player_may_be_replaced(address, clock):
    loaded = started_table("haggle", 2, **LIVE)
    clock.forward(21 * MINUTE)
    check_table_clocks(loaded.head.id)
    started = now()
    clock.forward(HOUR)
    record_outage(started, started + HOUR)
    client = Client(address, loaded.head.id)
    client.receive()
    occupant = client.position["occupants"][0]
    assert occupant["substitute_from"] == occupant["away_since"] + MINUTE + HOUR


def test_a_connection_that_the_database_has_ended_loses_no_message(address, database):
    loaded, token = table_with_user()
    client = Client(address, loaded.head.id, token=token)
    client.receive()
    end_all_connections()
    assert client.request(type="ping")["version"] == loaded.version


def test_after_a_lost_database_a_client_can_reconnect(address, database):
    loaded, token = table_with_user()
    client = Client(address, loaded.head.id, token=token)
    client.receive()
    end_all_connections()
    with suppress(ConnectionClosed):
        client.request(type="ping")
    later = play(loaded, 2)
    wait_until(lambda: _reconnects(client, later.version), "the client is at the table again")


def test_a_failed_update_is_retried(address, monkeypatch):
    """The hub tries again without another pub/sub message."""
    failures = iter([ZeroDivisionError, ZeroDivisionError])

    async def fails_twice(*arguments):
        for failure in failures:
            raise failure
        return await calendars_if_away(*arguments)

    loaded, token = table_with_user()
    client = Client(address, loaded.head.id, token=token)
    client.receive()
    monkeypatch.setattr("serai.live.hub.calendars_if_away", fails_twice)
    monkeypatch.setattr("serai.live.hub.RETRY", 0.1)
    later = play(loaded, 1)
    client.reach(later.version)
    assert list(failures) == []


def end_all_connections():
    """Ends all connections but its own, and waits until they have ended."""
    with connection.cursor() as cursor:
        cursor.execute("""SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
            WHERE pid <> pg_backend_pid() AND backend_type = 'client backend' AND datname = current_database()""")


def _reconnects(client, version):
    try:
        client.reconnect().receive()
        return client.version == version
    except ConnectionClosed:
        return False
