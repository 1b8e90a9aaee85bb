"""A tentative turn: undo, redo and confirm."""

import random

from playwright.sync_api import expect

from tests.e2e.browser import DESKTOP
from tests.e2e.play import COMMIT, click_until, end_by_agreement, log, meet, play_against_bots

PLACE = """[data-choice*='"type":"place"']"""
STEP = """[data-choice*='"type":"step"']"""
TRADER = """[data-part*='"kind":"trader"']"""


def trader_positions(page):
    """The list of the traders on the island and their places."""
    return page.get_by_role("region", name="Positions of the traders").get_by_role("listitem")


def test_others_see_nothing_before_the_confirmation(desktop, browsers):
    mover, other = meet(desktop, browsers.new_page(viewport=DESKTOP), game="Zanzibar")
    before = log(other)

    mover.locator(PLACE).first.click()
    expect(trader_positions(mover)).to_have_count(1)
    placed = trader_positions(mover).all_inner_texts()
    mover.get_by_role("button", name="Undo").click()
    expect(trader_positions(mover)).to_have_count(0)
    expect(mover.locator(COMMIT)).to_have_count(0)
    mover.get_by_role("button", name="Redo").click()
    expect(trader_positions(mover)).to_have_text(placed)
    other.reload()
    other.get_by_role("log").wait_for()
    assert trader_positions(other).count() == 0
    assert log(other) == before

    mover.locator(COMMIT).click()
    expect(trader_positions(other)).to_have_text(placed)
    assert log(other)[:-1] == before
    expect(mover.get_by_role("button", name="Undo")).to_have_count(0)


def test_a_proposal_disappears_silently_when_the_game_ends(desktop):
    play_against_bots(desktop, game="Zanzibar", seats=2)
    desktop.locator(PLACE).first.click()
    expect(desktop.locator(COMMIT)).to_be_visible()
    end_by_agreement(desktop)
    expect(desktop.locator(COMMIT)).to_have_count(0)
    expect(desktop.get_by_role("alert")).to_have_count(0)


def test_a_turn_of_several_steps_is_undone_step_by_step_and_confirmed_at_once(desktop):
    play_against_bots(desktop, game="Zanzibar", seats=2)
    click_until(desktop, TRADER, random.Random(1))
    before = log(desktop)
    positions = [trader_positions(desktop).all_inner_texts()]
    for _ in range(2):
        take_a_step(desktop)
        expect(trader_positions(desktop)).not_to_have_text(positions[-1])
        positions.append(trader_positions(desktop).all_inner_texts())

    desktop.keyboard.press("Control+z")
    expect(trader_positions(desktop)).to_have_text(positions[1])
    desktop.keyboard.press("Control+z")
    expect(trader_positions(desktop)).to_have_text(positions[0])
    desktop.keyboard.press("Control+Shift+z")
    expect(trader_positions(desktop)).to_have_text(positions[1])
    desktop.get_by_role("button", name="Redo").click()
    expect(trader_positions(desktop)).to_have_text(positions[2])
    assert log(desktop) == before
    desktop.get_by_role("button", name="Confirm all 2").click()
    expect(desktop.get_by_role("log").get_by_role("listitem")).to_have_count(len(before) + 2)
    expect(desktop.locator(COMMIT)).to_have_count(0)


def take_a_step(page):
    """Moves the selected trader, or else the first one that can move."""
    for trader in range(page.locator(TRADER).count()):
        if page.locator(STEP).count():
            break
        page.locator(TRADER).nth(trader).click()
    page.locator(STEP).first.click()
