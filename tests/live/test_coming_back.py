"""Sockets that are cut, bells that are lost: who comes back has missed nothing."""

import random
import threading
from contextlib import contextmanager, suppress

import psutil
import pytest
import redis
from channels.db import database_sync_to_async
from django.db import connection
from websockets.exceptions import ConnectionClosed

from serai.eventlog.clock import now
from serai.live import bell
from serai.live.bell import Ear
from serai.tables.deadlines import patience
from serai.tables.doors import PoolDoor
from serai.tables.outages import add
from serai.tables.overdue import look_after
from tests.live.server import Client
from tests.live.tables import fresh, own_table
from tests.ops.stack import wait_until
from tests.tables.moved_clock import HOUR, MINUTE
from tests.tables.people import LIVE, begun, look, play

pytestmark = pytest.mark.usefixtures("database", "valkey_server")


def test_a_pong_tells_the_head(address):
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    assert client.ask(type="ping") == {"type": "pong", "version": known.version, "head": known.head.head.hex()}


def test_who_comes_back_gets_what_was_missed(address):
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    client.close()
    later = play(known, 3)
    client.reconnect().hear()
    assert sorted(client.events) == list(range(known.version + 1, later.version + 1))
    assert [client.events[version] for version in sorted(client.events)] == fresh(known, 0)[1][known.version :]


def test_what_happens_while_somebody_comes_back_comes_once(address, monkeypatch):
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    client.close()
    later, read = play(known, 1), PoolDoor.tail

    async def while_others_play(door, table, after=0):
        if after == known.version:
            await database_sync_to_async(play)(later, 1)
        return await read(door, table, after)

    monkeypatch.setattr(PoolDoor, "tail", while_others_play)
    client.reconnect().hear()
    client.ask(type="ping")
    assert client.version == look(known).version > later.version
    assert sorted(client.events) == list(range(known.version + 1, client.version + 1))


def test_a_hundred_cuts_lose_and_double_nothing(address, django_db_blocker):
    """At random moments, without a word, while the game goes on and others come and go."""
    known, token = own_table("byzanz", 4)
    dice = random.Random(4)
    client = Client(address, known.head.id, token=token)
    client.hear()
    since, over = known.version, threading.Event()

    def play_on():
        with django_db_blocker.unblock():
            try:
                now = known
                while not over.is_set() and now.chronicle.revealed is None:
                    now = play(now, 1)
                    over.wait(0.02)
            finally:
                connection.close()

    writer = threading.Thread(target=play_on)
    writer.start()
    for cut in range(100):
        if cut % 7 == 0:
            Client(address, known.head.id).close()
        for _ in range(dice.randrange(3)):
            with suppress(TimeoutError):
                client.hear(timeout=dice.random() * 0.02)
        client.cut()
        client.reconnect().hear()
    over.set()
    writer.join()
    client.reach(look(known).version)
    shown, events = fresh(known, 0)
    assert client.position == shown
    assert [client.events[version] for version in sorted(client.events)] == events[since:]


def test_lost_bells_are_noticed_by_a_ping(address, monkeypatch):
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    monkeypatch.setattr("serai.live.bell._send", _nobody_rings)
    later = play(known, 2)
    assert client.ask(type="ping")["version"] == later.version
    assert client.position == fresh(known, 0)[0]


async def _nobody_rings(bells):
    """A doorbell that was dropped."""


def test_dropped_bells_lose_nothing(address, monkeypatch):
    """Every other one is lost; the next that comes brings everything."""
    from serai.live import bell

    true, dice = bell._send, random.Random(1)

    async def sometimes(bells):
        if dice.random() < 0.5:
            await true(bells)

    monkeypatch.setattr(bell, "_send", sometimes)
    known, token = own_table("byzanz", 3)
    client = Client(address, known.head.id, token=token)
    client.hear()
    later = play(known, 40)
    client.ask(type="ping")
    assert client.version == later.version
    assert sorted(client.events) == list(range(known.version + 1, later.version + 1))


