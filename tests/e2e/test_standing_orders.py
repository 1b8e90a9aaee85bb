"""Standing orders through the page: offered, chosen, listed, withdrawn, and carried out by the real worker."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import assert_no_sideways_scroll, axe
from tests.e2e.play import PART, act, log, open_table, play_now
from tests.ops.stack import wait_until

ORDERS = {"en": "Standing orders", "hu": "Utasítások", "de": "Anweisungen", "it": "Istruzioni"}
BID = "[data-choice*='\"bid\"']:not([disabled])"
GAMES = ("Byzanz", "Jantaris", "Zanzibar")
DEALS = 3
"""About one hand of 100 has too few goods for a choice."""


@pytest.fixture
def page(regular):
    return regular


def opener(page: Page):
    return page.get_by_role("button", name="Standing orders")


def open_panel(page: Page):
    opener(page).click()
    return page.get_by_role("dialog", name="Standing orders")


def unfold(panel, name: str):
    panel.get_by_text(name, exact=True).click()
    return panel.locator("details[open]")


def ask(page: Page, what: str = ""):
    """What the API says of the table on the page, to its person."""
    return page.request.get(f"/api/v1/tables/{page.url.rsplit('/', 1)[1]}{what}").json()


def left(page: Page) -> list[dict]:
    return ask(page, "/standing-orders")["orders"]


def offers(page: Page) -> dict[str, dict]:
    """By type; the last one where a type is offered several times."""
    return {offer["order"]["type"]: offer for offer in ask(page, "/standing-orders")["offered"]}


def bid_one_card(page: Page) -> None:
    """As many cards as it takes to lead, the first of the hand first."""
    page.locator(PART).first.wait_for()
    for card in page.locator(PART).all():
        card.click()
        if page.locator(BID).count():
            break
    page.locator(BID).click()


def people_at_a_table_of_three(watched, game: str, people: int) -> list[Page]:
    """Bots in the chairs that are left."""
    host, *others = [watched.somebody() for _ in range(people)]
    open_table(host, game=game, seats=3, bots=3 - people)
    for other in others:
        other.goto(host.url)
        other.get_by_role("button", name="Sit in chair").first.click()
        expect(other.get_by_role("button", name="Sit in chair")).to_have_count(0)  # or the next one takes the same
    for person in (host, *others):
        person.get_by_role("log").wait_for()
    return [host, *others]


def seat(page: Page) -> int:
    return ask(page)["position"]["seat"]


def is_awaited(page: Page) -> bool:
    position = ask(page)["position"]
    return position["seat"] in position["waiting"]


def is_to_vote(page: Page) -> bool:
    return any(action["type"] == "vote" for action in ask(page)["position"]["legal"])


def can_choose_a_limit(page: Page) -> bool:
    """A hand of merchants with one good among them, or none, can't."""
    offer = offers(page).get("bid-up-to")
    return offer is not None and len(offer["lists"]["cards"]) > 1


@pytest.fixture
def auction(watched):
    """At Byzanz: who is to bid first, and who comes next, with a limit and cards to choose for a bid."""
    for _ in range(DEALS):
        people = sorted(people_at_a_table_of_three(watched, "Byzanz", 3), key=seat)
        first = next(place for place, person in enumerate(people) if is_awaited(person))
        following = people[(first + 1) % 3]
        if can_choose_a_limit(following):
            return people[first], following
    raise AssertionError(f"nothing to choose in {DEALS} deals: {ask(following, '/standing-orders')}")


def test_byzanz_who_leaves_a_pass_before_the_turn_has_passed_when_it_comes(auction):
    mover, other = auction
    panel = open_panel(other)
    unfold(panel, "Pass this auction").get_by_role("button", name="Leave it").click()
    expect(panel.get_by_role("status")).to_have_text("It stands.")
    expect(panel.get_by_role("listitem")).to_contain_text("Pass in the auction for offer card")
    panel.get_by_role("button", name="Close").click()
    expect(opener(other)).to_contain_text("1 stands")
    expect(opener(mover)).not_to_contain_text("stands")

    bid_one_card(mover)
    expect(other.get_by_role("status").filter(has_text="Standing order “Pass this auction”: done.")).to_be_visible()
    expect(opener(other)).not_to_contain_text("stands")
    name = other.request.get("/api/v1/me").json()["name"]
    wait_until(lambda: any(f"{name} passes." in line for line in log(mover)), lambda: log(mover))


def test_byzanz_a_bid_up_to_a_limit_is_chosen_listed_and_withdrawn(auction):
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
    expect(form.get_by_role("button", name="Leave it")).to_be_disabled()
    cards = form.locator("[data-item]")
    cards.last.click()
    cards.first.click()
    names = [card.locator("span[aria-hidden]").inner_text() for card in (cards.last, cards.first)]
    expect(cards.first).to_have_accessible_name(f"{names[1]}, number 2")
    form.get_by_role("button", name="Leave it").click()

    kept = panel.get_by_role("listitem")
    expect(kept).to_contain_text(f"up to {most} in all, by adding {names[0]} and {names[1]}")
    panel.get_by_role("button", name="Withdraw").click()
    expect(panel.get_by_role("status")).to_have_text("Withdrawn.")
    expect(kept).to_have_count(0)
    assert left(other) == []


