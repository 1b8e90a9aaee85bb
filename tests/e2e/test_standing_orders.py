"""Standing orders through the page: offered, saved, listed, withdrawn, and carried out by the real worker."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import assert_no_sideways_scroll, axe
from tests.e2e.play import PART, act, log, open_table, play_now
from tests.ops.stack import wait_until

ORDERS = {
    "en": "Prepared moves",
    "hu": "Előkészített lépések",
    "de": "Vorbereitete Züge",
    "it": "Mosse preparate",
}
BID = "[data-choice*='\"bid\"']:not([disabled])"
GAMES = ("Byzanz", "Jantaris", "Zanzibar")
DEALS = 3
"""About one hand in 100 has too few goods for a choice."""


@pytest.fixture
def page(desktop):
    return desktop


def orders_button(page: Page):
    return page.get_by_role("button", name="Prepared moves")


def open_panel(page: Page):
    orders_button(page).click()
    return page.get_by_role("dialog", name="Prepared moves")


def unfold(panel, name: str):
    panel.get_by_text(name, exact=True).click()
    return panel.locator("details[open]")


def fetch(page: Page, what: str = ""):
    """The API's response about the table on the page."""
    return page.request.get(f"/api/v1/tables/{page.url.rsplit('/', 1)[1]}{what}").json()


def saved_orders(page: Page) -> list[dict]:
    return fetch(page, "/standing-orders")["orders"]


def offers(page: Page) -> dict[str, dict]:
    """The offered orders by type; of several with the same type, the last."""
    return {offer["order"]["type"]: offer for offer in fetch(page, "/standing-orders")["offered"]}


def make_a_bid(page: Page) -> None:
    """Adds cards from the start of the hand until the bid leads."""
    page.locator(PART).first.wait_for()
    for card in page.locator(PART).all():
        card.click()
        if page.locator(BID).count():
            break
    page.locator(BID).click()


def people_at_a_table_of_three(browsers, game: str, people: int) -> list[Page]:
    """Bots take the remaining seats."""
    host, *others = [browsers.new_page() for _ in range(people)]
    open_table(host, game=game, seats=3, bots=3 - people)
    for other in others:
        other.goto(host.url)
        other.get_by_role("button", name="Take seat").first.click()
        expect(other.get_by_role("button", name="Take seat")).to_have_count(
            0
        )  # otherwise the next person takes the same seat
    for person in (host, *others):
        person.get_by_role("log").wait_for()
    return [host, *others]


def seat(page: Page) -> int:
    return fetch(page)["position"]["seat"]


def is_to_move(page: Page) -> bool:
    position = fetch(page)["position"]
    return position["seat"] in position["waiting"]


def is_to_vote(page: Page) -> bool:
    return any(action["type"] == "vote" for action in fetch(page)["position"]["legal"])


def can_choose_a_limit(page: Page) -> bool:
    """False for a hand with fewer than two goods."""
    offer = offers(page).get("bid-up-to")
    return offer is not None and len(offer["lists"]["cards"]) > 1


@pytest.fixture
def auction(browsers):
    """At Byzanz: the pages of the first bidder, and of the next one, who can choose a limit and cards for a bid."""
    for _ in range(DEALS):
        people = sorted(people_at_a_table_of_three(browsers, "Byzanz", 3), key=seat)
        first = next(place for place, person in enumerate(people) if is_to_move(person))
        following = people[(first + 1) % 3]
        if can_choose_a_limit(following):
            return people[first], following
    raise AssertionError(f"nothing to choose in {DEALS} deals: {fetch(following, '/standing-orders')}")


def test_in_byzanz_a_saved_pass_is_carried_out_on_the_turn(auction):
    mover, other = auction
    panel = open_panel(other)
    unfold(panel, "Pass this auction").get_by_role("button", name="Save move").click()
    expect(panel.get_by_role("status")).to_have_text("Move saved.")
    expect(panel.get_by_role("listitem")).to_contain_text("Pass in the auction for offer card")
    panel.get_by_role("button", name="Close").click()
    expect(orders_button(other)).to_contain_text("1 active")
    expect(orders_button(mover)).not_to_contain_text("active")

    make_a_bid(mover)
    expect(
        other.get_by_role("status").filter(has_text="The prepared move “Pass this auction” was played.")
    ).to_be_visible()
    expect(orders_button(other)).not_to_contain_text("active")
    name = other.request.get("/api/v1/me").json()["name"]
    wait_until(lambda: any(f"{name} passes." in line for line in log(mover)), lambda: log(mover))


def test_in_byzanz_a_bid_up_to_a_limit_is_saved_listed_and_withdrawn(auction):
    _, other = auction
    panel = open_panel(other)
    form = unfold(panel, "Bid up to a limit")
    limit = form.get_by_role("slider", name="Limit")
    least, most = int(limit.get_attribute("min")), int(limit.get_attribute("max"))
    expect(limit).to_have_value(str(least))
    form.get_by_role("button", name="One more").click()
    expect(limit).to_have_value(str(least + 1))
    limit.press("End")
    expect(form.get_by_role("button", name="One more")).to_be_disabled()

    form.get_by_role("button", name="None").click()
    expect(form).to_contain_text("Choose first.")
    expect(form.get_by_role("button", name="Save move")).to_be_disabled()
    cards = form.locator("[data-item]")
    cards.last.click()
    cards.first.click()
    names = [card.locator("span[aria-hidden]").inner_text() for card in (cards.last, cards.first)]
    expect(cards.first).to_have_accessible_name(f"{names[1]}, number 2")
    form.get_by_role("button", name="Save move").click()

    saved = panel.get_by_role("listitem")
    expect(saved).to_contain_text(f"up to {most} in total. Cards to add, in this order: {names[0]} and {names[1]}")
    panel.get_by_role("button", name="Withdraw").click()
    expect(panel.get_by_role("status")).to_have_text("Move withdrawn.")
    expect(saved).to_have_count(0)
    assert saved_orders(other) == []


