"""What can't be shown: a server is away, a table is not for everybody, the rules forbid an action."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import DESK, HAND, assert_no_sideways_scroll, axe
from tests.e2e.play import CHOICE, TABLE, play_now

API = "**/api/**"
PAGES = ["/", "/lobby", "/rules/byzanz", "/me", "/turns", "/settings", "/people/nobody"]


def cut(page: Page) -> None:
    page.route(API, lambda route: route.abort("connectionrefused"))


@pytest.mark.parametrize("address", PAGES)
def test_a_page_without_its_server_says_so_and_comes_back_by_itself(watched, regular, address):
    watched.forgive("ERR_CONNECTION_REFUSED|404")
    cut(regular)
    regular.goto(address)
    away = regular.locator("[data-away]")
    expect(away).to_have_count(1)
    expect(away).to_contain_text("The server does not answer right now. Nothing is lost")
    axe(regular)

    away.get_by_role("button", name="Try again").click()
    expect(away.get_by_role("status")).to_contain_text("Still no answer.")
    regular.unroute(API)
    expect(away).to_have_count(0)
    expect(regular.get_by_role("heading", level=1)).to_be_visible()


def test_try_again_does_not_wait_for_the_next_look(watched, phone):
    watched.forgive("ERR_CONNECTION_REFUSED")
    cut(phone)
    phone.goto("/rules/byzanz")
    away = phone.locator("[data-away]")
    expect(away).to_be_visible()
    assert_no_sideways_scroll(phone)
    phone.clock.install()  # from here on nothing happens by itself
    phone.unroute(API)
    away.get_by_role("button", name="Try again").click()
    expect(phone.get_by_role("heading", level=1, name="Byzanz")).to_be_visible()


def test_a_page_that_was_never_fetched_is_not_a_blank_one(watched, regular):
    watched.forgive("ERR_CONNECTION_REFUSED|dynamically imported|preload CSS")
    regular.goto("/")
    regular.get_by_role("button", name="Play now Byzanz").wait_for()
    regular.route("**/*", lambda route: route.abort("connectionrefused"))
    regular.get_by_role("link", name="Rules", exact=True).click()
    notice = regular.get_by_role("alert")
    expect(notice).to_contain_text("The server does not answer.")
    expect(regular.get_by_role("button", name="Play now Byzanz")).to_be_visible()
    regular.unroute("**/*")
    expect(notice).to_be_hidden()


def test_a_table_by_link_is_not_shown_without_it(watched, page):
    stranger = watched.somebody(viewport=DESK)
    watched.forgive("404")
    address = play_now(page, "Byzanz")
    for part in ("", "/replay"):
        stranger.goto(address + part)
        expect(stranger.get_by_role("heading", level=1)).to_have_text("This table can't be shown")
        expect(stranger.get_by_text("ask whoever sits there for the link")).to_be_visible()
        expect(stranger.locator("[data-board], [role=log]")).to_have_count(0)
        axe(stranger)
    stranger.get_by_role("link", name="To the open tables").click()
    stranger.wait_for_url(re.compile("/lobby$"))


def test_a_running_game_is_not_shown_from_somebody_else_s_seat(watched, page):
    address = play_now(page, "Byzanz")
    other = 1 if "You" in page.get_by_role("list", name="Players").get_by_role("listitem").first.inner_text() else 0
    watched.forgive("403|404")
    page.goto(f"{address}/replay?seat={other}")
    expect(page.get_by_role("heading", level=1)).to_have_text("This is not yours to see")
    axe(page)


FORBIDDEN = '{"type":"bid","cards":[0,0,0,0,0,0,0]}'


@pytest.mark.parametrize("screen", [{"viewport": DESK}, HAND], ids=["desk", "phone"])
def test_what_the_rules_forbid_is_said_with_its_ruling_and_the_rules_open_there(watched, screen):
    """The client offers what is legal only, so the choice is made anew on its way to the server."""
    page = watched.somebody(**screen)
    page.add_init_script(
        """const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
          const said = JSON.parse(text);
          if (window.forbidden && said.actions) said.actions = [JSON.parse(window.forbidden)];
          send.call(this, JSON.stringify(said));
        };"""
    )
    play_now(page, "Byzanz")
    page.wait_for_url(TABLE)
    page.locator(CHOICE).first.wait_for()
    page.evaluate("choice => window.forbidden = choice", FORBIDDEN)
    page.locator(CHOICE).first.click()

    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    ruling = page.locator(".ruling")
    expect(ruling).to_contain_text(re.compile(r"B\d+"))
    expect(ruling).to_be_in_viewport()
    named = ruling.inner_text().split()[0]
    axe(page)

    with page.context.expect_page() as opened:
        alert.get_by_role("link", name=f"Ruling {named}").click()
    expect(opened.value.locator(".ruling")).to_contain_text(named)
    expect(opened.value.locator(".ruling")).to_be_in_viewport()
