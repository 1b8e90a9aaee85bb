"""The map of Zanzibar shows where the selected trader can go, on which path, and whom it would push."""

import random

from playwright.sync_api import expect

from tests.e2e.play import click_until, play_now

OWN = "[data-part*='\"trader\"']"
FAR = "[data-part*='\"walk\"']"
END = "[data-choice*=end-turn]"


def until_first_turn(page):
    play_now(page, "Zanzibar")
    click_until(page, END, random.Random(4))


def select_trader_until(page, selector):
    """Selects one trader after the other until the selector matches."""
    for nth in range(page.locator(OWN).count()):
        page.locator(OWN).nth(nth).focus()
        page.keyboard.press("Enter")
        if page.locator(selector).count():
            return
        page.keyboard.press("Escape")
    raise AssertionError(f"no trader has any {selector}")


def test_the_map_key_explains_red_while_something_is_red(desktop):
    until_first_turn(desktop)
    key = desktop.get_by_text("pushes the trader there")
    expect(key).to_have_count(0)
    select_trader_until(desktop, ".pushes[role=button]")
    expect(key).to_be_visible()


def test_the_path_to_a_far_space_is_drawn(desktop):
    until_first_turn(desktop)
    select_trader_until(desktop, FAR)
    far = desktop.locator(FAR).first
    path = far.evaluate("space => JSON.parse(space.dataset.part).path")
    far.focus()
    points = desktop.locator("polyline.path").get_attribute("points")
    assert len(points.split()) == 1 + path["steps"] == 1 + len(path["spaces"])
