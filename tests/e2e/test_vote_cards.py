"""Vote cards show an explanation on hover and on keyboard focus, which covers nothing."""

import random

from playwright.sync_api import expect

from tests.e2e.play import click_until, play_now

VOTE = "[data-choice*='\"vote\"']"
COVERED = """words => [...document.querySelectorAll('[data-board] .vote, [aria-label^=Seats] *, [aria-label=Bazaar] *')]
  .filter((one) => {
    const [it, here] = [one.getBoundingClientRect(), words.getBoundingClientRect()];
    return it.left < here.right && it.right > here.left && it.top < here.bottom && it.bottom > here.top;
  }).map((one) => one.outerHTML.slice(0, 200))"""


def test_a_vote_card_is_explained_on_hover_and_on_keyboard_focus(desktop):
    play_now(desktop, "Jantaris")
    click_until(desktop, VOTE, random.Random(1))
    words = desktop.locator("[data-explained]")
    desktop.mouse.click(5, 5)
    desktop.locator(VOTE).nth(1).evaluate("card => card.focus()")  # as the table does when a button is gone
    expect(words).to_have_count(0)
    desktop.keyboard.press("ArrowRight")
    expect(words).to_contain_text("Strengthen Position")
    desktop.locator(VOTE).nth(1).hover()
    expect(words).to_contain_text("Black Market")
    assert words.evaluate(COVERED) == []
    desktop.mouse.move(5, 5)
    expect(words).to_have_count(0)
