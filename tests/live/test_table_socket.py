"""A table's socket: what each seat and spectators see, actions, and problems."""

from uuid import uuid4

import pytest

from serai.accounts.blocks import block
from serai.accounts.models import User
from serai.accounts.mutes import mute
from serai.engine import IllegalAction
from serai.engine.registry import find
from serai.engine.texts import texts
from serai.tables.chat import post_message
from serai.tables.read_models.rows import waiting_for
from serai.tables.views.table_view import position
from tests.live.server import Client, as_builtins, player_at, user_with_token
from tests.live.table_with_user import fetch_view, first_action, table_with_user
from tests.tables.sample_tables import first_legal, move, play, player, reloaded

pytestmark = pytest.mark.usefixtures("database", "valkey_server")


def test_the_first_frame_shows_the_table_to_its_seat(address):
    loaded, token = table_with_user()
    client = Client(address, loaded.head.id, token=token)
    assert client.receive()["type"] == "table"
    assert client.position == as_builtins(position(loaded, 0))
    assert client.position["seat"] == 0
    assert client.position["legal"]
    assert client.position["head"] == loaded.head.head.hex()
    assert client.frame["names"][str(player(loaded, 0))] == "anna"


def test_a_spectator_gets_the_spectators_view(address):
    loaded, _ = table_with_user("byzanz", 3)
    client = Client(address, loaded.head.id)
    client.receive()
    assert client.position == as_builtins(position(loaded, None))
    assert (client.position["seat"], client.position["legal"], client.position["hints"]) == (None, [], None)


def test_an_action_over_the_socket_is_sent_to_everyone(address):
    loaded, token = table_with_user()
    anna, spectator = Client(address, loaded.head.id, token=token), Client(address, loaded.head.id)
    anna.receive()
    spectator.receive()
    answer = anna.act(first_action(loaded, 0))
    assert answer["type"] == "done"
    assert (answer["result"], answer["first"]) == ("appended", loaded.version + 1)
    assert anna.version == answer["last"], "the frame comes before the answer"
    spectator.reach(answer["last"])
    for client, seat in ((anna, 0), (spectator, None)):
        assert client.position == fetch_view(loaded, seat)[0]
    assert spectator.events[answer["first"]]["event"] != anna.events[answer["first"]]["event"], "a choice is secret"


def test_a_commit_elsewhere_arrives_by_pubsub(address):
    loaded, token = table_with_user()
    client = Client(address, loaded.head.id, token=token)
    client.receive()
    later = move(loaded, 1, first_legal(loaded, 1)).loaded
    client.reach(later.version)
    assert client.position == fetch_view(loaded, 0)[0]


def test_a_preview_stores_nothing(address):
    loaded, token = table_with_user()
    client = Client(address, loaded.head.id, token=token)
    client.receive()
    rules = client.frame["rules"]
    answer = client.request(
        type="preview", id="p1", rules=rules, actions=[first_action(loaded, 0)], version=loaded.version
    )
    assert (answer["type"], answer["id"], answer["played"]) == ("previewed", "p1", 1)
    assert reloaded(loaded).version == loaded.version


def test_a_command_sent_twice_is_carried_out_once(address):
    loaded, token = table_with_user()
    client = Client(address, loaded.head.id, token=token)
    client.receive()
    message = client.act_message(first_action(loaded, 0))
    first, again = client.request(**message), client.request(**message)
    assert again == {**first, "result": "repeated"}


def test_an_illegal_action_is_refused_with_its_ruling_in_the_users_language(address):
    loaded, token = table_with_user("byzanz", 3)
    while waiting_for(loaded.state) != [0] or loaded.state.game_state.phase != "bidding":
        loaded = play(loaded, 1)
    User.objects.update(language="de")
    client = Client(address, loaded.head.id, token=token)
    client.receive()
    answer = client.act({"type": "done"})
    problem = answer["problem"]
    assert (answer["type"], problem["code"], problem["rule_code"]) == ("refused", "illegal", "not-now")
    illegal = IllegalAction(problem["rule_code"], **problem["params"])
    assert problem["detail"] == texts(find("byzanz").texts, "de").illegal_sentence(illegal)
    assert reloaded(loaded).version == loaded.version


