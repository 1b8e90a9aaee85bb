"""Searching for a ranked table in the browser, on a stack with a shifted clock."""

import re
from itertools import count

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import PHONE, assert_no_sideways_scroll, axe
from tests.e2e.members import Member, assert_no_missing_messages
from tests.e2e.play import TABLE
from tests.ops.stack import wait_until
from tests.tables.shifted_clock import SECOND

_numbers = count(1)
RECORD_SOCKETS = """window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...address) { super(...address); sockets.push(this); }
};"""
PING = """async () => {
  const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN);
  if (!open.length) throw new Error('no socket is open');
  const answers = open.map((socket) => new Promise((heard, failed) => {
    socket.addEventListener('message', heard);
    socket.addEventListener('close', () => failed(new Error('the socket was closed')));
    setTimeout(() => failed(new Error('the socket does not answer')), 60_000);
  }));
  dispatchEvent(new Event('visibilitychange'));
  await Promise.all(answers);
}"""


@pytest.fixture(scope="module")
def stack(shifted_stack):
    return shifted_stack[0]


@pytest.fixture(scope="module")
def clock(shifted_stack):
    return shifted_stack[1]


@pytest.fixture
def signed_in(signed_in):
    """Pages that record their WebSockets."""

    def opened(member, **options):
        page = signed_in(member, **options)
        page.add_init_script(RECORD_SOCKETS)
        return page

    return opened


@pytest.fixture
def member(stack):
    """Creates members; stops their searches after the test."""
    members = []

    def new(**details):
        members.append(Member(stack, f"Seeker{next(_numbers)}", **details))
        return members[-1]

    yield new
    for one in members:
        for search in one.does("GET", "me/searches")["searches"]:
            one.ask("DELETE", f"me/searches/{search['id']}")


def search_for(page, *kinds, pace="Live, 20 minutes", bots=False):
    """Starts a search through the dialog in the lobby; `kinds` are pairs of a game and a number of players."""
    page.goto("/lobby")
    page.get_by_role("button", name="Find a ranked game").click()
    dialog = page.get_by_role("dialog")
    for game, players in kinds:
        dialog.get_by_role("group", name=game).get_by_role("checkbox", name=f"for {players} players").check()
    dialog.get_by_label("Pace").select_option(pace)
    if bots:
        dialog.get_by_label("bots may fill the table").check()
    dialog.get_by_role("button", name="Start searching").click()
    expect(dialog).to_have_count(0)


def searches(page):
    return page.get_by_role("region", name="Searching for a table")


