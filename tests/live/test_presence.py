"""Who is at a table, in any process."""

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
from serai.live.presence import connected_players
from serai.notices.models import Visit
from serai.tables.listeners import commit_and_notify
from serai.tables.verbs.sit import sit
from tests.live.server import Client, player_at, serving, user_with_token
from tests.live.table_with_user import first_action, table_with_user
from tests.ops.stack import CLEAN, free_port, wait_until
from tests.tables.sample_tables import NONCE, opened_table, player

pytestmark = pytest.mark.usefixtures("database", "valkey_server")


def two_people(seats=2):
    """A running game with two users in its first seats, and their tokens."""
    (anna, anna_token), (bela, bela_token) = user_with_token("anna"), user_with_token("bela")
    table = uuid4()
    opened_table("haggle", seats, table=table, host=player_at(table, anna))
    loaded = commit_and_notify(table, sit(player=player_at(table, bela), nonce=NONCE)).loaded
    return loaded, anna_token, bela_token


def test_everyone_is_told_who_joins_and_leaves(address):
    loaded, anna_token, bela_token = two_people()
    anna = Client(address, loaded.head.id, token=anna_token)
    assert anna.receive()["type"] == "table"
    anna.wait_for_presence(0)
    bela = Client(address, loaded.head.id, token=bela_token)
    bela.wait_for_presence(0, 1)
    anna.wait_for_presence(0, 1)
    spectator = Client(address, loaded.head.id)
    for client in (anna, bela, spectator):
        client.wait_for_presence(0, 1, spectators=1)
    assert connected_players(loaded.head.id) == {player(loaded, 0), player(loaded, 1)}
    bela.drop_connection()
    anna.wait_for_presence(0, spectators=1)
    spectator.close()
    anna.wait_for_presence(0)
    anna.close()
    wait_until(lambda: connected_players(loaded.head.id) == set(), "nobody is there")


def test_a_player_with_two_windows_is_present_until_both_are_closed(address):
    loaded, anna_token, bela_token = two_people()
    windows = [Client(address, loaded.head.id, token=anna_token) for _ in range(2)]
    for window in windows:
        window.wait_for_presence(0)
    bela = Client(address, loaded.head.id, token=bela_token)
    bela.wait_for_presence(0, 1)
    windows[0].close()
    Client(address, loaded.head.id).wait_for_presence(0, 1, spectators=1)
    windows[1].close()
    bela.wait_for_presence(1, spectators=1)


def test_a_player_with_a_hidden_page_is_present_but_not_looking(address):
    loaded, anna_token, bela_token = two_people()
    anna = Client(address, loaded.head.id, token=anna_token)
    bela = Client(address, loaded.head.id, token=bela_token, query="hidden=1")
    for client in (anna, bela):
        client.wait_for_presence(0, 1)
    wait_until(lambda: connected_players(loaded.head.id) == {player(loaded, 0)}, "one looks")
    wait_until(lambda: Visit.objects.count() == 1, "one visit is recorded")
    before = Visit.objects.get().at
    anna.request(type="ping", hidden=True)
    wait_until(lambda: connected_players(loaded.head.id) == set(), "nobody looks")
    wait_until(lambda: Visit.objects.get().at > before, "the visit lasts until now")
    bela.request(type="ping")
    wait_until(lambda: connected_players(loaded.head.id) == {player(loaded, 1)}, "the other looks")
    wait_until(lambda: Visit.objects.count() == 2, "a second visit is recorded")


def test_a_spectator_who_takes_a_seat_is_present_at_the_seat(address):
    loaded = opened_table("byzanz", 3)
    user, token = user_with_token()
    client = Client(address, loaded.head.id, token=token)
    client.wait_for_presence(spectators=1)
    commit_and_notify(loaded.head.id, sit(player=player_at(loaded.head.id, user), nonce=NONCE))
    client.wait_for_presence(1)


def test_players_in_two_processes_see_each_other(address):
    loaded, anna_token, bela_token = two_people()
    with serving() as other_address:
        anna = Client(address, loaded.head.id, token=anna_token)
        bela = Client(other_address, loaded.head.id, token=bela_token)
        for client in (anna, bela):
            client.wait_for_presence(0, 1)
        bela.close()
        anna.wait_for_presence(0)


def test_the_clients_of_a_killed_process_expire(address, database, valkey_server, monkeypatch):
    loaded, anna_token, bela_token = two_people()
    with another_process(database, valkey_server) as (process, other_address):
        anna = Client(address, loaded.head.id, token=anna_token)
        bela = Client(other_address, loaded.head.id, token=bela_token)
        for client in (anna, bela):
            client.wait_for_presence(0, 1)
        process.send_signal(signal.SIGKILL)
        process.wait()
    anna.request(type="ping")
    assert anna.presence == ([0, 1], 0), "the killed process could remove no entry"
    later = time() + presence.LIFETIME
    monkeypatch.setattr("serai.live.presence.time", lambda: later)
    anna.send(type="ping")
    anna.wait_for_presence(0)


@contextmanager
def another_process(database, valkey_server):
    """Another web server on the same database and the same Valkey."""
    port = free_port()
    servers = {"DATABASE_URL": database.url, "REDIS_URL": valkey_server, "SECRET_KEY": settings.SECRET_KEY}
    process = subprocess.Popen(
        [sys.executable, "-m", "uvicorn", "serai.site.asgi:application", "--port", str(port), "--lifespan", "off"],
        env={**CLEAN, **servers, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        start_new_session=True,
    )
    try:
        wait_until(lambda: responds(port), "the other process serves")
        yield process, f"127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait()


def responds(port):
    try:
        Client(f"127.0.0.1:{port}", uuid4()).close()
    except OSError:
        return False
    return True


def test_without_valkey_nobody_is_shown_and_the_game_continues(database, settings, tmp_path):
    settings.REDIS_URL = f"unix://{tmp_path}/missing.sock"
    with serving() as address:
        loaded, token = table_with_user()
        client = Client(address, loaded.head.id, token=token)
        client.wait_for_presence()
        assert client.act(first_action(loaded, 0))["result"] == "appended"
        assert client.request(type="ping")["type"] == "pong"
        assert client.presence == ([], 0)
    assert connected_players(loaded.head.id) == set()