def test_in_jantaris_a_prepared_vote_is_cast(browsers):
    people, rng = people_at_a_table_of_three(browsers, "Jantaris", 2), random.Random(1)

    def players_to_move():
        return [*filter(is_to_move, people)]

    def can_prepare():
        """People who can save a vote while the other is to move; this stays so until the other moves."""
        due = players_to_move()
        others = [person for person in people if person not in due]
        return [person for person in others if due and "prepared-vote" in offers(person)]

    while not (ready := can_prepare()):
        for person in wait_until(players_to_move, "a turn"):
            assert act(person, rng)
    (other,) = ready
    other.reload()  # a page asks for offers half a second after an event: until then it offers a vote of the last turn
    form = unfold(open_panel(other), "Prepare a vote")
    expect(form.get_by_role("button", name="Save move")).to_be_disabled()
    form.get_by_role("radio", name="Black Market").check()
    form.get_by_role("button", name="Save move").click()
    expect(other.get_by_role("dialog").get_by_role("listitem")).to_contain_text("Vote for Black Market in")
    other.keyboard.press("Escape")

    def others_to_move():
        return [person for person in people if is_to_move(person) and not (person is other and is_to_vote(other))]

    while wait_until(
        lambda: not saved_orders(other) or others_to_move(), "the vote, or something else to do"
    ) and saved_orders(other):
        for person in others_to_move():
            assert act(person, rng)
    expect(
        other.get_by_role("status").filter(has_text="The prepared move “Prepare a vote” was played.")
    ).to_be_visible()


def test_in_zanzibar_turns_without_moves_are_ended(page):
    play_now(page, "Zanzibar")
    panel = open_panel(page)
    form = unfold(panel, "End idle turns")
    form.get_by_role("button", name="One more").click()
    form.get_by_role("button", name="Save move").click()
    expect(panel.get_by_role("listitem")).to_contain_text("no order in my hand can bring 2 points")
    unfold(panel, "End idle turns")
    expect(panel).to_contain_text("You have already prepared this move.")
    page.reload()
    expect(orders_button(page)).to_contain_text("1 active")


@pytest.mark.parametrize("game", GAMES)
def test_the_panel_is_accessible_and_does_not_cover_the_board(page, game):
    page.set_viewport_size({"width": 1280, "height": 800})
    play_now(page, game)
    assert page.locator(".table-layout > header").bounding_box()["height"] <= 44
    panel = open_panel(page)
    board = page.locator(".board").first.bounding_box()
    assert panel.bounding_box()["x"] >= board["x"] + board["width"], "the board stays visible"
    for kind in panel.locator("summary").all():
        kind.click()
        axe(page)


def test_the_panel_traps_the_focus_and_returns_it(page):
    play_now(page, "Byzanz")
    orders_button(page).focus()
    page.keyboard.press("Enter")
    panel = page.get_by_role("dialog", name="Prepared moves")
    panel.wait_for()
    panel.get_by_text("Pass when I can’t bid", exact=True).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(panel.get_by_role("button", name="Save move")).to_be_focused()
    page.keyboard.press("Enter")
    expect(panel.get_by_role("heading", name="Prepared moves", exact=True)).to_be_focused()
    for _ in range(20):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(orders_button(page)).to_be_focused()


def test_on_a_phone_the_panel_is_a_sheet_from_below(phone):
    play_now(phone, "Byzanz")
    panel = open_panel(phone)
    unfold(panel, "Bid up to a limit") if "bid-up-to" in offers(phone) else unfold(panel, "Sell sets at once")
    expect(panel.locator("details[open] .sentence")).to_be_in_viewport()
    box = panel.bounding_box()
    assert (box["width"], box["y"] + box["height"]) == (360, 740)
    assert_no_sideways_scroll(phone)
    axe(phone)


@pytest.mark.parametrize("language", ORDERS)
def test_the_panel_is_complete_in_every_language(page, language):
    address = play_now(page, "Byzanz")
    page.evaluate("language => localStorage.setItem('language', language)", language)
    page.goto(address)
    page.get_by_role("button", name=ORDERS[language]).click()
    panel = page.get_by_role("dialog", name=ORDERS[language])
    for kind in panel.locator("summary").all():
        kind.click()
    expect(panel.locator("summary").first).to_be_visible()
    assert "standing-" not in panel.inner_text()


def test_spectators_and_replays_have_no_orders(auction, browsers):
    page, _ = auction
    expect(orders_button(page)).to_be_visible()
    spectator = browsers.new_page()
    spectator.goto(page.url)
    spectator.get_by_role("log").wait_for()
    expect(orders_button(spectator)).to_have_count(0)
    page.goto(f"{page.url}/replay")
    page.get_by_role("slider", name="Step").wait_for()
    expect(orders_button(page)).to_have_count(0)
