"""The replay of a game, and its verification in the browser."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import assert_no_sideways_scroll, axe, below_the_window
from tests.e2e.play import CHOICE, COMMIT, act, end_by_agreement, play_now

GAMES = ("Byzanz", "Jantaris", "Zanzibar")


@pytest.fixture
def page(desktop):
    return desktop


def ended_early(page, game):
    """A table that was ended by agreement after one move; returns its address."""
    address = play_now(page, game)
    act(page, random.Random(1))
    end_by_agreement(page)
    return address


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_replayed_from_any_seat_and_verified(page, game):
    ended_early(page, game)
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Step")
    expect(slider).to_be_visible()
    total = int(slider.get_attribute("max"))

    page.get_by_role("button", name="To the end").click()
    expect(slider).to_have_value(str(total))
    for button in ("One step forward", "To the end"):
        expect(page.get_by_role("button", name=button)).to_be_disabled()
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_role("button", name="One step forward")).to_be_enabled()
    expect(slider).to_have_value(str(total - 1))
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(total - 2))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(str(total))

    seats = page.get_by_label("View as")
    seats.select_option(index=1)
    expect(page.get_by_role("list", name="Players").get_by_role("listitem").nth(1)).to_contain_text("You")
    seats.select_option("spectator")
    expect(page.get_by_role("list", name="Players")).not_to_contain_text("You")

    page.get_by_role("button", name="Verify now").click()
    findings = page.get_by_role("region", name="Verify this game")
    expect(findings).to_contain_text("No problems were found in this game.")
    for finding in (
        "The chain of",
        "This site has signed the log",
        "The seed includes what your browser added to it.",
        "The seed is the one that was fixed before anyone sat down.",
        "The deal follows from the seed",
    ):
        expect(findings).to_contain_text(finding)
    expect(findings.locator("[data-state=failed]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_board_and_controls_fit_the_window(page, game):
    ended_early(page, game)
    page.get_by_role("link", name="Replay").click()
    controls = page.get_by_role("group", name="Replay controls")
    for where in ("One step forward", "To the end", "One step back", "To the start"):
        page.get_by_role("button", name=where).click()
        expect(page.locator("[data-board]")).to_be_visible()
        expect(controls).to_be_in_viewport(ratio=1)
        assert below_the_window(page) == [], where


def test_on_a_phone_the_controls_are_always_visible(phone):
    ended_early(phone, "Zanzibar")
    phone.get_by_role("link", name="Replay").click()
    controls = phone.get_by_role("group", name="Replay controls")
    expect(controls).to_be_in_viewport(ratio=1)
    expect(phone.locator("[data-board]")).to_be_in_viewport(ratio=0.3)
    phone.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(controls).to_be_in_viewport(ratio=1)


def test_a_link_opens_the_same_position_for_anyone(page, browsers):
    address = ended_early(page, "Zanzibar")
    version = 9
    page.goto(f"{address}/replay?v={version}&seat=1")
    expect(page.get_by_role("slider", name="Step")).to_have_value(str(version - 1))
    expect(page.get_by_text(re.compile(rf"^{version} of \d+$"))).to_be_visible()
    expect(page.get_by_role("img", name="Scores over time")).to_be_visible()


def test_a_changed_log_is_detected(page):
    ended_early(page, "Byzanz")
    page.route("**/export*", lambda route: route.fulfill(body=forged(route.fetch().text())))
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Verify now").click()
    findings = page.get_by_role("region", name="Verify this game")
    expect(findings).to_contain_text("This game failed a check.")
    expect(findings.locator("[data-state=failed]")).to_have_count(1)


def forged(export):
    assert '\\"hands\\":[[' in export
    return re.sub(r'(\\"hands\\":\[\[)(\d+)', lambda hit: f"{hit[1]}{(int(hit[2]) + 1) % 24}", export, count=1)


def test_a_player_replays_a_running_game_only_from_their_own_seat(page):
    play_now(page, "Byzanz")
    page.locator(f"{CHOICE}, {COMMIT}").first.wait_for()
    page.get_by_text("Game", exact=True).click()
    page.get_by_role("link", name="Replay so far").click()
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    expect(page.get_by_label("View as")).to_have_count(0)
    page.get_by_role("button", name="Verify now").click()
    findings = page.get_by_role("region", name="Verify this game")
    expect(findings).to_contain_text("stays secret until the game ends")
    expect(findings.locator("[data-state=failed]")).to_have_count(0)


def test_axe_finds_nothing_in_a_replay_and_the_replay_fits_a_phone(page):
    ended_early(page, "Jantaris")
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    page.get_by_role("button", name="Verify now").click()
    expect(page.get_by_text("No problems were found in this game.")).to_be_visible()
    axe(page)
    page.set_viewport_size({"width": 360, "height": 740})
    assert_no_sideways_scroll(page)