@pytest.mark.parametrize(
    "message",
    [
        "invalid",
        "{}",
        '{"type": "dance"}',
        '{"type": "act"}',
        '{"type": "act", "command": "x", "actions": []}',
        '{"type": "ping", "more": 1}',
        "[" * 10_000,
    ],
)
def test_an_invalid_message_is_refused_and_the_socket_stays_open(address, message):
    loaded, token = table_with_user()
    client = Client(address, loaded.head.id, token=token)
    client.receive()
    client.socket.send(message)
    refused = client.receive_answer()
    assert refused["problem"]["code"] == "invalid"
    assert client.request(type="ping")["version"] == loaded.version


def test_an_unknown_action_is_refused(address):
    loaded, token = table_with_user()
    client = Client(address, loaded.head.id, token=token)
    client.receive()
    answer = client.act({"type": "fly"})
    assert answer["problem"]["code"] == "invalid"
    assert answer["problem"]["location"] == "message.actions"


def test_actions_of_another_game_are_refused(address):
    loaded, token = table_with_user()
    client = Client(address, loaded.head.id, token=token)
    client.receive()
    answer = client.act(first_action(loaded, 0), rules="byzanz/1")
    assert answer["problem"]["code"] == "bad-input"


def test_a_spectator_cannot_act(address):
    loaded, _ = table_with_user()
    client = Client(address, loaded.head.id)
    client.receive()
    assert client.act(first_action(loaded, 0))["problem"]["code"] == "not-yours"
    assert reloaded(loaded).version == loaded.version


def test_an_action_for_an_old_decision_is_refused_with_table_changed(address):
    loaded, token = table_with_user()
    client = Client(address, loaded.head.id, token=token)
    client.receive()
    later = play(loaded, 2)
    client.reach(later.version)
    assert client.act(first_action(later, 0), version=loaded.version)["problem"]["code"] == "table-changed"


def test_too_many_messages_are_refused(address, monkeypatch):
    monkeypatch.setattr("serai.live.message_rate.MAX_PER_SECOND", 2)
    loaded, token = table_with_user()
    client = Client(address, loaded.head.id, token=token)
    client.receive()
    for _ in range(50):
        client.send(type="ping")
    answers = [client.receive_answer() for _ in range(50)]
    assert any(answer["type"] == "refused" and answer["problem"]["code"] == "throttled" for answer in answers)


def test_chat_is_sent_over_the_socket(address):
    loaded, token = table_with_user()
    client = Client(address, loaded.head.id, token=token)
    client.receive()
    post_message(table=loaded.head.id, player=player(loaded, 0), text="<b>hi</b>", command=uuid4())
    (message,) = client.receive_until("chat")["messages"]
    assert (message["text"], message["html"]) == ("<b>hi</b>", "&lt;b&gt;hi&lt;/b&gt;")


def test_after_every_event_a_clients_state_equals_a_fresh_fetch(address):
    """In a whole game, for a seat and for a spectator."""
    loaded, token = table_with_user("byzanz", 3)
    clients = {0: Client(address, loaded.head.id, token=token), None: Client(address, loaded.head.id)}
    since = loaded.version
    for client in clients.values():
        client.receive()
    while loaded.state.finished is None:
        loaded = play(loaded, 1)
        for seat, client in clients.items():
            client.reach(loaded.version)
            assert client.position == as_builtins(position(loaded, seat))
    for seat, client in clients.items():
        assert [client.events[version] for version in sorted(client.events)] == fetch_view(loaded, seat)[1][since:]


def test_chat_is_not_sent_between_blocked_users_or_to_a_user_who_has_muted_the_sender(address):
    loaded, token = table_with_user("byzanz", 3)
    table, anna = loaded.head.id, User.objects.get(username="anna")
    (bela, belas), (cili, cilis), (_, doras) = user_with_token("bela"), user_with_token("cili"), user_with_token("dora")
    block(anna, bela)
    mute(cili, anna)
    clients = [Client(address, table, token=one) for one in (token, belas, cilis, doras)]
    for client in clients:
        client.receive()
    post_message(table=table, player=player_at(table, bela), text="You fool", command=uuid4())
    post_message(table=table, player=player(loaded, 0), text="Peace", command=uuid4())
    received = []
    for client in clients:
        client.request(type="ping")
        received.append([message["text"] for message in client.chat])
    assert received == [["Peace"], ["You fool"], ["You fool"], ["You fool", "Peace"]]
