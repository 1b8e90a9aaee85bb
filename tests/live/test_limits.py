"""Invalid, huge and too many messages get a clear answer, and other clients are not affected."""

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
from serai.live import table_socket
from serai.live.origin import is_same_site
from tests.live.server import TIMEOUT, Client, serving, user_with_token
from tests.live.table_with_user import fetch_view, table_with_user
from tests.ops.stack import wait_until
from tests.soak.options import examples
from tests.tables.sample_tables import opened_table, play, reloaded

pytestmark = pytest.mark.usefixtures("database", "valkey_server")

WORDS = st.sampled_from(
    ["act", "preview", "ping", "type", "command", "rules", "haggle/1", "actions", "version", "id", "hidden"]
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
        "version": st.integers() | JSON,
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
ANSWERS = {"refused", "done", "previewed", "pong"}


def client_at_table(address):
    loaded, token = table_with_user()
    client = Client(address, loaded.head.id, token=token)
    client.receive()
    return loaded, client


def still_plays(loaded, client):
    """The game continues, and the client gets its frames."""
    later = play(reloaded(loaded), 1)
    client.reach(later.version)
    assert client.position == fetch_view(loaded, 0)[0]


@pytest.fixture
def unlimited(monkeypatch):
    """Turns the limit of messages per second off."""
    monkeypatch.setattr("serai.live.message_rate.MAX_PER_SECOND", 10**9)


def test_every_message_gets_an_answer_and_changes_nothing_illegal(address, unlimited):
    loaded, client = client_at_table(address)

    @settings(max_examples=examples(300))
    @given(FRAMES)
    def fuzz(frame):
        client.socket.send(frame)
        answer = client.receive_answer()
        assert answer["type"] in ANSWERS
        if answer["type"] == "refused":
            assert answer["problem"]["status"] < 500
            assert answer["problem"]["detail"]

    fuzz()
    still_plays(loaded, client)


@pytest.mark.parametrize("message", ['{"type":"act","actions":[' + "[" * 30_000, '{"a":' * 10_000, "[" * 60_000])
def test_json_that_is_nested_too_deeply_is_refused_and_the_socket_stays_open(address, message):
    loaded, client = client_at_table(address)
    client.socket.send(message)
    assert client.receive_answer()["problem"]["status"] == 400
    still_plays(loaded, client)


def test_binary_messages_are_read_like_text(address):
    _, client = client_at_table(address)
    client.socket.send(b'{"type":"ping"}')
    assert client.receive_answer()["type"] == "pong"
    client.socket.send(b"\xff\xfe")
    assert client.receive_answer()["problem"]["code"] == "invalid"


def test_a_message_of_ten_megabytes_closes_only_its_socket(address):
    loaded, client = client_at_table(address)
    other = Client(address, loaded.head.id)
    other.receive()
    with suppress(ConnectionClosed):
        client.socket.send("x" * 10_000_000)
    with pytest.raises(ConnectionClosed):
        client.receive_answer()
    later = play(reloaded(loaded), 1)
    other.reach(later.version)


def test_a_client_that_floods_is_throttled_and_others_are_not(address):
    loaded, client = client_at_table(address)
    other = Client(address, loaded.head.id)
    other.receive()
    for _ in range(500):
        client.send(type="ping")
    codes = [client.receive_answer().get("problem", {}).get("code") for _ in range(500)]
    assert "throttled" in codes
    later = play(reloaded(loaded), 2)
    other.reach(later.version)
    client.reach(later.version)


def test_a_client_that_never_reads_is_disconnected_and_others_are_not(database, valkey_server, monkeypatch):
    monkeypatch.setattr("serai.live.socket.MAX_QUEUED", 2)
    monkeypatch.setattr("serai.live.socket.CLOSE_TIMEOUT", 0.1)
    loaded, _ = table_with_user("byzanz", 4)
    with serving(buffer=4096) as address, client_that_never_reads(address, loaded.head.id):
        other = Client(address, loaded.head.id)
        other.wait_for_presence(spectators=2)
        while other.presence != ([], 1):
            loaded = play(loaded, 1)
            other.reach(loaded.version)
            other.request(type="ping")
        other.close()


@contextmanager
def client_that_never_reads(address, table):
    """Opens the socket of a table and then reads nothing."""
    host, port = address.split(":")
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect((host, int(port)))
        raw.sendall(
            f"GET /ws/tables/{table}/ HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: Y2FyYXZhbnNlcmFpISEhIQ==\r\n\r\n".encode()
        )
        yield


def test_the_sockets_of_a_user_share_one_message_rate(address, monkeypatch):
    monkeypatch.setattr("serai.live.message_rate.MAX_PER_SECOND", 2)
    monkeypatch.setattr("serai.live.message_rate.time", SimpleNamespace(monotonic=lambda: 7.0))
    loaded, token = table_with_user()
    tables = [loaded.head.id, loaded.head.id, opened_table().head.id]
    own = [Client(address, table, token=token) for table in tables]
    others = [Client(address, loaded.head.id, token=user_with_token("bela")[1]), Client(address, loaded.head.id)]
    assert [client.request(type="ping")["type"] for client in own] == ["pong", "pong", "refused"]
    assert [client.request(type="ping")["type"] for client in others] == ["pong", "pong"]
    monkeypatch.setattr("serai.live.message_rate.time", SimpleNamespace(monotonic=lambda: 8.0))
    assert own[2].request(type="ping")["type"] == "pong"


def test_a_revoked_token_closes_the_socket_of_a_client_that_sends_nothing(address, monkeypatch):
    """Someone with a stolen token may only listen and send nothing."""
    monkeypatch.setattr(table_socket, "CHECK_INTERVAL", 0.2)
    _, client = client_at_table(address)
    Token.objects.all().delete()
    assert client.close_code() == 4001


def test_an_unexpected_error_closes_the_socket_with_1011(address, monkeypatch):
    async def broken(*_):
        raise ZeroDivisionError

    loaded, client = client_at_table(address)
    monkeypatch.setattr(table_socket.MessageHandler, "_pong", broken)
    client.send(type="ping")
    assert client.close_code() == 1011
    monkeypatch.undo()
    still_plays(loaded, client.reconnect())


@override_settings(SOCKETS_PER_ADDRESS=20)
def test_an_address_may_open_a_limited_number_of_sockets_per_second(address, monkeypatch):
    monkeypatch.setattr("serai.live.connection_limit.time", SimpleNamespace(monotonic=lambda: 7.0))
    assert [code_of(address) for _ in range(4)] == [None, None, 4029, 4029]
    monkeypatch.setattr("serai.live.connection_limit.time", SimpleNamespace(monotonic=lambda: 8.0))
    assert code_of(address) is None


@override_settings(SOCKETS_PER_ADDRESS=20)
def test_an_address_may_have_a_limited_number_of_sockets_open(address, monkeypatch):
    monkeypatch.setattr("serai.live.connection_limit.time", SimpleNamespace(monotonic=count().__next__))
    sockets = [connect(f"ws://{address}/ws/lobby/", legacy=True, open_timeout=TIMEOUT) for _ in range(20)]
    for one in sockets:
        one.recv(TIMEOUT)
    assert code_of(address) == 4029
    sockets.pop().close()
    wait_until(lambda: code_of(address) is None, "the next one is accepted")
    for one in sockets:
        one.close()


def code_of(address):
    """The code with which a new socket is closed; None if it is accepted."""
    with connect(f"ws://{address}/ws/lobby/", open_timeout=TIMEOUT) as socket:
        try:
            socket.recv(TIMEOUT)
            return None
        except ConnectionClosed as closed:
            return closed.rcvd.code


@pytest.mark.parametrize(
    ("scheme", "https", "expected"), [("http", False, True), ("http", True, False), ("https", True, True)]
)
def test_a_site_with_https_accepts_no_http_origin(scheme, https, expected):
    with override_settings(HTTPS=https, ALLOWED_HOSTS=["games.example"], CSRF_TRUSTED_ORIGINS=[]):
        assert is_same_site(f"{scheme}://games.example", "games.example") == expected
