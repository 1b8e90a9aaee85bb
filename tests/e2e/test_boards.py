"""Boards in their usual phases: axe-core finds nothing, and they fit the window."""

import random
from itertools import islice

import pytest

from tests.e2e.browser import DESKTOP, assert_no_sideways_scroll, axe, below_the_window
from tests.e2e.play import CLICKABLE, OVER, click_random, end_by_agreement, is_over, play_against_bots

CLICKS = 24
MAX_DECISIONS = 4
MAX_TOP = 200
NARROW = {"width": 360, "height": 740}
DECISION = """selector => [...new Set([...document.querySelectorAll(selector)].map(({ dataset }) =>
  dataset.choice ? JSON.parse(dataset.choice).type : (dataset.part ?? 'commit').replace(/\\d+/g, '')))].sort().join()"""
TOP_OF_THE_BOARD = "() => document.querySelector('[data-board]').getBoundingClientRect().top"


def decisions(page, seed):
    """Plays at random, and yields at the first decision of each kind."""
    rng = random.Random(seed)
    seen = set()
    for _ in range(CLICKS):
        page.locator(f"{CLICKABLE}, {OVER}").first.wait_for(state="attached")
        if is_over(page):
            return
        if (decision := page.evaluate(DECISION, CLICKABLE)) not in seen:
            seen.add(decision)
            yield decision
        click_random(page, rng)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("game", ["Byzanz", "Jantaris", "Zanzibar"])
def test_a_board_fits_the_window(desktop, game, seats):
    play_against_bots(desktop, game=game, seats=seats)
    for decision in decisions(desktop, seed=seats):
        assert desktop.evaluate(TOP_OF_THE_BOARD) <= MAX_TOP, decision
        assert below_the_window(desktop) == [], decision
    if not is_over(desktop):
        end_by_agreement(desktop)
    assert below_the_window(desktop) == [], "over"


@pytest.mark.parametrize("game", ["Byzanz", "Jantaris", "Zanzibar"])
def test_focusing_choices_does_not_scroll_the_board(desktop, game):
    """The whole board is visible, so nothing scrolls when a choice gets the focus."""
    play_against_bots(desktop, game=game, seats=4)
    desktop.locator(CLICKABLE).first.wait_for(state="attached")
    desktop.locator(f"[data-board] :is({CLICKABLE})").evaluate_all("all => all.forEach((one) => one.focus())")
    assert desktop.evaluate("scrollY") == 0


@pytest.mark.parametrize("game", ["Byzanz", "Haggle", "Jantaris", "Zanzibar"])
def test_axe_finds_nothing_on_a_board_and_the_board_fits_a_narrow_screen(desktop, game):
    play_against_bots(desktop, game=game, seats=4)
    for _ in islice(decisions(desktop, seed=1), MAX_DECISIONS):
        axe(desktop)
        desktop.set_viewport_size(NARROW)
        assert_no_sideways_scroll(desktop)
        desktop.set_viewport_size(DESKTOP)
