"""axe-core finds nothing where people gather, learn, look back and read. Boards are tested with the boards."""

import random

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import axe
from tests.e2e.play import CHOICE, TABLE, act, against_bots, play_now

RULES = ("byzanz", "jantaris", "zanzibar", "haggle")


def test_where_a_table_is_opened_and_where_others_are_waited_for(regular):
    regular.goto("/lobby")
    regular.get_by_role("button", name="Open a table").click()
    dialog = regular.get_by_role("dialog")
    expect(dialog).to_be_visible()
    axe(regular)
    dialog.get_by_label("Who may join").select_option("Only who has the link")
    dialog.get_by_role("button", name="Open it and sit down").click()
    regular.wait_for_url(TABLE)
    expect(regular.get_by_role("button", name="Leave the table")).to_be_visible()
    axe(regular)


def test_the_menu_of_a_game_its_question_and_the_end(regular):
    against_bots(regular, game="Haggle", seats=2)
    regular.get_by_text("Game", exact=True).click()
    axe(regular)
    regular.get_by_role("button", name="Resign").click()
    expect(regular.get_by_role("alertdialog")).to_be_visible()
    axe(regular)
    regular.get_by_role("button", name="Yes, resign").click()
    expect(regular.get_by_role("region", name="Result")).to_be_visible()
    axe(regular)


def test_chat_and_rules_beside_the_board(regular):
    against_bots(regular, game="Haggle", seats=2)
    regular.get_by_role("tab", name="Chat").click()
    regular.get_by_label("Say something").fill("Salaam")
    regular.get_by_role("button", name="Send").click()
    expect(regular.get_by_role("log")).to_contain_text("Salaam")
    axe(regular)
    regular.get_by_role("tab", name="Rules").click()
    expect(regular.get_by_role("tabpanel").get_by_role("heading").first).to_be_visible()
    axe(regular)


def test_what_the_signs_of_the_panels_mean(regular):
    against_bots(regular, game="Jantaris", seats=3)
    regular.get_by_role("tab", name="Rules").click()
    expect(regular.get_by_role("region", name="What the signs mean")).to_contain_text("Merchants in supply")
    expect(regular.get_by_role("tabpanel").get_by_role("heading", level=1)).to_be_visible()
    axe(regular)


def test_a_lesson(regular):
    regular.goto("/")
    regular.get_by_role("button", name="Learn it Byzanz").click()
    expect(regular.get_by_role("complementary", name="First game")).to_be_visible()
    axe(regular)


def test_a_look_back_at_a_running_game(regular):
    address = play_now(regular, "Zanzibar")
    act(regular, random.Random(1))
    regular.locator(CHOICE).first.wait_for()
    regular.goto(f"{address}/replay")
    expect(regular.get_by_role("slider", name="Version")).to_be_visible()
    axe(regular)


def test_what_is_known_of_a_person(regular):
    against_bots(regular, game="Haggle", seats=2)
    name = regular.get_by_role("banner").get_by_title("Settings").inner_text()
    for path in ("/me", f"/people/{name}", "/settings"):
        regular.goto(path)
        expect(regular.get_by_role("heading", level=1)).to_be_visible()
        regular.wait_for_load_state("networkidle")
        axe(regular)


def test_a_link_of_a_mail_that_leads_nowhere(regular, watched):
    regular.goto("/verify-email/no-such-key")
    regular.get_by_role("main").get_by_role("button").click()
    expect(regular.get_by_role("alert")).to_be_visible()
    axe(regular)
    watched.forgive("status of 40[019]")


@pytest.mark.parametrize("game", RULES)
def test_the_rules_of_a_game(regular, game):
    regular.goto(f"/rules/{game}")
    expect(regular.get_by_role("heading", level=1)).to_be_visible()
    regular.wait_for_load_state("networkidle")
    axe(regular)
