"""What goes over the sockets is what the API's document says."""

import json
from uuid import uuid4

import pytest
from jsonschema import Draft202012Validator
from websockets.sync.client import connect

from serai.api.document import document
from serai.tables.announce import carry_out
from serai.tables.sit import sit
from tests.live.server import PATIENCE, Client, sits_at, somebody
from tests.live.tables import action, own_table
from tests.tables.people import NONCE, opened, play

pytestmark = pytest.mark.usefixtures("database", "valkey_server")


def conforms(message, schema):
    told = {"$ref": f"#/components/schemas/{schema}", "components": document()["components"]}
    faults = [f"{fault.json_path}: {fault.message}" for fault in Draft202012Validator(told).iter_errors(message)]
    assert faults == []
    return message


@pytest.mark.parametrize(("game", "seats"), [("haggle", 2), ("byzanz", 3)])
def test_frames_of_a_whole_game(address, game, seats):
    user, token = somebody()
    table = uuid4()
    known = opened(game, seats, table=table, host=sits_at(table, user))
    client = Client(address, table, token=token)
    conforms(client.hear(), "SocketFrame")
    for _ in range(seats - 1):
        known = carry_out(table, sit(player=uuid4(), nonce=NONCE)).known
    known = play(known)
    while client.version < known.version:
        message = client.hear()
        conforms(message, "SocketHere" if message["type"] == "here" else "SocketFrame")
    assert client.position["result"]


def test_wishes_and_answers(address):
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    wish = conforms(client.wish(action(known, 0)), "SocketAct")
    trying = {"type": "preview", "id": "1", **{key: wish[key] for key in ("rules", "actions", "at")}}
    conforms(client.ask(**conforms(trying, "SocketPreview")), "SocketPreviewed")
    conforms(client.ask(**wish), "SocketDone")
    conforms(client.ask(**conforms({"type": "ping"}, "SocketPing")), "SocketPong")
    for wrong in ({"type": "dance"}, client.wish({"type": "choose", "card": 999}), client.wish()):
        conforms(client.ask(**wrong), "SocketRefused")


def test_the_lobby(address):
    opened("byzanz", 3, bots={1: "random"})
    with connect(f"ws://{address}/ws/lobby/", open_timeout=PATIENCE) as socket:
        conforms(json.loads(socket.recv(PATIENCE)), "Lobby")
