"""Errors: an unreachable server, a private table, and an illegal action."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import DESKTOP, PHONE, assert_no_sideways_scroll, axe
from tests.e2e.play import CHOICE, TABLE, play_now

API = "**/api/**"
PAGES = ["/", "/lobby", "/rules/byzanz", "/me", "/turns", "/settings", "/people/nobody"]


def block_api(page: Page) -> None:
    page.route(API, lambda route: route.abort("connectionrefused"))


@pytest.mark.parametrize("address", PAGES)
def test_a_page_without_the_server_shows_it_and_recovers(browsers, desktop, address):
    browsers.ignore_errors("ERR_CONNECTION_REFUSED|404")
    block_api(desktop)
    desktop.goto(address)
    unreachable = desktop.locator("[data-unreachable]")
    expect(unreachable).to_have_count(1)
    expect(unreachable).to_contain_text("Nothing is lost: your games are saved.")
    axe(desktop)

    unreachable.get_by_role("button", name="Try again").click()
    expect(unreachable.get_by_role("status")).to_contain_text("Still no answer.")
    desktop.unroute(API)
    expect(unreachable).to_have_count(0)
    expect(desktop.get_by_role("heading", level=1)).to_be_visible()


def test_try_again_does_not_wait_for_the_next_retry(browsers, phone):
    browsers.ignore_errors("ERR_CONNECTION_REFUSED")
    block_api(phone)
    phone.goto("/rules/byzanz")
    unreachable = phone.locator("[data-unreachable]")
    expect(unreachable).to_be_visible()
    assert_no_sideways_scroll(phone)
    phone.clock.install()  # from here on no timer runs
    phone.unroute(API)
    unreachable.get_by_role("button", name="Try again").click()
    expect(phone.get_by_role("heading", level=1, name="Byzanz")).to_be_visible()


def test_a_page_whose_code_cannot_be_loaded_is_not_blank(browsers, desktop):
    browsers.ignore_errors("ERR_CONNECTION_REFUSED|dynamically imported|preload CSS")
    desktop.goto("/")
    desktop.get_by_role("button", name="Play now Byzanz").wait_for()
    desktop.route("**/*", lambda route: route.abort("connectionrefused"))
    desktop.get_by_role("link", name="Rules", exact=True).click()
    notice = desktop.get_by_role("alert")
    expect(notice).to_contain_text("The server does not answer.")
    expect(desktop.get_by_role("button", name="Play now Byzanz")).to_be_visible()
    desktop.unroute("**/*")
    expect(notice).to_be_hidden()


def test_an_unlisted_table_is_not_shown_without_its_link(browsers, page):
    visitor = browsers.new_page(viewport=DESKTOP)
    browsers.ignore_errors("404")
    address = play_now(page, "Byzanz")
    for part in ("", "/replay"):
        visitor.goto(address + part)
        expect(visitor.get_by_role("heading", level=1)).to_have_text("This table can’t be shown")
        expect(visitor.get_by_text("Ask one of its players for the link.")).to_be_visible()
        expect(visitor.locator("[data-board], [role=log]")).to_have_count(0)
        axe(visitor)
    visitor.get_by_role("link", name="Go to the open tables").click()
    visitor.wait_for_url(re.compile("/lobby$"))


def test_a_running_game_is_not_shown_from_another_seat(browsers, page):
    address = play_now(page, "Byzanz")
    other = 1 if "You" in page.get_by_role("list", name="Players").get_by_role("listitem").first.inner_text() else 0
    browsers.ignore_errors("403|404")
    page.goto(f"{address}/replay?seat={other}")
    expect(page.get_by_role("heading", level=1)).to_have_text("You can’t see this page")
    axe(page)


FORBIDDEN = '{"type":"bid","cards":[0,0,0,0,0,0,0]}'


@pytest.mark.parametrize("screen", [{"viewport": DESKTOP}, PHONE], ids=["desktop", "phone"])
def test_an_illegal_action_shows_its_ruling_and_opens_the_rules(browsers, screen):
    """The client offers only legal actions, so the test changes the action on its way to the server."""
    page = browsers.new_page(**screen)
    page.add_init_script(
        """const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
          const message = JSON.parse(text);
          if (window.forbidden && message.actions) message.actions = [JSON.parse(window.forbidden)];
          send.call(this, JSON.stringify(message));
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
