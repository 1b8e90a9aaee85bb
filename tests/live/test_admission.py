"""Who is let in at a socket, as whom, and until when."""

from collections import deque
from uuid import uuid4

import pytest
from django.test import Client as Browser
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from serai.accounts.models import Token
from serai.live import process
from serai.tables.announce import carry_out
from serai.tables.invitation import invitation
from serai.tables.sit import sit
from tests.live.server import Client, sits_at, somebody
from tests.live.tables import fresh, own_table
from tests.ops.stack import wait_until
from tests.tables.people import NONCE, opened, play

pytestmark = pytest.mark.usefixtures("database", "valkey_server")


def test_a_browser_is_known_by_its_session(address):
    user, _ = somebody()
    table = uuid4()
    opened("haggle", 2, table=table, host=sits_at(table, user))
    browser = Browser()
    browser.force_login(user)
    cookie = f"sessionid={browser.cookies['sessionid'].value}"
    client = Client(address, table, headers={"Cookie": cookie, "Origin": f"http://{address}"})
    client.hear()
    assert client.position["seat"] == 0
    stranger = Client(address, table, headers={"Cookie": "sessionid=nonsense"})
    stranger.hear()
    assert stranger.position["seat"] is None


def test_who_sits_down_while_watching_gets_the_view_of_the_seat(address):
    known = opened("byzanz", 3, bots={1: "random"})
    user, token = somebody()
    client = Client(address, known.head.id, token=token)
    client.hear()
    assert client.position["seat"] is None
    known = carry_out(known.head.id, sit(player=sits_at(known.head.id, user), nonce=NONCE)).known
    client.reach(known.version)
    assert client.position == fresh(known, 2)[0]
    assert client.position["seat"] == 2


def test_a_table_that_is_not_there_is_not_found(address):
    assert Client(address, uuid4()).code() == 4004


def test_there_are_no_other_sockets(address):
    with connect(f"ws://{address}/ws/nothing/") as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(60)
    assert closed.value.rcvd.code == 4004


def test_a_token_that_nobody_has_is_refused(address):
    known, _ = own_table()
    assert Client(address, known.head.id, token="serai_nonsense").code() == 4001


@pytest.mark.parametrize("said", ['{"type": "ping"}', "nonsense"])
def test_a_revoked_token_ends_the_socket_of_who_never_stops_talking(address, monkeypatch, said):
    monkeypatch.setattr("serai.live.table.CHECK_EVERY", 0.2)
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    Token.objects.all().delete()

    def talk():
        client.socket.send(said)
        return client.hear_until_answer()

    with pytest.raises(ConnectionClosed) as closed:
        deque(talk() for _ in range(10_000))
    assert closed.value.rcvd.code == 4001


def test_a_table_by_invitation_is_not_found_without_it(address):
    user, token = somebody()
    table = uuid4()
    known = opened("haggle", 2, table=table, host=sits_at(table, user), listed=False)
    assert Client(address, table).code() == 4004
    Client(address, table, token=token).hear()
    Client(address, table, query=f"invitation={invitation(known.head.id)}").hear()


def test_another_site_cannot_connect(address):
    known, _ = own_table()
    for origin in (
        "https://evil.example",
        "http://localhost:1",
        "http://127.0.0.1:1",
        "null",
        f"http://{address}.evil",
    ):
        with pytest.raises(InvalidStatus):
            Client(address, known.head.id, headers={"Origin": origin})
    Client(address, known.head.id, headers={"Origin": f"http://{address}"}).hear()


def test_a_hub_ends_with_its_last_guest_and_not_before(address):
    """Also one that was refused, and one that comes while the last one goes."""
    known, token = own_table()
    hidden = opened("haggle", 2, listed=False)
    for _ in range(20):
        first = Client(address, known.head.id, token=token)
        first.hear()
        second = Client(address, known.head.id)
        first.cut()
        second.hear()
        Client(address, hidden.head.id).code()
        Client(address, uuid4()).code()
        second.close()
    last = Client(address, known.head.id, token=token)
    last.hear()
    later = play(known, 2)
    last.reach(later.version)
    wait_until(lambda: hubs() == {known.head.id}, "the other hubs have ended")
    last.close()
    wait_until(lambda: hubs() == set(), "the last hub has ended")


def hubs():
    return {table for here in process._processes.values() for table in here.hubs}
