"""axe-core finds nothing on these pages. The boards are tested in test_boards.py."""

import random

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import axe
from tests.e2e.play import CHOICE, TABLE, act, play_against_bots, play_now

RULES = ("byzanz", "jantaris", "zanzibar", "haggle")


def test_axe_finds_nothing_while_a_table_is_opened_and_waits_for_players(desktop):
    desktop.goto("/lobby")
    desktop.get_by_role("button", name="Open a table").click()
    dialog = desktop.get_by_role("dialog")
    expect(dialog).to_be_visible()
    axe(desktop)
    dialog.get_by_label("Who may join").select_option("Anyone with the link")
    dialog.get_by_role("button", name="Open and sit down").click()
    desktop.wait_for_url(TABLE)
    expect(desktop.get_by_role("button", name="Leave the table")).to_be_visible()
    axe(desktop)


def test_axe_finds_nothing_in_the_game_menu_its_confirmation_and_the_result(desktop):
    play_against_bots(desktop, game="Haggle", seats=2)
    desktop.get_by_text("Game", exact=True).click()
    axe(desktop)
    desktop.get_by_role("button", name="Resign").click()
    expect(desktop.get_by_role("alertdialog")).to_be_visible()
    axe(desktop)
    desktop.get_by_role("button", name="Yes, resign").click()
    expect(desktop.get_by_role("region", name="Result")).to_be_visible()
    axe(desktop)


def test_axe_finds_nothing_in_the_chat_and_the_rules_beside_the_board(desktop):
    play_against_bots(desktop, game="Haggle", seats=2)
    desktop.get_by_role("tab", name="Chat").click()
    desktop.get_by_label("Write a message").fill("Salaam")
    desktop.get_by_role("button", name="Send").click()
    expect(desktop.get_by_role("log")).to_contain_text("Salaam")
    axe(desktop)
    desktop.get_by_role("tab", name="Rules").click()
    expect(desktop.get_by_role("tabpanel").get_by_role("heading").first).to_be_visible()
    axe(desktop)


def test_axe_finds_nothing_in_the_legend_of_the_panel_icons(desktop):
    play_against_bots(desktop, game="Jantaris", seats=3)
    desktop.get_by_role("tab", name="Rules").click()
    expect(desktop.get_by_role("region", name="What the icons mean")).to_contain_text("Merchants in supply")
    expect(desktop.get_by_role("tabpanel").get_by_role("heading", level=1)).to_be_visible()
    axe(desktop)


def test_axe_finds_nothing_in_a_lesson(desktop):
    desktop.goto("/")
    desktop.get_by_role("button", name="Learn to play Byzanz").click()
    expect(desktop.get_by_role("complementary", name="Walkthrough")).to_be_visible()
    axe(desktop)


def test_axe_finds_nothing_in_the_replay_of_a_running_game(desktop):
    address = play_now(desktop, "Zanzibar")
    act(desktop, random.Random(1))
    desktop.locator(CHOICE).first.wait_for()
    desktop.goto(f"{address}/replay")
    expect(desktop.get_by_role("slider", name="Step")).to_be_visible()
    axe(desktop)


def test_axe_finds_nothing_in_the_profile_the_tables_and_the_settings(desktop):
    play_against_bots(desktop, game="Haggle", seats=2)
    name = desktop.get_by_role("banner").get_by_title("Settings").inner_text()
    for path in ("/me", f"/people/{name}", "/settings"):
        desktop.goto(path)
        expect(desktop.get_by_role("heading", level=1)).to_be_visible()
        desktop.wait_for_load_state("networkidle")
        axe(desktop)


def test_axe_finds_nothing_after_an_invalid_confirmation_link(desktop, browsers):
    desktop.goto("/verify-email/no-such-key")
    desktop.get_by_role("main").get_by_role("button").click()
    expect(desktop.get_by_role("alert")).to_be_visible()
    axe(desktop)
    browsers.ignore_errors("status of 40[019]")


@pytest.mark.parametrize("game", RULES)
def test_axe_finds_nothing_in_the_rules_of_a_game(desktop, game):
    desktop.goto(f"/rules/{game}")
    expect(desktop.get_by_role("heading", level=1)).to_be_visible()
    desktop.wait_for_load_state("networkidle")
    axe(desktop)
