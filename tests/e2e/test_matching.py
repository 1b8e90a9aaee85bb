"""Looking for a ranked table in the browser, in a house that lives in another time."""

import re
from itertools import count

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import HAND, assert_no_sideways_scroll, axe
from tests.e2e.mails import Member, assert_no_missing_word
from tests.e2e.play import TABLE
from tests.ops.stack import wait_until
from tests.tables.moved_clock import SECOND

_numbers = count(1)
NOTE_SOCKETS = """window.sockets = [];
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
def stack(moved_stack):
    return moved_stack[0]


@pytest.fixture(scope="module")
def clock(moved_stack):
    return moved_stack[1]


@pytest.fixture
def at_home(at_home):
    """Pages that record their WebSockets."""

    def opened(member, **options):
        page = at_home(member, **options)
        page.add_init_script(NOTE_SOCKETS)
        return page

    return opened


@pytest.fixture
def member(stack):
    """A new member; after the test nobody of them looks for anything."""
    members = []

    def new(**details):
        members.append(Member(stack, f"Seeker{next(_numbers)}", **details))
        return members[-1]

    yield new
    for one in members:
        for search in one.does("GET", "me/searches")["searches"]:
            one.ask("DELETE", f"me/searches/{search['id']}")


def look_for(page, *kinds, pace="Live, 20 minutes", bots=False):
    """Through the dialog in the lobby; kinds are pairs of a game's name and a number of players."""
    page.goto("/lobby")
    page.get_by_role("button", name="Find a ranked game").click()
    dialog = page.get_by_role("dialog")
    for game, players in kinds:
        dialog.get_by_role("group", name=game).get_by_role("checkbox", name=f"with {players} players").check()
    dialog.get_by_label("Pace").select_option(pace)
    if bots:
        dialog.get_by_label("bots may fill the table").check()
    dialog.get_by_role("button", name="Look for a table").click()
    expect(dialog).to_have_count(0)


def searches(page):
    return page.get_by_role("region", name="Looking for a table")


