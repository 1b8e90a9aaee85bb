"""The island of Zanzibar shows where a trader in hand could go, by which way, and whom it would push."""

import random

from playwright.sync_api import expect

from tests.e2e.play import click_until, play_now

OWN = "[data-part*='\"trader\"']"
FAR = "[data-part*='\"walk\"']"
END = "[data-choice*=end-turn]"


def until_first_turn(page):
    play_now(page, "Zanzibar")
    click_until(page, END, random.Random(4))


def take_until(page, selector):
    """Takes one trader after the other in hand, until there is such a space."""
    for nth in range(page.locator(OWN).count()):
        page.locator(OWN).nth(nth).focus()
        page.keyboard.press("Enter")
        if page.locator(selector).count():
            return
        page.keyboard.press("Escape")
    raise AssertionError(f"no trader has any {selector}")


def test_the_map_says_what_red_means_while_anything_is_red(regular):
    until_first_turn(regular)
    key = regular.get_by_text("pushes whoever is there")
    expect(key).to_have_count(0)
    take_until(regular, ".pushes[role=button]")
    expect(key).to_be_visible()


def test_the_way_to_a_far_space_is_drawn_step_by_step(regular):
    until_first_turn(regular)
    take_until(regular, FAR)
    far = regular.locator(FAR).first
    way = far.evaluate("space => JSON.parse(space.dataset.part).way")
    far.focus()
    points = regular.locator("polyline.path").get_attribute("points")
    assert len(points.split()) == 1 + way["steps"] == 1 + len(way["path"])
