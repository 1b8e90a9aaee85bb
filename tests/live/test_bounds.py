"""Whatever is said to a socket, and however often: a clear answer, and the table goes on."""

import json
import socket
from contextlib import contextmanager, suppress
from itertools import count
from types import SimpleNamespace

import pytest
from django.test import override_settings
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from serai.accounts.models import Token
from serai.live import table as table_socket
from tests.live.server import PATIENCE, Client, serving, somebody
from tests.live.tables import fresh, own_table
from tests.ops.stack import wait_until
from tests.soak.options import examples
from tests.tables.people import look, opened, play

pytestmark = pytest.mark.usefixtures("database", "valkey_server")

WORDS = st.sampled_from(
    ["act", "preview", "ping", "type", "command", "rules", "haggle/1", "actions", "at", "id", "hidden"]
)
LEAVES = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=20)
    | WORDS
    | st.uuids().map(str)
)
JSON = st.recursive(
    LEAVES,
    lambda some: st.lists(some, max_size=4) | st.dictionaries(WORDS | st.text(max_size=8), some, max_size=5),
    max_leaves=20,
)
ALMOST = st.fixed_dictionaries(
    {"type": st.sampled_from(["act", "preview", "ping"])},
    optional={
        "command": st.uuids().map(str) | JSON,
        "id": st.text(max_size=9) | JSON,
        "rules": st.just("haggle/1") | JSON,
        "actions": st.lists(st.fixed_dictionaries({"type": WORDS | st.just("choose")}, optional={"card": JSON})) | JSON,
        "at": st.integers() | JSON,
        "hidden": st.booleans() | JSON,
    },
)
FRAMES = st.one_of(
    ALMOST.map(json.dumps),
    JSON.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
    ALMOST.map(lambda message: json.dumps(message).encode()),
    st.integers(1000, 30_000).map(lambda depth: '{"type":"act","actions":[' + "[" * depth),
)
SAID = {"refused", "done", "previewed", "pong"}


def at_own_table(address):
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    return known, client


def still_plays(known, client):
    """The game goes on, and the client sees it."""
    later = play(look(known), 1)
    client.reach(later.version)
    assert client.position == fresh(known, 0)[0]


@pytest.fixture
def patient(monkeypatch):
    """Nobody counts how often something is said."""
    monkeypatch.setattr("serai.live.meter.MOST_A_SECOND", 10**9)


def test_whatever_is_said_gets_an_answer_and_changes_nothing_illegal(address, patient):
    known, client = at_own_table(address)

    @settings(max_examples=examples(300))
    @given(FRAMES)
    def fuzz(frame):
        client.socket.send(frame)
        answer = client.hear_until_answer()
        assert answer["type"] in SAID
        if answer["type"] == "refused":
            assert answer["problem"]["status"] < 500
            assert answer["problem"]["detail"]

    fuzz()
    still_plays(known, client)


@pytest.mark.parametrize("message", ['{"type":"act","actions":[' + "[" * 30_000, '{"a":' * 10_000, "[" * 60_000])
def test_what_is_nested_too_deeply_is_refused_and_the_socket_stays(address, message):
    known, client = at_own_table(address)
    client.socket.send(message)
    assert client.hear_until_answer()["problem"]["status"] == 400
    still_plays(known, client)


def test_bytes_are_read_as_text_is(address):
    _, client = at_own_table(address)
    client.socket.send(b'{"type":"ping"}')
    assert client.hear_until_answer()["type"] == "pong"
    client.socket.send(b"\xff\xfe")
    assert client.hear_until_answer()["problem"]["code"] == "invalid"


def test_a_message_of_ten_megabytes_ends_the_socket_and_nothing_else(address):
    known, client = at_own_table(address)
    other = Client(address, known.head.id)
    other.hear()
    with suppress(ConnectionClosed):
        client.socket.send("x" * 10_000_000)
    with pytest.raises(ConnectionClosed):
        client.hear_until_answer()
    later = play(look(known), 1)
    other.reach(later.version)


def test_who_floods_is_told_so_and_the_others_go_on(address):
    known, client = at_own_table(address)
    other = Client(address, known.head.id)
    other.hear()
    for _ in range(500):
        client.say(type="ping")
    codes = [client.hear_until_answer().get("problem", {}).get("code") for _ in range(500)]
    assert "throttled" in codes
    later = play(look(known), 2)
    other.reach(later.version)
    client.reach(later.version)


