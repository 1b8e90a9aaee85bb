"""A turn that is only tried: back, forth, and done at one's word."""

import random

from playwright.sync_api import expect

from tests.e2e.browser import DESK
from tests.e2e.play import COMMIT, against_bots, click_until, end_together, log, meet

PLACE = """[data-choice*='"type":"place"']"""
STEP = """[data-choice*='"type":"step"']"""
TRADER = """[data-part*='"kind":"trader"']"""


def standing(page):
    """The traders on the island, and where each of them stands."""
    return page.get_by_role("region", name="Where the traders stand").get_by_role("listitem")


def test_nothing_is_done_before_the_word(regular, watched):
    mover, other = meet(regular, watched.somebody(viewport=DESK), game="Zanzibar")
    before = log(other)

    mover.locator(PLACE).first.click()
    expect(standing(mover)).to_have_count(1)
    placed = standing(mover).all_inner_texts()
    mover.get_by_role("button", name="Undo").click()
    expect(standing(mover)).to_have_count(0)
    expect(mover.locator(COMMIT)).to_have_count(0)
    mover.get_by_role("button", name="Redo").click()
    expect(standing(mover)).to_have_text(placed)
    other.reload()
    other.get_by_role("log").wait_for()
    assert standing(other).count() == 0
    assert log(other) == before

    mover.locator(COMMIT).click()
    expect(standing(other)).to_have_text(placed)
    assert log(other)[:-1] == before
    expect(mover.get_by_role("button", name="Undo")).to_have_count(0)


def test_what_was_only_tried_when_the_game_ends_is_gone_without_a_word(regular):
    against_bots(regular, game="Zanzibar", seats=2)
    regular.locator(PLACE).first.click()
    expect(regular.locator(COMMIT)).to_be_visible()
    end_together(regular)
    expect(regular.locator(COMMIT)).to_have_count(0)
    expect(regular.get_by_role("alert")).to_have_count(0)


def test_a_turn_of_several_steps_is_taken_back_step_by_step_and_done_at_once(regular):
    against_bots(regular, game="Zanzibar", seats=2)
    click_until(regular, TRADER, random.Random(1))
    before = log(regular)
    positions = [standing(regular).all_inner_texts()]
    for _ in range(2):
        take_a_step(regular)
        expect(standing(regular)).not_to_have_text(positions[-1])
        positions.append(standing(regular).all_inner_texts())

    regular.keyboard.press("Control+z")
    expect(standing(regular)).to_have_text(positions[1])
    regular.keyboard.press("Control+z")
    expect(standing(regular)).to_have_text(positions[0])
    regular.keyboard.press("Control+Shift+z")
    expect(standing(regular)).to_have_text(positions[1])
    regular.get_by_role("button", name="Redo").click()
    expect(standing(regular)).to_have_text(positions[2])
    assert log(regular) == before
    regular.get_by_role("button", name="Do all 2").click()
    expect(regular.get_by_role("log").get_by_role("listitem")).to_have_count(len(before) + 2)
    expect(regular.locator(COMMIT)).to_have_count(0)


def take_a_step(page):
    """Of the trader in hand, or else of the first that can."""
    for trader in range(page.locator(TRADER).count()):
        if page.locator(STEP).count():
            break
        page.locator(TRADER).nth(trader).click()
    page.locator(STEP).first.click()
