"""The real worker of a real stack: bots play by themselves, whatever is killed meanwhile."""

import subprocess
import sys

import pytest
import redis

from serai.engine.registry import find
from serai.eventlog.verify import verify
from tests.bots.visitor import Visitor
from tests.ops.stack import PATIENCE, wait_until


def finished(visitor, table):
    wait_until(
        lambda: visitor.position(table)["status"] == "finished",
        lambda: f"the bots finish: {visitor.position(table)['version']}",
    )
    verdict = verify(visitor.fetch(f"tables/{table}/export"), find)
    assert verdict.deal_checked
    return verdict


@pytest.mark.parametrize("level", ["merchant", "expert"])
def test_four_bots_play_to_the_end_by_themselves(stack, level):
    visitor = Visitor(stack.port)
    verdict = finished(visitor, visitor.open_table_of_bots(level=level))
    assert sorted(verdict.places)[0] == 1


@pytest.mark.parametrize("levels", [("random", "merchant"), ("apprentice", "expert")])
def test_a_bot_answers_a_person(stack, levels):
    visitor = Visitor(stack.port)
    table = visitor.sits_with_bots(*levels)
    for _ in range(5):
        wait_until(lambda: 0 in visitor.position(table)["waiting"], "it is the person's turn")
        at = visitor.position(table)
        wish = {"rules": at["rules"], "actions": at["legal"][:1], "at": at["version"]}
        assert visitor.post(f"tables/{table}/actions", wish)["result"] == "appended"


def test_a_person_is_told_what_an_expert_would_do(stack):
    visitor = Visitor(stack.port)
    table = visitor.sits_with_bots("random", "random")
    wait_until(lambda: 0 in visitor.position(table)["waiting"], "it is the person's turn")
    wait_until(lambda: visitor.get(f"tables/{table}/hint")["advice"], "there is advice")
    hint = visitor.get(f"tables/{table}/hint")
    assert hint["advice"]["action"] in visitor.position(table)["legal"]
    assert 0 <= hint["advice"]["chance"] <= 1


def test_one_decision_at_a_time_is_thought_about_for_a_person(stack):
    visitor = Visitor(stack.port)
    table = visitor.open_table_of_bots(seats=3)
    finished(visitor, table)
    frames = visitor.get(f"tables/{table}/history?seat=0&limit=40")["frames"]
    wanted = [f"version={one['version']}&seat={one['waiting'][0]}" for one in frames if one["waiting"]][:5]
    answers = [visitor.ask(f"tables/{table}/hint?{decision}") for decision in wanted]
    assert "still-thinking" in {answer.get("code") for answer in answers}
    wait_until(
        lambda: all(visitor.ask(f"tables/{table}/hint?{decision}").get("advice") for decision in wanted),
        "each is thought about in its time",
    )


def test_a_strangers_bot_plays_over_the_public_api(stack):
    """The example of the docs, as it stands there."""
    visitor = Visitor(stack.port)
    token = visitor.post("me/tokens", {"name": "my bot"})["token"]
    table = visitor.sits_with_bots("random", "random", game="haggle")
    command = [sys.executable, "docs/examples/rest_bot.py", visitor.site, token, table]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert "The game is over; places by seat" in done.stdout, done.stderr
    finished(visitor, table)


def leaves(visitor, table, *kinds):
    """Orders of these kinds, as they are offered; a hand without goods is offered no bid."""
    for offer in visitor.get(f"tables/{table}/standing-orders")["offered"]:
        if offer["order"]["type"] in kinds:
            visitor.post(f"tables/{table}/standing-orders", {"rules": "byzanz/1", "order": offer["order"]})


