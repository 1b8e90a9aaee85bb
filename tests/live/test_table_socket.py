"""A table over its socket: what each audience sees, acting, and what is refused."""

from uuid import uuid4

import pytest

from serai.accounts.blocks import block
from serai.accounts.models import User
from serai.accounts.mutes import mute
from serai.engine import IllegalAction
from serai.engine.registry import find
from serai.engine.texts import texts
from serai.tables.chat import say
from serai.tables.rows import waiting_for
from serai.tables.seen import position
from tests.live.server import Client, builtins, sits_at, somebody
from tests.live.tables import action, fresh, own_table
from tests.tables.people import first_legal, look, move, play, player

pytestmark = pytest.mark.usefixtures("database", "valkey_server")


def test_the_first_frame_shows_the_table_to_its_seat(address):
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    assert client.hear()["type"] == "table"
    assert client.position == builtins(position(known, 0))
    assert client.position["seat"] == 0
    assert client.position["legal"]
    assert client.position["head"] == known.head.head.hex()
    assert client.frame["names"][str(player(known, 0))] == "anna"


def test_a_spectator_sees_what_a_spectator_may(address):
    known, _ = own_table("byzanz", 3)
    client = Client(address, known.head.id)
    client.hear()
    assert client.position == builtins(position(known, None))
    assert (client.position["seat"], client.position["legal"], client.position["hints"]) == (None, [], None)


def test_an_action_over_the_socket_is_seen_by_everybody(address):
    known, token = own_table()
    anna, spectator = Client(address, known.head.id, token=token), Client(address, known.head.id)
    anna.hear()
    spectator.hear()
    answer = anna.act(action(known, 0))
    assert answer["type"] == "done"
    assert (answer["result"], answer["first"]) == ("appended", known.version + 1)
    assert anna.version == answer["last"], "the frame comes before the answer"
    spectator.reach(answer["last"])
    for client, seat in ((anna, 0), (spectator, None)):
        assert client.position == fresh(known, seat)[0]
    assert spectator.events[answer["first"]]["event"] != anna.events[answer["first"]]["event"], "a choice is secret"


def test_what_is_done_elsewhere_comes_by_the_doorbell(address):
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    later = move(known, 1, first_legal(known, 1)).known
    client.reach(later.version)
    assert client.position == fresh(known, 0)[0]


def test_a_preview_stores_nothing(address):
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    rules = client.frame["rules"]
    answer = client.ask(type="preview", id="p1", rules=rules, actions=[action(known, 0)], at=known.version)
    assert (answer["type"], answer["id"], answer["played"]) == ("previewed", "p1", 1)
    assert look(known).version == known.version


def test_a_command_sent_twice_is_done_once(address):
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    wish = client.wish(action(known, 0))
    first, again = client.ask(**wish), client.ask(**wish)
    assert again == {**first, "result": "repeated"}


def test_what_the_rules_forbid_is_refused_with_the_ruling_in_the_own_language(address):
    known, token = own_table("byzanz", 3)
    while waiting_for(known.chronicle) != [0] or known.chronicle.state.phase != "bidding":
        known = play(known, 1)
    User.objects.update(language="de")
    client = Client(address, known.head.id, token=token)
    client.hear()
    answer = client.act({"type": "done"})
    problem = answer["problem"]
    assert (answer["type"], problem["code"], problem["rule_code"]) == ("refused", "illegal", "not-now")
    illegal = IllegalAction(problem["rule_code"], **problem["params"])
    assert problem["detail"] == texts(find("byzanz").texts, "de").say_illegal(illegal)
    assert look(known).version == known.version


@pytest.mark.parametrize(
    "message",
    [
        "nonsense",
        "{}",
        '{"type": "dance"}',
        '{"type": "act"}',
        '{"type": "act", "command": "x", "actions": []}',
        '{"type": "ping", "more": 1}',
        "[" * 10_000,
    ],
)
def test_nonsense_is_refused_and_the_socket_goes_on(address, message):
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    client.socket.send(message)
    refused = client.hear_until_answer()
    assert refused["problem"]["code"] == "invalid"
    assert client.ask(type="ping")["version"] == known.version


def test_an_action_of_no_known_kind_is_refused(address):
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    answer = client.act({"type": "fly"})
    assert answer["problem"]["code"] == "invalid"
    assert answer["problem"]["at"] == "message.actions"


def test_actions_of_another_game_are_refused(address):
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    answer = client.act(action(known, 0), rules="byzanz/1")
    assert answer["problem"]["code"] == "bad-input"


def test_a_spectator_cannot_act(address):
    known, _ = own_table()
    client = Client(address, known.head.id)
    client.hear()
    assert client.act(action(known, 0))["problem"]["code"] == "not-yours"
    assert look(known).version == known.version


def test_an_old_decision_is_refused_as_moved_on(address):
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    later = play(known, 2)
    client.reach(later.version)
    assert client.act(action(later, 0), at=known.version)["problem"]["code"] == "moved-on"


def test_too_many_messages_are_refused(address, monkeypatch):
    monkeypatch.setattr("serai.live.meter.MOST_A_SECOND", 2)
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    for _ in range(50):
        client.say(type="ping")
    answers = [client.hear_until_answer() for _ in range(50)]
    assert any(answer["type"] == "refused" and answer["problem"]["code"] == "throttled" for answer in answers)


def test_talk_comes_over_the_socket(address):
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    say(table=known.head.id, player=player(known, 0), text="<b>hi</b>", command=uuid4())
    (line,) = client.hear_until("talk")["lines"]
    assert (line["text"], line["html"]) == ("<b>hi</b>", "&lt;b&gt;hi&lt;/b&gt;")


def test_what_a_client_builds_is_what_a_fresh_fetch_gives_after_every_event(address):
    """A whole game, seen from a seat and by a spectator."""
    known, token = own_table("byzanz", 3)
    clients = {0: Client(address, known.head.id, token=token), None: Client(address, known.head.id)}
    since = known.version
    for client in clients.values():
        client.hear()
    while known.chronicle.revealed is None:
        known = play(known, 1)
        for seat, client in clients.items():
            client.reach(known.version)
            assert client.position == builtins(position(known, seat))
    for seat, client in clients.items():
        assert [client.events[version] for version in sorted(client.events)] == fresh(known, seat)[1][since:]


def test_talk_is_not_heard_by_who_is_kept_apart_or_has_muted(address):
    known, token = own_table("byzanz", 3)
    table, anna = known.head.id, User.objects.get(username="anna")
    (bela, belas), (cili, cilis), (_, doras) = somebody("bela"), somebody("cili"), somebody("dora")
    block(anna, bela)
    mute(cili, anna)
    clients = [Client(address, table, token=one) for one in (token, belas, cilis, doras)]
    for client in clients:
        client.hear()
    say(table=table, player=sits_at(table, bela), text="You fool", command=uuid4())
    say(table=table, player=player(known, 0), text="Peace", command=uuid4())
    heard = []
    for client in clients:
        client.ask(type="ping")
        heard.append([line["text"] for line in client.talk])
    assert heard == [["Peace"], ["You fool"], ["You fool"], ["You fool", "Peace"]]
