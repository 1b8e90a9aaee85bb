"""Standing orders over the API: offered, left, listed, withdrawn, and nobody else's."""

import json
from uuid import UUID, uuid4

import pytest
from django.contrib import admin

from serai.bots import standing
from serai.bots.drive import drive
from serai.bots.models import StandingOrder
from tests.api.people import Person, person, running

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")
RULES = "haggle/2"


def orders(who, table):
    answer = who.get(f"tables/{table}/standing-orders")
    assert answer.status == 200, answer.content
    return answer.json


def leave(who, table, order, **more):
    return who.post(f"tables/{table}/standing-orders", {"rules": RULES, "order": order}, **more)


def first_offer(who, table):
    return orders(who, table)["offered"][0]["order"]


@pytest.fixture
def table():
    people, table = running(2)
    return *people, table


def test_what_is_offered_can_be_left_listed_and_withdrawn(table):
    anna, _, table = table
    before = orders(anna, table)
    hand = anna.sees(table)["position"]["view"]["hand"]
    assert before["orders"] == []
    assert before["offered"] == [
        {
            "rules": RULES,
            "order": {"type": "choose-in-turn", "since": 1, "cards": hand},
            "numbers": {},
            "lists": {"cards": hand},
        }
    ]
    left = leave(anna, table, {"type": "choose-in-turn", "since": 1, "cards": hand[::-1]})
    assert left.status == 201
    (kept,) = left["orders"]
    assert kept["order"] == {"type": "choose-in-turn", "since": 1, "cards": hand[::-1]}
    assert kept["not_before"] is None
    assert orders(anna, table)["orders"] == [kept]
    gone = anna.delete(f"tables/{table}/standing-orders/{kept['id']}")
    assert gone.status == 204
    assert orders(anna, table)["orders"] == []
    assert anna.delete(f"tables/{table}/standing-orders/{kept['id']}").code == "unknown-order"


def test_asked_twice_it_is_left_once_even_when_it_has_acted_meanwhile(table):
    anna, _, table = table
    order = first_offer(anna, table)
    one = {**order, "cards": order["cards"][:1]}
    assert leave(anna, table, one, key="once").status == 201
    assert len(leave(anna, table, one, key="once")["orders"]) == 1
    drive_table(table)
    assert orders(anna, table)["orders"] == []
    assert leave(anna, table, one, key="once").status == 201
    assert not StandingOrder.objects.exists()
    assert leave(anna, table, order, key="once").code == "key-reused"


def drive_table(table):
    drive(UUID(table))


@pytest.mark.parametrize(
    ("order", "code"),
    [
        ({"type": "win-the-game"}, "invalid"),
        ({"type": "choose-in-turn", "since": 1}, "invalid"),
        ({"type": "choose-in-turn", "since": 1, "cards": [9]}, "invalid"),
        ({"type": "choose-in-turn", "since": 7, "cards": [1]}, "not-offered"),
        ({"type": "choose-in-turn", "since": 1, "cards": []}, "not-offered"),
        ({"type": "choose-in-turn", "since": 1, "cards": [1, 1, 1, 1]}, "not-offered"),
    ],
)
def test_what_can_not_be_left_is_refused_and_changes_nothing(table, order, code):
    anna, _, table = table
    assert leave(anna, table, order).code == code
    assert orders(anna, table)["orders"] == []


def test_the_rules_must_be_the_tables(table):
    anna, _, table = table
    body = {"rules": "haggle/1", "order": first_offer(anna, table)}
    assert anna.post(f"tables/{table}/standing-orders", body).code == "bad-input"
    body = {"rules": "byzanz/1", "order": {"type": "pass-without-bid"}}
    assert anna.post(f"tables/{table}/standing-orders", body).code == "bad-input"


def test_a_key_is_needed(table):
    anna, _, table = table
    assert leave(anna, table, first_offer(anna, table), key=False).code == "bad-idempotency-key"


