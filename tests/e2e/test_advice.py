"""Whoever learns may ask an expert, and when all is over everybody's reasons are told."""

import random

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import DESK, assert_no_sideways_scroll
from tests.e2e.play import SOMETHING_TO_CLICK, act, against_bots, end_together, log, meet, play_now

PLACE = """[data-choice*='"type":"place"']"""


def offer(page):
    return page.get_by_role("button", name="What would an expert do?")


def menu(page):
    return page.locator("summary").get_by_text("Game", exact=True)


def ask_an_expert(page):
    offer(page).click()
    return page.get_by_role("region", name="What would an expert do?")


def ask_at_the_table(page):
    page.locator(SOMETHING_TO_CLICK).first.wait_for()
    menu(page).click()
    hint = ask_an_expert(page)
    expect(hint).to_contain_text("An expert would do this:")
    return hint


def close(hint):
    hint.get_by_role("button", name="Close").press("Enter")
    expect(hint).to_have_count(0)


def test_an_expert_says_what_it_would_do_and_goes_when_the_moment_is_gone(regular):
    play_now(regular, "Byzanz")
    hint = ask_at_the_table(regular)
    expect(hint).to_contain_text("to win, after")
    close(hint)
    expect(menu(regular)).to_be_focused()
    hint = ask_at_the_table(regular)
    assert act(regular, random.Random(1))
    expect(hint).to_have_count(0)


def test_it_stays_while_others_decide_at_the_same_time(regular, watched):
    other = watched.somebody(viewport=DESK)
    meet(regular, other, game="Haggle")
    hint = ask_at_the_table(regular)
    before = len(log(regular))
    assert act(other, random.Random(1))
    expect(regular.get_by_role("log").get_by_role("listitem")).to_have_count(before + 1)
    expect(hint).to_contain_text("An expert would do this:")
    assert act(regular, random.Random(1))
    expect(hint).to_have_count(0)


def test_what_is_begun_is_done_or_taken_back_before_an_expert_is_asked(regular):
    against_bots(regular, game="Zanzibar", seats=2)
    hint = ask_at_the_table(regular)
    regular.locator(PLACE).first.click()
    menu(regular).click()
    expect(offer(regular)).to_be_disabled()
    expect(offer(regular)).to_have_accessible_description("First do or take back what you have begun.")
    expect(hint).to_be_visible()
    regular.get_by_role("button", name="Undo").click()
    menu(regular).click()
    expect(offer(regular)).to_be_enabled()


@pytest.mark.parametrize("screen", ["regular", "phone"])
def test_when_all_is_over_reasons_are_told_and_an_expert_may_be_asked_about_any_moment(screen, request):
    page = request.getfixturevalue(screen)
    play_now(page, "Byzanz")
    rng = random.Random(1)
    assert all(act(page, rng) for _ in range(3))
    end_together(page)
    page.get_by_role("link", name="Replay").first.click()
    page.get_by_role("slider", name="Version").wait_for()
    top = top_of_the_board(page)
    step_to_a_reason(page)
    expect(page.get_by_text("Why: ")).to_be_in_viewport()
    assert top_of_the_board(page) == top
    expect(ask_an_expert(page)).to_contain_text("place an expert would do this:")
    assert_no_sideways_scroll(page)


def top_of_the_board(page):
    return page.locator("[data-board]").bounding_box()["y"]


def step_to_a_reason(page):
    for _ in range(50):
        with page.expect_response(lambda answer: "/reason?" in answer.url) as answered:
            page.get_by_role("button", name="One step on").click()
        if answered.value.json()["reason"]:
            return
    raise AssertionError("no reason is told at any step")


def test_in_a_replay_a_hint_is_whose_it_was_through_whomever_s_eyes_one_looks(regular, watched):
    address = against_bots(regular, game="Haggle", seats=2)
    regular.locator(SOMETHING_TO_CLICK).first.wait_for()
    end_together(regular)
    regular.goto(f"{address}/replay")
    step_to_a_decision(regular)
    hint = ask_an_expert(regular)
    expect(offer(regular)).to_be_focused()
    expect(hint).to_contain_text("place an expert would do this:")
    expect(offer(regular)).to_be_focused()
    told = hint.inner_text()
    for seat in ("0", "1", "spectator"):
        regular.get_by_label("Seen by").select_option(seat)
        expect(hint).to_have_text(told, use_inner_text=True)
    close(hint)
    expect(offer(regular)).to_be_focused()

    stranger = watched.somebody(viewport=DESK)
    stranger.goto(f"{address}/replay")
    expect(stranger.get_by_label("Seen by")).to_be_visible()
    expect(offer(stranger)).to_have_count(0)


def step_to_a_decision(page):
    expect(offer(page)).to_be_visible()
    while not offer(page).is_enabled():
        page.get_by_role("button", name="One step on").click()
