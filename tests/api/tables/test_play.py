"""Playing over the API: previews, actions, resigning, votes, rematches."""

import pytest

from serai.engine.texts import LANGUAGES
from tests.api.clients import ApiClient, finished, guest_client, running

pytestmark = pytest.mark.usefixtures("database")


def actions_body(position, *actions, has_version=True):
    given = list(actions) or position["legal"][:1]
    return {"rules": position["rules"], "actions": given} | ({"version": position["version"]} if has_version else {})


def test_the_response_to_an_action_is_the_table_after_it():
    (anna, _), table = running()
    before = anna.sees(table)["position"]
    done = anna.acts(table, before)
    assert (done["result"], done["first"], done["last"]) == ("appended", before["version"] + 1, before["version"] + 1)
    assert done["position"]["version"] == done["last"]
    assert done["position"] == anna.sees(table)["position"]


def test_a_preview_shows_the_result_and_stores_nothing():
    (anna, _), table = running()
    position = anna.sees(table)["position"]
    preview = anna.post(f"tables/{table}/preview", actions_body(position), key=False)
    assert (preview["played"], preview["reveals"]) == (1, False)
    assert preview["view"]["choice"] == position["legal"][0]["card"]
    assert [event["type"] for event in preview["events"]] == ["chose"]
    assert anna.sees(table)["position"] == position


def test_a_preview_stops_before_an_action_that_reveals_something():
    (anna, bela), table = running()
    anna.acts(table)
    preview = bela.post(f"tables/{table}/preview", actions_body(bela.sees(table)["position"]))
    assert (preview["played"], preview["reveals"], preview["events"]) == (0, True, [])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["actions", "preview"])
def test_an_illegal_action_is_explained_in_the_language_of_the_request(path, language):
    from haggle.plugin import plugin
    from serai.engine import IllegalAction
    from serai.engine.texts import texts

    (anna, _), table = running()
    position = anna.sees(table)["position"]
    missing = next(card for card in range(1, 7) if card not in position["view"]["hand"])
    body = actions_body(position, {"type": "choose", "card": missing})
    answer = anna.post(f"tables/{table}/{path}", body, **{"Accept-Language": language})
    assert (answer.status, answer.code, answer["rule_code"]) == (422, "illegal", "not-in-hand")
    assert answer["detail"] == texts(plugin.texts, language).illegal_sentence(
        IllegalAction("not-in-hand", card=missing)
    )
    assert answer["params"] == {"card": missing}


def test_an_illegal_action_names_the_ruling():
    people, table = running(3, "byzanz")
    position = people[0].sees(table)["position"]
    waiting = people[position["waiting"][0]]
    bid = {"type": "give", "card": 0}
    answer = waiting.post(f"tables/{table}/actions", actions_body(position, bid))
    assert answer.code == "illegal"
    assert "ruling" in answer.json


def test_either_all_of_several_actions_are_taken_or_none():
    (anna, _), table = running()
    position = anna.sees(table)["position"]
    twice = actions_body(position, position["legal"][0], position["legal"][0])
    assert anna.post(f"tables/{table}/actions", twice).code == "illegal"
    assert anna.sees(table)["position"] == position


@pytest.mark.parametrize("path", ["actions", "preview"])
def test_the_problem_table_changed_contains_the_current_position(path):
    (anna, bela), table = running()
    old = anna.sees(table)["position"]
    anna.acts(table)
    bela.acts(table)
    now = anna.sees(table)["position"]
    answer = anna.post(f"tables/{table}/{path}", actions_body(old, now["legal"][0]))
    assert (answer.status, answer.code) == (409, "table-changed")
    assert answer["position"] == now
    assert answer["rules"] == now["rules"]
    assert anna.post(f"tables/{table}/{path}", actions_body(now)).status == 200


def test_an_action_is_taken_while_the_seat_faces_the_same_decision():
    (anna, bela), table = running()
    old = anna.sees(table)["position"]
    bela.acts(table)
    assert anna.post(f"tables/{table}/actions", actions_body(old))["result"] == "appended"


