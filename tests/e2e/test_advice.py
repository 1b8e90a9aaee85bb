"""Advice from an expert during the game, and explanations of actions after its end."""

import random

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import DESKTOP, assert_no_sideways_scroll
from tests.e2e.play import CLICKABLE, act, end_by_agreement, log, meet, play_against_bots, play_now

PLACE = """[data-choice*='"type":"place"']"""


def advice_button(page):
    return page.get_by_role("button", name="What would an expert do?")


def menu(page):
    return page.locator("summary").get_by_text("Game", exact=True)


def request_advice(page):
    advice_button(page).click()
    return page.get_by_role("region", name="What would an expert do?")


def request_advice_at_table(page):
    page.locator(CLICKABLE).first.wait_for()
    menu(page).click()
    advice = request_advice(page)
    expect(advice).to_contain_text("An expert would play:")
    return advice


def close(advice):
    advice.get_by_role("button", name="Close").press("Enter")
    expect(advice).to_have_count(0)


def test_advice_disappears_after_the_decision(desktop):
    play_now(desktop, "Byzanz")
    advice = request_advice_at_table(desktop)
    expect(advice).to_contain_text("simulated games")
    close(advice)
    expect(menu(desktop)).to_be_focused()
    advice = request_advice_at_table(desktop)
    assert act(desktop, random.Random(1))
    expect(advice).to_have_count(0)


def test_advice_stays_while_others_decide(desktop, browsers):
    other = browsers.new_page(viewport=DESKTOP)
    meet(desktop, other, game="Haggle")
    advice = request_advice_at_table(desktop)
    before = len(log(desktop))
    assert act(other, random.Random(1))
    expect(desktop.get_by_role("log").get_by_role("listitem")).to_have_count(before + 1)
    expect(advice).to_contain_text("An expert would play:")
    assert act(desktop, random.Random(1))
    expect(advice).to_have_count(0)


def test_proposed_actions_must_be_confirmed_or_undone_before_advice(desktop):
    play_against_bots(desktop, game="Zanzibar", seats=2)
    advice = request_advice_at_table(desktop)
    desktop.locator(PLACE).first.click()
    menu(desktop).click()
    expect(advice_button(desktop)).to_be_disabled()
    expect(advice_button(desktop)).to_have_accessible_description("Confirm or undo your moves first.")
    expect(advice).to_be_visible()
    desktop.get_by_role("button", name="Undo").click()
    menu(desktop).click()
    expect(advice_button(desktop)).to_be_enabled()


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_finished_game_has_explanations_and_advice_for_every_position(screen, request):
    page = request.getfixturevalue(screen)
    play_now(page, "Byzanz")
    rng = random.Random(1)
    assert all(act(page, rng) for _ in range(3))
    end_by_agreement(page)
    page.get_by_role("link", name="Replay").first.click()
    page.get_by_role("slider", name="Step").wait_for()
    top = top_of_the_board(page)
    step_to_a_reason(page)
    expect(page.get_by_text("Why: ")).to_be_in_viewport()
    assert top_of_the_board(page) == top
    expect(request_advice(page)).to_contain_text("place, an expert would play:")
    assert_no_sideways_scroll(page)


def top_of_the_board(page):
    return page.locator("[data-board]").bounding_box()["y"]


def step_to_a_reason(page):
    for _ in range(50):
        with page.expect_response(lambda answer: "/explanation?" in answer.url) as answered:
            page.get_by_role("button", name="One step forward").click()
        if answered.value.json()["reason"]:
            return
    raise AssertionError("no step has a reason")


def test_in_a_replay_advice_does_not_depend_on_the_viewpoint(desktop, browsers):
    address = play_against_bots(desktop, game="Haggle", seats=2)
    desktop.locator(CLICKABLE).first.wait_for()
    end_by_agreement(desktop)
    desktop.goto(f"{address}/replay")
    step_to_a_decision(desktop)
    advice = request_advice(desktop)
    expect(advice_button(desktop)).to_be_focused()
    expect(advice).to_contain_text("place, an expert would play:")
    expect(advice_button(desktop)).to_be_focused()
    text = advice.inner_text()
    for seat in ("0", "1", "spectator"):
        desktop.get_by_label("View as").select_option(seat)
        expect(advice).to_have_text(text, use_inner_text=True)
    close(advice)
    expect(advice_button(desktop)).to_be_focused()

    visitor = browsers.new_page(viewport=DESKTOP)
    visitor.goto(f"{address}/replay")
    expect(visitor.get_by_label("View as")).to_be_visible()
    expect(advice_button(visitor)).to_have_count(0)


def step_to_a_decision(page):
    expect(advice_button(page)).to_be_visible()
    while not advice_button(page).is_enabled():
        page.get_by_role("button", name="One step forward").click()
