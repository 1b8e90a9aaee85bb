"""A late response does not overwrite, extend or clear what is being typed."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.play import CHOICE, play_now

SESSION = "**/api/v1/session"
SEATS = "**/api/v1/tables/*/seats"
CHAT = "**/api/v1/tables/*/chat"
FORBIDDEN = """const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const sent = JSON.parse(text);
  if (sent.actions) sent.actions = [{ type: 'bid', cards: [0, 0, 0, 0, 0, 0, 0] }];
  send.call(this, JSON.stringify(sent));
};"""

OPEN_TABLE = """async () => {
  const token = document.cookie.match(/csrftoken=(\\w+)/)[1];
  const headers = { 'Content-Type': 'application/json', 'X-CSRFToken': token, 'Idempotency-Key': crypto.randomUUID() };
  const body = JSON.stringify({ game: 'haggle', seats: 3 });
  return (await fetch('/api/v1/tables', { method: 'POST', headers, body })).json();
}"""


def hold(page: Page, address: str) -> Callable[[], None]:
    """Holds all requests to the address; returns a function that continues them."""
    held: list[Route] = []
    page.route(address, lambda route: held.append(route))

    def release() -> None:
        for route in held:
            route.continue_()
        page.unroute(address)

    return release


def name_in_the_header(page: Page) -> Locator:
    """Shown as soon as the session is loaded."""
    return page.get_by_role("banner").get_by_title("Settings")


@pytest.mark.parametrize("typed", [None, "", "Zeno"], ids=["untouched", "focused", "typed"])
def test_the_name_of_a_guest_is_filled_in_only_if_nothing_is_typed(desktop, typed):
    release = hold(desktop, SESSION)
    desktop.goto("/sign-up")
    field = desktop.get_by_label("Name", exact=True)
    expect(field).to_be_editable()
    if typed is not None:
        field.press_sequentially(typed)  # "" only focuses the field
    release()
    expect(desktop.get_by_text("You keep your seats and your games.")).to_be_visible()
    if typed is None:
        expect(field).to_have_value(name_in_the_header(desktop).inner_text())
    else:
        desktop.keyboard.type("bia")
        expect(field).to_have_value(f"{typed}bia")


def test_a_search_on_a_ladder_is_not_cleared_when_the_session_is_loaded(desktop):
    release = hold(desktop, SESSION)
    desktop.goto("/ladders")
    field = desktop.get_by_label("Find a player")
    field.press_sequentially("Nobody-")
    release()
    expect(name_in_the_header(desktop)).to_be_visible()
    desktop.keyboard.type("else")
    expect(field).to_have_value("Nobody-else")
    expect(desktop.get_by_text("No player on this ladder has a name that begins like this.")).to_be_visible()


def test_an_invitation_is_not_cleared_by_sitting_down(desktop):
    desktop.goto("/lobby")
    opened = desktop.evaluate(OPEN_TABLE)
    desktop.goto(f"/tables/{opened['id']}")
    release = hold(desktop, SEATS)
    desktop.get_by_role("button", name="Take seat 1").click()
    field = desktop.get_by_label("Player’s name")
    field.press_sequentially("Zeno")
    release()
    expect(desktop.get_by_role("button", name="Start now, with bots in the free seats")).to_be_visible()
    desktop.keyboard.type("bia")
    expect(field).to_have_value("Zenobia")
    desktop.get_by_role("button", name="Leave the table").click()  # so that the lobby is empty for other tests
    desktop.wait_for_url("**/lobby")


def test_an_emptied_number_stays_empty(desktop):
    desktop.goto("/lobby")
    desktop.get_by_role("button", name="Open a table").click()
    desktop.get_by_role("dialog").get_by_label("Pace").select_option("Custom …")
    field = desktop.get_by_role("spinbutton", name="Starting time")
    field.press("Backspace")
    expect(field).to_have_value("")
    field.press_sequentially("30")
    expect(field).to_have_value("30")


def test_only_the_sent_text_is_removed_from_the_chat_field(browsers, desktop):
    play_now(desktop, "Haggle")
    desktop.get_by_role("tab", name="Chat").click()
    field = desktop.get_by_role("tabpanel").get_by_role("textbox")
    release = hold(desktop, CHAT)
    field.press_sequentially("Salaam!")
    with desktop.expect_request(CHAT):
        field.press("Enter")
    field.press_sequentially(" Who is")
    release()
    expect(field).to_have_value(" Who is")

    browsers.ignore_errors("ERR_CONNECTION_REFUSED")
    desktop.route(CHAT, lambda route: route.abort("connectionrefused"))
    field.press("Enter")
    field.press_sequentially(" here?")
    expect(desktop.get_by_role("alert")).to_be_visible()
    expect(field).to_have_value(" Who is here?")
    expect(desktop.get_by_role("log", name="Chat").get_by_role("paragraph")).to_have_count(1)


def test_a_refused_action_does_not_close_the_chat_while_typing(desktop):
    desktop.add_init_script(FORBIDDEN)
    play_now(desktop, "Byzanz")
    desktop.get_by_role("tab", name="Chat").click()
    field = desktop.get_by_role("tabpanel").get_by_role("textbox")
    field.press_sequentially("Sal")
    desktop.locator(CHOICE).first.dispatch_event("click")  # keeps the focus in the field
    expect(desktop.get_by_role("alert").get_by_role("link", name="Ruling")).to_be_visible()
    desktop.keyboard.type("aam!")
    expect(field).to_have_value("Salaam!")
    desktop.get_by_role("tab", name="Log").click()
    desktop.get_by_role("tab", name="Chat").click()
    expect(field).to_have_value("Salaam!")
