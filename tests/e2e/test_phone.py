"""On a phone: played by taps, and nothing is wider than the screen."""

import random

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import DESKTOP, PHONE, assert_no_sideways_scroll
from tests.e2e.members import Member
from tests.e2e.play import (
    CLICKABLE,
    COMMIT,
    TABLE,
    act,
    click_random,
    open_table,
    play_against_bots,
    play_now,
    wait_for_server,
)

OURS = ("Byzanz", "Jantaris", "Zanzibar")
PAGES = (
    *("/", "/lobby", "/me", "/settings", "/nowhere", "/verify-email/no-such-key"),
    *("/rules", "/rules/byzanz", "/rules/jantaris", "/rules/zanzibar"),
    *("/sign-in", "/sign-up", "/reset-password", "/reset-password/no-such-key"),
)
VISIBLE_POINT = """one => {
  one.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = one.getBoundingClientRect();
  const points = [0.5, 0.2, 0.8].map((part) => ({ x: part * width, y: height / 2 }));
  return points.find((point) => one.contains(document.elementFromPoint(x + point.x, y + point.y)));
}"""

VOTE = "[data-choice*='\"vote\"']"
SEAT = "[aria-label^=Seats] button"
KEEP = "[data-choice*='\"keep\"']"
COVERED_BY_TURN_BAR = """selector => {
  const bar = '[role=group][aria-label="Your choices"], [data-tray]';
  const lower = `${bar}, .collapsed`; // of a collapsed hand, only the upper edge is meant to be seen
  const others = [...document.querySelectorAll(selector)].filter((one) => !one.closest(lower));
  const isUnder = (one) => {
    const { x, width, bottom } = one.getBoundingClientRect();
    return !!document.elementFromPoint(x + width / 2, bottom - 3)?.closest(bar);
  };
  const scrolledTo = others.filter((one) => {
    one.scrollIntoView({ block: 'nearest' });
    return isUnder(one);
  });
  scrollTo(0, document.body.scrollHeight);
  return [...scrolledTo, ...others.filter(isUnder)].map((one) => one.outerHTML.slice(0, 200));
}"""

COVERED = """all => all.filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const edges = [[4, height / 2], [width - 4, height / 2], [width / 2, 4], [width / 2, height - 4]];
  return !edges.every(([right, down]) => one.contains(document.elementFromPoint(x + right, y + down)));
}).map((one) => one.outerHTML.slice(0, 200))"""

OVERFLOWING = """all => all.flatMap((panel) => {
  const edge = panel.getBoundingClientRect();
  const [mark, ...more] = panel.querySelectorAll('.name > svg');
  const { width, height } = mark.getBoundingClientRect();
  const isOut = ({ left, right, top, bottom }) =>
    left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom;
  const seen = [...panel.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().width > 1);
  const names = panel.querySelectorAll('.name > :is(b, button)');
  return [
    ...seen.filter((one) => isOut(one.getBoundingClientRect())),
    ...[...names].filter((one) => one.scrollWidth > one.clientWidth),
    ...(more.length || width !== 18 || height !== 18 ? [mark] : []),
  ].map((one) => `${panel.innerText}: ${one.outerHTML.slice(0, 200)}`);
})"""


def tap(choice, timeout):
    """Taps where the element is visible: cards may partly cover each other."""
    choice.tap(position=choice.evaluate(VISIBLE_POINT, timeout=timeout), timeout=timeout)


@pytest.mark.parametrize("game", OURS)
def test_a_game_is_played_by_taps(phone, game):
    play_now(phone, game)
    rng = random.Random(1)
    for _ in range(8):
        assert act(phone, rng, press=tap)
        assert_no_sideways_scroll(phone)
        assert phone.evaluate(COVERED_BY_TURN_BAR, f"[data-board] :is({CLICKABLE})") == []
        expect(phone.get_by_role("button", name="Prepared moves")).to_be_in_viewport(ratio=1)


