"""Friends, blocks and mutes over the API, and their effect at tables, in chats and on invitations."""

import pytest

from serai.accounts.models import User
from serai.notices.models import Notice
from tests.api.clients import NONCE, ApiClient, browser_of, finished, guest_client, running, send_chat, username

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")


def two_friends():
    anna, bela = guest_client(), guest_client()
    assert anna.ask("PUT", f"me/friends/{username(bela)}")["friendship"] == "request-sent"
    assert bela.ask("PUT", f"me/friends/{username(anna)}")["friendship"] == "friends"
    return anna, bela


def sit_down(player, table):
    answer = player.post(f"tables/{table}/seats", {"nonce": NONCE})
    return answer.status, answer.code


def open_tables(player):
    return [table["id"] for table in player.get("tables?status=open")["tables"]]


def test_friends_see_who_is_online():
    anna, bela = two_friends()
    cili = guest_client()
    cili.ask("PUT", f"me/friends/{username(anna)}")
    people = {friend["name"]: friend for friend in anna.get("me/friends")["people"]}
    assert {key: friend["friendship"] for key, friend in people.items()} == {
        username(bela): "friends",
        username(cili): "request-received",
    }
    assert not people[username(bela)]["online"]
    bela.get("me/turns")
    cili.get("me/turns")
    people = {friend["name"]: friend for friend in anna.get("me/friends")["people"]}
    assert people[username(bela)]["online"]
    assert not people[username(cili)]["online"], "only shown for friends"
    assert anna.delete(f"me/friends/{username(cili)}")["friendship"] == "none"
    assert cili.get("me/friends")["people"] == []


def test_relations_need_another_existing_user():
    anna = guest_client()
    assert anna.ask("PUT", "me/friends/Nobody").code == "unknown-player"
    for relation in ("friends", "blocks", "mutes"):
        assert anna.ask("PUT", f"me/{relation}/{username(anna)}").code == "is-yourself"
    assert ApiClient().ask("PUT", f"me/friends/{username(anna)}").status == 401
    User.objects.filter(pk=anna.user.pk).update(is_active=False)
    assert guest_client().ask("PUT", f"me/friends/{username(anna)}").code == "unknown-player"


def test_a_block_keeps_both_from_sitting_down_together():
    anna, bela = guest_client(), guest_client()
    table = anna.opens("byzanz", 3)["id"]
    assert anna.ask("PUT", f"me/blocks/{username(bela)}")["blocked"]
    answer = bela.post(f"tables/{table}/seats", {"nonce": NONCE})
    assert (answer.status, answer.code) == (409, "blocked")
    assert username(anna) not in answer.content.decode(), "the problem names nobody"
    belas = bela.opens("byzanz", 3)["id"]
    assert sit_down(anna, belas) == (409, "blocked")
    assert (open_tables(anna), open_tables(bela)) == ([table], [belas]), "the lists leave out the other's table"
    anna.delete(f"me/blocks/{username(bela)}")
    bela.sits(table)


def test_a_block_counts_at_unlisted_tables_and_for_a_host_who_does_not_sit():
    anna, bela = guest_client(), guest_client()
    table = anna.post("tables", {"game": "byzanz", "seats": 3, "listed": False}).json
    bela.ask("PUT", f"me/blocks/{username(anna)}")
    answer = bela.post(f"tables/{table['id']}/seats", {"nonce": NONCE, "invitation": table["invitation"]})
    assert answer.code == "blocked"
    anna.sits(table["id"])


def test_a_block_forbids_a_rematch_for_both_but_not_for_others():
    people, table = running(3)
    anna, bela, cili = people
    finished(people, table)
    anna.ask("PUT", f"me/blocks/{username(bela)}")
    for player in (anna, bela):
        assert player.post(f"tables/{table}/rematch").code == "blocked"
    new = cili.post(f"tables/{table}/rematch")
    assert new.status == 201
    anna.sits(new["id"])
    assert sit_down(bela, new["id"]) == (409, "blocked")


def test_a_block_does_not_end_a_running_game():
    (anna, bela), table = running()
    anna.ask("PUT", f"me/blocks/{username(bela)}")
    assert finished((anna, bela), table)["position"]["result"]


