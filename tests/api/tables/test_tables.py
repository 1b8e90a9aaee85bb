"""Opening, listing and showing tables."""

import pytest

from tests.api.clients import NONCE, ApiClient, finished, guest_client, running, table_ids

pytestmark = pytest.mark.usefixtures("database")


def test_the_user_who_opens_a_table_is_its_host():
    anna = guest_client()
    table = anna.opens("byzanz", 3)
    assert table["position"]["host"] == table["player"]
    assert table["position"]["seat"] == 0
    assert table["position"]["status"] == "open"
    assert table["position"]["view"] is None
    assert (table["rules"], table["game"], table["seats"]) == ("byzanz/1", "byzanz", 3)


def test_a_host_need_not_sit_down():
    anna = guest_client()
    table = anna.post("tables", {"game": "byzanz", "seats": 3, "bots": ["random"]}).json
    assert table["position"]["seat"] is None
    assert [occupant and occupant["bot"] for occupant in table["position"]["occupants"]] == [None, None, "random"]
    assert table["names"] == {table["player"]: anna.user.username}


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"seats": 7}, 400, "invalid"),
        ({"game": "chess"}, 400, "invalid"),
        ({"bots": ["grandmaster"]}, 400, "invalid"),
        ({"options": {"cheat": True}}, 400, "invalid"),
        ({"bots": ["random"] * 4}, 422, "bad-input"),
    ],
)
def test_invalid_settings_are_refused(change, status, code):
    answer = guest_client().post("tables", {"game": "byzanz", "seats": 3, **change})
    assert (answer.status, answer.code) == (status, code)


def test_anonymous_clients_cannot_open_tables():
    assert ApiClient().post("tables", {"game": "byzanz", "seats": 3}).status == 401


def test_anyone_may_watch_a_listed_table():
    (anna, _), table = running()
    watched = ApiClient().sees(table)
    assert watched["player"] is None
    assert watched["position"]["seat"] is None
    assert watched["position"]["legal"] == []
    assert watched["position"]["view"]["hand"] == []
    assert anna.sees(table)["position"]["view"]["hand"] != []


def test_the_list_contains_listed_tables_and_the_users_own():
    anna, bela = guest_client(), guest_client()
    listed, hidden = anna.opens("byzanz", 3)["id"], anna.opens("byzanz", 3, listed=False)["id"]
    assert table_ids(ApiClient().get("tables")) == [listed]
    assert table_ids(bela.get("tables")) == [listed]
    assert table_ids(anna.get("tables")) == [hidden, listed]
    assert table_ids(bela.get("tables?mine=true")) == []
    assert table_ids(ApiClient().get("tables?mine=true")) == []


def test_the_list_is_filtered_by_game_and_status():
    anna = guest_client()
    byzanz, haggle = anna.opens("byzanz", 3)["id"], anna.opens("haggle", 2)["id"]
    people, playing = running()
    _, over = running()
    finished(_, over)
    assert table_ids(anna.get("tables?game=byzanz")) == [byzanz]
    assert table_ids(anna.get("tables?status=open")) == [haggle, byzanz]
    assert table_ids(anna.get("tables?status=running")) == [playing]
    assert table_ids(anna.get("tables?status=finished&game=haggle")) == [over]
    assert table_ids(anna.get("tables?game=chess")) == []
    assert anna.get("tables?status=eaten").code == "invalid"
    (row,) = anna.get("tables?status=finished")["tables"]
    assert sorted(occupant["place"] for occupant in row["occupants"])[0] == 1
    assert {occupant["name"] for occupant in row["occupants"]} == {one.user.username for one in _}
    assert people


def test_the_list_of_running_games_contains_listed_tables_and_the_users_own():
    _, playing = running()
    (anna, _), hidden = running(listed=False)
    assert table_ids(ApiClient().get("tables?status=running")) == [playing]
    assert table_ids(guest_client().get("tables?status=running")) == [playing]
    assert table_ids(anna.get("tables?status=running")) == [hidden, playing], "and one's own"