def test_who_never_reads_is_let_go_and_the_others_go_on(database, valkey_server, monkeypatch):
    monkeypatch.setattr("serai.live.socket.MOST_WAITING", 2)
    monkeypatch.setattr("serai.live.socket.GOOD_BYE", 0.1)
    known, _ = own_table("byzanz", 4)
    with serving(buffer=4096) as address, deaf(address, known.head.id):
        other = Client(address, known.head.id)
        other.sees(spectators=2)
        while other.here != ([], 1):
            known = play(known, 1)
            other.reach(known.version)
            other.ask(type="ping")
        other.close()


@contextmanager
def deaf(address, table):
    """Somebody who asks for the socket of a table and then reads nothing."""
    host, port = address.split(":")
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect((host, int(port)))
        line.sendall(
            f"GET /ws/tables/{table}/ HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: Y2FyYXZhbnNlcmFpISEhIQ==\r\n\r\n".encode()
        )
        yield


def test_more_sockets_give_nobody_more_to_say(address, monkeypatch):
    monkeypatch.setattr("serai.live.meter.MOST_A_SECOND", 2)
    monkeypatch.setattr("serai.live.meter.time", SimpleNamespace(monotonic=lambda: 7.0))
    known, token = own_table()
    tables = [known.head.id, known.head.id, opened().head.id]
    own = [Client(address, table, token=token) for table in tables]
    others = [Client(address, known.head.id, token=somebody("bela")[1]), Client(address, known.head.id)]
    assert [client.ask(type="ping")["type"] for client in own] == ["pong", "pong", "refused"]
    assert [client.ask(type="ping")["type"] for client in others] == ["pong", "pong"]
    monkeypatch.setattr("serai.live.meter.time", SimpleNamespace(monotonic=lambda: 8.0))
    assert own[2].ask(type="ping")["type"] == "pong"


def test_who_only_listens_is_let_go_when_the_token_is_revoked(address, monkeypatch):
    """Without a word: whoever has stolen a token would say none."""
    monkeypatch.setattr(table_socket, "CHECK_EVERY", 0.2)
    _, client = at_own_table(address)
    Token.objects.all().delete()
    assert client.code() == 4001


def test_what_goes_wrong_here_ends_the_socket_with_a_code(address, monkeypatch):
    async def broken(*_):
        raise ZeroDivisionError

    known, client = at_own_table(address)
    monkeypatch.setattr(table_socket.Conversation, "_pong", broken)
    client.say(type="ping")
    assert client.code() == 1011
    monkeypatch.undo()
    still_plays(known, client.reconnect())


@override_settings(SOCKETS_PER_ADDRESS=20)
def test_an_address_opens_so_many_sockets_in_a_second(address, monkeypatch):
    monkeypatch.setattr("serai.live.crowd.time", SimpleNamespace(monotonic=lambda: 7.0))
    assert [code_of(address) for _ in range(4)] == [None, None, 4029, 4029]
    monkeypatch.setattr("serai.live.crowd.time", SimpleNamespace(monotonic=lambda: 8.0))
    assert code_of(address) is None


@override_settings(SOCKETS_PER_ADDRESS=20)
def test_an_address_has_so_many_sockets_open(address, monkeypatch):
    monkeypatch.setattr("serai.live.crowd.time", SimpleNamespace(monotonic=count().__next__))
    sockets = [connect(f"ws://{address}/ws/lobby/", legacy=True, open_timeout=PATIENCE) for _ in range(20)]
    for one in sockets:
        one.recv(PATIENCE)
    assert code_of(address) == 4029
    sockets.pop().close()
    wait_until(lambda: code_of(address) is None, "the next one is let in")
    for one in sockets:
        one.close()


def code_of(address):
    """With which a fresh socket is closed; None: it is let in."""
    with connect(f"ws://{address}/ws/lobby/", open_timeout=PATIENCE) as socket:
        try:
            socket.recv(PATIENCE)
            return None
        except ConnectionClosed as closed:
            return closed.rcvd.code


@pytest.mark.parametrize(
    ("origin", "https", "is_ours"), [("http", False, True), ("http", True, False), ("https", True, True)]
)
def test_behind_https_a_page_without_it_is_not_ours(origin, https, is_ours):
    from serai.live.origin import is_ours as told

    with override_settings(HTTPS=https, ALLOWED_HOSTS=["games.example"], CSRF_TRUSTED_ORIGINS=[]):
        assert told(f"{origin}://games.example", "games.example") == is_ours
