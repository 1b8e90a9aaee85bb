"""A command that is repeated with the same key is carried out once; another command with that key is refused."""

import pytest
from drf_spectacular.generators import EndpointEnumerator

from serai.tables.models import Table
from tests.api.clients import NONCE, finished, guest_client, member_client, running

pytestmark = pytest.mark.usefixtures("database")

SETTINGS = {"game": "byzanz", "seats": 3}


def test_every_post_that_changes_a_table_needs_an_idempotency_key():
    endpoints = EndpointEnumerator(urlconf="serai.site.urls").get_api_endpoints()
    changing = {
        path: callback.cls.operations["POST"]
        for path, _, method, callback in endpoints
        if method == "POST" and path.startswith("/api/v1/tables") and not path.endswith(("/preview", "/invitations"))
    }
    assert len(changing) == 12
    assert {operation.idempotency for operation in changing.values()} == {"required"}
    answer = guest_client().post("tables", SETTINGS, key=False)
    assert (answer.status, answer.code) == (400, "bad-idempotency-key")


def test_a_table_is_opened_once():
    anna, bela = member_client(), guest_client()
    first, again = (anna.post("tables", SETTINGS, key="open") for _ in range(2))
    assert first.status == again.status == 201
    assert first["id"] == again["id"]
    assert bela.post("tables", SETTINGS, key="open")["id"] != first["id"], "keys belong to a user"
    assert Table.objects.count() == 2
    for other in ({"seats": 4}, {"game": "haggle"}, {"listed": False}, {"ranked": True}, {"bots": ["random"]}):
        answer = anna.post("tables", {**SETTINGS, **other}, key="open")
        assert (answer.status, answer.code) == (422, "key-reused")


def test_a_repeated_open_returns_the_table_in_its_current_state():
    anna = guest_client()
    table = anna.post("tables", SETTINGS, key="open")["id"]
    anna.post(f"tables/{table}/start", {"bot": "random"})
    again = anna.post("tables", SETTINGS, key="open")
    assert (again["id"], again["position"]["status"]) == (table, "running")


def twice(player, path, body, others):
    """Sends the same request twice, then each of the others with its key."""
    first, again = (player.post(path, body, key="twice") for _ in range(2))
    assert (first.status, again.status) == (200, 200), again.content
    assert (first["result"], again["result"]) == ("appended", "repeated")
    assert (first["first"], first["last"]) == (again["first"], again["last"])
    assert again["position"]["version"] == first["position"]["version"]
    for path_of_other, other in others:
        answer = player.post(path_of_other, other, key="twice")
        assert (answer.status, answer.code) == (422, "key-reused"), answer.content
    return first


def test_a_person_sits_down_once():
    table = guest_client().opens("byzanz", 4)["id"]
    path = f"tables/{table}"
    others = [(f"{path}/seats", {"nonce": "aa" * 16}), (f"{path}/seats", {"nonce": NONCE, "seat": 3})]
    twice(guest_client(), f"{path}/seats", {"nonce": NONCE}, others)


def test_a_bot_is_added_once():
    anna = guest_client()
    path = f"tables/{anna.opens('byzanz', 4)['id']}"
    others = [
        (f"{path}/bots", {"level": "merchant"}),
        (f"{path}/bots", {"level": "random", "seat": 3}),
        (f"{path}/start", {"bot": "random"}),
    ]
    done = twice(anna, f"{path}/bots", {"level": "random"}, others)
    assert [bool(occupant) for occupant in done["position"]["occupants"]] == [True, True, False, False]
    assert [bool(occupant) for occupant in anna.get(path)["position"]["occupants"]] == [True, True, False, False]


def test_a_game_is_started_once():
    anna = guest_client()
    path = f"tables/{anna.opens('byzanz', 3)['id']}"
    twice(anna, f"{path}/start", {"bot": "random"}, [(f"{path}/start", {"bot": "merchant"})])


def test_actions_are_taken_once_and_others_with_the_same_key_are_refused():
    (anna, bela), table = running()
    position = anna.sees(table)["position"]
    body, other = (
        {"rules": position["rules"], "version": position["version"], "actions": [action]}
        for action in ({"type": "choose", "card": position["view"]["hand"][0]}, {"type": "choose", "card": 1})
    )
    other["actions"] = [{"type": "choose", "card": 7 - position["view"]["hand"][0]}]
    done = twice(anna, f"tables/{table}/actions", body, [(f"tables/{table}/actions", other)])
    bela.acts(table)
    late = anna.post(f"tables/{table}/actions", body, key="twice")
    assert (late["result"], late["last"]) == ("repeated", done["last"]), "even when the table has changed"
    assert anna.post(f"tables/{table}/actions", other, key="twice").code == "key-reused"


def test_a_player_resigns_once():
    (_, bela), table = running()
    twice(bela, f"tables/{table}/resign", None, [])


def test_a_vote_to_end_counts_once():
    (anna, _), table = running()
    path = f"tables/{table}/end-vote"
    twice(anna, path, {"agree": True}, [])
    anna.post(path, {"agree": False})
    assert anna.post(path, {"agree": True}, key="twice")["result"] == "repeated"
    assert not anna.sees(table)["position"]["occupants"][0]["votes_to_end"]


def test_the_key_of_another_operation_is_refused():
    (anna, _), table = running()
    anna.acts(table, key="k")
    anna.post(f"tables/{table}/end-vote", {"agree": True}, key="vote")
    assert anna.post(f"tables/{table}/end-vote", {"agree": False}, key="vote").code == "key-reused"
    for key in ("k", "vote"):
        assert anna.post(f"tables/{table}/resign", key=key).code == "key-reused"
    assert anna.post(f"tables/{table}/end-vote", {"agree": True}, key="k").code == "key-reused"
    assert anna.sees(table)["position"]["seat"] == 0


def test_the_key_of_a_refused_request_may_be_used_again():
    (anna, _), table = running()
    wrong = {"rules": "haggle/2", "actions": [{"type": "choose", "card": 99}]}
    assert anna.post(f"tables/{table}/actions", wrong, key="k").status in (400, 422)
    assert anna.acts(table, key="k")["result"] == "appended"


def test_a_rematch_is_opened_once():
    people, table = running()
    finished(people, table)
    first, again = (people[0].post(f"tables/{table}/rematch", key="again") for _ in range(2))
    assert first.status == again.status == 201
    assert first["id"] == again["id"]
    assert Table.objects.filter(rematch_of=table).count() == 1


def test_leaving_and_removing_a_bot_accept_an_optional_key():
    anna, bela = guest_client(), guest_client()
    table = anna.opens("byzanz", 4, bots=["random"])["id"]
    bela.sits(table)
    for player, path in ((anna, f"tables/{table}/bots/3"), (bela, f"tables/{table}/seats")):
        first, again = (player.delete(path, key="gone") for _ in range(2))
        assert (first["result"], again["result"]) == ("appended", "repeated"), path
