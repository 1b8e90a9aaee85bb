"""An answer that arrives late does not overwrite, extend or clear what is being typed."""

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

OPENS_A_TABLE = """async () => {
  const token = document.cookie.match(/csrftoken=(\\w+)/)[1];
  const headers = { 'Content-Type': 'application/json', 'X-CSRFToken': token, 'Idempotency-Key': crypto.randomUUID() };
  const body = JSON.stringify({ game: 'haggle', seats: 3 });
  return (await fetch('/api/v1/tables', { method: 'POST', headers, body })).json();
}"""


def hold(page: Page, address: str) -> Callable[[], None]:
    """Holds all requests for it; returns a function that lets them go."""
    held: list[Route] = []
    page.route(address, lambda route: held.append(route))

    def release() -> None:
        for route in held:
            route.continue_()
        page.unroute(address)

    return release


def name_in_the_header(page: Page) -> Locator:
    """Shown as soon as the session's answer is there."""
    return page.get_by_role("banner").get_by_title("Settings")


@pytest.mark.parametrize("typed", [None, "", "Zeno"], ids=["untouched", "focused", "typed"])
def test_a_guest_s_name_is_filled_in_only_where_nobody_types(regular, typed):
    release = hold(regular, SESSION)
    regular.goto("/sign-up")
    field = regular.get_by_label("Name", exact=True)
    expect(field).to_be_editable()
    if typed is not None:
        field.press_sequentially(typed)  # nothing is typed, but focused, by ""
    release()
    expect(regular.get_by_text("You keep your seats and your games.")).to_be_visible()
    if typed is None:
        expect(field).to_have_value(name_in_the_header(regular).inner_text())
    else:
        regular.keyboard.type("bia")
        expect(field).to_have_value(f"{typed}bia")


def test_a_search_on_a_ladder_is_not_cleared_when_the_session_is_known(regular):
    release = hold(regular, SESSION)
    regular.goto("/ladders")
    field = regular.get_by_label("Find a name")
    field.press_sequentially("Nobody-")
    release()
    expect(name_in_the_header(regular)).to_be_visible()
    regular.keyboard.type("else")
    expect(field).to_have_value("Nobody-else")
    expect(regular.get_by_text("Nobody on this ladder has a name that begins so.")).to_be_visible()


def test_an_invitation_is_not_cleared_when_one_has_sat_down(regular):
    regular.goto("/lobby")
    opened = regular.evaluate(OPENS_A_TABLE)
    regular.goto(f"/tables/{opened['id']}")
    release = hold(regular, SEATS)
    regular.get_by_role("button", name="Sit in chair 1").click()
    field = regular.get_by_label("Their name here")
    field.press_sequentially("Zeno")
    release()
    expect(regular.get_by_role("button", name="Start now, with bots in the free chairs")).to_be_visible()
    regular.keyboard.type("bia")
    expect(field).to_have_value("Zenobia")


def test_an_emptied_number_stays_empty(regular):
    regular.goto("/lobby")
    regular.get_by_role("button", name="Open a table").click()
    regular.get_by_label("Pace").select_option("As I like …")
    field = regular.get_by_role("spinbutton", name="Time in hand")
    field.press("Backspace")
    expect(field).to_have_value("")
    field.press_sequentially("30")
    expect(field).to_have_value("30")


def test_only_what_was_sent_is_taken_out_of_the_chat_s_field(watched, regular):
    play_now(regular, "Haggle")
    regular.get_by_role("tab", name="Chat").click()
    field = regular.get_by_role("tabpanel").get_by_role("textbox")
    release = hold(regular, CHAT)
    field.press_sequentially("Salaam!")
    with regular.expect_request(CHAT):
        field.press("Enter")
    field.press_sequentially(" Who is")
    release()
    expect(field).to_have_value(" Who is")

    watched.forgive("ERR_CONNECTION_REFUSED")
    regular.route(CHAT, lambda route: route.abort("connectionrefused"))
    field.press("Enter")
    field.press_sequentially(" here?")
    expect(regular.get_by_role("alert")).to_be_visible()
    expect(field).to_have_value(" Who is here?")
    expect(regular.get_by_role("log", name="Chat").get_by_role("paragraph")).to_have_count(1)


def test_a_refused_action_does_not_take_the_chat_away_from_who_types(regular):
    regular.add_init_script(FORBIDDEN)
    play_now(regular, "Byzanz")
    regular.get_by_role("tab", name="Chat").click()
    field = regular.get_by_role("tabpanel").get_by_role("textbox")
    field.press_sequentially("Sal")
    regular.locator(CHOICE).first.dispatch_event("click")  # the focus stays where it is
    expect(regular.get_by_role("alert").get_by_role("link", name="Ruling")).to_be_visible()
    regular.keyboard.type("aam!")
    expect(field).to_have_value("Salaam!")
    regular.get_by_role("tab", name="Log").click()
    regular.get_by_role("tab", name="Chat").click()
    expect(field).to_have_value("Salaam!")