@pytest.fixture
def impatient(monkeypatch):
    """Short timeouts of pub/sub."""
    monkeypatch.setattr(bell, "PATIENCE", 0.3)
    monkeypatch.setattr(Ear, "RETRY", 0.1)
    monkeypatch.setattr(Ear, "ECHO_EVERY", 0.3)


@pytest.mark.usefixtures("impatient")
def test_sockets_look_by_themselves_while_no_bell_is_heard(address, valkey_server):
    """Nobody pings, and Valkey answers nobody."""
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    with held_up(valkey_server):
        client.reach(play(known, 2).version)
    assert client.position == fresh(known, 0)[0]


@pytest.mark.usefixtures("impatient")
def test_a_table_is_shown_though_the_bells_have_never_worked(address, valkey_server):
    known, token = own_table()
    with held_up(valkey_server):
        client = Client(address, known.head.id, token=token)
        client.hear()
        later = play(known, 1)
        client.reach(later.version)
        client.close()
        client.reconnect().hear()
        client.reach(play(later, 1).version)
    assert client.position == fresh(known, 0)[0]


@contextmanager
def held_up(valkey_server):
    """It takes every call, and answers none."""
    with redis.Redis.from_url(valkey_server) as valkey:
        server = psutil.Process(valkey.info("server")["process_id"])
    server.suspend()
    try:
        yield
    finally:
        server.resume()


def test_a_deadline_that_an_outage_has_moved_comes_with_a_ping(address):
    """Nobody else looks at the table."""
    known = begun("haggle", 2, **LIVE)
    client = Client(address, known.head.id)
    client.hear()
    client.ask(type="ping")
    before = client.position["clocks"][0]["deadline"]
    add(now() - 60_000_000, now())

    def postponed():
        client.ask(type="ping")
        return client.position["clocks"][0]["deadline"] > before

    wait_until(postponed, "the deadline is later")
    assert client.position["clocks"][0]["deadline"] == look(known).chronicle.glasses[0].deadline


def test_who_comes_after_an_outage_is_told_from_when_who_is_away_may_be_replaced(address, clock):
    known = begun("haggle", 2, **LIVE)
    clock.forward(21 * MINUTE)
    look_after(known.head.id)
    began = now()
    clock.forward(HOUR)
    add(began, began + HOUR)
    client = Client(address, known.head.id)
    client.hear()
    chair = client.position["chairs"][0]
    assert chair["substitute_from"] == chair["away_since"] + MINUTE + HOUR


def test_a_connection_that_the_database_has_ended_costs_nobody_a_word(address, database):
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    end_all_connections()
    assert client.ask(type="ping")["version"] == known.version


def test_a_lost_database_is_told_and_who_comes_back_goes_on(address, database):
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    end_all_connections()
    with suppress(ConnectionClosed):
        client.ask(type="ping")
    later = play(known, 2)
    wait_until(lambda: _comes_back(client, later.version), "the client is at the table again")


def test_what_could_not_be_told_is_told_as_soon_as_it_can_be(address, monkeypatch):
    """Though no bell rings for it again."""
    failures = iter([ZeroDivisionError, ZeroDivisionError])

    async def fails_twice(*arguments):
        for failure in failures:
            raise failure
        return await patience(*arguments)

    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    monkeypatch.setattr("serai.live.hub.patience", fails_twice)
    monkeypatch.setattr("serai.live.hub.RETRY", 0.1)
    later = play(known, 1)
    client.reach(later.version)
    assert list(failures) == []


def end_all_connections():
    """But one's own; and waits until they have ended."""
    with connection.cursor() as cursor:
        cursor.execute("""SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
            WHERE pid <> pg_backend_pid() AND backend_type = 'client backend' AND datname = current_database()""")


def _comes_back(client, version):
    try:
        client.reconnect().hear()
        return client.version == version
    except ConnectionClosed:
        return False
