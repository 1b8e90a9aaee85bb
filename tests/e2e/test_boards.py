"""Boards in their usual phases: there is nothing for axe-core to find, and they fit the window."""

import random
from itertools import islice

import pytest

from tests.e2e.browser import DESK, assert_no_sideways_scroll, axe, below_the_window
from tests.e2e.play import OVER, SOMETHING_TO_CLICK, against_bots, click_something, end_together, is_over

CLICKS = 24
KINDS = 4
ABOVE_THE_BOARD_AT_MOST = 200
NARROW = {"width": 360, "height": 740}
DECISION = """selector => [...new Set([...document.querySelectorAll(selector)].map(({ dataset }) =>
  dataset.choice ? JSON.parse(dataset.choice).type : (dataset.part ?? 'commit').replace(/\\d+/g, '')))].sort().join()"""
TOP_OF_THE_BOARD = "() => document.querySelector('[data-board]').getBoundingClientRect().top"


def decisions(page, seed):
    """Goes through a game by chance, and stops at each kind of decision when it comes for the first time."""
    rng = random.Random(seed)
    seen = set()
    for _ in range(CLICKS):
        page.locator(f"{SOMETHING_TO_CLICK}, {OVER}").first.wait_for(state="attached")
        if is_over(page):
            return
        if (decision := page.evaluate(DECISION, SOMETHING_TO_CLICK)) not in seen:
            seen.add(decision)
            yield decision
        click_something(page, rng)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("game", ["Byzanz", "Jantaris", "Zanzibar"])
def test_a_board_fits_the_window(regular, game, seats):
    against_bots(regular, game=game, seats=seats)
    for decision in decisions(regular, seed=seats):
        assert regular.evaluate(TOP_OF_THE_BOARD) <= ABOVE_THE_BOARD_AT_MOST, decision
        assert below_the_window(regular) == [], decision
    if not is_over(regular):
        end_together(regular)
    assert below_the_window(regular) == [], "over"


@pytest.mark.parametrize("game", ["Byzanz", "Jantaris", "Zanzibar"])
def test_who_goes_over_a_board_by_keyboard_sees_the_same_of_it(regular, game):
    """All of it is in sight: nothing scrolls when a choice gets the focus."""
    against_bots(regular, game=game, seats=4)
    regular.locator(SOMETHING_TO_CLICK).first.wait_for(state="attached")
    regular.locator(f"[data-board] :is({SOMETHING_TO_CLICK})").evaluate_all("all => all.forEach((one) => one.focus())")
    assert regular.evaluate("scrollY") == 0


@pytest.mark.parametrize("game", ["Byzanz", "Haggle", "Jantaris", "Zanzibar"])
def test_axe_finds_nothing_on_a_board_which_fits_a_narrow_screen_too(regular, game):
    against_bots(regular, game=game, seats=4)
    for _ in islice(decisions(regular, seed=1), KINDS):
        axe(regular)
        regular.set_viewport_size(NARROW)
        assert_no_sideways_scroll(regular)
        regular.set_viewport_size(DESK)
