"""Friends, blocks and mutes over the API; what they mean at tables, in talk and for invitations."""

import pytest

from serai.accounts.models import User
from serai.nudges.models import Notice
from tests.api.people import NONCE, Person, finished, person, running
from tests.api.test_me import browser_of
from tests.api.test_talk import says

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")


def name(somebody):
    return somebody.user.username


def befriended():
    anna, bela = person(), person()
    assert anna.ask("PUT", f"me/friends/{name(bela)}")["bond"] == "asked"
    assert bela.ask("PUT", f"me/friends/{name(anna)}")["bond"] == "friends"
    return anna, bela


def refused(somebody, table):
    answer = somebody.post(f"tables/{table}/seats", {"nonce": NONCE})
    return answer.status, answer.code


def offered(somebody):
    return [table["id"] for table in somebody.get("tables?status=open")["tables"]]


def test_friends_find_each_other_and_see_who_is_here():
    anna, bela = befriended()
    cili = person()
    cili.ask("PUT", f"me/friends/{name(anna)}")
    people = {friend["name"]: friend for friend in anna.get("me/friends")["people"]}
    assert {key: friend["bond"] for key, friend in people.items()} == {name(bela): "friends", name(cili): "asks"}
    assert not people[name(bela)]["here"]
    bela.get("me/turns")
    cili.get("me/turns")
    people = {friend["name"]: friend for friend in anna.get("me/friends")["people"]}
    assert people[name(bela)]["here"]
    assert not people[name(cili)]["here"], "of who only asks it isn't told"
    assert anna.delete(f"me/friends/{name(cili)}")["bond"] == "none"
    assert cili.get("me/friends")["people"] == []


def test_nobody_befriends_nobody_or_themselves():
    anna = person()
    assert anna.ask("PUT", "me/friends/Nobody").code == "unknown-person"
    for thing in ("friends", "blocks", "mutes"):
        assert anna.ask("PUT", f"me/{thing}/{name(anna)}").code == "thats-you"
    assert Person().ask("PUT", f"me/friends/{name(anna)}").status == 401
    User.objects.filter(pk=anna.user.pk).update(is_active=False)
    assert person().ask("PUT", f"me/friends/{name(anna)}").code == "unknown-person"


def test_who_is_kept_apart_does_not_sit_down_together_whoever_blocked_whom():
    anna, bela = person(), person()
    table = anna.opens("byzanz", 3)["id"]
    assert anna.ask("PUT", f"me/blocks/{name(bela)}")["blocked"]
    answer = bela.post(f"tables/{table}/seats", {"nonce": NONCE})
    assert (answer.status, answer.code) == (409, "kept-apart")
    assert name(anna) not in answer.content.decode(), "it isn't told who"
    belas = bela.opens("byzanz", 3)["id"]
    assert refused(anna, belas) == (409, "kept-apart")
    assert (offered(anna), offered(bela)) == ([table], [belas]), "and neither is offered the other's"
    anna.delete(f"me/blocks/{name(bela)}")
    bela.sits(table)


def test_neither_at_an_unlisted_table_nor_with_a_host_who_has_not_sat_down_yet():
    anna, bela = person(), person()
    table = anna.post("tables", {"game": "byzanz", "seats": 3, "listed": False}).json
    bela.ask("PUT", f"me/blocks/{name(anna)}")
    answer = bela.post(f"tables/{table['id']}/seats", {"nonce": NONCE, "invitation": table["invitation"]})
    assert answer.code == "kept-apart"
    anna.sits(table["id"])


def test_there_is_no_rematch_with_whom_one_has_blocked_and_others_are_not_told():
    people, table = running(3)
    anna, bela, cili = people
    finished(people, table)
    anna.ask("PUT", f"me/blocks/{name(bela)}")
    for apart in (anna, bela):
        assert apart.post(f"tables/{table}/rematch").code == "kept-apart"
    new = cili.post(f"tables/{table}/rematch")
    assert new.status == 201
    anna.sits(new["id"])
    assert refused(bela, new["id"]) == (409, "kept-apart")


