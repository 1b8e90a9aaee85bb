"""Clocks, quiet hours, vacations and turns in the browser, on a stack with a shifted clock."""

import random
import re
from datetime import timedelta

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import assert_no_sideways_scroll, axe
from tests.e2e.play import CHOICE, act, log, open_table, play_now
from tests.tables.shifted_clock import DAY, MINUTE

RNG = random.Random(1)


@pytest.fixture(scope="module")
def stack(shifted_stack):
    return shifted_stack[0]


@pytest.fixture(scope="module")
def clock(shifted_stack):
    return shifted_stack[1]


@pytest.fixture
def table(browsers):
    """Opens a table of two with the given pace; returns the pages of the two players."""

    def opened(pace, **options):
        anna, bela = browsers.new_page(), browsers.new_page(**options)
        open_table(anna, game="Haggle", seats=2, pace=pace)
        bela.goto(anna.url)
        bela.locator("main li button").first.click()
        for person in (anna, bela):
            person.locator(CHOICE).first.wait_for()
        return anna, bela

    return opened


def players(page):
    return page.locator(".players")


def test_the_pace_is_chosen_shown_and_counted_down(browsers, table):
    anna, bela = browsers.new_page(), browsers.new_page()
    open_table(anna, game="Haggle", seats=2, pace="Quick, 8 minutes")
    expect(anna.get_by_text("Everyone starts with 8 minutes.")).to_be_visible()
    bela.goto("/lobby")
    to_the_table = bela.locator(f"a[href$='{anna.url.rsplit('/', 1)[1]}']")
    row = bela.get_by_role("main").get_by_role("listitem").filter(has=to_the_table)
    expect(row).to_contain_text("Quick, 8 minutes")
    row.get_by_role("link", name="Join").click()
    bela.get_by_role("button", name="Take seat").click()
    mine = players(bela).locator("[data-clock]").last
    expect(mine).to_contain_text(re.compile(r"7:[0-5]\d"))
    before = mine.inner_text()
    expect(mine).not_to_have_text(before)
    assert not [line for line in log(bela) if not line.strip() or "table-" in line]


def test_a_table_with_a_custom_pace_can_be_opened(page):
    page.goto("/lobby")
    page.get_by_role("button", name="Open a table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Pace").select_option("Custom …")
    dialog.get_by_role("spinbutton", name="Starting time").fill("3")
    dialog.get_by_role("combobox", name="Added per move: unit").select_option("hours")
    dialog.get_by_role("spinbutton", name="Added per move").fill("2")
    dialog.get_by_label("Vacations stop the clock").uncheck()
    dialog.get_by_label("Required reliability").select_option("At least 80%")
    axe(page)
    dialog.get_by_role("button", name="Open and sit down").click()
    expect(page.get_by_text("turn by turn, 3 days + 2 hr")).to_be_visible()
    expect(page.get_by_text("80% reliable")).to_be_visible()
    expect(page.get_by_text("Vacations don’t stop the clock at this table.")).to_be_visible()


def test_a_bot_plays_for_a_player_who_ran_out_of_time(table, clock):
    anna, bela = table("Live, 20 minutes", locale="hu-HU")
    assert act(bela, RNG)
    clock.forward(17 * MINUTE)
    expect(players(anna).locator(".warned")).to_be_visible()
    clock.forward(4 * MINUTE)

    expect(anna.get_by_text("Your time has run out. A bot plays for you.")).to_be_visible()
    expect(anna.locator(CHOICE)).to_have_count(0)
    axe(anna)
    expect(players(bela)).to_contain_text("távol")
    expect(bela.get_by_role("log")).to_contain_text("ideje lejárt; amíg vissza nem jön, bot játszik helyette.")

    anna.get_by_role("button", name="I’m back").click()
    expect(anna.get_by_text("Your time has run out")).to_be_hidden()
    expect(players(bela)).not_to_contain_text("távol")
    expect(bela.get_by_role("log")).to_contain_text("visszajött.")
    assert act(bela, RNG)  # the bot has chosen for this round
    anna.locator(CHOICE).first.wait_for()