@pytest.mark.parametrize("path", ["actions", "preview"])
def test_only_the_player_in_the_seat_may_act(path):
    (anna, _), table = running()
    position = anna.sees(table)["position"]
    answer = guest_client().post(f"tables/{table}/{path}", actions_body(position))
    assert (answer.status, answer.code) == (403, "not-yours")
    assert ApiClient().post(f"tables/{table}/{path}", actions_body(position)).status == 401


@pytest.mark.parametrize("path", ["actions", "preview"])
@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"rules": "byzanz/1", "actions": [{"type": "pass"}]}, "bad-input"),
        ({"rules": "haggle/1"}, "bad-input"),
        ({"rules": "chess/1"}, "invalid"),
        ({"version": 10_000}, "bad-input"),
        ({"version": -1}, "invalid"),
        ({"actions": []}, "invalid"),
        ({"actions": [{"type": "choose", "card": 1}] * 201}, "invalid"),
        ({"actions": [{"type": "fly"}]}, "invalid"),
        ({"seat": 1}, "invalid"),
    ],
)
def test_impossible_requests_are_refused(path, change, code):
    (anna, _), table = running()
    body = actions_body(anna.sees(table)["position"])
    assert anna.post(f"tables/{table}/{path}", {**body, **change}).code == code


def test_there_are_no_actions_before_and_after_the_game():
    anna = guest_client()
    table = anna.opens()["id"]
    body = {"rules": "haggle/2", "actions": [{"type": "choose", "card": 1}]}
    assert anna.post(f"tables/{table}/actions", body).code == "wrong-moment"
    people, table = running()
    finished(people, table)
    assert people[0].post(f"tables/{table}/actions", body).code == "wrong-moment"
    assert people[0].post(f"tables/{table}/preview", body).code == "wrong-moment"
    assert people[0].post(f"tables/{table}/resign").code == "wrong-moment"
    assert people[0].post(f"tables/{table}/end-vote", {"agree": True}).code == "wrong-moment"


def test_a_bot_takes_over_from_a_player_who_resigns():
    (anna, bela), table = running()
    done = bela.post(f"tables/{table}/resign")
    assert done["position"]["occupants"][1]["departed"] == "resigned"
    assert done["position"]["seat"] is None
    assert bela.post(f"tables/{table}/resign").code == "not-yours"
    assert guest_client().post(f"tables/{table}/resign").code == "not-yours"
    assert anna.sees(table)["names"][done["position"]["occupants"][1]["player"]] == bela.user.username


def test_the_game_ends_when_all_players_have_voted_for_it():
    (anna, bela), table = running()
    assert guest_client().post(f"tables/{table}/end-vote", {"agree": True}).code == "not-yours"
    assert anna.post(f"tables/{table}/end-vote", {"agree": True})["position"]["status"] == "running"
    assert anna.post(f"tables/{table}/end-vote", {"agree": False})["result"] == "appended"
    assert bela.post(f"tables/{table}/end-vote", {"agree": True})["position"]["status"] == "running"
    done = anna.post(f"tables/{table}/end-vote", {"agree": True})
    assert (done["position"]["status"], done["position"]["result"]["places"]) == ("finished", [1, 1])


def test_a_rematch_is_one_table_for_all_players():
    (anna, bela), table = running(listed=False)
    assert anna.post(f"tables/{table}/rematch").code == "wrong-moment"
    finished((anna, bela), table)
    first = anna.post(f"tables/{table}/rematch")
    assert (first.status, first["rematch_of"], first["position"]["seat"]) == (201, table, None)
    anna.sits(first["id"])
    assert bela.sees(table)["rematch"] == first["id"]
    second = bela.post(f"tables/{table}/rematch")
    assert second["id"] == first["id"]
    assert bela.sits(second["id"], invitation=anna.sees(first["id"])["invitation"])["position"]["status"] == "running"
    assert guest_client().post(f"tables/{table}/rematch").code == "unknown-table"


def test_only_players_of_the_table_may_open_a_rematch():
    people, table = running()
    finished(people, table)
    assert guest_client().post(f"tables/{table}/rematch").code == "not-yours"