def test_pages_stay_consistent_while_others_open_tables():
    anna = guest_client()
    opened = [anna.opens("byzanz", 3)["id"] for _ in range(5)][::-1]
    seen, path = [], "tables?limit=2"
    while path:
        page = ApiClient().get(path)
        seen += table_ids(page)
        anna.opens("byzanz", 3)
        path = page["next"] and f"tables?limit=2&cursor={page['next']}"
    assert seen == opened


@pytest.mark.parametrize("query", ["limit=0", "limit=101", "cursor=x", "cursor=", "mine=perhaps", "colour=red"])
def test_an_invalid_query_is_refused(query):
    assert ApiClient().get(f"tables?{query}").code == "invalid"


def test_my_tables_show_where_it_is_my_turn():
    (anna, bela), table = running()
    open_table = anna.opens("byzanz", 3)["id"]
    bela.opens("byzanz", 3)
    assert table_ids(anna.get("me/tables")) == [open_table, table]
    assert [row["your_turn"] for row in anna.get("me/tables")["tables"]] == [False, True]
    anna.acts(table)
    (row,) = anna.get("me/tables?status=running")["tables"]
    assert (row["seat"], row["your_turn"], row["waiting"]) == (0, False, [1])
    bela.post(f"tables/{table}/resign")
    (row,) = bela.get("me/tables?status=running")["tables"]
    assert (row["seat"], row["your_turn"]) == (None, False)
    assert ApiClient().get("me/tables").status == 401


UNLISTED = [
    ("GET", "", None),
    ("GET", "/events", None),
    ("GET", "/export", None),
    ("GET", "/fairness", None),
    ("GET", "/chat", None),
    ("POST", "/chat", {"text": "hello"}),
    ("POST", "/seats", {"nonce": NONCE}),
    ("POST", "/bots", {"level": "random"}),
    ("POST", "/start", {"bot": "random"}),
    ("POST", "/preview", {"rules": "haggle/2", "actions": [{"type": "choose", "card": 1}]}),
    ("POST", "/actions", {"rules": "haggle/2", "actions": [{"type": "choose", "card": 1}]}),
    ("POST", "/resign", None),
    ("POST", "/end-vote", {"agree": True}),
    ("POST", "/rematch", None),
    ("DELETE", "/seats", None),
    ("DELETE", "/bots/0", None),
]


@pytest.mark.parametrize(("method", "path", "body"), UNLISTED)
def test_without_an_invitation_an_unlisted_table_does_not_exist(method, path, body):
    """Without an invitation and with a wrong one, the responses are exactly the same."""
    table, other = guest_client().opens("haggle", 2, listed=False)["id"], guest_client()
    nowhere = "00000000-0000-4000-8000-000000000000"
    answers = [other.ask(method, f"tables/{one}{path}", body) for one in (table, nowhere)]
    if method == "GET":
        answers.append(other.get(f"tables/{table}{path}?invitation=guess"))
    assert {(answer.status, answer.code) for answer in answers} == {(404, "unknown-table")}
    assert len({answer.content for answer in answers}) == 1


def test_an_invitation_opens_an_unlisted_table():
    anna, bela, other = guest_client(), guest_client(), ApiClient()
    table = anna.opens("byzanz", 3, listed=False)
    code = table["invitation"]
    seen = other.get(f"tables/{table['id']}?invitation={code}")
    assert seen.status == 200
    assert seen["invitation"] is None, "spectators can not invite"
    for path in ("events", "export", "fairness", "chat"):
        assert other.get(f"tables/{table['id']}/{path}?invitation={code}").status == 200
    assert bela.post(f"tables/{table['id']}/seats", {"nonce": NONCE, "invitation": "guess"}).code == "unknown-table"
    bela.sits(table["id"], invitation=code)
    assert bela.sees(table["id"])["invitation"] == code
    assert anna.opens("byzanz", 3)["invitation"] is None, "a listed table needs none"


def test_a_player_who_resigned_sees_what_a_spectator_sees():
    (anna, bela), table = running(listed=False)
    bela.post(f"tables/{table}/resign")
    seen = bela.sees(table)
    assert seen["position"]["seat"] is None
    assert seen["position"]["view"]["hand"] == []
    assert bela.acts(table, anna.sees(table)["position"]).code == "not-yours"
