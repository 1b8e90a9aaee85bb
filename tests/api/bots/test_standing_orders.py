"""Standing orders over the API: offered, placed, listed, withdrawn, and private."""

import json
from uuid import UUID, uuid4

import pytest
from django.contrib import admin

from serai.bots import standing_orders
from serai.bots.models import StandingOrder
from serai.bots.play import play_bots
from tests.api.clients import ApiClient, guest_client, running

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")
RULES = "haggle/2"


def orders(player, table):
    answer = player.get(f"tables/{table}/standing-orders")
    assert answer.status == 200, answer.content
    return answer.json


def place(player, table, order, **more):
    return player.post(f"tables/{table}/standing-orders", {"rules": RULES, "order": order}, **more)


def first_offer(player, table):
    return orders(player, table)["offered"][0]["order"]


@pytest.fixture
def table():
    people, table = running(2)
    return *people, table


def test_an_offered_order_can_be_placed_listed_and_withdrawn(table):
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
    answer = place(anna, table, {"type": "choose-in-turn", "since": 1, "cards": hand[::-1]})
    assert answer.status == 201
    (placed,) = answer["orders"]
    assert placed["order"] == {"type": "choose-in-turn", "since": 1, "cards": hand[::-1]}
    assert placed["not_before"] is None
    assert orders(anna, table)["orders"] == [placed]
    gone = anna.delete(f"tables/{table}/standing-orders/{placed['id']}")
    assert gone.status == 204
    assert orders(anna, table)["orders"] == []
    assert anna.delete(f"tables/{table}/standing-orders/{placed['id']}").code == "unknown-standing-order"


def test_a_repeated_request_places_one_order_even_if_it_was_carried_out_meanwhile(table):
    anna, _, table = table
    order = first_offer(anna, table)
    one = {**order, "cards": order["cards"][:1]}
    assert place(anna, table, one, key="once").status == 201
    assert len(place(anna, table, one, key="once")["orders"]) == 1
    play_bots_at(table)
    assert orders(anna, table)["orders"] == []
    assert place(anna, table, one, key="once").status == 201
    assert not StandingOrder.objects.exists()
    assert place(anna, table, order, key="once").code == "key-reused"


def play_bots_at(table):
    play_bots(UUID(table))


@pytest.mark.parametrize(
    ("order", "code"),
    [
        ({"type": "win-the-game"}, "invalid"),
        ({"type": "choose-in-turn", "since": 1}, "invalid"),
        ({"type": "choose-in-turn", "since": 1, "cards": [9]}, "invalid"),
        ({"type": "choose-in-turn", "since": 7, "cards": [1]}, "standing-order-not-possible"),
        ({"type": "choose-in-turn", "since": 1, "cards": []}, "standing-order-not-possible"),
        ({"type": "choose-in-turn", "since": 1, "cards": [1, 1, 1, 1]}, "standing-order-not-possible"),
    ],
)
def test_an_order_that_is_not_offered_is_refused(table, order, code):
    anna, _, table = table
    assert place(anna, table, order).code == code
    assert orders(anna, table)["orders"] == []


def test_the_rules_version_of_an_order_must_be_that_of_the_table(table):
    anna, _, table = table
    body = {"rules": "haggle/1", "order": first_offer(anna, table)}
    assert anna.post(f"tables/{table}/standing-orders", body).code == "bad-input"
    body = {"rules": "byzanz/1", "order": {"type": "pass-without-bid"}}
    assert anna.post(f"tables/{table}/standing-orders", body).code == "bad-input"


def test_placing_an_order_needs_an_idempotency_key(table):
    anna, _, table = table
    assert place(anna, table, first_offer(anna, table), key=False).code == "bad-idempotency-key"


def test_the_number_of_orders_is_limited(table, monkeypatch):
    monkeypatch.setattr(standing_orders, "MAX_STANDING_ORDERS", 1)
    anna, _, table = table
    order = first_offer(anna, table)
    assert place(anna, table, order).status == 201
    assert place(anna, table, {**order, "cards": order["cards"][:1]}).code == "too-many-standing-orders"


