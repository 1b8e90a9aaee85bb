"""Animations: they do not get in the way of clicks, and everything ends up in its place."""

import random
from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import DESKTOP
from tests.e2e.play import CLICKABLE, act, log, play_now

ACTIONS = 6
ANIMATIONS_FINISHED = """() => document.getAnimations().every(({ effect, playState }) =>
  playState !== 'running' || effect.getComputedTiming().iterations === Infinity)"""
PLACES = """() => [...document.querySelectorAll('[data-board] *')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.tagName, ...[x, y, width, height].map((length) => Math.round(length / 2))].join(' ');
})"""


@pytest.mark.parametrize("game", ["Byzanz", "Jantaris", "Zanzibar"])
def test_elements_end_at_the_same_places_with_and_without_animations(browsers, guest_state, game):
    animated = {"viewport": DESKTOP, "reduced_motion": "no-preference", "storage_state": guest_state}
    player, moving = browsers.new_page(**animated), browsers.new_page(**animated)
    address = play_now(player, game)
    moving.goto(address)
    rng = random.Random(1)
    for _ in range(ACTIONS):
        assert act(player, rng)
    player.locator(CLICKABLE).first.wait_for()

    still = browsers.new_page(viewport=DESKTOP, storage_state=guest_state)
    still.goto(address)
    still.locator(CLICKABLE).first.wait_for()
    expect(moving.get_by_role("log").get_by_role("listitem")).to_have_count(len(log(still)))
    moving.wait_for_function(ANIMATIONS_FINISHED)
    assert Counter(moving.evaluate(PLACES)) == Counter(still.evaluate(PLACES))
