"""People at tables: in the lobby, at the same table, through a restart of the server, to the end."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.e2e.play import CHOICE, SOMETHING_TO_CLICK, act, log, open_table, play_now, play_to_the_end
from tests.ops.stack import wait_until

CUT_OFF = r"net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)"
"""What becomes of a request whose server is killed: it never left, was under way, or was being answered."""


def told(page):
    """The log without what each has been dealt."""
    return [line for line in log(page) if not line.strip().startswith("Everybody is dealt")]


def test_two_browsers_meet_in_the_lobby_and_play_each_other(watched):
    anna, bela = watched.somebody(), watched.somebody()
    bela.goto("/lobby")
    expect(bela.get_by_text("No table is open right now.")).to_be_visible()

    open_table(anna, game="Haggle", seats=2)
    row = bela.get_by_role("main").get_by_role("listitem").filter(has_text="haggle")
    expect(row).to_contain_text("1 of 2 chairs taken")
    row.get_by_role("link", name="Join").click()
    bela.get_by_role("button", name="Sit in chair").click()

    rng = random.Random(1)
    people = (anna, bela)
    for person in people:
        person.locator(CHOICE).first.wait_for()
    over = False
    while not over:
        for mover, other in (people, people[::-1]):
            over = not act(mover, rng)
            wait_until(lambda mover=mover, other=other: log(mover)[5:] == log(other)[5:], "the other sees it too")
    for person in people:
        expect(person.get_by_role("region", name="Result")).to_be_visible()


LEVELS = {
    "en": ["bot · dice", "bot · apprentice", "bot · merchant", "bot · expert"],
    "hu": ["bot · kocka", "bot · tanonc", "bot · kalmár", "bot · nagymester"],
    "de": ["Bot · Würfel", "Bot · Lehrling", "Bot · Kaufmann", "Bot · Meister"],
    "it": ["bot · dadi", "bot · apprendista", "bot · mercante", "bot · esperto"],
}


@pytest.mark.parametrize("language", LEVELS)
def test_bots_of_four_levels_are_offered_from_the_gentlest_to_the_best(watched, language):
    page = watched.somebody(locale=language)
    page.goto("/lobby")
    page.locator("main button").first.click()
    dialog = page.get_by_role("dialog")
    chair, helps = dialog.locator("fieldset select").first, dialog.locator("fieldset small")
    for game in ("zanzibar", "jantaris", "byzanz"):
        dialog.locator("select").first.select_option(game)
        expect(helps).to_have_count(4)
        offered = chair.locator("option").all_inner_texts()[1:]
        for name, told in zip(offered, helps.all_inner_texts(), strict=True):
            assert re.fullmatch(rf"{name}: \S.+", told)
    assert offered == LEVELS[language]


@pytest.mark.parametrize("game", ["Byzanz", "Jantaris", "Zanzibar"])
def test_experts_think_and_play_on(regular, game):
    open_table(regular, game=game, seats=3, bots=2, level="expert")
    rng = random.Random(1)
    for _ in range(3):
        assert act(regular, rng)
    regular.locator(SOMETHING_TO_CLICK).first.wait_for()
    expect(regular.get_by_role("list", name="Players").get_by_title("bot · expert")).to_have_count(2)


def test_two_people_play_byzanz_among_bots_and_both_see_each_move(watched):
    people = anna, bela = watched.somebody(), watched.somebody()
    open_table(anna, game="Byzanz", seats=4, bots=2)
    bela.goto(anna.url)
    bela.get_by_role("button", name="Sit in chair").click()
    for person in people:
        expect(person.get_by_role("log")).to_contain_text("You hold")

    def asked():
        return next((one for one in people if one.locator(SOMETHING_TO_CLICK).count()), None)

    rng = random.Random(1)
    moved: set[object] = set()
    for _ in range(60):
        mover = wait_until(asked, "one of them is to move")
        assert act(mover, rng)
        moved.add(mover)
        wait_until(lambda: told(anna) == told(bela), lambda: set(told(anna)) ^ set(told(bela)))
        if len(moved) == 2 and len(log(anna)) > 40:
            break
    assert moved == set(people)


def test_a_table_survives_a_restart_of_the_server(page, stack, watched):
    play_now(page, "Byzanz")
    assert act(page, random.Random(1))
    page.locator(SOMETHING_TO_CLICK).first.wait_for()
    before = log(page)
    stack.find("serai.site.web").kill()
    lost = page.get_by_text("The connection is cut.")
    expect(lost).to_be_visible()
    expect(lost).to_be_hidden()
    assert log(page)[: len(before)] == before
    for turn in range(3):
        assert act(page, random.Random(turn))
    watched.forgive(CUT_OFF)


def test_any_plug_in_can_be_played_to_the_end_with_the_board_for_any(page):
    play_now(page, "Haggle")
    assert play_to_the_end(page) == 6  # three cards, each chosen and laid
    expect(page.get_by_role("region", name="Result")).to_contain_text("You")
    assert "The seed of the deal is shown" in log(page)[-1]


@pytest.mark.parametrize("game", ["Byzanz", "Jantaris", "Zanzibar"])
def test_a_guest_plays_to_the_end_against_bots(page, game):
    play_now(page, game)
    print(f"{game}: {play_to_the_end(page)} clicks")
    expect(page.get_by_role("region", name="Result")).to_contain_text("You")