def test_orders_belong_to_one_player(table):
    anna, bela, table = table
    placed = place(anna, table, first_offer(anna, table))["orders"][0]
    assert orders(bela, table)["orders"] == []
    assert bela.delete(f"tables/{table}/standing-orders/{placed['id']}").code == "unknown-standing-order"
    spectator = guest_client()
    assert spectator.get(f"tables/{table}/standing-orders").code == "not-yours"
    assert place(spectator, table, placed["order"]).code == "not-yours"
    assert spectator.delete(f"tables/{table}/standing-orders/{placed['id']}").code == "not-yours"
    assert ApiClient().get(f"tables/{table}/standing-orders").code == "not-authenticated"
    assert anna.get(f"tables/{uuid4()}/standing-orders").code == "unknown-table"
    assert orders(anna, table)["orders"] == [placed]


def test_nobody_else_can_see_an_order_before_it_is_carried_out(table):
    """The responses to all other clients are the same with and without the order."""
    anna, bela, table = table

    def all_responses(player):
        paths = ["", "/events", "/history", "/export", "/chat", "/fairness"]
        return [player.get(f"tables/{table}{path}").content for path in paths]

    spectator = guest_client()
    audiences = (bela, spectator)
    before = [all_responses(player) for player in audiences]
    own = anna.get(f"tables/{table}/export").content
    place(anna, table, first_offer(anna, table))
    assert [all_responses(player) for player in audiences] == before
    assert anna.get(f"tables/{table}/export").content == own


def test_no_admin_page_shows_orders():
    assert StandingOrder not in admin.site._registry


def test_an_expired_order_is_not_listed_even_before_it_is_deleted(table):
    """This holds even before a bot process has deleted it."""
    anna, bela, table = table
    order = first_offer(anna, table)
    place(anna, table, {**order, "cards": order["cards"][:1]})
    anna.acts(table)
    assert len(orders(anna, table)["orders"]) == 1, "the order is valid until all players have chosen"
    bela.acts(table)
    assert orders(anna, table)["orders"] == []
    assert StandingOrder.objects.count() == 1
    play_bots_at(table)
    assert not StandingOrder.objects.exists()


def test_an_order_that_was_offered_before_a_move_may_be_refused(table):
    anna, bela, table = table
    order = first_offer(anna, table)
    anna.acts(table)
    bela.acts(table)
    assert place(anna, table, order).code == "standing-order-not-possible"


def test_no_orders_are_offered_before_the_game():
    anna = guest_client()
    table = anna.opens()["id"]
    assert orders(anna, table) == {"rules": RULES, "orders": [], "offered": []}
    order = {"type": "choose-in-turn", "since": 1, "cards": [1]}
    assert place(anna, table, order).code == "wrong-moment"


def test_orders_are_part_of_the_data_export(table):
    anna, _, table = table
    order = first_offer(anna, table)
    place(anna, table, order)
    anna.client.force_login(anna.user)
    anna.headers = {}
    mine = json.loads(anna.get("me/export").content)["standing_orders"]
    assert [(one["table"], one["order"]) for one in mine] == [(table, order)]


def test_messages_include_those_for_orders():
    messages = guest_client().get("games/haggle/messages")["field_messages"]
    assert messages["standing"] == {"choose-in-turn": {"cards": "card"}}


def test_a_player_who_lost_the_seat_has_no_orders():
    (anna, _), table = running()
    offer = anna.get(f"tables/{table}/standing-orders")["offered"][0]["order"]
    assert place(anna, table, offer).status == 201
    assert anna.post(f"tables/{table}/resign").status == 200
    listed = anna.get(f"tables/{table}/standing-orders")
    assert (listed.status, listed["orders"], listed["offered"]) == (200, [], [])
    assert place(anna, table, offer).code == "not-yours"
