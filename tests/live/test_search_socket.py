"""The search socket sends a user's searches whenever they change, and shows that the user is still there."""

import json
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from serai.accounts.models import Token
from serai.live import search_socket
from serai.matchmaking.models import Search
from serai.matchmaking.paces import HEARTBEAT_TIMEOUT
from serai.matchmaking.run_matcher import delete_stale_searches, run_matcher
from tests.live.server import TIMEOUT, Client, user_with_token
from tests.matchmaking.searches import current, searching, sits
from tests.ops.stack import wait_until
from tests.tables.shifted_clock import SECOND

pytestmark = pytest.mark.usefixtures("database", "valkey_server")


class Searcher:
    def __init__(self, user, socket):
        self.user = user
        self.socket = socket
        self.searches = None

    def receive(self):
        message = json.loads(self.socket.recv(TIMEOUT))
        assert message["type"] == "searches"
        self.searches = message["searches"]
        return self

    def until(self, condition):
        while self.searches is None or not condition(self.searches):
            self.receive()
        return self.searches


@pytest.fixture
def search_as(address):
    """Opens search sockets of new users, and closes them at the end."""
    with ExitStack() as opened:

        def open_one(name):
            user, token = user_with_token(name)
            headers = {"Authorization": f"Bearer {token}"}
            socket = connect(f"ws://{address}/ws/searches/", additional_headers=headers, open_timeout=TIMEOUT)
            return Searcher(user, opened.enter_context(socket))

        yield open_one


def test_the_socket_sends_the_number_of_other_searches_and_the_found_table(search_as):
    anna, ben = search_as("anna"), search_as("ben")
    assert anna.receive().searches == []
    searching(user=anna.user)
    anna.until(lambda searches: searches and searches[0]["others"] == 0)
    searching(user=ben.user)
    anna.until(lambda searches: searches[0]["others"] == 1)
    (table,) = run_matcher()
    for searcher in (anna, ben):
        assert searcher.until(lambda searches: searches and searches[0]["found"])[0]["found"]["table"] == str(table)


def test_the_table_shows_no_other_names_before_its_game_starts(address):
    (anna, token), (ben, _) = user_with_token("anna"), user_with_token("ben")
    searches = [searching(user=anna), searching(user=ben)]
    (table,) = run_matcher()
    sits(searches[0])
    for client, seen in ((Client(address, table, token=token), ["anna"]), (Client(address, table), [])):
        client.receive()
        assert [name for name in client.frame["names"].values() if name] == seen
        client.close()
    spectator = Client(address, table)
    spectator.receive()
    sits(searches[1])
    spectator.receive_until("update")
    assert sorted(spectator.frame["names"].values()) == ["anna", "ben"]
    spectator.close()


def test_a_socket_that_pings_keeps_the_search_alive(search_as, clock):
    anna = search_as("anna").receive()
    search = searching(user=anna.user)
    for _ in range(3):
        clock.forward(HEARTBEAT_TIMEOUT - SECOND)
        anna.socket.send('{"type": "ping"}')
        anna.receive()
        run_matcher()
        assert current(search)


def test_a_socket_that_only_gets_updates_keeps_the_search_alive(search_as, clock):
    anna = search_as("anna").receive()
    search = searching("byzanz", 3, user=anna.user)
    anna.until(lambda searches: searches)
    for others in (1, 2, 3):
        clock.forward(HEARTBEAT_TIMEOUT - SECOND)
        searching("byzanz", 3, 4)
        anna.until(lambda searches, others=others: searches[0]["others"] == others)
    delete_stale_searches()
    assert current(search)


def test_the_search_ends_soon_after_the_page_is_closed(search_as, clock):
    anna = search_as("anna").receive()
    search = searching(user=anna.user)
    anna.until(lambda searches: searches)
    anna.socket.close()
    wait_until(lambda: current(search).last_seen < search.last_seen, "the server has noticed it")
    clock.forward(20 * SECOND)
    run_matcher()
    assert not Search.objects.exists()


def test_signing_out_elsewhere_closes_the_socket_of_a_silent_page(search_as, monkeypatch):
    monkeypatch.setattr(search_socket, "CHECK_INTERVAL", 0.1)
    anna = search_as("anna").receive()
    search = searching(user=anna.user)
    anna.until(lambda searches: searches)
    Token.objects.all().delete()
    with pytest.raises(ConnectionClosed) as closed:
        anna.until(lambda _: False)
    assert closed.value.rcvd.code == 4001
    wait_until(lambda: current(search).last_seen < search.last_seen, "the search soon ends")


def test_an_anonymous_client_is_refused(address):
    with connect(f"ws://{address}/ws/searches/", open_timeout=TIMEOUT) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(TIMEOUT)
        assert closed.value.rcvd.code == 4001
