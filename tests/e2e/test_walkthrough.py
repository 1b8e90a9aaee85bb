"""The walkthrough of a first game: one lesson at a time, learned by doing what it teaches."""

import random

import pytest
from playwright.sync_api import expect

from tests.e2e.play import CLICKABLE, COMMIT, PART, act

LEARNED = "game => JSON.parse(localStorage.getItem('lessons'))[game]"
FIRST = [("Byzanz", "bid", "bid"), ("Jantaris", "settling", "place-merchants"), ("Zanzibar", "placing", "place")]


def first_game(page, game):
    """Starts the walkthrough; returns the lesson card."""
    page.goto("/")
    page.get_by_role("button", name=f"Learn to play {game}").click()
    page.get_by_role("log").wait_for()
    return page.get_by_role("complementary", name="Walkthrough")


def can_do(page, action):
    """Adds cards until the action is possible; returns False if the whole hand is not enough."""
    chosen = page.locator(choice(action)).first
    page.locator(CLICKABLE).first.wait_for()
    for card in range(page.locator(PART).count()):
        if chosen.count():
            break
        page.locator(PART).nth(card).click()
    return chosen.count() > 0


def choice(action):
    return f"""[data-choice*='"type":"{action}"']:not([disabled])"""


def do(page, action):
    page.locator(choice(action)).first.click()
    if page.locator(COMMIT).count():
        page.locator(COMMIT).click()


@pytest.mark.parametrize(("game", "first", "action"), FIRST)
def test_a_lesson_ends_when_the_player_does_what_it_teaches(desktop, game, first, action):
    lesson = first_game(desktop, game)
    while not can_do(desktop, action):
        lesson = first_game(desktop, game)
    expect(lesson).to_have_count(1)
    expect(desktop.get_by_role("list", name="Players").get_by_title("bot · apprentice")).to_have_count(2)
    text = lesson.get_by_role("paragraph").inner_text()
    assert desktop.evaluate(LEARNED, game.lower()) == []
    do(desktop, action)
    expect(desktop.get_by_text(text)).to_have_count(0)
    assert desktop.evaluate(LEARNED, game.lower()) == [first]

    rng = random.Random(1)
    for _ in range(4):
        act(desktop, rng)
        assert lesson.count() <= 1
        assert desktop.get_by_text(text).count() == 0


def test_lessons_can_be_closed_and_skipped(desktop):
    lesson = first_game(desktop, "Zanzibar")
    lesson.get_by_role("button", name="Got it").click()
    expect(lesson).to_have_count(0)
    assert desktop.evaluate(LEARNED, "zanzibar") == ["placing"]

    lesson = first_game(desktop, "Byzanz")
    lesson.get_by_role("button", name="Skip the walkthrough").click()
    expect(lesson).to_have_count(0)
    act(desktop, random.Random(1))
    desktop.reload()
    desktop.locator(CLICKABLE).first.wait_for()
    assert lesson.count() == 0
    assert desktop.evaluate(LEARNED, "byzanz") == "skipped"
