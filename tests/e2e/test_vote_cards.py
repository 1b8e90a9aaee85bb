"""What a vote card does is told in words to whoever points at it or comes to it by keys, and hides nothing."""

import random

from playwright.sync_api import expect

from tests.e2e.play import click_until, play_now

VOTE = "[data-choice*='\"vote\"']"
COVERED = """words => [...document.querySelectorAll('[data-board] .vote, [aria-label^=Seats] *, [aria-label=Bazaar] *')]
  .filter((one) => {
    const [it, here] = [one.getBoundingClientRect(), words.getBoundingClientRect()];
    return it.left < here.right && it.right > here.left && it.top < here.bottom && it.bottom > here.top;
  }).map((one) => one.outerHTML.slice(0, 200))"""


def test_a_vote_card_explains_itself_under_the_mouse_and_to_keys_alone(regular):
    play_now(regular, "Jantaris")
    click_until(regular, VOTE, random.Random(1))
    words = regular.locator("[data-explained]")
    regular.mouse.click(5, 5)
    regular.locator(VOTE).nth(1).evaluate("card => card.focus()")  # as the room does when a button is gone
    expect(words).to_have_count(0)
    regular.keyboard.press("ArrowRight")
    expect(words).to_contain_text("Strengthen Position")
    regular.locator(VOTE).nth(1).hover()
    expect(words).to_contain_text("Black Market")
    assert words.evaluate(COVERED) == []
    regular.mouse.move(5, 5)
    expect(words).to_have_count(0)