def tap_until(phone, selector):
    rng = random.Random(1)
    phone.locator(CLICKABLE).first.wait_for()
    while not phone.locator(selector).count():
        click_random(phone, rng, press=tap)
        phone.locator(CLICKABLE).first.wait_for()


def assert_visible(phone, *selectors):
    """The elements and the turn status are completely visible, with nothing over them."""
    for selector in ("[data-status]", *selectors):
        assert phone.locator(selector).count()
        assert phone.locator(selector).evaluate_all(COVERED) == []


def test_voting_shows_the_status_the_cards_and_the_seats(phone):
    play_now(phone, "Jantaris")
    tap_until(phone, VOTE)
    phone.evaluate("scrollTo(0, 0)")
    assert phone.locator(VOTE).count() == 4
    assert_visible(phone, VOTE, SEAT)
    phone.locator(VOTE).nth(2).tap()
    phone.locator("[data-commit]").wait_for()
    assert_visible(phone, ".vote", SEAT, "[data-commit]")
    assert phone.evaluate("scrollY") == 0


def test_choosing_which_orders_to_keep_shows_their_cards(phone):
    play_now(phone, "Zanzibar")
    tap_until(phone, KEEP)
    phone.evaluate("scrollTo(0, 0)")
    assert_visible(phone, ".order", "[data-choice*=put-away]", KEEP)
    phone.locator(KEEP).tap()
    phone.locator("[data-part*=trader]").first.wait_for()
    phone.evaluate("scrollTo(0, 40)")
    assert_visible(phone, ".order", "[data-choice*=end-turn]")
    expect(phone.get_by_role("button", name="Zoom in")).to_be_in_viewport(ratio=1)
    assert phone.get_by_role("button", name="Zoom in").evaluate_all(COVERED) == []


def test_no_page_scrolls_sideways(phone, browsers):
    for path in PAGES:
        phone.goto(path)
        expect(phone.get_by_role("heading", level=1)).to_be_visible()
        phone.wait_for_load_state("networkidle")
        assert_no_sideways_scroll(phone)
    name = phone.request.get("/api/v1/session").json()["me"]["name"]
    phone.goto(f"/people/{name}")
    expect(phone.get_by_role("heading", name=name)).to_be_visible()
    assert_no_sideways_scroll(phone)
    browsers.ignore_errors("status of 404")


def test_no_table_is_wider_than_the_screen_from_its_opening_to_its_replay(phone):
    open_table(phone, game="Byzanz", seats=6)
    assert_no_sideways_scroll(phone)
    phone.get_by_role("button", name="Start now").tap()
    phone.get_by_text("Game", exact=True).tap()
    assert_no_sideways_scroll(phone)
    phone.get_by_role("button", name="Propose to end the game").tap()
    phone.get_by_role("button", name="Yes, end the game").tap()
    expect(phone.get_by_role("region", name="Result")).to_be_visible()
    assert_no_sideways_scroll(phone)
    phone.get_by_role("link", name="Replay").tap()
    expect(phone.get_by_role("slider", name="Step")).to_be_visible()
    assert_no_sideways_scroll(phone)


@pytest.mark.parametrize(("game", "seats"), [("Byzanz", 6), ("Jantaris", 4), ("Zanzibar", 5)])
def test_every_player_is_visible(phone, game, seats):
    play_against_bots(phone, game=game, seats=seats)
    assert phone.evaluate("scrollY") == 0
    panels = phone.get_by_role("list", name="Players").get_by_role("listitem")
    expect(panels).to_have_count(seats)
    for panel in panels.all():
        box = panel.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        assert panel.evaluate("one => one.scrollWidth <= one.clientWidth"), panel.inner_text()
    assert_no_sideways_scroll(phone)


@pytest.fixture(scope="module")
def members(stack):
    return [Member(stack, name, confirmed=False) for name in ("Zabdas", "Longinus")]


