"""The front page, error pages and languages."""

import time

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import axe
from tests.e2e.play import CHOICE

OURS = ("Byzanz", "Jantaris", "Zanzibar")
PAGES = ("/", "/lobby", "/rules", "/rules/byzanz", "/sign-in", "/sign-up", "/reset-password", "/settings", "/nowhere")


def test_the_front_page_shows_the_games(page):
    page.goto("/")
    expect(page).to_have_title("Caravanserai")
    games = page.get_by_role("list", name="Games")
    for game in OURS:
        expect(games.get_by_role("heading", name=game)).to_be_visible()
        expect(games.get_by_role("button", name=f"Play now {game}")).to_be_enabled()


@pytest.mark.parametrize("game", OURS)
def test_play_now_opens_a_table_with_bots_by_one_click(page, game):
    page.goto("/")
    button = page.get_by_role("button", name=f"Play now {game}")
    expect(button).to_be_enabled()
    began = time.monotonic()
    play_now_button_to_board(page, button)
    print(f"{game}: from the click to a board after {time.monotonic() - began:.2f} s")
    expect(page.get_by_role("list", name="Players").get_by_text("You")).to_be_visible()
    expect(page.get_by_role("list", name="Players").get_by_text("bot").first).to_be_visible()


def play_now_button_to_board(page, button):
    button.click()
    page.locator(f"{CHOICE}, [role=log]").first.wait_for()


def test_the_language_is_the_browsers_and_can_be_switched(browsers):
    page = browsers.new_page(locale="de-CH")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    for language, tag in (("magyar", "hu"), ("italiano", "it"), ("English", "en")):
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", tag)
    expect(page.get_by_role("heading", name="Trading games, dealt fairly")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_an_unknown_address_shows_an_error_page(page, browsers):
    answer = page.goto("/caravan/of/nowhere")
    assert answer.status == 404
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    page.get_by_role("link", name="Go to the front page").click()
    expect(page.get_by_role("heading", name="Trading games, dealt fairly")).to_be_visible()
    browsers.ignore_errors("status of 404")


def test_an_unknown_table_shows_an_error_page(page, browsers):
    page.goto("/tables/00000000-0000-4000-8000-000000000000")
    expect(page.get_by_role("heading", name="This table can’t be shown")).to_be_visible()
    browsers.ignore_errors("status of 404")


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(page, browsers, path):
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    axe(page)
    browsers.ignore_errors("status of 404")
