"""The socket messages conform to the OpenAPI document."""

import json
from uuid import uuid4

import pytest
from jsonschema import Draft202012Validator
from websockets.sync.client import connect

from serai.api.core.document import document
from serai.tables.listeners import commit_and_notify
from serai.tables.verbs.sit import sit
from tests.live.server import TIMEOUT, Client, player_at, user_with_token
from tests.live.table_with_user import first_action, table_with_user
from tests.tables.sample_tables import NONCE, opened_table, play

pytestmark = pytest.mark.usefixtures("database", "valkey_server")


def conforms(message, schema):
    root = {"$ref": f"#/components/schemas/{schema}", "components": document()["components"]}
    errors = [f"{error.json_path}: {error.message}" for error in Draft202012Validator(root).iter_errors(message)]
    assert errors == []
    return message


@pytest.mark.parametrize(("game", "seats"), [("haggle", 2), ("byzanz", 3)])
def test_the_frames_of_a_whole_game_conform_to_the_document(address, game, seats):
    user, token = user_with_token()
    table = uuid4()
    loaded = opened_table(game, seats, table=table, host=player_at(table, user))
    client = Client(address, table, token=token)
    conforms(client.receive(), "SocketFrame")
    for _ in range(seats - 1):
        loaded = commit_and_notify(table, sit(player=uuid4(), nonce=NONCE)).loaded
    loaded = play(loaded)
    while client.version < loaded.version:
        message = client.receive()
        conforms(message, "SocketPresence" if message["type"] == "presence" else "SocketFrame")
    assert client.position["result"]


def test_requests_and_answers_conform_to_the_document(address):
    loaded, token = table_with_user()
    client = Client(address, loaded.head.id, token=token)
    client.receive()
    act = conforms(client.act_message(first_action(loaded, 0)), "SocketAct")
    preview = {"type": "preview", "id": "1", **{key: act[key] for key in ("rules", "actions", "version")}}
    conforms(client.request(**conforms(preview, "SocketPreview")), "SocketPreviewed")
    conforms(client.request(**act), "SocketDone")
    conforms(client.request(**conforms({"type": "ping"}, "SocketPing")), "SocketPong")
    for wrong in ({"type": "dance"}, client.act_message({"type": "choose", "card": 999}), client.act_message()):
        conforms(client.request(**wrong), "SocketRefused")


def test_the_messages_of_the_lobby_conform_to_the_document(address):
    opened_table("byzanz", 3, bots={1: "random"})
    with connect(f"ws://{address}/ws/lobby/", open_timeout=TIMEOUT) as socket:
        conforms(json.loads(socket.recv(TIMEOUT)), "Lobby")
