"""The pages of ladders: lists, seasons, profiles, and the rating after a ranked game."""

import re

import psycopg
import pytest
from playwright.sync_api import expect

from tests.e2e.browser import DESKTOP, PHONE, assert_no_sideways_scroll, axe
from tests.e2e.members import Member
from tests.e2e.play import TABLE, end_by_agreement
from tests.ladder.sample_ladder import add_history, fill_ladder


@pytest.fixture(scope="module")
def stack(stack_with):
    """A separate stack, whose ladders are empty."""
    with stack_with() as running:
        yield running


@pytest.fixture(scope="module")
def thirty_people(stack):
    """Thirty people on the live ladder of Byzanz."""
    with psycopg.connect(stack.database_url, autocommit=True) as connection:
        ladder = fill_ladder(connection.execute, game="byzanz")
        add_history(connection.execute, ladder=ladder, game="byzanz")


@pytest.fixture(scope="module")
def member(stack):
    return Member(stack, "Zenobia", confirmed=False)


def lines(page):
    return page.get_by_role("table", name="Byzanz, Live").locator("tbody tr")


def test_a_ladder_is_read_page_by_page_by_name_and_by_season(page, thirty_people):
    page.goto("/ladders")
    expect(page).to_have_title(re.compile("Ladders"))
    expect(lines(page)).to_have_count(15)
    page.get_by_role("button", name="All time").click()
    expect(lines(page)).to_have_count(20)
    page.get_by_role("button", name="Show more").click()
    expect(lines(page)).to_have_count(30)
    page.get_by_label("Find a player").fill("trader_2")
    expect(lines(page)).to_have_count(11)
    page.get_by_label("Find a player").fill("nobody")
    expect(page.get_by_text("No player on this ladder has a name that begins like this.")).to_be_visible()
    page.get_by_label("Past seasons").select_option("Season 2026-2")
    expect(lines(page)).to_have_count(20)
    expect(page.get_by_text("moves up a division").first).to_be_attached()
    assert "season=2026-2" in page.url
    page.reload()
    expect(page.get_by_role("main").locator("b", has_text="Season 2026-2")).to_be_visible()
    axe(page)


def test_an_empty_ladder_explains_what_to_do(page, thirty_people):
    page.goto("/ladders/zanzibar?speed=async")
    expect(page.get_by_role("heading", name="Nobody is on this ladder yet")).to_be_visible()
    axe(page)
    page.get_by_role("link", name="Go to the open tables").click()
    expect(page).to_have_url(re.compile("/lobby$"))


def test_a_profile_shows_the_rating_history(page, thirty_people):
    page.goto("/people/Trader_1")
    section = page.get_by_role("region", name="Ratings")
    expect(section.get_by_role("img", name=re.compile("60 games: from 1500 to"))).to_be_visible()
    expect(section.get_by_role("heading", name="By seat")).to_be_visible()
    expect(section.get_by_role("heading", name="By opponent")).to_be_visible()
    expect(page.get_by_role("heading", name="Past seasons")).to_be_visible()
    axe(page)


@pytest.mark.parametrize("path", ["/ladders/byzanz?season=all", "/people/Trader_1"])
def test_pages_fit_a_phone(browsers, thirty_people, path):
    page = browsers.new_page(**PHONE)
    page.goto(path)
    expect(page.get_by_role("table").first).to_be_visible()
    assert_no_sideways_scroll(page)
    axe(page)


def test_a_ranked_game_gives_a_rating(signed_in, thirty_people, member):
    page = signed_in(member, viewport=DESKTOP)
    page.goto("/lobby")
    page.get_by_role("button", name="Open a table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Game").select_option("Haggle")
    dialog.get_by_label("Seats").select_option("2")
    dialog.get_by_label("Ranked").check()
    dialog.get_by_role("button", name="Open and sit down").click()
    page.wait_for_url(TABLE)
    page.get_by_role("button", name="Start now, with bots in the free seats").click()
    expect(page.get_by_role("list", name="Players").get_by_text("1500").first).to_be_visible()
    end_by_agreement(page)
    expect(page.get_by_role("region", name="Result").get_by_text(re.compile("^−\\d+$"))).to_be_visible()
    page.goto("/ladders/haggle?speed=async")
    own = page.get_by_label("Your rating here")
    expect(own).to_contain_text("Provisional")
    axe(page)
