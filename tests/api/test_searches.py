"""Looking for a ranked table over the API."""

from time import time
from uuid import UUID

import pytest
import redis

from serai.accounts.models import User
from serai.accounts.tokens import issue_token
from serai.live import presence
from serai.matching.chairs import look_after
from serai.matching.forming import match
from serai.matching.models import Search
from serai.nudges.models import Notice
from tests.api.people import NONCE, Person, person
from tests.tables.moved_clock import MINUTE, SECOND

pytestmark = pytest.mark.usefixtures("database")

WISH = {"games": [{"game": "haggle", "seats": [2]}], "pace": "live"}


def member(name="Zenobia"):
    user = User.objects.create_user(name)
    return Person(issue_token(user=user, name="test")[1], user)


def looks(somebody, **more):
    answer = somebody.post("me/searches", {**WISH, **more})
    assert answer.status == 201, answer.content
    return answer["searches"][-1]


def found(somebody):
    return somebody.get("me/searches")["searches"][0]["found"]


def two_who_are_found(**more):
    zenobia, odaenathus = member(), member("Odaenathus")
    looks(zenobia, **more), looks(odaenathus, **more)
    (table,) = match()
    return zenobia, odaenathus, str(table)


def test_two_meet_at_a_table_and_each_brings_a_nonce():
    zenobia, odaenathus, table = two_who_are_found()
    kept = found(zenobia)
    assert (kept["table"], kept["game"]) == (table, "haggle")
    assert found(odaenathus)["table"] == table
    assert zenobia.sees(table)["kept"] == sorted_ids(zenobia, odaenathus, table)
    zenobia.sits(table)
    odaenathus.sits(table)
    assert zenobia.sees(table)["position"]["status"] == "running"
    assert zenobia.get(f"tables/{table}/fairness")["nonces"] == [NONCE, NONCE]
    match()
    assert zenobia.get("me/searches")["searches"] == []


def sorted_ids(one, other, table):
    """Their player ids, by the chairs that they take."""
    ids = [somebody.sees(table)["player"] for somebody in (one, other)]
    kept = one.sees(table)["kept"]
    return ids if kept[0] == ids[0] else ids[::-1]


def test_one_sees_how_it_stands_and_nobodys_name(clock):
    zenobia, odaenathus = member(), member("Odaenathus")
    search = looks(zenobia, games=[{"game": "byzanz", "seats": [3, 4]}])
    assert (search["others"], search["reach"], search["bots"], search["found"]) == (0, 150, False, None)
    assert search["games"] == [{"game": "byzanz", "seats": [3, 4]}]
    looks(odaenathus, games=[{"game": "byzanz", "seats": [4]}, {"game": "haggle", "seats": [2]}])
    clock.forward(20 * SECOND)
    answer = zenobia.get("me/searches")
    assert answer["searches"][0]["others"] == 1
    assert 190 <= answer["searches"][0]["reach"] <= 195
    assert "Odaenathus" not in answer.content.decode()
    clock.forward(3 * MINUTE)
    assert zenobia.get("me/searches")["searches"][0]["reach"] is None, "anybody"


def test_who_agrees_gets_bots_when_the_time_has_come(clock):
    zenobia = member()
    search = looks(zenobia, games=[{"game": "byzanz", "seats": [3]}])
    clock.forward(MINUTE + SECOND)
    zenobia.get("me/searches")
    assert match() == []
    assert zenobia.ask("PATCH", f"me/searches/{search['id']}", {"bots": True})["searches"][0]["bots"]
    (table,) = match()
    assert zenobia.sits(table)["position"]["status"] == "running"
    assert zenobia.sees(table)["ranked"]


def test_who_looks_no_longer_is_gone_and_asked_again_unknown():
    zenobia = member()
    search = looks(zenobia)
    assert zenobia.delete(f"me/searches/{search['id']}").status == 204
    assert zenobia.delete(f"me/searches/{search['id']}").code == "unknown-search"
    assert member("Odaenathus").ask("PATCH", f"me/searches/{search['id']}", {"bots": True}).code == "unknown-search"