def wait_with_pings(page, clock, seconds):
    """Moves the clock in steps, and pings in between, so that the search stays alive."""
    for _ in range(seconds // 20):
        clock.forward(20 * SECOND)
        page.evaluate(PING)


def test_two_searches_meet_at_a_table(signed_in, member):
    zenobia, odaenathus = signed_in(member()), signed_in(member())
    search_for(zenobia, ("Haggle", 2), ("Byzanz", 4))
    expect(searches(zenobia)).to_contain_text("nobody else is searching for this yet")
    expect(searches(zenobia)).to_contain_text("players within")
    search_for(odaenathus, ("Haggle", 2))
    for person in (zenobia, odaenathus):
        person.wait_for_url(TABLE)
        person.get_by_role("log").wait_for()
    assert zenobia.url == odaenathus.url
    table = zenobia.url.rpartition("/")[2]
    nonces = [person.evaluate(f"localStorage.getItem('nonce {table}')") for person in (zenobia, odaenathus)]
    used = zenobia.request.get(f"/api/v1/tables/{table}/fairness").json()["nonces"]
    assert sorted(nonces) == sorted(used), "each has sent an own nonce"
    assert zenobia.request.get(f"/api/v1/tables/{table}").json()["ranked"]


def test_a_search_is_shown_on_every_page_and_can_be_stopped(signed_in, member, browsers):
    page, other = signed_in(member()), member()
    search_for(page, ("Byzanz", 3), ("Byzanz", 4))
    other.does("POST", "me/searches", {"games": [{"game": "byzanz", "seats": [4]}], "pace": "live"})
    expect(searches(page)).to_contain_text("Byzanz for 3 or 4 players")
    expect(searches(page)).to_contain_text("one other player is searching for this")
    assert other.name not in page.locator("body").inner_text()
    axe(page)
    page.goto("/rules")
    indicator = page.get_by_role("banner").get_by_role("link", name="Searching for a table")
    expect(indicator).to_contain_text(re.compile(r"\d+:\d\d"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    axe(page)
    indicator.click()
    searches(page).get_by_role("button", name="Stop searching").click()
    expect(searches(page)).to_have_count(0)
    expect(indicator).to_have_count(0)


def test_a_guest_needs_an_account(page):
    page.goto("/lobby")
    page.get_by_role("button", name="Find a ranked game").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Ranked games are for members")
    axe(page)
    dialog.get_by_role("link", name="Create an account").click()
    page.wait_for_url("**/sign-up")


def test_bots_are_offered_after_a_minute(signed_in, member, clock):
    page = signed_in(member())
    search_for(page, ("Zanzibar", 3))
    offer = searches(page).get_by_role("button", name="Play with bots")
    expect(offer).to_have_count(0)
    wait_with_pings(page, clock, 60)
    expect(searches(page)).to_contain_text("Nobody yet?")
    axe(page)
    offer.click()
    page.wait_for_url(TABLE)
    page.get_by_role("log").wait_for()


def test_an_absent_player_loses_the_seat_and_the_other_is_first_in_the_queue(signed_in, member, clock):
    page, absent = signed_in(member()), member()
    search_for(page, ("Haggle", 2))
    absent.does("POST", "me/searches", {"games": [{"game": "haggle", "seats": [2]}], "pace": "live"})
    page.wait_for_url(TABLE)
    expect(page.get_by_text("The game starts when one more player has sat down")).to_be_visible()
    expect(page.get_by_text("Reserved seat")).to_be_visible()
    expect(page.get_by_text(re.compile(r"The seats are reserved for another 0:\d\d"))).to_be_visible()
    axe(page)
    clock.forward(20 * SECOND)
    page.evaluate(PING)
    clock.forward(30 * SECOND)
    page.wait_for_url("**/lobby")
    expect(page.get_by_text("You are at the front of the queue again.")).to_be_visible()
    expect(searches(page)).to_contain_text("waiting for")
    assert absent.does("GET", "me/searches")["searches"] == []


def test_an_async_search_ends_with_an_email(signed_in, member):
    seeker, other = member(), member()
    page = signed_in(seeker)
    search_for(page, ("Haggle", 2), pace="One day per move")
    expect(searches(page)).to_contain_text("One day per move")
    page.goto("/")
    other.does("POST", "me/searches", {"games": [{"game": "haggle", "seats": [2]}], "pace": "day"})
    found = wait_until(lambda: other.does("GET", "me/searches")["searches"][0]["found"], "a table is found")
    other.does("POST", f"tables/{found['table']}/seats", {"nonce": "0f" * 16})
    page.goto("/lobby")
    expect(searches(page)).to_contain_text("A table has been found: haggle!")
    expect(searches(page).get_by_role("button", name="Take your seat")).to_be_visible()
    axe(page)
    page.goto(seeker.link_in("Haggle: we have found a table for you"))
    page.get_by_role("button", name="Take seat").click()
    page.get_by_role("log").wait_for()


def test_an_async_search_can_be_stopped_and_a_reserved_seat_declined(signed_in, member):
    seeker, other = member(), member()
    page = signed_in(seeker)
    search_for(page, ("Haggle", 3), pace="One week + 12 hours per move")
    searches(page).get_by_role("button", name="Stop searching").click()
    expect(searches(page)).to_have_count(0)
    search_for(page, ("Haggle", 2), pace="One week + 12 hours per move")
    other.does("POST", "me/searches", {"games": [{"game": "haggle", "seats": [2]}], "pace": "week"})
    searches(page).get_by_role("button", name="No, thanks").click()
    expect(searches(page)).to_have_count(0)
    assert other.does("GET", "me/searches")["searches"][0]["found"] is None


def test_searching_fits_a_phone_and_axe_finds_nothing(signed_in, member):
    page = signed_in(member(), **PHONE)
    page.goto("/lobby")
    page.get_by_role("button", name="Find a ranked game").click()
    assert_no_sideways_scroll(page)
    axe(page)
    search_for(page, ("Byzanz", 3), ("Zanzibar", 4), ("Jantaris", 4))
    expect(searches(page)).to_be_visible()
    assert_no_sideways_scroll(page)
    axe(page)
    page.goto("/rules")
    expect(page.get_by_role("banner").get_by_role("link", name="Searching for a table")).to_be_visible()
    assert_no_sideways_scroll(page)


@pytest.mark.parametrize("language", ["hu", "de", "it"])
def test_searching_is_complete_in_every_language(signed_in, member, clock, language):
    seeker = member(language=language)
    search = {"games": [{"game": "byzanz", "seats": [5]}, {"game": "jantaris", "seats": [3]}], "pace": "live"}
    seeker.does("POST", "me/searches", search)
    page = signed_in(seeker, locale=language, **PHONE)
    page.goto("/lobby")
    expect(page.locator("section li")).to_be_visible()
    wait_with_pings(page, clock, 60)
    assert_no_missing_messages(page)
    assert_no_sideways_scroll(page)
    page.locator("header.head button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_no_missing_messages(page)
    assert_no_sideways_scroll(page)
