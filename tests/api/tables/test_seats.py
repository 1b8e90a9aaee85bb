"""Seats, bots and starting the game over the API: who may do it, and when."""

import pytest

from tests.api.clients import NONCE, ApiClient, guest_client, running

pytestmark = pytest.mark.usefixtures("database")


def bots(position):
    return [occupant and occupant["bot"] for occupant in position["occupants"]]


def test_the_game_starts_when_the_last_seat_is_taken():
    anna, bela = guest_client(), guest_client()
    table = anna.opens()["id"]
    done = bela.sits(table)
    assert done["result"] == "appended"
    assert (done["position"]["seat"], done["position"]["status"]) == (1, "running")
    assert done["position"]["view"]["hand"]
    late = guest_client().post(f"tables/{table}/seats", {"nonce": NONCE})
    assert (late.status, late.code) == (409, "wrong-moment")


def test_a_taken_seat_is_refused():
    table = guest_client().opens("byzanz", 3)["id"]
    answer = guest_client().post(f"tables/{table}/seats", {"nonce": NONCE, "seat": 0})
    assert (answer.status, answer.code) == (409, "no-free-seat")
    assert guest_client().post(f"tables/{table}/seats", {"nonce": NONCE, "seat": 9}).code == "bad-input"
    assert guest_client().sits(table, seat=2)["position"]["seat"] == 2


def test_leaving_frees_the_seat_and_does_nothing_for_a_spectator():
    anna, bela = guest_client(), guest_client()
    table = anna.opens("byzanz", 3)["id"]
    bela.sits(table)
    assert bela.delete(f"tables/{table}/seats")["result"] == "appended"
    assert bela.delete(f"tables/{table}/seats")["result"] == "unchanged"
    assert guest_client().delete(f"tables/{table}/seats")["result"] == "unchanged"
    assert anna.sees(table)["position"]["occupants"][1:] == [None, None]
    (carol, _), running_table = running()
    assert carol.delete(f"tables/{running_table}/seats").code == "wrong-moment"


def test_the_host_adds_and_removes_bots():
    anna = guest_client()
    table = anna.opens("byzanz", 4)["id"]
    assert bots(anna.post(f"tables/{table}/bots", {"level": "merchant", "seat": 2})["position"])[2] == "merchant"
    assert anna.post(f"tables/{table}/bots", {"level": "grandmaster"}).code == "bad-input"
    assert anna.post(f"tables/{table}/bots", {"level": "random", "seat": 2}).code == "no-free-seat"
    assert anna.delete(f"tables/{table}/bots/0").code == "bad-input"
    assert bots(anna.delete(f"tables/{table}/bots/2")["position"]) == [None] * 4


def test_the_host_starts_the_game_with_bots_in_the_free_seats():
    anna = guest_client()
    table = anna.opens("byzanz", 3)["id"]
    done = anna.post(f"tables/{table}/start", {"bot": "random"})
    assert bots(done["position"]) == [None, "random", "random"]
    assert done["position"]["status"] == "running"
    assert anna.post(f"tables/{table}/bots", {"level": "random"}).code == "wrong-moment"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [("POST", "bots", {"level": "random"}), ("DELETE", "bots/3", None), ("POST", "start", {"bot": "random"})],
)
def test_only_the_host_may_manage_bots_and_start(method, path, body):
    anna, bela = guest_client(), guest_client()
    table = anna.opens("byzanz", 4, bots=["random"])["id"]
    bela.sits(table)
    for player in (bela, guest_client()):
        answer = player.ask(method, f"tables/{table}/{path}", body)
        assert (answer.status, answer.code) == (403, "not-yours")
    assert ApiClient().ask(method, f"tables/{table}/{path}", body).status == 401
    assert anna.ask(method, f"tables/{table}/{path}", body).status == 200
