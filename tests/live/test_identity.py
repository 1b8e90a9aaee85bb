"""Which clients may open a socket, as which user, and until when."""

from collections import deque
from uuid import uuid4

import pytest
from django.test import Client as Browser
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from serai.accounts.models import Token
from serai.live import runtime
from serai.tables.listeners import commit_and_notify
from serai.tables.verbs.sit import sit
from serai.tables.views.invitation import invitation
from tests.live.server import Client, player_at, user_with_token
from tests.live.table_with_user import fetch_view, table_with_user
from tests.ops.stack import wait_until
from tests.tables.sample_tables import NONCE, opened_table, play

pytestmark = pytest.mark.usefixtures("database", "valkey_server")


def test_a_browser_is_identified_by_its_session(address):
    user, _ = user_with_token()
    table = uuid4()
    opened_table("haggle", 2, table=table, host=player_at(table, user))
    browser = Browser()
    browser.force_login(user)
    cookie = f"sessionid={browser.cookies['sessionid'].value}"
    client = Client(address, table, headers={"Cookie": cookie, "Origin": f"http://{address}"})
    client.receive()
    assert client.position["seat"] == 0
    anonymous = Client(address, table, headers={"Cookie": "sessionid=invalid"})
    anonymous.receive()
    assert anonymous.position["seat"] is None


def test_a_spectator_who_takes_a_seat_gets_the_view_of_the_seat(address):
    loaded = opened_table("byzanz", 3, bots={1: "random"})
    user, token = user_with_token()
    client = Client(address, loaded.head.id, token=token)
    client.receive()
    assert client.position["seat"] is None
    loaded = commit_and_notify(loaded.head.id, sit(player=player_at(loaded.head.id, user), nonce=NONCE)).loaded
    client.reach(loaded.version)
    assert client.position == fetch_view(loaded, 2)[0]
    assert client.position["seat"] == 2


def test_an_unknown_table_is_not_found(address):
    assert Client(address, uuid4()).close_code() == 4004


def test_an_unknown_url_is_not_found(address):
    with connect(f"ws://{address}/ws/nothing/") as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(60)
    assert closed.value.rcvd.code == 4004


def test_an_unknown_token_is_refused(address):
    loaded, _ = table_with_user()
    assert Client(address, loaded.head.id, token="serai_invalid").close_code() == 4001


@pytest.mark.parametrize("message", ['{"type": "ping"}', "invalid"])
def test_a_revoked_token_closes_the_socket_of_a_client_that_keeps_sending(address, monkeypatch, message):
    monkeypatch.setattr("serai.live.table_socket.CHECK_INTERVAL", 0.2)
    loaded, token = table_with_user()
    client = Client(address, loaded.head.id, token=token)
    client.receive()
    Token.objects.all().delete()

    def send():
        client.socket.send(message)
        return client.receive_answer()

    with pytest.raises(ConnectionClosed) as closed:
        deque(send() for _ in range(10_000))
    assert closed.value.rcvd.code == 4001


def test_an_unlisted_table_is_not_found_without_an_invitation(address):
    user, token = user_with_token()
    table = uuid4()
    loaded = opened_table("haggle", 2, table=table, host=player_at(table, user), listed=False)
    assert Client(address, table).close_code() == 4004
    Client(address, table, token=token).receive()
    Client(address, table, query=f"invitation={invitation(loaded.head.id)}").receive()


def test_a_page_of_another_site_cannot_connect(address):
    loaded, _ = table_with_user()
    for origin in (
        "https://evil.example",
        "http://localhost:1",
        "http://127.0.0.1:1",
        "null",
        f"http://{address}.evil",
    ):
        with pytest.raises(InvalidStatus):
            Client(address, loaded.head.id, headers={"Origin": origin})
    Client(address, loaded.head.id, headers={"Origin": f"http://{address}"}).receive()


def test_a_hub_ends_with_its_last_connection_and_not_before(address):
    """This holds also if a connection is refused, or one opens while the last one closes."""
    loaded, token = table_with_user()
    hidden = opened_table("haggle", 2, listed=False)
    for _ in range(20):
        first = Client(address, loaded.head.id, token=token)
        first.receive()
        second = Client(address, loaded.head.id)
        first.drop_connection()
        second.receive()
        Client(address, hidden.head.id).close_code()
        Client(address, uuid4()).close_code()
        second.close()
    last = Client(address, loaded.head.id, token=token)
    last.receive()
    later = play(loaded, 2)
    last.reach(later.version)
    wait_until(lambda: hubs() == {loaded.head.id}, "the other hubs have ended")
    last.close()
    wait_until(lambda: hubs() == set(), "the last hub has ended")


def hubs():
    return {table for one in runtime._runtimes.values() for table in one.hubs}