def test_no_more_than_a_few(table, monkeypatch):
    monkeypatch.setattr(standing, "MOST", 1)
    anna, _, table = table
    order = first_offer(anna, table)
    assert leave(anna, table, order).status == 201
    assert leave(anna, table, {**order, "cards": order["cards"][:1]}).code == "too-many-orders"


def test_only_who_plays_there_has_orders(table):
    anna, bela, table = table
    kept = leave(anna, table, first_offer(anna, table))["orders"][0]
    assert orders(bela, table)["orders"] == []
    assert bela.delete(f"tables/{table}/standing-orders/{kept['id']}").code == "unknown-order"
    spectator = person()
    assert spectator.get(f"tables/{table}/standing-orders").code == "not-yours"
    assert leave(spectator, table, kept["order"]).code == "not-yours"
    assert spectator.delete(f"tables/{table}/standing-orders/{kept['id']}").code == "not-yours"
    assert Person().get(f"tables/{table}/standing-orders").code == "not-authenticated"
    assert anna.get(f"tables/{uuid4()}/standing-orders").code == "unknown-table"
    assert orders(anna, table)["orders"] == [kept]


def test_nobody_else_learns_of_an_order_before_it_acts(table):
    """Everything that the others can ask for is the same with it and without it."""
    anna, bela, table = table

    def all_that_is_shown(who):
        paths = ["", "/events", "/history", "/export", "/chat", "/fairness"]
        return [who.get(f"tables/{table}{path}").content for path in paths]

    spectator = person()
    audiences = (bela, spectator)
    before = [all_that_is_shown(who) for who in audiences]
    own = anna.get(f"tables/{table}/export").content
    leave(anna, table, first_offer(anna, table))
    assert [all_that_is_shown(who) for who in audiences] == before
    assert anna.get(f"tables/{table}/export").content == own


def test_no_admin_page_shows_orders():
    assert StandingOrder not in admin.site._registry


def test_the_list_is_true_before_anybody_has_cleared_it(table):
    """An order whose reason is gone isn't listed, though no worker has looked yet."""
    anna, bela, table = table
    order = first_offer(anna, table)
    leave(anna, table, {**order, "cards": order["cards"][:1]})
    anna.acts(table)
    assert len(orders(anna, table)["orders"]) == 1, "the round lasts until all have chosen"
    bela.acts(table)
    assert orders(anna, table)["orders"] == []
    assert StandingOrder.objects.count() == 1
    drive_table(table)
    assert not StandingOrder.objects.exists()


def test_what_was_offered_before_the_table_moved_on_may_be_refused(table):
    anna, bela, table = table
    order = first_offer(anna, table)
    anna.acts(table)
    bela.acts(table)
    assert leave(anna, table, order).code == "not-offered"


def test_before_and_after_the_game_nothing_is_offered():
    anna = person()
    table = anna.opens()["id"]
    assert orders(anna, table) == {"rules": RULES, "orders": [], "offered": []}
    order = {"type": "choose-in-turn", "since": 1, "cards": [1]}
    assert leave(anna, table, order).code == "wrong-moment"


def test_own_orders_are_part_of_what_one_takes_home(table):
    anna, _, table = table
    order = first_offer(anna, table)
    leave(anna, table, order)
    anna.client.force_login(anna.user)
    anna.headers = {}
    mine = json.loads(anna.get("me/export").content)["standing_orders"]
    assert [(one["table"], one["order"]) for one in mine] == [(table, order)]


def test_words_for_orders_come_with_the_messages():
    words = person().get("games/haggle/messages")["words"]
    assert words["standing"] == {"choose-in-turn": {"cards": "card"}}


def test_who_has_lost_the_chair_has_no_orders_and_may_leave_none():
    (anna, _), table = running()
    offer = anna.get(f"tables/{table}/standing-orders")["offered"][0]["order"]
    assert leave(anna, table, offer).status == 201
    assert anna.post(f"tables/{table}/resign").status == 200
    listed = anna.get(f"tables/{table}/standing-orders")
    assert (listed.status, listed["orders"], listed["offered"]) == (200, [], [])
    assert leave(anna, table, offer).code == "not-yours"
