"""A table over its socket: what each audience sees, acting, resuming."""

import random
import threading
from contextlib import suppress
from uuid import uuid4

import pytest
from channels.db import database_sync_to_async
from django.db import connection
from django.test import Client as Browser
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from serai.accounts.models import Token, User
from serai.engine import IllegalAction
from serai.engine.registry import find
from serai.engine.texts import texts
from serai.live import process
from serai.tables.announce import carry_out
from serai.tables.chat import say
from serai.tables.doors import PoolDoor, django_door, run
from serai.tables.invitation import invitation
from serai.tables.known import current
from serai.tables.rows import waiting_for
from serai.tables.seen import position, seen_events
from serai.tables.sit import sit
from tests.live.server import Client, builtins, serving, sits_at, somebody
from tests.ops.stack import wait_until
from tests.tables.people import NONCE, first_legal, look, move, opened, play, player

pytestmark = pytest.mark.usefixtures("database", "valkey_server")


@pytest.fixture
def address(database, valkey_server):
    with serving() as address:
        yield address


def own_table(game="haggle", seats=2, name="anna"):
    """A running game with a user in seat 0; the user's token."""
    user, token = somebody(name)
    table = uuid4()
    known = opened(game, seats, table=table, host=sits_at(table, user))
    for _ in range(seats - 1):
        known = carry_out(table, sit(player=uuid4(), nonce=NONCE)).known
    return known, token


def fresh(known, seat):
    """What somebody who comes now would see."""
    now = run(current(django_door, known.head.id))
    events = seen_events(now, run(django_door.tail(known.head.id)), seat)
    return builtins(position(now, seat)), [builtins(event) for event in events]


def action(known, seat):
    return builtins(first_legal(known, seat))


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


def test_a_pong_tells_the_head(address):
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    assert client.ask(type="ping") == {"type": "pong", "version": known.version, "head": known.head.head.hex()}


def test_who_comes_back_gets_what_was_missed(address):
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    client.close()
    later = play(known, 3)
    client.reconnect().hear()
    assert sorted(client.events) == list(range(known.version + 1, later.version + 1))
    assert [client.events[version] for version in sorted(client.events)] == fresh(known, 0)[1][known.version :]


def test_what_happens_while_somebody_comes_back_comes_once(address, monkeypatch):
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    client.close()
    later, read = play(known, 1), PoolDoor.tail

    async def while_others_play(door, table, after=0):
        if after == known.version:
            await database_sync_to_async(play)(later, 1)
        return await read(door, table, after)

    monkeypatch.setattr(PoolDoor, "tail", while_others_play)
    client.reconnect().hear()
    client.ask(type="ping")
    assert client.version == look(known).version > later.version
    assert sorted(client.events) == list(range(known.version + 1, client.version + 1))


def test_a_hundred_cuts_lose_and_double_nothing(address, django_db_blocker):
    """At random moments, without a word, while the game goes on and others come and go."""
    known, token = own_table("byzanz", 4)
    dice = random.Random(4)
    client = Client(address, known.head.id, token=token)
    client.hear()
    since, over = known.version, threading.Event()

    def play_on():
        with django_db_blocker.unblock():
            try:
                now = known
                while not over.is_set() and now.chronicle.revealed is None:
                    now = play(now, 1)
                    over.wait(0.02)
            finally:
                connection.close()

    writer = threading.Thread(target=play_on)
    writer.start()
    for cut in range(100):
        if cut % 7 == 0:
            Client(address, known.head.id).close()
        for _ in range(dice.randrange(3)):
            with suppress(TimeoutError):
                client.hear(timeout=dice.random() * 0.02)
        client.cut()
        client.reconnect().hear()
    over.set()
    writer.join()
    client.reach(look(known).version)
    shown, events = fresh(known, 0)
    assert client.position == shown
    assert [client.events[version] for version in sorted(client.events)] == events[since:]


def test_a_hub_ends_with_its_last_guest_and_not_before(address):
    """Also one that was refused, and one that comes while the last one goes."""
    known, token = own_table()
    hidden = opened("haggle", 2, listed=False)
    for _ in range(20):
        first = Client(address, known.head.id, token=token)
        first.hear()
        second = Client(address, known.head.id)
        first.cut()
        second.hear()
        Client(address, hidden.head.id).code()
        Client(address, uuid4()).code()
        second.close()
    last = Client(address, known.head.id, token=token)
    last.hear()
    later = play(known, 2)
    last.reach(later.version)
    wait_until(lambda: hubs() == {known.head.id}, "the other hubs have ended")
    last.close()
    wait_until(lambda: hubs() == set(), "the last hub has ended")


