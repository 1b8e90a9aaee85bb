"""The socket of who looks for a table: how it stands, whenever that changes, and a sign of life."""

import json
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from serai.accounts.models import Token
from serai.live import searches
from serai.matching.forming import drop_who_is_gone, match
from serai.matching.models import Search
from serai.matching.paces import AWAY_AFTER
from tests.live.server import PATIENCE, Client, somebody
from tests.matching.people import looking, now, sits
from tests.ops.stack import wait_until
from tests.tables.moved_clock import SECOND

pytestmark = pytest.mark.usefixtures("database", "valkey_server")


class Seeker:
    def __init__(self, user, socket):
        self.user = user
        self.socket = socket
        self.searches = None

    def hear(self):
        message = json.loads(self.socket.recv(PATIENCE))
        assert message["type"] == "searches"
        self.searches = message["searches"]
        return self

    def until(self, condition):
        while self.searches is None or not condition(self.searches):
            self.hear()
        return self.searches


@pytest.fixture
def seek(address):
    """Opens sockets, and closes them at the end."""
    with ExitStack() as opened:

        def open_one(name):
            user, token = somebody(name)
            headers = {"Authorization": f"Bearer {token}"}
            line = connect(f"ws://{address}/ws/searches/", additional_headers=headers, open_timeout=PATIENCE)
            return Seeker(user, opened.enter_context(line))

        yield open_one


def test_it_tells_how_it_stands_and_where_the_table_is(seek):
    anna, ben = seek("anna"), seek("ben")
    assert anna.hear().searches == []
    looking(user=anna.user)
    anna.until(lambda searches: searches and searches[0]["others"] == 0)
    looking(user=ben.user)
    anna.until(lambda searches: searches[0]["others"] == 1)
    (table,) = match()
    for seeker in (anna, ben):
        assert seeker.until(lambda searches: searches and searches[0]["found"])[0]["found"]["table"] == str(table)


def test_the_table_names_nobody_else_before_its_game_begins(address):
    (anna, token), (ben, _) = somebody("anna"), somebody("ben")
    searches = [looking(user=anna), looking(user=ben)]
    (table,) = match()
    sits(searches[0])
    for client, seen in ((Client(address, table, token=token), ["anna"]), (Client(address, table), [])):
        client.hear()
        assert [name for name in client.frame["names"].values() if name] == seen
        client.close()
    spectator = Client(address, table)
    spectator.hear()
    sits(searches[1])
    spectator.hear_until("moved")
    assert sorted(spectator.frame["names"].values()) == ["anna", "ben"]
    spectator.close()


def test_an_open_socket_that_pings_is_a_sign_of_life(seek, clock):
    anna = seek("anna").hear()
    search = looking(user=anna.user)
    for _ in range(3):
        clock.forward(AWAY_AFTER - SECOND)
        anna.socket.send('{"type": "ping"}')
        anna.hear()
        match()
        assert now(search)


def test_who_is_told_so_much_that_they_never_ask_is_there_all_the_same(seek, clock):
    anna = seek("anna").hear()
    search = looking("byzanz", 3, user=anna.user)
    anna.until(lambda searches: searches)
    for others in (1, 2, 3):
        clock.forward(AWAY_AFTER - SECOND)
        looking("byzanz", 3, 4)
        anna.until(lambda searches, others=others: searches[0]["others"] == others)
    drop_who_is_gone()
    assert now(search)


def test_who_closes_the_page_is_soon_gone(seek, clock):
    anna = seek("anna").hear()
    search = looking(user=anna.user)
    anna.until(lambda searches: searches)
    anna.socket.close()
    wait_until(lambda: now(search).seen < search.seen, "the end is heard")
    clock.forward(20 * SECOND)
    match()
    assert not Search.objects.exists()


def test_who_signs_out_elsewhere_is_let_go_though_the_page_never_asks(seek, monkeypatch):
    monkeypatch.setattr(searches, "ASKED_AGAIN", 0.1)
    anna = seek("anna").hear()
    search = looking(user=anna.user)
    anna.until(lambda searches: searches)
    Token.objects.all().delete()
    with pytest.raises(ConnectionClosed) as closed:
        anna.until(lambda _: False)
    assert closed.value.rcvd.code == 4001
    wait_until(lambda: now(search).seen < search.seen, "they are soon gone")


def test_a_stranger_looks_for_nothing(address):
    with connect(f"ws://{address}/ws/searches/", open_timeout=PATIENCE) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd.code == 4001
