"""People at tables: meeting in the lobby, playing to the end, and through a restart of the server."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.e2e.play import CHOICE, CLICKABLE, act, log, open_table, play_now, play_to_the_end
from tests.ops.stack import wait_until

CUT_OFF = r"net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)"
"""The errors of requests whose server is killed before, during or after they arrive."""


def public_log(page):
    """The log without the players' own deals."""
    return [line for line in log(page) if not line.strip().startswith("Everyone is dealt")]


def test_two_browsers_meet_in_the_lobby_and_play_each_other(browsers):
    anna, bela = browsers.new_page(), browsers.new_page()
    bela.goto("/lobby")
    expect(bela.get_by_text("No tables are open right now.")).to_be_visible()

    open_table(anna, game="Haggle", seats=2)
    row = bela.get_by_role("main").get_by_role("listitem").filter(has_text="haggle")
    expect(row).to_contain_text("1 of 2 seats taken")
    row.get_by_role("link", name="Join").click()
    bela.get_by_role("button", name="Take seat").click()

    rng = random.Random(1)
    people = (anna, bela)
    for person in people:
        person.locator(CHOICE).first.wait_for()
    over = False
    while not over:
        for mover, other in (people, people[::-1]):
            over = not act(mover, rng)
            wait_until(lambda mover=mover, other=other: log(mover)[5:] == log(other)[5:], "both logs are equal")
    for person in people:
        expect(person.get_by_role("region", name="Result")).to_be_visible()


LEVELS = {
    "en": ["bot · random", "bot · apprentice", "bot · merchant", "bot · expert"],
    "hu": ["bot · véletlen", "bot · tanonc", "bot · kalmár", "bot · nagymester"],
    "de": ["Bot · Zufall", "Bot · Lehrling", "Bot · Kaufmann", "Bot · Meister"],
    "it": ["bot · casuale", "bot · apprendista", "bot · mercante", "bot · esperto"],
}


@pytest.mark.parametrize("language", LEVELS)
def test_bots_of_four_levels_are_offered_from_the_weakest_to_the_strongest(browsers, language):
    page = browsers.new_page(locale=language)
    page.goto("/lobby")
    page.locator("main button").first.click()
    dialog = page.get_by_role("dialog")
    seat, helps = dialog.locator("fieldset select").first, dialog.locator("fieldset small")
    for game in ("zanzibar", "jantaris", "byzanz"):
        dialog.locator("select").first.select_option(game)
        expect(helps).to_have_count(4)
        offered = seat.locator("option").all_inner_texts()[1:]
        for name, help_text in zip(offered, helps.all_inner_texts(), strict=True):
            assert re.fullmatch(rf"{name}: \S.+", help_text)
    assert offered == LEVELS[language]


@pytest.mark.parametrize("game", ["Byzanz", "Jantaris", "Zanzibar"])
def test_experts_play(desktop, game):
    open_table(desktop, game=game, seats=3, bots=2, level="expert")
    rng = random.Random(1)
    for _ in range(3):
        assert act(desktop, rng)
    desktop.locator(CLICKABLE).first.wait_for()
    expect(desktop.get_by_role("list", name="Players").get_by_title("bot · expert")).to_have_count(2)


def test_two_people_play_byzanz_among_bots_and_both_see_each_move(browsers):
    people = anna, bela = browsers.new_page(), browsers.new_page()
    open_table(anna, game="Byzanz", seats=4, bots=2)
    bela.goto(anna.url)
    bela.get_by_role("button", name="Take seat").click()
    for person in people:
        expect(person.get_by_role("log")).to_contain_text("You hold")

    def player_to_move():
        return next((one for one in people if one.locator(CLICKABLE).count()), None)

    rng = random.Random(1)
    moved: set[object] = set()
    for _ in range(60):
        mover = wait_until(player_to_move, "one of them is to move")
        assert act(mover, rng)
        moved.add(mover)
        wait_until(lambda: public_log(anna) == public_log(bela), lambda: set(public_log(anna)) ^ set(public_log(bela)))
        if len(moved) == 2 and len(log(anna)) > 40:
            break
    assert moved == set(people)


def test_a_table_survives_a_restart_of_the_server(page, stack, browsers):
    play_now(page, "Byzanz")
    assert act(page, random.Random(1))
    page.locator(CLICKABLE).first.wait_for()
    before = log(page)
    stack.find("serai.site.web").kill()
    lost = page.get_by_text("Connection lost.")
    expect(lost).to_be_visible()
    expect(lost).to_be_hidden()
    assert log(page)[: len(before)] == before
    for turn in range(3):
        assert act(page, random.Random(turn))
    browsers.ignore_errors(CUT_OFF)


def test_any_plug_in_can_be_played_to_the_end_with_the_generic_board(page):
    play_now(page, "Haggle")
    assert play_to_the_end(page) == 6  # three cards, each chosen and confirmed
    expect(page.get_by_role("region", name="Result")).to_contain_text("You")
    assert "The seed of the deal is revealed" in log(page)[-1]


@pytest.mark.parametrize("game", ["Byzanz", "Jantaris", "Zanzibar"])
def test_a_guest_plays_to_the_end_against_bots(page, game):
    play_now(page, game)
    print(f"{game}: {play_to_the_end(page)} clicks")
    expect(page.get_by_role("region", name="Result")).to_contain_text("You")
