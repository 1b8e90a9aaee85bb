"""The real worker and beat of a real stack look at the clocks, in a house that lives in another time."""

import pytest

from tests.bots.visitor import Visitor
from tests.ops.stack import wait_until
from tests.tables.moved_clock import MINUTE


@pytest.fixture
def stack(moved_stack):
    return moved_stack[0]


@pytest.fixture
def clock(moved_stack):
    return moved_stack[1]


def test_a_bot_plays_for_who_ran_out_of_time_until_they_are_back(stack, clock):
    anna, bela = Visitor(stack.port), Visitor(stack.port)
    table = anna.post("tables", {"game": "byzanz", "seats": 3, "bots": ["merchant"], "clock": "live"})["id"]
    for visitor in (anna, bela):
        visitor.post(f"tables/{table}/seats", {"nonce": "00" * 16})
    waiting = wait_until(
        lambda: [seat for seat in anna.position(table)["waiting"] if seat < 2], "a person is waited for"
    )
    late, other = (anna, bela) if waiting[0] == 0 else (bela, anna)
    seat = late.position(table)["seat"]
    before = other.position(table)["version"]
    clock.forward(21 * MINUTE)
    wait_until(lambda: other.position(table)["chairs"][seat]["away_since"], "the time is up")
    wait_until(lambda: seat not in other.position(table)["waiting"], "the bot has played")
    assert other.position(table)["version"] > before
    late.post(f"tables/{table}/back", {})
    assert late.position(table)["chairs"][seat]["bot"] is None


def test_a_clock_runs_out_though_every_process_that_plays_bots_is_busy(stack, clock):
    anna = Visitor(stack.port)
    table = anna.post("tables", {"game": "byzanz", "seats": 3, "bots": ["merchant"] * 2, "clock": "live"})["id"]
    anna.post(f"tables/{table}/seats", {"nonce": "00" * 16})
    wait_until(lambda: anna.position(table)["waiting"] == [0], "the person is waited for")
    with stack.held_up("worker@%h"):
        clock.forward(21 * MINUTE)
        wait_until(lambda: anna.position(table)["chairs"][0]["away_since"], "the time is up")


def test_bots_finish_a_table_at_which_nobody_is_left(stack, clock):
    anna = Visitor(stack.port)
    wish = {"game": "byzanz", "seats": 3, "bots": ["merchant", "merchant"], "clock": "live"}
    table = anna.post("tables", wish)["id"]
    anna.post(f"tables/{table}/seats", {"nonce": "00" * 16})
    wait_until(lambda: anna.position(table)["waiting"] == [0], "the person is waited for")
    clock.forward(21 * MINUTE)
    wait_until(lambda: anna.position(table)["chairs"][0]["away_since"], "the time is up")
    assert anna.position(table)["status"] == "running"
    clock.forward(MINUTE)
    wait_until(lambda: anna.position(table)["status"] == "finished", "the bots finish it")
    assert anna.position(table)["chairs"][0]["departed"] == "timed-out"
