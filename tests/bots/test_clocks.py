"""The real workers and beat of a real stack check the clocks; the stack's time is shifted."""

import pytest

from tests.bots.guest_client import GuestClient
from tests.ops.stack import wait_until
from tests.tables.shifted_clock import MINUTE


@pytest.fixture
def stack(shifted_stack):
    return shifted_stack[0]


@pytest.fixture
def clock(shifted_stack):
    return shifted_stack[1]


def test_a_bot_plays_for_a_player_who_timed_out_until_they_return(stack, clock):
    anna, bela = GuestClient(stack.port), GuestClient(stack.port)
    table = anna.post("tables", {"game": "byzanz", "seats": 3, "bots": ["merchant"], "clock": "live"})["id"]
    for guest in (anna, bela):
        guest.post(f"tables/{table}/seats", {"nonce": "00" * 16})
    waiting = wait_until(
        lambda: [seat for seat in anna.position(table)["waiting"] if seat < 2], "it is a person's turn"
    )
    late, other = (anna, bela) if waiting[0] == 0 else (bela, anna)
    seat = late.position(table)["seat"]
    before = other.position(table)["version"]
    clock.forward(21 * MINUTE)
    wait_until(lambda: other.position(table)["occupants"][seat]["away_since"], "the time is up")
    wait_until(lambda: seat not in other.position(table)["waiting"], "the bot has played")
    assert other.position(table)["version"] > before
    late.post(f"tables/{table}/return", {})
    assert late.position(table)["occupants"][seat]["bot"] is None


def test_a_clock_runs_out_though_every_bot_worker_is_busy(stack, clock):
    anna = GuestClient(stack.port)
    table = anna.post("tables", {"game": "byzanz", "seats": 3, "bots": ["merchant"] * 2, "clock": "live"})["id"]
    anna.post(f"tables/{table}/seats", {"nonce": "00" * 16})
    wait_until(lambda: anna.position(table)["waiting"] == [0], "it is the person's turn")
    with stack.suspended("bots@%h"):
        clock.forward(21 * MINUTE)
        wait_until(lambda: anna.position(table)["occupants"][0]["away_since"], "the time is up")


def test_bots_finish_a_game_that_all_people_have_left(stack, clock):
    anna = GuestClient(stack.port)
    request = {"game": "byzanz", "seats": 3, "bots": ["merchant", "merchant"], "clock": "live"}
    table = anna.post("tables", request)["id"]
    anna.post(f"tables/{table}/seats", {"nonce": "00" * 16})
    wait_until(lambda: anna.position(table)["waiting"] == [0], "it is the person's turn")
    clock.forward(21 * MINUTE)
    wait_until(lambda: anna.position(table)["occupants"][0]["away_since"], "the time is up")
    assert anna.position(table)["status"] == "running"
    clock.forward(MINUTE)
    wait_until(lambda: anna.position(table)["status"] == "finished", "the bots finish it")
    assert anna.position(table)["occupants"][0]["departed"] == "timed-out"
