"""Whoever learns may ask an expert, and when all is over everybody's reasons are told."""

import random

from playwright.sync_api import expect

from tests.e2e.play import SOMETHING_TO_CLICK, act, end_together, play_now


def ask_an_expert(page):
    page.get_by_role("button", name="What would an expert do?").click()
    return page.get_by_role("region", name="What would an expert do?")


def test_an_expert_says_what_it_would_do_and_goes_when_the_moment_is_gone(regular):
    play_now(regular, "Byzanz")
    regular.locator(SOMETHING_TO_CLICK).first.wait_for()
    regular.get_by_text("Game", exact=True).click()
    hint = ask_an_expert(regular)
    expect(hint).to_contain_text("An expert would do this:")
    expect(hint).to_contain_text("to win, after")
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_have_count(0)


def test_when_all_is_over_reasons_are_told_and_an_expert_may_be_asked_about_any_moment(regular):
    play_now(regular, "Byzanz")
    rng = random.Random(1)
    assert all(act(regular, rng) for _ in range(3))
    end_together(regular)
    regular.get_by_role("link", name="Replay").first.click()
    step_to_a_reason(regular)
    expect(regular.get_by_text("Why: ")).to_be_visible()
    expect(ask_an_expert(regular)).to_contain_text("place an expert would do this:")


def step_to_a_reason(page):
    for _ in range(50):
        with page.expect_response(lambda answer: "/reason?" in answer.url) as answered:
            page.get_by_role("button", name="One step on").click()
        if answered.value.json()["reason"]:
            return
    raise AssertionError("no reason is told at any step")
