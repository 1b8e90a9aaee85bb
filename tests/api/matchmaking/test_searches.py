"""Searches for a ranked table over the API."""

from time import time
from uuid import UUID

import pytest
import redis

from serai.accounts.models import User
from serai.accounts.tokens import issue_token
from serai.live import presence
from serai.matchmaking.models import Search
from serai.matchmaking.reserved_seats import check
from serai.matchmaking.run_matcher import run_matcher
from serai.notices.models import Notice
from tests.api.clients import NONCE, ApiClient, guest_client
from tests.tables.shifted_clock import MINUTE, SECOND

pytestmark = pytest.mark.usefixtures("database")

NEW_SEARCH = {"games": [{"game": "haggle", "seats": [2]}], "pace": "live"}


def member(name="Zenobia"):
    user = User.objects.create_user(name)
    return ApiClient(issue_token(user=user, name="test")[1], user)


def start_search(player, **more):
    answer = player.post("me/searches", {**NEW_SEARCH, **more})
    assert answer.status == 201, answer.content
    return answer["searches"][-1]


def found(player):
    return player.get("me/searches")["searches"][0]["found"]


def two_matched(**more):
    zenobia, odaenathus = member(), member("Odaenathus")
    start_search(zenobia, **more), start_search(odaenathus, **more)
    (table,) = run_matcher()
    return zenobia, odaenathus, str(table)


def test_two_players_are_matched_and_each_adds_a_nonce():
    zenobia, odaenathus, table = two_matched()
    reserved = found(zenobia)
    assert (reserved["table"], reserved["game"]) == (table, "haggle")
    assert found(odaenathus)["table"] == table
    assert zenobia.sees(table)["reserved"] == ids_by_seat(zenobia, odaenathus, table)
    zenobia.sits(table)
    odaenathus.sits(table)
    assert zenobia.sees(table)["position"]["status"] == "running"
    assert zenobia.get(f"tables/{table}/fairness")["nonces"] == [NONCE, NONCE]
    run_matcher()
    assert zenobia.get("me/searches")["searches"] == []


def ids_by_seat(one, other, table):
    """The player ids at the table, by seat."""
    ids = [player.sees(table)["player"] for player in (one, other)]
    reserved = one.sees(table)["reserved"]
    return ids if reserved[0] == ids[0] else ids[::-1]


def test_a_search_shows_its_progress_and_no_names(clock):
    zenobia, odaenathus = member(), member("Odaenathus")
    search = start_search(zenobia, games=[{"game": "byzanz", "seats": [3, 4]}])
    assert (search["others"], search["rating_range"], search["bots"], search["found"]) == (0, 150, False, None)
    assert search["games"] == [{"game": "byzanz", "seats": [3, 4]}]
    start_search(odaenathus, games=[{"game": "byzanz", "seats": [4]}, {"game": "haggle", "seats": [2]}])
    clock.forward(20 * SECOND)
    answer = zenobia.get("me/searches")
    assert answer["searches"][0]["others"] == 1
    assert 190 <= answer["searches"][0]["rating_range"] <= 195
    assert "Odaenathus" not in answer.content.decode()
    clock.forward(3 * MINUTE)
    assert zenobia.get("me/searches")["searches"][0]["rating_range"] is None, "any rating"


def test_bots_fill_the_table_after_a_while_if_allowed(clock):
    zenobia = member()
    search = start_search(zenobia, games=[{"game": "byzanz", "seats": [3]}])
    clock.forward(MINUTE + SECOND)
    zenobia.get("me/searches")
    assert run_matcher() == []
    assert zenobia.ask("PATCH", f"me/searches/{search['id']}", {"bots": True})["searches"][0]["bots"]
    (table,) = run_matcher()
    assert zenobia.sits(table)["position"]["status"] == "running"
    assert zenobia.sees(table)["ranked"]


def test_a_cancelled_search_and_the_search_of_another_are_unknown():
    zenobia = member()
    search = start_search(zenobia)
    assert zenobia.delete(f"me/searches/{search['id']}").status == 204
    assert zenobia.delete(f"me/searches/{search['id']}").code == "unknown-search"
    assert member("Odaenathus").ask("PATCH", f"me/searches/{search['id']}", {"bots": True}).code == "unknown-search"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"games": []}, "invalid"),
        ({"games": [{"game": "haggle", "seats": []}]}, "invalid"),
        ({"pace": "untimed"}, "invalid"),
        ({"games": [{"game": "chess", "seats": [2]}]}, "bad-input"),
        ({"games": [{"game": "haggle", "seats": [7]}]}, "bad-input"),
        ({"games": [{"game": "haggle", "seats": [2]}, {"game": "haggle", "seats": [3]}]}, "bad-input"),
    ],
    ids=str,
)
def test_an_impossible_search_is_refused(change, code):
    assert member().post("me/searches", {**NEW_SEARCH, **change}).code == code
    assert not Search.objects.exists()


def test_each_problem_has_a_code():
    guest, zenobia = guest_client(), member()
    answer = guest.post("me/searches", NEW_SEARCH)
    assert (answer.status, answer.code) == (403, "members-only")
    assert ApiClient().post("me/searches", NEW_SEARCH).code == "not-authenticated"
    start_search(zenobia)
    answer = zenobia.post("me/searches", NEW_SEARCH)
    assert (answer.status, answer.code) == (409, "already-searching")
    odaenathus = member("Odaenathus")
    odaenathus.opens("byzanz", 3, clock="live")
    answer = odaenathus.post("me/searches", NEW_SEARCH)
    assert (answer.status, answer.code) == (409, "at-live-table")
    for _ in range(5):
        start_search(odaenathus, pace="day")
    assert odaenathus.post("me/searches", {**NEW_SEARCH, "pace": "week"}).code == "too-many-searches"


