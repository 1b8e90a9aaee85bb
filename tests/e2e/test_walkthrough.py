"""A first game: one sentence at a time, learnt by doing what it says."""

import random

import pytest
from playwright.sync_api import expect

from tests.e2e.play import COMMIT, PART, SOMETHING_TO_CLICK, act

LEARNT = "game => JSON.parse(localStorage.getItem('lessons'))[game]"
FIRST = [("Byzanz", "bid", "bid"), ("Jantaris", "settling", "place-merchants"), ("Zanzibar", "placing", "place")]


def first_game(page, game):
    """Gives back where its lessons are told."""
    page.goto("/")
    page.get_by_role("button", name=f"Learn it {game}").click()
    page.get_by_role("log").wait_for()
    return page.get_by_role("complementary", name="First game")


def can_do(page, action):
    """Lays cards until they are enough. False: others have bid more than the whole hand."""
    chosen = page.locator(choice(action)).first
    page.locator(SOMETHING_TO_CLICK).first.wait_for()
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
def test_a_lesson_is_over_when_its_player_does_what_it_says(regular, game, first, action):
    lesson = first_game(regular, game)
    while not can_do(regular, action):
        lesson = first_game(regular, game)
    expect(lesson).to_have_count(1)
    expect(regular.get_by_role("list", name="Players").get_by_title("bot · apprentice")).to_have_count(2)
    told = lesson.get_by_role("paragraph").inner_text()
    assert regular.evaluate(LEARNT, game.lower()) == []
    do(regular, action)
    expect(regular.get_by_text(told)).to_have_count(0)
    assert regular.evaluate(LEARNT, game.lower()) == [first]

    rng = random.Random(1)
    for _ in range(4):
        act(regular, rng)
        assert lesson.count() <= 1
        assert regular.get_by_text(told).count() == 0


def test_what_is_read_is_learnt_and_the_rest_can_be_skipped(regular):
    lesson = first_game(regular, "Zanzibar")
    lesson.get_by_role("button", name="Got it").click()
    expect(lesson).to_have_count(0)
    assert regular.evaluate(LEARNT, "zanzibar") == ["placing"]

    lesson = first_game(regular, "Byzanz")
    lesson.get_by_role("button", name="Skip the walkthrough").click()
    expect(lesson).to_have_count(0)
    act(regular, random.Random(1))
    regular.reload()
    regular.locator(SOMETHING_TO_CLICK).first.wait_for()
    assert lesson.count() == 0
    assert regular.evaluate(LEARNT, "byzanz") == "skipped"