def test_an_absent_player_is_replaced_and_loses_reliability(table, clock, browsers):
    anna, bela = table("Live, 20 minutes")
    assert act(bela, RNG)
    clock.forward(21 * MINUTE)
    expect(anna.get_by_text("Your time has run out")).to_be_visible()
    substitute = bela.get_by_role("region", name="Substitute")
    expect(substitute).to_be_hidden()
    clock.forward(2 * MINUTE)
    bela.reload()  # the page is not told that time has passed
    assert act(bela, RNG)
    substitute.get_by_role("button", name="Let the bot play on").click()
    expect(bela.get_by_role("log")).to_contain_text(re.compile("A bot replaces .* for the rest of the game."))
    expect(substitute).to_be_hidden()

    name = anna.get_by_role("banner").get_by_title("Settings").inner_text()
    bela.goto(f"/people/{name}")
    expect(bela.get_by_text("0% reliable, in 1 game with a clock")).to_be_visible()
    open_table(bela, game="Haggle", seats=2, pace="Live, 20 minutes", reliability="At least 90%")
    anna.goto(bela.url)
    anna.get_by_role("button", name="Take seat").click()
    expect(anna.get_by_role("alert")).to_contain_text("This table is for members who rarely run out of time")
    browsers.ignore_errors("status of 409")  # not reliable


def test_a_player_goes_from_turn_to_turn(table, browsers):
    anna, _ = table("One day per move")
    shared = anna.url
    others = [play_now(anna, "Haggle") for _ in range(2)]
    anna.goto("/turns")
    expect(anna).to_have_title("(3) My turns · Caravanserai")
    expect(anna.get_by_role("banner").get_by_role("link", name="My turns")).to_contain_text("3")
    rows = anna.get_by_role("main").get_by_role("listitem")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text("23 h")  # tables without a clock come last
    axe(anna)

    anna.keyboard.press("Alt+KeyP")
    anna.wait_for_url(others[1])
    anna.go_back()
    anna.get_by_role("link", name="Start with the most urgent").wait_for()
    anna.keyboard.press("Alt+KeyN")
    anna.wait_for_url(shared)
    anna.go_back()
    anna.get_by_role("link", name="Start with the most urgent").click()
    anna.wait_for_url(shared)
    anna.get_by_role("link", name="Next", exact=True).click()
    anna.wait_for_url(others[0])
    anna.locator(CHOICE).first.wait_for()
    anna.keyboard.press("Alt+KeyN")
    anna.wait_for_url(others[1])
    anna.locator(CHOICE).first.wait_for()
    anna.keyboard.press("Alt+KeyP")
    anna.wait_for_url(others[0])
    anna.goto(shared)
    assert act(anna, RNG)
    expect(anna).to_have_title("(2) Haggle · Caravanserai")
    axe(anna)
    anna.get_by_role("link", name="Next table (2 left)").click()
    anna.wait_for_url(re.compile("|".join(others)))


def test_my_turns_say_when_no_table_is_waiting(phone):
    phone.goto("/turns")
    expect(phone.get_by_text("No table is waiting for you")).to_be_visible()
    expect(phone.get_by_role("main").get_by_role("link", name="Go to the open tables")).to_be_visible()
    axe(phone)
    assert_no_sideways_scroll(phone)


def test_a_note_is_private(table):
    anna, bela = table("No clock")
    anna.get_by_role("tab", name="Note").click()
    note = anna.get_by_role("textbox", name="Note")
    expect(anna.get_by_text("Only you can see this.")).to_be_visible()
    note.fill("Bela saves the high cards.")
    expect(anna.get_by_text("Saved")).to_be_visible()
    axe(anna)
    anna.reload()
    anna.get_by_role("tab", name="Note").click()
    expect(note).to_have_value("Bela saves the high cards.")
    bela.get_by_role("tab", name="Note").click()
    expect(bela.get_by_role("textbox", name="Note")).to_be_enabled()
    expect(bela.get_by_role("textbox", name="Note")).to_have_value("")


