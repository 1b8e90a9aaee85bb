"""Looking back at a game, and verifying it in the browser."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import assert_no_sideways_scroll, axe, below_the_window
from tests.e2e.play import CHOICE, COMMIT, act, end_together, play_now

GAMES = ("Byzanz", "Jantaris", "Zanzibar")


@pytest.fixture
def page(regular):
    return regular


def ended_early(page, game):
    """A table at which a person has moved and then agreed with the bots to end it."""
    address = play_now(page, game)
    act(page, random.Random(1))
    end_together(page)
    return address


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_gone_through_from_any_seat_and_verified(page, game):
    ended_early(page, game)
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Version")
    expect(slider).to_be_visible()
    total = int(slider.get_attribute("max"))

    page.get_by_role("button", name="To the end").click()
    expect(slider).to_have_value(str(total))
    for on in ("One step on", "To the end"):
        expect(page.get_by_role("button", name=on)).to_be_disabled()
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_role("button", name="One step on")).to_be_enabled()
    expect(slider).to_have_value(str(total - 1))
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(total - 2))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(str(total))

    seats = page.get_by_label("Seen by")
    seats.select_option(index=1)
    expect(page.get_by_role("list", name="Players").get_by_role("listitem").nth(1)).to_contain_text("You")
    seats.select_option("spectator")
    expect(page.get_by_role("list", name="Players")).not_to_contain_text("You")

    page.get_by_role("button", name="Verify now").click()
    findings = page.get_by_role("region", name="Verify this game")
    expect(findings).to_contain_text("Nothing is wrong with this game.")
    for promise in (
        "The chain of",
        "The signature of this site",
        "What your browser added to the seed is in it.",
        "The seed is the one that was promised",
        "The deal follows from the seed",
    ):
        expect(findings).to_contain_text(promise)
    expect(findings.locator("[data-state=failed]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_board_and_controls_fit_the_window(page, game):
    ended_early(page, game)
    page.get_by_role("link", name="Replay").click()
    controls = page.get_by_role("group", name="Move through the game")
    for where in ("One step on", "To the end", "One step back", "To the beginning"):
        page.get_by_role("button", name=where).click()
        expect(page.locator("[data-board]")).to_be_visible()
        expect(controls).to_be_in_viewport(ratio=1)
        assert below_the_window(page) == [], where


def test_on_a_phone_the_controls_are_always_in_reach(phone):
    ended_early(phone, "Zanzibar")
    phone.get_by_role("link", name="Replay").click()
    controls = phone.get_by_role("group", name="Move through the game")
    expect(controls).to_be_in_viewport(ratio=1)
    expect(phone.locator("[data-board]")).to_be_in_viewport(ratio=0.3)
    phone.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(controls).to_be_in_viewport(ratio=1)


def test_a_link_leads_to_this_very_position_for_anybody(page, watched):
    address = ended_early(page, "Zanzibar")
    version = 9
    page.goto(f"{address}/replay?v={version}&seat=1")
    expect(page.get_by_role("slider", name="Version")).to_have_value(str(version - 1))
    expect(page.get_by_text(re.compile(rf"^{version} of \d+$"))).to_be_visible()
    expect(page.get_by_role("img", name="Scores over time")).to_be_visible()


def test_who_changes_the_log_is_found_out(page):
    ended_early(page, "Byzanz")
    page.route("**/export*", lambda route: route.fulfill(body=forged(route.fetch().text())))
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Verify now").click()
    findings = page.get_by_role("region", name="Verify this game")
    expect(findings).to_contain_text("Something is wrong with this game")
    expect(findings.locator("[data-state=failed]")).to_have_count(1)


def forged(export):
    assert '\\"hands\\":[[' in export
    return re.sub(r'(\\"hands\\":\[\[)(\d+)', lambda hit: f"{hit[1]}{(int(hit[2]) + 1) % 24}", export, count=1)


def test_a_running_game_is_seen_from_ones_own_seat_only(page):
    play_now(page, "Byzanz")
    page.locator(f"{CHOICE}, {COMMIT}").first.wait_for()
    page.get_by_text("Game", exact=True).click()
    page.get_by_role("link", name="Look back").click()
    expect(page.get_by_role("slider", name="Version")).to_be_visible()
    expect(page.get_by_label("Seen by")).to_have_count(0)
    page.get_by_role("button", name="Verify now").click()
    findings = page.get_by_role("region", name="Verify this game")
    expect(findings).to_contain_text("stays secret until the end")
    expect(findings.locator("[data-state=failed]")).to_have_count(0)


def test_axe_finds_nothing_in_a_replay_and_it_fits_a_phone(page):
    ended_early(page, "Jantaris")
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider", name="Version")).to_be_visible()
    page.get_by_role("button", name="Verify now").click()
    expect(page.get_by_text("Nothing is wrong with this game.")).to_be_visible()
    axe(page)
    page.set_viewport_size({"width": 360, "height": 740})
    assert_no_sideways_scroll(page)
