"""Hints from an expert during the game, and explanations of actions after its end."""

import random

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import DESKTOP, assert_no_sideways_scroll
from tests.e2e.play import CLICKABLE, act, end_by_agreement, log, meet, play_against_bots, play_now

PLACE = """[data-choice*='"type":"place"']"""


def hint_button(page):
    return page.get_by_role("button", name="What would an expert do?")


def menu(page):
    return page.locator("summary").get_by_text("Game", exact=True)


def request_hint(page):
    hint_button(page).click()
    return page.get_by_role("region", name="What would an expert do?")


def request_hint_at_table(page):
    page.locator(CLICKABLE).first.wait_for()
    menu(page).click()
    hint = request_hint(page)
    expect(hint).to_contain_text("An expert would play:")
    return hint


def close(hint):
    hint.get_by_role("button", name="Close").press("Enter")
    expect(hint).to_have_count(0)


def test_a_hint_disappears_after_the_decision(desktop):
    play_now(desktop, "Byzanz")
    hint = request_hint_at_table(desktop)
    expect(hint).to_contain_text("simulated games")
    close(hint)
    expect(menu(desktop)).to_be_focused()
    hint = request_hint_at_table(desktop)
    assert act(desktop, random.Random(1))
    expect(hint).to_have_count(0)


def test_a_hint_stays_while_others_decide(desktop, browsers):
    other = browsers.new_page(viewport=DESKTOP)
    meet(desktop, other, game="Haggle")
    hint = request_hint_at_table(desktop)
    before = len(log(desktop))
    assert act(other, random.Random(1))
    expect(desktop.get_by_role("log").get_by_role("listitem")).to_have_count(before + 1)
    expect(hint).to_contain_text("An expert would play:")
    assert act(desktop, random.Random(1))
    expect(hint).to_have_count(0)


def test_proposed_actions_must_be_confirmed_or_undone_before_a_hint(desktop):
    play_against_bots(desktop, game="Zanzibar", seats=2)
    hint = request_hint_at_table(desktop)
    desktop.locator(PLACE).first.click()
    menu(desktop).click()
    expect(hint_button(desktop)).to_be_disabled()
    expect(hint_button(desktop)).to_have_accessible_description("Confirm or undo your moves first.")
    expect(hint).to_be_visible()
    desktop.get_by_role("button", name="Undo").click()
    menu(desktop).click()
    expect(hint_button(desktop)).to_be_enabled()


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_finished_game_has_explanations_and_hints_for_every_position(screen, request):
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
    expect(request_hint(page)).to_contain_text("place, an expert would play:")
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


def test_in_a_replay_a_hint_does_not_depend_on_the_viewpoint(desktop, browsers):
    address = play_against_bots(desktop, game="Haggle", seats=2)
    desktop.locator(CLICKABLE).first.wait_for()
    end_by_agreement(desktop)
    desktop.goto(f"{address}/replay")
    step_to_a_decision(desktop)
    hint = request_hint(desktop)
    expect(hint_button(desktop)).to_be_focused()
    expect(hint).to_contain_text("place, an expert would play:")
    expect(hint_button(desktop)).to_be_focused()
    text = hint.inner_text()
    for seat in ("0", "1", "spectator"):
        desktop.get_by_label("View as").select_option(seat)
        expect(hint).to_have_text(text, use_inner_text=True)
    close(hint)
    expect(hint_button(desktop)).to_be_focused()

    visitor = browsers.new_page(viewport=DESKTOP)
    visitor.goto(f"{address}/replay")
    expect(visitor.get_by_label("View as")).to_be_visible()
    expect(hint_button(visitor)).to_have_count(0)


def step_to_a_decision(page):
    expect(hint_button(page)).to_be_visible()
    while not hint_button(page).is_enabled():
        page.get_by_role("button", name="One step forward").click()