def test_nights_weekends_and_the_time_zone_are_set_on_the_settings_page(browsers):
    page = browsers.new_page(timezone_id="Europe/Rome")
    play_now(page, "Haggle")
    page.goto("/settings")
    page.get_by_role("button", name="Use this time zone").click()
    page.get_by_label("Stop my clock at night").check()
    page.get_by_label("Night from").fill("20:00")
    page.get_by_label("to", exact=True).fill("09:00")
    save = page.get_by_role("main").get_by_role("button", name="Save", exact=True).first
    save.click()
    expect(page.get_by_text("A night may last twelve hours at most.")).to_be_visible()
    page.get_by_label("Night from").fill("23:15")
    page.get_by_label("Stop my clock at weekends").check()
    save.click()
    expect(page.get_by_text("This applies from your next move on.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Time zone")).to_have_value("Europe/Rome")
    expect(page.get_by_label("Night from")).to_have_value("23:15")
    expect(page.get_by_label("Stop my clock at weekends")).to_be_checked()
    browsers.ignore_errors("status of 422")


def test_a_vacation_is_taken_and_ended_on_a_phone(phone, clock, browsers):
    clock.forward(DAY)  # the server's date counts
    today = clock.today()
    play_now(phone, "Haggle")
    phone.goto("/settings")

    def take(days):
        phone.get_by_label("First day").fill(str(today))
        phone.get_by_label("Last day").fill(str(today + timedelta(days=days - 1)))
        phone.get_by_role("button", name="Take vacation").click()

    take(40)
    expect(phone.get_by_text("You don’t have that many vacation days left in that year.")).to_be_visible()
    take(7)
    vacations = phone.get_by_role("list", name="Vacations").get_by_role("listitem")
    expect(vacations).to_have_count(1)
    expect(vacations).to_contain_text(str(today.year))
    axe(phone)
    assert_no_sideways_scroll(phone)
    vacations.get_by_role("button", name="End it now").click()
    expect(phone.get_by_role("list", name="Vacations")).to_be_hidden()
    browsers.ignore_errors("status of 422")


TEXTS = {  # my turns, start; out of time, I'm back, away; first day, last day, take vacation, the list
    "en": (
        "My turns",
        "Start with the most urgent",
        "Your time has run out",
        "I’m back",
        "away",
        "First day",
        "Last day",
        "Take vacation",
        "Vacations",
    ),
    "hu": (
        "Én jövök",
        "Kezdés a legsürgősebbel",
        "Lejárt az időd",
        "Itt vagyok",
        "távol",
        "Első nap",
        "Utolsó nap",
        "Szabadság kivétele",
        "Szabadság",
    ),
    "de": (
        "Am Zug",
        "Mit dem dringendsten anfangen",
        "Deine Zeit ist abgelaufen",
        "Ich bin wieder da",
        "abwesend",
        "Erster Tag",
        "Letzter Tag",
        "Urlaub nehmen",
        "Urlaub",
    ),
    "it": (
        "Tocca a me",
        "Comincia dal più urgente",
        "Il tuo tempo è scaduto",
        "Sono di nuovo qui",
        "assente",
        "Primo giorno",
        "Ultimo giorno",
        "Imposta una vacanza",
        "Vacanze",
    ),
}


@pytest.mark.parametrize("language", TEXTS)
def test_turns_time_and_vacation_are_complete_in_each_language(table, clock, language):
    turns, start, ran_out, back, away, first, last, take, vacations = TEXTS[language]
    anna, bela = table("Live, 20 minutes", locale=language)
    assert act(anna, RNG)
    bela.get_by_role("banner").get_by_role("link", name=turns).click()
    bela.get_by_role("link", name=start).click()
    bela.wait_for_url(anna.url)

    clock.forward(21 * MINUTE)
    expect(bela.get_by_role("status").get_by_text(ran_out)).to_be_visible()
    expect(players(bela)).to_contain_text(away)
    bela.get_by_role("button", name=back).click()
    expect(bela.get_by_text(ran_out)).to_be_hidden()
    expect(players(bela)).not_to_contain_text(away)

    bela.goto("/settings")
    bela.get_by_label(first).fill(str(clock.today()))
    bela.get_by_label(last).fill(str(clock.today() + timedelta(days=2)))
    bela.get_by_role("button", name=take).click()
    booked = bela.get_by_role("list", name=vacations).get_by_role("listitem")
    expect(booked).to_have_count(1)
    booked.get_by_role("button").click()
    expect(booked).to_have_count(0)
