"""Chairs, bots and the beginning, over the API: who may, and when."""

import pytest

from tests.api.people import NONCE, Person, person, running

pytestmark = pytest.mark.usefixtures("database")


def bots(position):
    return [chair and chair["bot"] for chair in position["chairs"]]


def test_people_sit_down_and_the_last_one_begins_the_game():
    anna, bela = person(), person()
    table = anna.opens()["id"]
    done = bela.sits(table)
    assert done["result"] == "appended"
    assert (done["position"]["seat"], done["position"]["status"]) == (1, "running")
    assert done["position"]["view"]["hand"]
    late = person().post(f"tables/{table}/seats", {"nonce": NONCE})
    assert (late.status, late.code) == (409, "wrong-moment")


def test_a_taken_chair_is_not_given():
    table = person().opens("byzanz", 3)["id"]
    answer = person().post(f"tables/{table}/seats", {"nonce": NONCE, "seat": 0})
    assert (answer.status, answer.code) == (409, "no-free-chair")
    assert person().post(f"tables/{table}/seats", {"nonce": NONCE, "seat": 9}).code == "bad-input"
    assert person().sits(table, seat=2)["position"]["seat"] == 2


def test_who_leaves_frees_the_chair_and_a_spectator_leaves_nothing():
    anna, bela = person(), person()
    table = anna.opens("byzanz", 3)["id"]
    bela.sits(table)
    assert bela.delete(f"tables/{table}/seats")["result"] == "appended"
    assert bela.delete(f"tables/{table}/seats")["result"] == "unchanged"
    assert person().delete(f"tables/{table}/seats")["result"] == "unchanged"
    assert anna.sees(table)["position"]["chairs"][1:] == [None, None]
    (carol, _), running_table = running()
    assert carol.delete(f"tables/{running_table}/seats").code == "wrong-moment"


def test_the_host_seats_and_removes_bots():
    anna = person()
    table = anna.opens("byzanz", 4)["id"]
    assert bots(anna.post(f"tables/{table}/bots", {"level": "merchant", "seat": 2})["position"])[2] == "merchant"
    assert anna.post(f"tables/{table}/bots", {"level": "grandmaster"}).code == "bad-input"
    assert anna.post(f"tables/{table}/bots", {"level": "random", "seat": 2}).code == "no-free-chair"
    assert anna.delete(f"tables/{table}/bots/0").code == "bad-input"
    assert bots(anna.delete(f"tables/{table}/bots/2")["position"]) == [None] * 4


def test_the_host_starts_with_bots_in_the_free_chairs():
    anna = person()
    table = anna.opens("byzanz", 3)["id"]
    done = anna.post(f"tables/{table}/start", {"bot": "random"})
    assert bots(done["position"]) == [None, "random", "random"]
    assert done["position"]["status"] == "running"
    assert anna.post(f"tables/{table}/bots", {"level": "random"}).code == "wrong-moment"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [("POST", "bots", {"level": "random"}), ("DELETE", "bots/3", None), ("POST", "start", {"bot": "random"})],
)
def test_only_the_host_may(method, path, body):
    anna, bela = person(), person()
    table = anna.opens("byzanz", 4, bots=["random"])["id"]
    bela.sits(table)
    for somebody in (bela, person()):
        answer = somebody.ask(method, f"tables/{table}/{path}", body)
        assert (answer.status, answer.code) == (403, "not-yours")
    assert Person().ask(method, f"tables/{table}/{path}", body).status == 401
    assert anna.ask(method, f"tables/{table}/{path}", body).status == 200