def test_a_game_that_goes_on_goes_on():
    (anna, bela), table = running()
    anna.ask("PUT", f"me/blocks/{name(bela)}")
    assert finished((anna, bela), table)["position"]["result"]


def test_talk_is_not_shown_to_who_is_kept_apart_or_has_muted():
    (anna, bela, cili), table = running(3)
    for somebody in (anna, bela, cili):
        says(somebody, table, f"I am {name(somebody)}")
    anna.ask("PUT", f"me/blocks/{name(bela)}")
    cili.ask("PUT", f"me/mutes/{name(anna)}")

    def read(somebody):
        return [line["name"] for line in somebody.get(f"tables/{table}/chat")["lines"]]

    assert read(anna) == [name(anna), name(cili)]
    assert read(bela) == [name(bela), name(cili)]
    assert read(cili) == [name(bela), name(cili)]
    assert read(Person()) == [name(anna), name(bela), name(cili)]
    assert [one["name"] for one in anna.get("me/blocks")["people"]] == [name(bela)]
    assert [one["name"] for one in cili.get("me/mutes")["people"]] == [name(anna)]
    cili.delete(f"me/mutes/{name(anna)}")
    assert len(read(cili)) == 3


def test_nobody_is_told_that_they_were_blocked():
    anna, bela = person(), person()
    anna.ask("PUT", f"me/blocks/{name(bela)}")
    assert bela.get(f"me/people/{name(anna)}").json == {
        "name": name(anna),
        "bond": "none",
        "blocked": False,
        "muted": False,
    }
    assert bela.ask("PUT", f"me/friends/{name(anna)}")["bond"] == "asked"
    assert anna.get("me/friends")["people"] == []
    table = bela.opens("byzanz", 3)["id"]
    assert bela.post(f"tables/{table}/invitations", {"name": name(anna)}).status == 204
    assert not Notice.objects.exists()


def test_an_invitation_is_shown_to_guests_too_until_it_is_declined_or_the_game_begins():
    anna, bela = person(), person()
    open_table = anna.opens("byzanz", 3)["id"]
    by_link = anna.opens("byzanz", 3, listed=False)
    for table in (open_table, by_link["id"]):
        assert anna.post(f"tables/{table}/invitations", {"name": name(bela)}).status == 204
    asked = bela.get("me/invitations")["invitations"]
    assert [(one["table"], one["by"], one["taken"]) for one in asked] == [
        (by_link["id"], name(anna), 1),
        (open_table, name(anna), 1),
    ]
    assert [one["invitation"] for one in asked] == [by_link["invitation"], None]
    assert bela.delete(f"me/invitations/{open_table}").status == 204
    bela.sits(by_link["id"], invitation=by_link["invitation"])
    assert bela.get("me/invitations")["invitations"] == []


@pytest.mark.parametrize(
    ("nobody", "code"), [("", "invalid"), ("\0", "malformed"), ("Zeno\0bia", "malformed"), ("a b", "invalid")]
)
def test_who_can_have_no_such_name_is_not_invited(nobody, code):
    anna = person()
    table = anna.opens("byzanz", 3)["id"]
    answer = anna.post(f"tables/{table}/invitations", {"name": nobody})
    assert (answer.status, answer.code) == (400, code)


def test_who_blocks_sees_no_old_invitation():
    anna, bela = person(), person()
    table = anna.opens("byzanz", 3)["id"]
    anna.post(f"tables/{table}/invitations", {"name": name(bela)})
    bela.ask("PUT", f"me/blocks/{name(anna)}")
    assert bela.get("me/invitations")["invitations"] == []


def test_it_goes_home_with_the_data_and_away_with_the_account():
    anna, bela = befriended()
    cili = person()
    anna.ask("PUT", f"me/blocks/{name(cili)}")
    anna.ask("PUT", f"me/mutes/{name(bela)}")
    data = browser_of(anna.user).get("me/export").json
    assert [friend["name"] for friend in data["friends"]] == [name(bela)]
    assert [one["name"] for one in data["blocked"]] == [name(cili)]
    assert [one["name"] for one in data["muted"]] == [name(bela)]
    assert browser_of(anna.user).delete("me").status == 204
    assert bela.get("me/friends")["people"] == []