def hubs():
    return {table for here in process._processes.values() for table in here.hubs}


def test_a_revoked_token_ends_the_socket(address, monkeypatch):
    monkeypatch.setattr("serai.live.table.CHECK_EVERY", 0)
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    Token.objects.all().delete()
    client.say(type="ping")
    assert client.code() == 4001


def test_there_are_no_other_sockets(address):
    with connect(f"ws://{address}/ws/nothing/") as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(60)
    assert closed.value.rcvd.code == 4004


def test_lost_bells_are_noticed_by_a_ping(address, monkeypatch):
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    monkeypatch.setattr("serai.live.bell._send", _nobody_rings)
    later = play(known, 2)
    assert client.ask(type="ping")["version"] == later.version
    assert client.position == fresh(known, 0)[0]


async def _nobody_rings(group, message):
    """A doorbell that was dropped."""


def test_dropped_bells_lose_nothing(address, monkeypatch):
    """Every other one is lost; the next that comes brings everything."""
    from serai.live import bell

    true, dice = bell._send, random.Random(1)

    async def sometimes(group, message):
        if dice.random() < 0.5:
            await true(group, message)

    monkeypatch.setattr(bell, "_send", sometimes)
    known, token = own_table("byzanz", 3)
    client = Client(address, known.head.id, token=token)
    client.hear()
    later = play(known, 40)
    client.ask(type="ping")
    assert client.version == later.version
    assert sorted(client.events) == list(range(known.version + 1, later.version + 1))


def test_who_sits_down_while_watching_gets_the_view_of_the_seat(address):
    known = opened("byzanz", 3, bots={1: "random"})
    user, token = somebody()
    client = Client(address, known.head.id, token=token)
    client.hear()
    assert client.position["seat"] is None
    known = carry_out(known.head.id, sit(player=sits_at(known.head.id, user), nonce=NONCE)).known
    client.reach(known.version)
    assert client.position == fresh(known, 2)[0]
    assert client.position["seat"] == 2


def test_a_table_that_is_not_there_is_not_found(address):
    assert Client(address, uuid4()).code() == 4004


def test_a_token_that_nobody_has_is_refused(address):
    known, _ = own_table()
    assert Client(address, known.head.id, token="serai_nonsense").code() == 4001


def test_a_table_by_invitation_is_not_found_without_it(address):
    user, token = somebody()
    table = uuid4()
    known = opened("haggle", 2, table=table, host=sits_at(table, user), listed=False)
    assert Client(address, table).code() == 4004
    Client(address, table, token=token).hear()
    Client(address, table, query=f"invitation={invitation(known.head.id)}").hear()


def test_another_site_cannot_connect(address):
    known, _ = own_table()
    for origin in (
        "https://evil.example",
        "http://localhost:1",
        "http://127.0.0.1:1",
        "null",
        f"http://{address}.evil",
    ):
        with pytest.raises(InvalidStatus):
            Client(address, known.head.id, headers={"Origin": origin})
    Client(address, known.head.id, headers={"Origin": f"http://{address}"}).hear()


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


def test_a_browser_is_known_by_its_session(address):
    user, _ = somebody()
    table = uuid4()
    opened("haggle", 2, table=table, host=sits_at(table, user))
    browser = Browser()
    browser.force_login(user)
    cookie = f"sessionid={browser.cookies['sessionid'].value}"
    client = Client(address, table, headers={"Cookie": cookie, "Origin": f"http://{address}"})
    client.hear()
    assert client.position["seat"] == 0
    stranger = Client(address, table, headers={"Cookie": "sessionid=nonsense"})
    stranger.hear()
    assert stranger.position["seat"] is None


def test_a_lost_database_is_told_and_who_comes_back_goes_on(address, database):
    known, token = own_table()
    client = Client(address, known.head.id, token=token)
    client.hear()
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    client.say(type="ping")
    with suppress(ConnectionClosed):
        client.hear_until("pong")
    later = play(known, 2)
    wait_until(lambda: _comes_back(client, later.version), "the client is at the table again")


def _comes_back(client, version):
    try:
        client.reconnect().hear()
        return client.version == version
    except ConnectionClosed:
        return False
