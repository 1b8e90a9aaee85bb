"""Who is at a table, whichever process they are connected to."""

import os
import signal
import subprocess
import sys
from contextlib import contextmanager
from time import time
from uuid import uuid4

import pytest
from django.conf import settings

from serai.live import presence
from serai.live.presence import players_at
from serai.nudges.models import Visit
from serai.tables.announce import carry_out
from serai.tables.sit import sit
from tests.live.server import Client, serving, sits_at, somebody
from tests.live.tables import action, own_table
from tests.ops.stack import CLEAN, free_port, wait_until
from tests.tables.people import NONCE, opened, player

pytestmark = pytest.mark.usefixtures("database", "valkey_server")


def two_people(seats=2):
    """A running game with two users in its first seats, and their tokens."""
    (anna, anna_token), (bela, bela_token) = somebody("anna"), somebody("bela")
    table = uuid4()
    opened("haggle", seats, table=table, host=sits_at(table, anna))
    known = carry_out(table, sit(player=sits_at(table, bela), nonce=NONCE)).known
    return known, anna_token, bela_token


def test_who_comes_is_told_who_is_there_and_so_are_the_others(address):
    known, anna_token, bela_token = two_people()
    anna = Client(address, known.head.id, token=anna_token)
    assert anna.hear()["type"] == "table"
    anna.sees(0)
    bela = Client(address, known.head.id, token=bela_token)
    bela.sees(0, 1)
    anna.sees(0, 1)
    stranger = Client(address, known.head.id)
    for client in (anna, bela, stranger):
        client.sees(0, 1, spectators=1)
    assert players_at(known.head.id) == {player(known, 0), player(known, 1)}
    bela.cut()
    anna.sees(0, spectators=1)
    stranger.close()
    anna.sees(0)
    anna.close()
    wait_until(lambda: players_at(known.head.id) == set(), "nobody is there")


def test_who_has_two_windows_open_is_there_until_both_are_closed(address):
    known, anna_token, bela_token = two_people()
    windows = [Client(address, known.head.id, token=anna_token) for _ in range(2)]
    for window in windows:
        window.sees(0)
    bela = Client(address, known.head.id, token=bela_token)
    bela.sees(0, 1)
    windows[0].close()
    Client(address, known.head.id).sees(0, 1, spectators=1)
    windows[1].close()
    bela.sees(1, spectators=1)


def test_who_does_not_see_the_page_is_there_but_not_looking(address):
    known, anna_token, bela_token = two_people()
    anna = Client(address, known.head.id, token=anna_token)
    bela = Client(address, known.head.id, token=bela_token, query="hidden=1")
    for client in (anna, bela):
        client.sees(0, 1)
    wait_until(lambda: players_at(known.head.id) == {player(known, 0)}, "one looks")
    wait_until(lambda: Visit.objects.count() == 1, "one was there")
    before = Visit.objects.get().at
    anna.ask(type="ping", hidden=True)
    wait_until(lambda: players_at(known.head.id) == set(), "nobody looks")
    wait_until(lambda: Visit.objects.get().at > before, "until now one saw it")
    bela.ask(type="ping")
    wait_until(lambda: players_at(known.head.id) == {player(known, 1)}, "the other looks")
    wait_until(lambda: Visit.objects.count() == 2, "and was there")


def test_a_spectator_who_sits_down_is_at_the_seat(address):
    known = opened("byzanz", 3)
    user, token = somebody()
    client = Client(address, known.head.id, token=token)
    client.sees(spectators=1)
    carry_out(known.head.id, sit(player=sits_at(known.head.id, user), nonce=NONCE))
    client.sees(1)


def test_people_of_two_processes_see_each_other(address):
    known, anna_token, bela_token = two_people()
    with serving() as other_address:
        anna = Client(address, known.head.id, token=anna_token)
        bela = Client(other_address, known.head.id, token=bela_token)
        for client in (anna, bela):
            client.sees(0, 1)
        bela.close()
        anna.sees(0)


def test_who_was_with_a_killed_process_is_forgotten(address, database, valkey_server, monkeypatch):
    known, anna_token, bela_token = two_people()
    with another_process(database, valkey_server) as (process, other_address):
        anna = Client(address, known.head.id, token=anna_token)
        bela = Client(other_address, known.head.id, token=bela_token)
        for client in (anna, bela):
            client.sees(0, 1)
        process.send_signal(signal.SIGKILL)
        process.wait()
    anna.ask(type="ping")
    assert anna.here == ([0, 1], 0), "nobody could say good-bye"
    later = time() + presence.LIFE
    monkeypatch.setattr("serai.live.presence.time", lambda: later)
    anna.say(type="ping")
    anna.sees(0)


@contextmanager
def another_process(database, valkey_server):
    """A web server of its own, on the same database and the same Valkey."""
    port = free_port()
    of_this_test = {"DATABASE_URL": database.url, "REDIS_URL": valkey_server, "SECRET_KEY": settings.SECRET_KEY}
    process = subprocess.Popen(
        [sys.executable, "-m", "uvicorn", "serai.site.asgi:application", "--port", str(port), "--lifespan", "off"],
        env={**CLEAN, **of_this_test, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        start_new_session=True,
    )
    try:
        wait_until(lambda: answers(port), "the other process serves")
        yield process, f"127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait()


def answers(port):
    try:
        Client(f"127.0.0.1:{port}", uuid4()).close()
    except OSError:
        return False
    return True


def test_without_valkey_nobody_is_shown_and_everything_goes_on(database, settings, tmp_path):
    settings.REDIS_URL = f"unix://{tmp_path}/nobody.sock"
    with serving() as address:
        known, token = own_table()
        client = Client(address, known.head.id, token=token)
        client.sees()
        assert client.act(action(known, 0))["result"] == "appended"
        assert client.ask(type="ping")["type"] == "pong"
        assert client.here == ([], 0)
    assert players_at(known.head.id) == set()
