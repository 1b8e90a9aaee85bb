"""The lobby's socket: the open tables, whenever they change."""

import json
from uuid import uuid4

import pytest
from websockets.sync.client import connect

from serai.accounts.blocks import block
from serai.tables.announce import carry_out
from serai.tables.sit import leave, sit
from tests.live.server import PATIENCE, serving, sits_at, somebody
from tests.tables.people import NONCE, opened, player

pytestmark = pytest.mark.usefixtures("database", "valkey_server")


@pytest.fixture
def lobby(database, valkey_server):
    with serving() as address, connect(f"ws://{address}/ws/lobby/", open_timeout=PATIENCE) as socket:
        yield Lobby(socket)


class Lobby:
    def __init__(self, socket):
        self.socket = socket
        self.tables = {}

    def hear(self):
        message = json.loads(self.socket.recv(PATIENCE))
        assert message["type"] == "lobby"
        self.tables = {table["id"]: table for table in message["tables"]}
        return self

    def until(self, condition):
        while not condition(self.tables):
            self.hear()


def test_it_begins_with_the_tables_that_are_open(lobby):
    assert lobby.hear().tables == {}


def test_a_table_comes_changes_and_goes(lobby):
    lobby.hear()
    user, _ = somebody("anna")
    table = uuid4()
    opened("byzanz", 3, table=table, host=sits_at(table, user), bots={2: "merchant"})
    lobby.until(lambda tables: len(tables.get(str(table), {}).get("chairs", ())) == 2)
    shown = lobby.tables[str(table)]
    assert (shown["game"], shown["seats"]) == ("byzanz", 3)
    assert shown["chairs"] == [
        {"seat": 0, "name": "anna", "bot": None},
        {"seat": 2, "name": None, "bot": "merchant"},
    ]
    anonymous = uuid4()
    carry_out(table, sit(player=anonymous, nonce=NONCE))
    lobby.until(lambda tables: str(table) not in tables)


def test_a_table_by_invitation_is_not_shown(lobby):
    lobby.hear()
    opened("byzanz", 3, listed=False)
    shown = opened("byzanz", 3)
    lobby.until(lambda tables: tables)
    assert list(lobby.tables) == [str(shown.head.id)]


def test_an_abandoned_table_is_gone(lobby):
    lobby.hear()
    known = opened("byzanz", 3)
    lobby.until(lambda tables: tables)
    carry_out(known.head.id, leave(player=player(known, 0)))
    lobby.until(lambda tables: not tables)


def test_nobody_is_offered_a_table_where_they_would_be_refused(database, valkey_server):
    (anna, token), (ben, _) = somebody("anna"), somebody("ben")
    block(ben, anna)
    table, other = uuid4(), opened("byzanz", 3)
    opened("byzanz", 3, table=table, host=sits_at(table, ben))
    headers = {"Authorization": f"Bearer {token}"}
    with serving() as address, connect(f"ws://{address}/ws/lobby/", additional_headers=headers) as socket:
        lobby = Lobby(socket)
        assert [*lobby.hear().tables] == [str(other.head.id)]
        newer = opened("byzanz", 4)
        lobby.until(lambda tables: str(newer.head.id) in tables)
        assert str(table) not in lobby.tables
    with serving() as address, connect(f"ws://{address}/ws/lobby/") as socket:
        assert str(table) in Lobby(socket).hear().tables, "a spectator is offered all of them"


def test_who_asks_too_often_is_not_answered_each_time(lobby):
    """It comes by itself when it changes: nobody has to ask, and a flood must not read the database each time."""
    lobby.hear()
    for _ in range(100):
        lobby.socket.send("{}")
    opened("byzanz", 3)
    answers = 0
    while not lobby.tables:
        lobby.hear()
        answers += 1
    assert answers < 50
