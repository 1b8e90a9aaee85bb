"""The real workers of a real stack: bots and standing orders are played, even if workers are killed."""

import subprocess
import sys

import pytest
import redis

from serai.engine.registry import find
from serai.eventlog.verify import verify
from tests.bots.guest_client import GuestClient
from tests.ops.stack import TIMEOUT, wait_until


def wait_until_finished(guest, table):
    wait_until(
        lambda: guest.position(table)["status"] == "finished",
        lambda: f"the bots finish, now at version {guest.position(table)['version']}",
    )
    result = verify(guest.fetch(f"tables/{table}/export"), find)
    assert result.deal_checked
    return result


@pytest.mark.parametrize("level", ["merchant", "expert"])
def test_four_bots_play_a_game_to_the_end(stack, level):
    guest = GuestClient(stack.port)
    result = wait_until_finished(guest, guest.open_table_of_bots(level=level))
    assert sorted(result.places)[0] == 1


@pytest.mark.parametrize("levels", [("random", "merchant"), ("apprentice", "expert")])
def test_bots_move_after_a_player(stack, levels):
    guest = GuestClient(stack.port)
    table = guest.table_with_bots(*levels)
    for _ in range(5):
        wait_until(lambda: 0 in guest.position(table)["waiting"], "it is the person's turn")
        at = guest.position(table)
        request = {"rules": at["rules"], "actions": at["legal"][:1], "version": at["version"]}
        assert guest.post(f"tables/{table}/actions", request)["result"] == "appended"


def test_a_player_gets_advice(stack):
    guest = GuestClient(stack.port)
    table = guest.table_with_bots("random", "random")
    wait_until(lambda: 0 in guest.position(table)["waiting"], "it is the person's turn")
    wait_until(lambda: guest.get(f"tables/{table}/advice")["advice"], "there is advice")
    found = guest.get(f"tables/{table}/advice")
    assert found["advice"]["action"] in guest.position(table)["legal"]
    assert 0 <= found["advice"]["chance"] <= 1


def test_only_one_search_for_advice_runs_for_each_user(stack):
    guest = GuestClient(stack.port)
    table = guest.open_table_of_bots(seats=3)
    wait_until_finished(guest, table)
    steps = guest.get(f"tables/{table}/history?seat=0&limit=40")["steps"]
    wanted = [f"version={one['version']}&seat={one['waiting'][0]}" for one in steps if one["waiting"]][:5]
    answers = [guest.get_or_problem(f"tables/{table}/advice?{decision}") for decision in wanted]
    assert "advice-pending" in {answer.get("code") for answer in answers}
    wait_until(
        lambda: all(guest.get_or_problem(f"tables/{table}/advice?{decision}").get("advice") for decision in wanted),
        "one after another, all advice is there",
    )


def test_the_example_bot_of_the_docs_plays_over_the_public_api(stack):
    guest = GuestClient(stack.port)
    token = guest.post("me/tokens", {"name": "my bot"})["token"]
    table = guest.table_with_bots("random", "random", game="haggle")
    command = [sys.executable, "docs/examples/rest_bot.py", guest.site, token, table]
    done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, check=False)
    assert "The game is over; places by seat" in done.stdout, done.stderr
    wait_until_finished(guest, table)


def place_orders(guest, table, *kinds):
    """Places orders of these kinds as they are offered; a hand without goods is offered no bid."""
    for offer in guest.get(f"tables/{table}/standing-orders")["offered"]:
        if offer["order"]["type"] in kinds:
            guest.post(f"tables/{table}/standing-orders", {"rules": "byzanz/1", "order": offer["order"]})


def test_an_auction_is_played_to_its_end_by_orders_alone(stack):
    """Two players' orders bid against each other, and the first player's order passes."""
    guests = [GuestClient(stack.port) for _ in range(3)]
    table = guests[0].post("tables", {"game": "byzanz", "seats": 3})["id"]
    for guest in guests:
        guest.post(f"tables/{table}/seats", {"nonce": "00" * 16})
    start = guests[0].position(table)
    (first,) = start["waiting"]
    for seat in ((first + 1) % 3, (first + 2) % 3):
        place_orders(guests[seat], table, "bid-up-to")
        place_orders(guests[seat], table, "pass-auction")
    assert guests[0].position(table)["version"] == start["version"], "it is the first player's turn"
    place_orders(guests[first], table, "pass-auction")
    wait_until(lambda: guests[0].position(table)["view"]["phase"] != "bidding", "the auction is over")
    assert guests[0].position(table)["version"] >= start["version"] + 3
    wait_until(lambda: not any(orders_of(one, table) for one in guests), "the orders end with their auction")


def test_delayed_orders_pass_after_a_while(stack):
    """The richest player bids all they have; the others can't top that, and their orders pass after a delay."""
    guests = [GuestClient(stack.port) for _ in range(3)]
    table = guests[0].post("tables", {"game": "byzanz", "seats": 3, "clock": "live"})["id"]
    for guest in guests:
        guest.post(f"tables/{table}/seats", {"nonce": "00" * 16})
    goods = [sum(card % 4 + 1 for card in hand_of(guest, table) if card < 24) for guest in guests]
    richest = goods.index(max(goods))
    bid_until_turn_of(guests, table, richest)
    for seat in {0, 1, 2} - {richest}:
        place_orders(guests[seat], table, "pass-without-bid")
    at = guests[0].position(table)
    assert (at["view"]["phase"], richest in at["waiting"]) == ("bidding", False), "no order passes at once"
    wait_until(lambda: guests[0].position(table)["view"]["phase"] != "bidding", "the orders pass")


def hand_of(guest, table):
    return guest.position(table)["view"]["hand"]


def bid_until_turn_of(guests, table, richest):
    """The players before the richest bid as little as possible, the richest all they have."""
    seat = None
    while seat != richest:
        (seat,) = guests[0].position(table)["waiting"]
        at = guests[seat].position(table)
        bids = [action for action in at["legal"] if action["type"] == "bid"] or at["legal"]
        request = {"rules": at["rules"], "actions": [bids[-1 if seat == richest else 0]], "version": at["version"]}
        guests[seat].post(f"tables/{table}/actions", request)


def test_the_sweep_finds_an_order_whose_task_was_lost(stack):
    guests = [GuestClient(stack.port) for _ in range(3)]
    table = guests[0].post("tables", {"game": "byzanz", "seats": 3})["id"]
    for guest in guests:
        guest.post(f"tables/{table}/seats", {"nonce": "00" * 16})
    start = guests[0].position(table)
    stack.kill_workers()
    place_orders(guests[start["waiting"][0]], table, "pass-auction")
    empty_valkey(stack)
    wait_until(lambda: guests[0].position(table)["version"] > start["version"], "the sweep finds the order")


def empty_valkey(stack):
    with redis.Redis.from_url(stack.servers["REDIS_URL"]) as valkey:
        valkey.flushall()


def orders_of(guest, table):
    return guest.get(f"tables/{table}/standing-orders")["orders"]


def test_a_killed_worker_and_an_emptied_valkey_lose_nothing(stack):
    """With several tables, because a single game may end before the workers are killed."""
    guest = GuestClient(stack.port)
    tables = [guest.open_table_of_bots(seats=6) for _ in range(4)]
    wait_until(lambda: guest.position(tables[-1])["version"] > 5, "the bots have started")
    stack.kill_workers()
    empty_valkey(stack)
    running = [table for table in tables if guest.position(table)["status"] == "running"]
    assert running, "a game was still running"
    for table in running:
        wait_until_finished(guest, table)
