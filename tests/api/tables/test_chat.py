"""The chat at a table: who may write, escaping, repeated messages."""

import pytest

from tests.api.clients import ApiClient, guest_client, running, send_chat

pytestmark = pytest.mark.usefixtures("database")


def test_spectators_can_read_the_chat():
    (anna, bela), table = running()
    assert send_chat(anna, table, "Hello").status == 201
    send_chat(bela, table, "Good luck!")
    messages = ApiClient().get(f"tables/{table}/chat")["messages"]
    assert [(message["name"], message["text"]) for message in messages] == [
        (anna.user.username, "Hello"),
        (bela.user.username, "Good luck!"),
    ]
    assert ApiClient().get(f"tables/{table}/chat?after={messages[0]['id']}")["messages"] == messages[1:]


def test_html_in_messages_is_escaped():
    (anna, _), table = running()
    message = send_chat(anna, table, '<script>alert("x")</script>\u202e').json
    assert message["html"] == "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;"
    assert "<" not in ApiClient().get(f"tables/{table}/chat")["messages"][0]["html"]


def test_only_players_and_the_host_may_write():
    host, anna = guest_client(), guest_client()
    table = host.post("tables", {"game": "byzanz", "seats": 3}).json["id"]
    anna.sits(table)
    assert send_chat(host, table, "Welcome").status == send_chat(anna, table, "Thank you").status == 201
    answer = send_chat(guest_client(), table, "Let me in")
    assert (answer.status, answer.code) == (403, "not-yours")
    assert send_chat(ApiClient(), table, "hello").status == 401


def test_a_player_who_resigned_cannot_write():
    (_, bela), table = running()
    bela.post(f"tables/{table}/resign")
    assert send_chat(bela, table, "but").code == "not-yours"


@pytest.mark.parametrize(
    ("text", "code"), [("", "invalid"), ("x" * 501, "invalid"), ("a\x00", "malformed"), (" \n", "bad-input")]
)
def test_empty_and_too_long_messages_are_refused(text, code):
    (anna, _), table = running()
    assert send_chat(anna, table, text).code == code


def test_a_message_repeated_with_the_same_key_is_sent_once():
    (anna, _), table = running()
    first, again = (send_chat(anna, table, "Hello", key="hello") for _ in range(2))
    assert first.json == again.json
    assert len(anna.get(f"tables/{table}/chat")["messages"]) == 1
    assert send_chat(anna, table, "Something else", key="hello").code == "key-reused"
