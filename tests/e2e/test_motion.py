"""Where things move: nothing is in the way of who clicks, and all comes to rest where it belongs."""

import random
from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import DESK
from tests.e2e.play import SOMETHING_TO_CLICK, act, log, play_now

ACTIONS = 6
AT_REST = """() => document.getAnimations().every(({ effect, playState }) =>
  playState !== 'running' || effect.getComputedTiming().iterations === Infinity)"""
PLACES = """() => [...document.querySelectorAll('[data-board] *')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.tagName, ...[x, y, width, height].map((length) => Math.round(length / 2))].join(' ');
})"""


@pytest.mark.parametrize("game", ["Byzanz", "Jantaris", "Zanzibar"])
def test_what_moves_comes_to_rest_where_it_would_be_without_moving(watched, a_guest, game):
    lively = {"viewport": DESK, "reduced_motion": "no-preference", "storage_state": a_guest}
    player, moving = watched.somebody(**lively), watched.somebody(**lively)
    address = play_now(player, game)
    moving.goto(address)
    rng = random.Random(1)
    for _ in range(ACTIONS):
        assert act(player, rng)
    player.locator(SOMETHING_TO_CLICK).first.wait_for()

    still = watched.somebody(viewport=DESK, storage_state=a_guest)
    still.goto(address)
    still.locator(SOMETHING_TO_CLICK).first.wait_for()
    expect(moving.get_by_role("log").get_by_role("listitem")).to_have_count(len(log(still)))
    moving.wait_for_function(AT_REST)
    assert Counter(moving.evaluate(PLACES)) == Counter(still.evaluate(PLACES))