def waits_for(page, clock, seconds):
    """In steps in which the page is heard of."""
    for _ in range(seconds // 20):
        clock.forward(20 * SECOND)
        page.evaluate(PING)


def test_two_browsers_look_and_meet_at_a_table(at_home, member):
    zenobia, odaenathus = at_home(member()), at_home(member())
    look_for(zenobia, ("Haggle", 2), ("Byzanz", 4))
    expect(searches(zenobia)).to_contain_text("nobody else looks for it yet")
    expect(searches(zenobia)).to_contain_text("people within")
    look_for(odaenathus, ("Haggle", 2))
    for person in (zenobia, odaenathus):
        person.wait_for_url(TABLE)
        person.get_by_role("log").wait_for()
    assert zenobia.url == odaenathus.url
    table = zenobia.url.rpartition("/")[2]
    nonces = [person.evaluate(f"localStorage.getItem('nonce {table}')") for person in (zenobia, odaenathus)]
    told = zenobia.request.get(f"/api/v1/tables/{table}/fairness").json()["nonces"]
    assert sorted(nonces) == sorted(told), "each has brought a nonce of their own"
    assert zenobia.request.get(f"/api/v1/tables/{table}").json()["ranked"]


def test_who_waits_sees_how_it_stands_on_every_page_and_can_stop(at_home, member, watched):
    page, other = at_home(member()), member()
    look_for(page, ("Byzanz", 3), ("Byzanz", 4))
    other.does("POST", "me/searches", {"games": [{"game": "byzanz", "seats": [4]}], "pace": "live"})
    expect(searches(page)).to_contain_text("Byzanz with 3 or 4")
    expect(searches(page)).to_contain_text("one other looks for it")
    assert other.name not in page.locator("body").inner_text()
    axe(page)
    page.goto("/rules")
    sign = page.get_by_role("banner").get_by_role("link", name="Looking for a table")
    expect(sign).to_contain_text(re.compile(r"\d+:\d\d"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    axe(page)
    sign.click()
    searches(page).get_by_role("button", name="Stop looking").click()
    expect(searches(page)).to_have_count(0)
    expect(sign).to_have_count(0)


def test_a_guest_is_led_to_an_account(page):
    page.goto("/lobby")
    page.get_by_role("button", name="Find a ranked game").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Ranked games are for members")
    axe(page)
    dialog.get_by_role("link", name="Make an account").click()
    page.wait_for_url("**/sign-up")


def test_bots_are_offered_after_a_minute_and_taken_if_one_agrees(at_home, member, clock):
    page = at_home(member())
    look_for(page, ("Zanzibar", 3))
    offer = searches(page).get_by_role("button", name="Play with bots")
    expect(offer).to_have_count(0)
    waits_for(page, clock, 60)
    expect(searches(page)).to_contain_text("Nobody yet?")
    axe(page)
    offer.click()
    page.wait_for_url(TABLE)
    page.get_by_role("log").wait_for()


def test_who_does_not_come_loses_the_chair_and_the_other_is_in_front_again(at_home, member, clock):
    page, absent = at_home(member()), member()
    look_for(page, ("Haggle", 2))
    absent.does("POST", "me/searches", {"games": [{"game": "haggle", "seats": [2]}], "pace": "live"})
    page.wait_for_url(TABLE)
    expect(page.get_by_text("It begins when one more has come")).to_be_visible()
    expect(page.get_by_text("kept for somebody")).to_be_visible()
    expect(page.get_by_text(re.compile(r"The chairs are kept for 0:\d\d more"))).to_be_visible()
    axe(page)
    clock.forward(20 * SECOND)
    page.evaluate(PING)
    clock.forward(30 * SECOND)
    page.wait_for_url("**/lobby")
    expect(page.get_by_text("You are at the front of the queue again.")).to_be_visible()
    expect(searches(page)).to_contain_text("waiting for")
    assert absent.does("GET", "me/searches")["searches"] == []


def test_a_slow_search_stays_and_the_chair_is_taken_by_the_mail(at_home, member):
    seeker, other = member(), member()
    page = at_home(seeker)
    look_for(page, ("Haggle", 2), pace="A day a move")
    expect(searches(page)).to_contain_text("A day a move")
    page.goto("/")
    other.does("POST", "me/searches", {"games": [{"game": "haggle", "seats": [2]}], "pace": "day"})
    found = wait_until(lambda: other.does("GET", "me/searches")["searches"][0]["found"], "a table is found")
    other.does("POST", f"tables/{found['table']}/seats", {"nonce": "0f" * 16})
    page.goto("/lobby")
    expect(searches(page)).to_contain_text("A table of haggle is found!")
    expect(searches(page).get_by_role("button", name="Take your chair")).to_be_visible()
    axe(page)
    page.goto(seeker.link_in("Haggle: a table is found for you"))
    page.get_by_role("button", name="Sit in chair").click()
    page.get_by_role("log").wait_for()


def test_a_slow_search_can_be_withdrawn_and_a_found_chair_declined(at_home, member):
    seeker, other = member(), member()
    page = at_home(seeker)
    look_for(page, ("Haggle", 3), pace="Slow, a week in hand")
    searches(page).get_by_role("button", name="Stop looking").click()
    expect(searches(page)).to_have_count(0)
    look_for(page, ("Haggle", 2), pace="Slow, a week in hand")
    other.does("POST", "me/searches", {"games": [{"game": "haggle", "seats": [2]}], "pace": "week"})
    searches(page).get_by_role("button", name="No, thanks").click()
    expect(searches(page)).to_have_count(0)
    assert other.does("GET", "me/searches")["searches"][0]["found"] is None


def test_on_a_phone(at_home, member):
    page = at_home(member(), **HAND)
    page.goto("/lobby")
    page.get_by_role("button", name="Find a ranked game").click()
    assert_no_sideways_scroll(page)
    axe(page)
    look_for(page, ("Byzanz", 3), ("Zanzibar", 4), ("Jantaris", 4))
    expect(searches(page)).to_be_visible()
    assert_no_sideways_scroll(page)
    axe(page)
    page.goto("/rules")
    expect(page.get_by_role("banner").get_by_role("link", name="Looking for a table")).to_be_visible()
    assert_no_sideways_scroll(page)


@pytest.mark.parametrize("language", ["hu", "de", "it"])
def test_in_every_language(at_home, member, clock, language):
    seeker = member(language=language)
    wish = {"games": [{"game": "byzanz", "seats": [5]}, {"game": "jantaris", "seats": [3]}], "pace": "live"}
    seeker.does("POST", "me/searches", wish)
    page = at_home(seeker, locale=language, **HAND)
    page.goto("/lobby")
    expect(page.locator("section li")).to_be_visible()
    waits_for(page, clock, 60)
    assert_no_missing_word(page)
    assert_no_sideways_scroll(page)
    page.locator("header.head button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_no_missing_word(page)
    assert_no_sideways_scroll(page)