def test_jantaris_a_vote_that_was_prepared_is_cast(watched):
    people, rng = people_at_a_table_of_three(watched, "Jantaris", 2), random.Random(1)

    def awaited():
        return [*filter(is_awaited, people)]

    def can_prepare():
        """Who may leave a vote while the other person is awaited: as long as that one does nothing, it stays so."""
        due = awaited()
        others = [person for person in people if person not in due]
        return [person for person in others if due and "prepared-vote" in offers(person)]

    while not (ready := can_prepare()):
        for person in wait_until(awaited, "somebody's turn"):
            assert act(person, rng)
    (other,) = ready
    other.reload()  # a page asks for offers half a second after an event: until then it offers a vote of the last turn
    form = unfold(open_panel(other), "Prepare a vote")
    expect(form.get_by_role("button", name="Leave it")).to_be_disabled()
    form.get_by_role("radio", name="Black Market").check()
    form.get_by_role("button", name="Leave it").click()
    expect(other.get_by_role("dialog").get_by_role("listitem")).to_contain_text("Vote Black Market in")
    other.keyboard.press("Escape")

    def asked():
        return [person for person in people if is_awaited(person) and not (person is other and is_to_vote(other))]

    while wait_until(lambda: not left(other) or asked(), "the vote, or something else to do") and left(other):
        for person in asked():
            assert act(person, rng)
    expect(other.get_by_role("status").filter(has_text="Standing order “Prepare a vote”: done.")).to_be_visible()


def test_zanzibar_idle_turns_are_ended(page):
    play_now(page, "Zanzibar")
    panel = open_panel(page)
    form = unfold(panel, "End idle turns")
    form.get_by_role("button", name="One more").click()
    form.get_by_role("button", name="Leave it").click()
    expect(panel.get_by_role("listitem")).to_contain_text("no order in my hand can bring 2 points")
    unfold(panel, "End idle turns")
    expect(panel).to_contain_text("This stands already.")
    page.reload()
    expect(opener(page)).to_contain_text("1 stands")


@pytest.mark.parametrize("game", GAMES)
def test_the_panel_is_accessible_and_takes_no_room_from_the_board(page, game):
    page.set_viewport_size({"width": 1280, "height": 800})
    play_now(page, game)
    assert page.locator(".room > header").bounding_box()["height"] <= 44
    panel = open_panel(page)
    board = page.locator(".board").first.bounding_box()
    assert panel.bounding_box()["x"] >= board["x"] + board["width"], "the board can be looked at meanwhile"
    for kind in panel.locator("summary").all():
        kind.click()
        axe(page)


def test_by_keyboard_the_panel_holds_the_focus_and_gives_it_back(page):
    play_now(page, "Byzanz")
    opener(page).focus()
    page.keyboard.press("Enter")
    panel = page.get_by_role("dialog", name="Standing orders")
    panel.wait_for()
    panel.get_by_text("Pass when I can’t bid", exact=True).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(panel.get_by_role("button", name="Leave it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(panel.get_by_role("heading", name="Standing orders")).to_be_focused()
    for _ in range(20):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(opener(page)).to_be_focused()


def test_on_a_phone_it_is_a_sheet_from_below(phone):
    play_now(phone, "Byzanz")
    panel = open_panel(phone)
    unfold(panel, "Bid up to a limit") if "bid-up-to" in offers(phone) else unfold(panel, "Sell sets at once")
    expect(panel.locator("details[open] .sentence")).to_be_in_viewport()
    box = panel.bounding_box()
    assert (box["width"], box["y"] + box["height"]) == (360, 740)
    assert_no_sideways_scroll(phone)
    axe(phone)


@pytest.mark.parametrize("language", ORDERS)
def test_orders_are_told_in_every_language(page, language):
    address = play_now(page, "Byzanz")
    page.evaluate("language => localStorage.setItem('language', language)", language)
    page.goto(address)
    page.get_by_role("button", name=ORDERS[language]).click()
    panel = page.get_by_role("dialog", name=ORDERS[language])
    for kind in panel.locator("summary").all():
        kind.click()
    expect(panel.locator("summary").first).to_be_visible()
    assert "standing-" not in panel.inner_text()


def test_spectators_and_replays_have_none(auction, watched):
    page, _ = auction
    expect(opener(page)).to_be_visible()
    spectator = watched.somebody()
    spectator.goto(page.url)
    spectator.get_by_role("log").wait_for()
    expect(opener(spectator)).to_have_count(0)
    page.goto(f"{page.url}/replay")
    page.get_by_role("slider", name="Version").wait_for()
    expect(opener(page)).to_have_count(0)