def test_blocks_and_mutes_hide_chat_messages():
    (anna, bela, cili), table = running(3)
    for player in (anna, bela, cili):
        send_chat(player, table, f"I am {username(player)}")
    anna.ask("PUT", f"me/blocks/{username(bela)}")
    cili.ask("PUT", f"me/mutes/{username(anna)}")

    def read(player):
        return [message["name"] for message in player.get(f"tables/{table}/chat")["messages"]]

    assert read(anna) == [username(anna), username(cili)]
    assert read(bela) == [username(bela), username(cili)]
    assert read(cili) == [username(bela), username(cili)]
    assert read(ApiClient()) == [username(anna), username(bela), username(cili)]
    assert [one["name"] for one in anna.get("me/blocks")["people"]] == [username(bela)]
    assert [one["name"] for one in cili.get("me/mutes")["people"]] == [username(anna)]
    cili.delete(f"me/mutes/{username(anna)}")
    assert len(read(cili)) == 3


def test_a_blocked_user_cannot_notice_the_block():
    anna, bela = guest_client(), guest_client()
    anna.ask("PUT", f"me/blocks/{username(bela)}")
    assert bela.get(f"me/relations/{username(anna)}").json == {
        "name": username(anna),
        "friendship": "none",
        "blocked": False,
        "muted": False,
    }
    assert bela.ask("PUT", f"me/friends/{username(anna)}")["friendship"] == "request-sent"
    assert anna.get("me/friends")["people"] == []
    table = bela.opens("byzanz", 3)["id"]
    assert bela.post(f"tables/{table}/invitations", {"name": username(anna)}).status == 204
    assert not Notice.objects.exists()


def test_an_invitation_is_listed_until_it_is_declined_or_accepted():
    anna, bela = guest_client(), guest_client()
    open_table = anna.opens("byzanz", 3)["id"]
    by_link = anna.opens("byzanz", 3, listed=False)
    for table in (open_table, by_link["id"]):
        assert anna.post(f"tables/{table}/invitations", {"name": username(bela)}).status == 204
    invitations = bela.get("me/invitations")["invitations"]
    assert [(one["table"], one["by"], one["taken"]) for one in invitations] == [
        (by_link["id"], username(anna), 1),
        (open_table, username(anna), 1),
    ]
    assert [one["invitation"] for one in invitations] == [by_link["invitation"], None]
    assert bela.delete(f"me/invitations/{open_table}").status == 204
    bela.sits(by_link["id"], invitation=by_link["invitation"])
    assert bela.get("me/invitations")["invitations"] == []


@pytest.mark.parametrize(
    ("name", "code"), [("", "invalid"), ("\0", "malformed"), ("Zeno\0bia", "malformed"), ("a b", "invalid")]
)
def test_a_user_who_does_not_exist_cannot_be_invited(name, code):
    anna = guest_client()
    table = anna.opens("byzanz", 3)["id"]
    answer = anna.post(f"tables/{table}/invitations", {"name": name})
    assert (answer.status, answer.code) == (400, code)


def test_a_block_hides_earlier_invitations():
    anna, bela = guest_client(), guest_client()
    table = anna.opens("byzanz", 3)["id"]
    anna.post(f"tables/{table}/invitations", {"name": username(bela)})
    bela.ask("PUT", f"me/blocks/{username(anna)}")
    assert bela.get("me/invitations")["invitations"] == []


def test_relations_are_exported_and_deleted_with_the_account():
    anna, bela = two_friends()
    cili = guest_client()
    anna.ask("PUT", f"me/blocks/{username(cili)}")
    anna.ask("PUT", f"me/mutes/{username(bela)}")
    data = browser_of(anna.user).get("me/export").json
    assert [friend["name"] for friend in data["friends"]] == [username(bela)]
    assert [one["name"] for one in data["blocked"]] == [username(cili)]
    assert [one["name"] for one in data["muted"]] == [username(bela)]
    assert browser_of(anna.user).delete("me").status == 204
    assert bela.get("me/friends")["people"] == []