@pytest.mark.parametrize(
    ("wish", "code"),
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
def test_a_wish_that_cannot_be_is_refused(wish, code):
    assert member().post("me/searches", {**WISH, **wish}).code == code
    assert not Search.objects.exists()


def test_refusals_have_codes():
    guest, zenobia = person(), member()
    answer = guest.post("me/searches", WISH)
    assert (answer.status, answer.code) == (403, "members-only")
    assert Person().post("me/searches", WISH).code == "not-authenticated"
    looks(zenobia)
    answer = zenobia.post("me/searches", WISH)
    assert (answer.status, answer.code) == (409, "searching-already")
    odaenathus = member("Odaenathus")
    odaenathus.opens("byzanz", 3, clock="live")
    answer = odaenathus.post("me/searches", WISH)
    assert (answer.status, answer.code) == (409, "at-live-table")
    for _ in range(5):
        looks(odaenathus, pace="day")
    assert odaenathus.post("me/searches", {**WISH, "pace": "week"}).code == "too-many-searches"


def test_the_same_wish_under_the_same_key_is_one_search():
    zenobia = member()
    for _ in range(2):
        answer = zenobia.post("me/searches", {**WISH, "pace": "day"}, key="once")
        assert len(answer["searches"]) == 1
    assert zenobia.post("me/searches", WISH, key="once").code == "key-reused"


def test_who_leaves_the_table_declines_and_the_other_looks_on():
    zenobia, odaenathus, table = two_who_are_found()
    zenobia.sits(table)
    assert zenobia.delete(f"tables/{table}/seats").status == 200
    assert zenobia.get("me/searches")["searches"] == []
    assert found(odaenathus) is None


def test_who_leaves_is_not_put_back_by_a_matcher_that_looks_at_once(monkeypatch):
    zenobia, odaenathus, table = two_who_are_found()
    zenobia.sits(table)
    monkeypatch.setattr("serai.tables.announce.listeners", [lambda news: look_after(news.table)])
    assert zenobia.delete(f"tables/{table}/seats").status == 200
    assert zenobia.get("me/searches")["searches"] == []
    assert found(odaenathus) is None


def test_nobody_learns_with_whom_they_were_found_before_the_game_begins():
    zenobia, odaenathus, table = two_who_are_found()
    odaenathus.sits(table)
    odaenathus.post(f"tables/{table}/chat", {"text": "Good luck!"})
    assert "luck" in zenobia.get(f"tables/{table}/chat").content.decode()
    for somebody in (zenobia, member("Hairan"), Person()):
        assert "Odaenathus" not in somebody.get(f"tables/{table}/chat").content.decode()
        assert "Odaenathus" not in somebody.get(f"tables/{table}").content.decode()
        assert "Odaenathus" not in somebody.get("tables?mine=true").content.decode()
        assert somebody.get(f"tables/{table}/ratings")["seats"] == []
    seen = odaenathus.sees(table)
    assert {name for name in seen["names"].values() if name} == {"Odaenathus"}
    assert seen["names"][seen["player"]] == "Odaenathus"
    zenobia.sits(table)
    assert sorted(zenobia.sees(table)["names"].values()) == ["Odaenathus", "Zenobia"]


def test_neither_friends_nor_reports_tell_with_whom_somebody_was_found(valkey_server):
    zenobia, odaenathus, table = two_who_are_found()
    member("Hairan")
    zenobia.ask("PUT", "me/friends/Odaenathus")
    odaenathus.ask("PUT", f"me/friends/{zenobia.user.username}")
    odaenathus.sits(table)
    with redis.Redis.from_url(valkey_server) as valkey:
        looks_on = {f"a-socket:{odaenathus.sees(table)['player']}": time() + presence.LIFE}
        valkey.zadd(presence._key(UUID(table)), looks_on)
    odaenathus.get("me/turns")

    def where_odaenathus_is():
        (friend,) = zenobia.get("me/friends")["people"]
        return friend["here"], friend["table"]

    assert where_odaenathus_is() == (True, None)
    told = [
        zenobia.post(f"people/{name}/reports", {"reason": "abuse", "table": table})["detail"]
        for name in ("Odaenathus", "Hairan")
    ]
    assert told[0] == told[1]
    zenobia.sits(table)
    assert where_odaenathus_is() == (True, table)


def test_nobody_is_invited_where_all_chairs_are_kept():
    zenobia, _, table = two_who_are_found()
    zenobia.sits(table)
    member("Hairan")
    answer = zenobia.post(f"tables/{table}/invitations", {"name": "Hairan"})
    assert (answer.status, answer.code) == (409, "wrong-moment")
    assert not Notice.objects.filter(kind="invitation").exists()


def test_who_blocks_somebody_they_were_found_with_declines():
    zenobia, odaenathus, _ = two_who_are_found()
    assert zenobia.ask("PUT", "me/blocks/Odaenathus")["blocked"]
    assert zenobia.get("me/searches")["searches"] == []
    assert found(odaenathus) is None


def test_who_blocks_somebody_else_keeps_the_chair():
    zenobia, _, table = two_who_are_found()
    member("Hairan")
    zenobia.ask("PUT", "me/blocks/Hairan")
    assert found(zenobia)["table"] == table


def test_nobody_leaves_a_game_that_has_begun():
    zenobia, odaenathus, table = two_who_are_found()
    zenobia.sits(table), odaenathus.sits(table)
    assert zenobia.delete(f"tables/{table}/seats").code == "wrong-moment"


def test_nobody_sits_at_two_live_tables_by_being_found():
    zenobia, odaenathus, table = two_who_are_found()
    elsewhere = member("Hairan").opens("byzanz", 3, clock="live")["id"]
    zenobia.sits(elsewhere)
    answer = zenobia.post(f"tables/{table}/seats", {"nonce": NONCE})
    assert (answer.status, answer.code) == (409, "at-live-table")
    odaenathus.sits(table)
    odaenathus.sits(table)


def test_a_stranger_finds_no_free_chair_there():
    _, _, table = two_who_are_found()
    assert member("Hairan").post(f"tables/{table}/seats", {"nonce": NONCE}).code == "no-free-chair"
    assert table not in [row["id"] for row in Person().get("tables")["tables"]]


def test_who_closes_the_account_holds_nobody_up():
    zenobia, odaenathus, _ = two_who_are_found()
    zenobia.client.force_login(zenobia.user)
    zenobia.headers = {}
    assert zenobia.delete("me").status == 204
    assert found(odaenathus) is None


def test_searches_are_part_of_what_one_takes_home():
    zenobia = member()
    looks(zenobia, pace="day")
    zenobia.client.force_login(zenobia.user)
    zenobia.headers = {}
    (search,) = zenobia.get("me/export")["searches"]
    assert (search["pace"], search["games"]) == ("day", {"haggle": [2]})