def test_an_auction_is_played_to_its_end_by_orders_alone(stack):
    """Two bid against each other, then the one who opens passes; nobody does anything after that."""
    visitors = [Visitor(stack.port) for _ in range(3)]
    table = visitors[0].post("tables", {"game": "byzanz", "seats": 3})["id"]
    for visitor in visitors:
        visitor.post(f"tables/{table}/seats", {"nonce": "00" * 16})
    begun = visitors[0].position(table)
    (first,) = begun["waiting"]
    for seat in ((first + 1) % 3, (first + 2) % 3):
        leaves(visitors[seat], table, "bid-up-to")
        leaves(visitors[seat], table, "pass-auction")
    assert visitors[0].position(table)["version"] == begun["version"], "it is somebody else's turn"
    leaves(visitors[first], table, "pass-auction")
    wait_until(lambda: visitors[0].position(table)["view"]["phase"] != "bidding", "the auction is over")
    assert visitors[0].position(table)["version"] >= begun["version"] + 3
    wait_until(lambda: not any(orders_of(one, table) for one in visitors), "the orders end with their auction")


def test_who_can_not_bid_is_passed_for_after_a_while(stack):
    """The richest bids all it has; the others can't top that, and their orders pass for them, each in its time."""
    visitors = [Visitor(stack.port) for _ in range(3)]
    table = visitors[0].post("tables", {"game": "byzanz", "seats": 3, "clock": "live"})["id"]
    for visitor in visitors:
        visitor.post(f"tables/{table}/seats", {"nonce": "00" * 16})
    goods = [sum(card % 4 + 1 for card in hand_of(visitor, table) if card < 24) for visitor in visitors]
    richest = goods.index(max(goods))
    bids_until(visitors, table, richest)
    for seat in {0, 1, 2} - {richest}:
        leaves(visitors[seat], table, "pass-without-bid")
    at = visitors[0].position(table)
    assert (at["view"]["phase"], richest in at["waiting"]) == ("bidding", False), "nobody was passed for at once"
    wait_until(lambda: visitors[0].position(table)["view"]["phase"] != "bidding", "the others are passed for")


def hand_of(visitor, table):
    return visitor.position(table)["view"]["hand"]


def bids_until(visitors, table, richest):
    """Whoever comes before the richest bids as little as possible."""
    seat = None
    while seat != richest:
        (seat,) = visitors[0].position(table)["waiting"]
        at = visitors[seat].position(table)
        bids = [action for action in at["legal"] if action["type"] == "bid"] or at["legal"]
        wish = {"rules": at["rules"], "actions": [bids[-1 if seat == richest else 0]], "at": at["version"]}
        visitors[seat].post(f"tables/{table}/actions", wish)


def test_an_order_is_not_forgotten_when_its_hint_is(stack):
    visitors = [Visitor(stack.port) for _ in range(3)]
    table = visitors[0].post("tables", {"game": "byzanz", "seats": 3})["id"]
    for visitor in visitors:
        visitor.post(f"tables/{table}/seats", {"nonce": "00" * 16})
    begun = visitors[0].position(table)
    stack.kill_worker()
    leaves(visitors[begun["waiting"][0]], table, "pass-auction")
    empty_valkey(stack)
    wait_until(lambda: visitors[0].position(table)["version"] > begun["version"], "the sweeper finds the order")


def empty_valkey(stack):
    with redis.Redis.from_url(stack.servers["REDIS_URL"]) as valkey:
        valkey.flushall()


def orders_of(visitor, table):
    return visitor.get(f"tables/{table}/standing-orders")["orders"]


def test_a_killed_worker_and_an_emptied_valkey_lose_nothing(stack):
    """Several tables, for a single game may end before the worker is killed."""
    visitor = Visitor(stack.port)
    tables = [visitor.open_table_of_bots(seats=6) for _ in range(4)]
    wait_until(lambda: visitor.position(tables[-1])["version"] > 5, "the bots have begun")
    stack.kill_worker()
    empty_valkey(stack)
    running = [table for table in tables if visitor.position(table)["status"] == "running"]
    assert running, "it was killed in the middle"
    for table in running:
        finished(visitor, table)
