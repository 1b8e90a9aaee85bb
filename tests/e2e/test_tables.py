"""People at tables: in the lobby, at the same table, through a restart of the server, to the end."""

import random

import pytest
from playwright.sync_api import expect

from tests.e2e.play import CHOICE, act, log, open_table, play_now, play_to_the_end
from tests.ops.stack import wait_until


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


def test_a_table_survives_a_restart_of_the_server(page, stack, watched):
    play_now(page, "Haggle")
    assert act(page, random.Random(1))
    page.locator(CHOICE).first.wait_for()
    before = log(page)
    stack.find("uvicorn").kill()
    lost = page.get_by_text("The connection is cut.")
    expect(lost).to_be_visible()
    expect(lost).to_be_hidden()
    assert log(page)[: len(before)] == before
    assert play_to_the_end(page) > 0
    watched.forgive("ERR_CONNECTION_REFUSED")


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
