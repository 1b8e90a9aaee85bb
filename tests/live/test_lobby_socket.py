"""The lobby's socket sends the open tables whenever they change."""

import json
from uuid import uuid4

import pytest
from websockets.sync.client import connect

from serai.accounts.blocks import block
from serai.tables.listeners import commit_and_notify
from serai.tables.verbs.sit import leave, sit
from tests.live.server import TIMEOUT, player_at, serving, user_with_token
from tests.tables.sample_tables import NONCE, opened_table, player

pytestmark = pytest.mark.usefixtures("database", "valkey_server")


@pytest.fixture
def lobby(database, valkey_server):
    with serving() as address, connect(f"ws://{address}/ws/lobby/", open_timeout=TIMEOUT) as socket:
        yield Lobby(socket)


class Lobby:
    def __init__(self, socket):
        self.socket = socket
        self.tables = {}

    def receive(self):
        message = json.loads(self.socket.recv(TIMEOUT))
        assert message["type"] == "lobby"
        self.tables = {table["id"]: table for table in message["tables"]}
        return self

    def until(self, condition):
        while not condition(self.tables):
            self.receive()


def test_the_first_message_contains_the_open_tables(lobby):
    assert lobby.receive().tables == {}


def test_a_table_appears_changes_and_disappears(lobby):
    lobby.receive()
    user, _ = user_with_token("anna")
    table = uuid4()
    opened_table("byzanz", 3, table=table, host=player_at(table, user), bots={2: "merchant"})
    lobby.until(lambda tables: len(tables.get(str(table), {}).get("occupants", ())) == 2)
    shown = lobby.tables[str(table)]
    assert (shown["game"], shown["seats"]) == ("byzanz", 3)
    assert shown["occupants"] == [
        {"seat": 0, "name": "anna", "bot": None},
        {"seat": 2, "name": None, "bot": "merchant"},
    ]
    anonymous = uuid4()
    commit_and_notify(table, sit(player=anonymous, nonce=NONCE))
    lobby.until(lambda tables: str(table) not in tables)


def test_an_unlisted_table_is_not_shown(lobby):
    lobby.receive()
    opened_table("byzanz", 3, listed=False)
    shown = opened_table("byzanz", 3)
    lobby.until(lambda tables: tables)
    assert list(lobby.tables) == [str(shown.head.id)]


def test_a_cancelled_table_disappears(lobby):
    lobby.receive()
    loaded = opened_table("byzanz", 3)
    lobby.until(lambda tables: tables)
    commit_and_notify(loaded.head.id, leave(player=player(loaded, 0)))
    lobby.until(lambda tables: not tables)


def test_a_table_that_a_user_may_not_join_is_not_shown_to_them(database, valkey_server):
    (anna, token), (ben, _) = user_with_token("anna"), user_with_token("ben")
    block(ben, anna)
    table, other = uuid4(), opened_table("byzanz", 3)
    opened_table("byzanz", 3, table=table, host=player_at(table, ben))
    headers = {"Authorization": f"Bearer {token}"}
    with serving() as address, connect(f"ws://{address}/ws/lobby/", additional_headers=headers) as socket:
        lobby = Lobby(socket)
        assert [*lobby.receive().tables] == [str(other.head.id)]
        newer = opened_table("byzanz", 4)
        lobby.until(lambda tables: str(newer.head.id) in tables)
        assert str(table) not in lobby.tables
    with serving() as address, connect(f"ws://{address}/ws/lobby/") as socket:
        assert str(table) in Lobby(socket).receive().tables, "anonymous clients see all tables"


def test_a_flood_of_requests_is_not_answered_completely(lobby):
    """Changes are sent without a request, and a flood of requests must not read the database each time."""
    lobby.receive()
    for _ in range(100):
        lobby.socket.send("{}")
    opened_table("byzanz", 3)
    answers = 0
    while not lobby.tables:
        lobby.receive()
        answers += 1
    assert answers < 50