@pytest.mark.parametrize(
    ("game", "seats"), [("Zanzibar", 2), ("Byzanz", 3), ("Jantaris", 4), ("Zanzibar", 5), ("Byzanz", 6)]
)
def test_names_ratings_and_clocks_fit_beside_each_other(signed_in, members, game, seats):
    host, other = (signed_in(member, **PHONE) for member in members)
    open_table(host, game=game, seats=seats, pace="Live, 20 minutes", ranked=True)
    other.goto(host.url)
    other.get_by_role("button", name="Take seat").first.click()
    if seats > 2:
        expect(host.get_by_role("main")).to_contain_text("Longinus")
        host.get_by_role("button", name="Start now").click()
    for person in (host, other):
        players = person.get_by_role("list", name="Players")
        expect(players.get_by_text("1500")).to_have_count(2)
        expect(players.locator("[data-clock]")).to_have_count(2)
        expect(players.get_by_title("is at the table")).to_have_count(1)
        for width in (360, 768, 1280):
            person.set_viewport_size({**DESKTOP, "width": width})
            assert players.get_by_role("listitem").evaluate_all(OVERFLOWING) == []
            assert_no_sideways_scroll(person)


@pytest.mark.parametrize("language", ["en", "hu", "de", "it"])
def test_the_head_of_a_table_is_one_row_and_no_heap_has_half_a_name_in_any_language(browsers, guest_state, language):
    person = browsers.new_page(**PHONE, storage_state=guest_state, locale=language)
    for _ in range(2):  # so that another table is waiting
        person.goto("/")
        person.locator(".game", has_text="Byzanz").get_by_role("button").first.tap()
        person.wait_for_url(TABLE)
        person.locator(CLICKABLE).first.wait_for()
    actions = person.locator(".actions")
    expect(actions.get_by_role("navigation")).to_be_visible()
    assert actions.bounding_box()["height"] < 50
    assert person.get_by_role("banner").bounding_box()["height"] < 60
    names = person.locator(".heap .kind")
    assert names.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth).length") == 0
    assert names.count() == 7
    assert_no_sideways_scroll(person)

    person.goto("/rules/byzanz")
    menu = person.get_by_role("banner").get_by_role("navigation")
    expect(menu.locator(".count")).to_be_visible()
    assert menu.evaluate("one => one.scrollWidth <= one.clientWidth"), "all links are visible"
    assert person.get_by_role("banner").bounding_box()["height"] < 100


def test_a_lesson_covers_no_cards_and_can_be_found_again_and_skipped(phone):
    phone.goto("/")
    phone.get_by_role("button", name="Learn to play Byzanz").tap()
    lesson = phone.get_by_role("complementary", name="Walkthrough")
    expect(lesson.get_by_role("button", name="Skip the walkthrough")).to_be_in_viewport()
    market = phone.get_by_role("region", name="The market")
    market.evaluate("one => one.scrollIntoView({ block: 'start' })")
    expect(lesson).not_to_be_in_viewport()
    phone.get_by_role("button", name="Walkthrough", exact=True).tap()
    expect(lesson).to_be_in_viewport(ratio=1)
    lesson.get_by_role("button", name="Skip the walkthrough").tap()
    expect(lesson).to_have_count(0)


def test_in_byzanz_the_heaps_stay_in_sight_while_a_proposal_is_open(phone):
    play_now(phone, "Byzanz")
    rng = random.Random(5)
    while True:
        phone.locator(CLICKABLE).first.wait_for(state="attached")
        wait_for_server(phone)
        if phone.locator(COMMIT).count():
            break
        click_random(phone, rng, press=tap)
    heaps = phone.locator(".heap")
    heaps.first.evaluate("one => one.scrollIntoView({ block: 'center' })")
    hidden = heaps.evaluate_all(
        """all => all.filter((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const seen = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(x + width / 2, y + part * height));
          return !seen.every((at) => one.contains(at));
        }).length"""
    )
    assert hidden == 0
    expect(phone.locator(COMMIT)).to_be_in_viewport()