def test_a_search_repeated_with_the_same_key_is_one_search():
    zenobia = member()
    for _ in range(2):
        answer = zenobia.post("me/searches", {**NEW_SEARCH, "pace": "day"}, key="once")
        assert len(answer["searches"]) == 1
    assert zenobia.post("me/searches", NEW_SEARCH, key="once").code == "key-reused"


def test_leaving_the_table_declines_it_and_the_other_search_goes_on():
    zenobia, odaenathus, table = two_matched()
    zenobia.sits(table)
    assert zenobia.delete(f"tables/{table}/seats").status == 200
    assert zenobia.get("me/searches")["searches"] == []
    assert found(odaenathus) is None


def test_a_search_is_not_resumed_if_the_matcher_runs_while_its_player_leaves(monkeypatch):
    zenobia, odaenathus, table = two_matched()
    zenobia.sits(table)
    monkeypatch.setattr("serai.tables.listeners.listeners", [lambda update: check(update.table)])
    assert zenobia.delete(f"tables/{table}/seats").status == 200
    assert zenobia.get("me/searches")["searches"] == []
    assert found(odaenathus) is None


def test_opponents_stay_anonymous_until_the_game_starts():
    zenobia, odaenathus, table = two_matched()
    odaenathus.sits(table)
    odaenathus.post(f"tables/{table}/chat", {"text": "Good luck!"})
    assert "luck" in zenobia.get(f"tables/{table}/chat").content.decode()
    for player in (zenobia, member("Hairan"), ApiClient()):
        assert "Odaenathus" not in player.get(f"tables/{table}/chat").content.decode()
        assert "Odaenathus" not in player.get(f"tables/{table}").content.decode()
        assert "Odaenathus" not in player.get("tables?mine=true").content.decode()
        assert player.get(f"tables/{table}/ratings")["seats"] == []
    seen = odaenathus.sees(table)
    assert {name for name in seen["names"].values() if name} == {"Odaenathus"}
    assert seen["names"][seen["player"]] == "Odaenathus"
    zenobia.sits(table)
    assert sorted(zenobia.sees(table)["names"].values()) == ["Odaenathus", "Zenobia"]


def test_friend_lists_and_reports_do_not_reveal_a_matched_opponent(valkey_server):
    zenobia, odaenathus, table = two_matched()
    member("Hairan")
    zenobia.ask("PUT", "me/friends/Odaenathus")
    odaenathus.ask("PUT", f"me/friends/{zenobia.user.username}")
    odaenathus.sits(table)
    with redis.Redis.from_url(valkey_server) as valkey:
        is_present = {f"a-socket:{odaenathus.sees(table)['player']}": time() + presence.LIFETIME}
        valkey.zadd(presence._key(UUID(table)), is_present)
    odaenathus.get("me/turns")

    def where_odaenathus_is():
        (friend,) = zenobia.get("me/friends")["people"]
        return friend["online"], friend["table"]

    assert where_odaenathus_is() == (True, None)
    details = [
        zenobia.post(f"people/{name}/reports", {"reason": "abuse", "table": table})["detail"]
        for name in ("Odaenathus", "Hairan")
    ]
    assert details[0] == details[1]
    zenobia.sits(table)
    assert where_odaenathus_is() == (True, table)


def test_nobody_is_invited_to_a_table_with_reserved_seats():
    zenobia, _, table = two_matched()
    zenobia.sits(table)
    member("Hairan")
    answer = zenobia.post(f"tables/{table}/invitations", {"name": "Hairan"})
    assert (answer.status, answer.code) == (409, "wrong-moment")
    assert not Notice.objects.filter(kind="invitation").exists()


def test_blocking_the_matched_opponent_declines_the_table():
    zenobia, odaenathus, _ = two_matched()
    assert zenobia.ask("PUT", "me/blocks/Odaenathus")["blocked"]
    assert zenobia.get("me/searches")["searches"] == []
    assert found(odaenathus) is None


def test_blocking_another_user_keeps_the_reserved_seat():
    zenobia, _, table = two_matched()
    member("Hairan")
    zenobia.ask("PUT", "me/blocks/Hairan")
    assert found(zenobia)["table"] == table


def test_a_started_game_cannot_be_left():
    zenobia, odaenathus, table = two_matched()
    zenobia.sits(table), odaenathus.sits(table)
    assert zenobia.delete(f"tables/{table}/seats").code == "wrong-moment"


def test_a_match_does_not_allow_a_second_live_table():
    zenobia, odaenathus, table = two_matched()
    elsewhere = member("Hairan").opens("byzanz", 3, clock="live")["id"]
    zenobia.sits(elsewhere)
    answer = zenobia.post(f"tables/{table}/seats", {"nonce": NONCE})
    assert (answer.status, answer.code) == (409, "at-live-table")
    odaenathus.sits(table)
    odaenathus.sits(table)


def test_reserved_seats_are_not_free_for_others():
    _, _, table = two_matched()
    assert member("Hairan").post(f"tables/{table}/seats", {"nonce": NONCE}).code == "no-free-seat"
    assert table not in [row["id"] for row in ApiClient().get("tables")["tables"]]


def test_deleting_the_account_frees_the_matched_opponent():
    zenobia, odaenathus, _ = two_matched()
    zenobia.client.force_login(zenobia.user)
    zenobia.headers = {}
    assert zenobia.delete("me").status == 204
    assert found(odaenathus) is None


def test_searches_are_part_of_the_data_export():
    zenobia = member()
    start_search(zenobia, pace="day")
    zenobia.client.force_login(zenobia.user)
    zenobia.headers = {}
    (search,) = zenobia.get("me/export")["searches"]
    assert (search["pace"], search["games"]) == ("day", {"haggle": [2]})
