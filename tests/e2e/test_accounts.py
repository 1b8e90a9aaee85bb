"""A guest becomes a member, signs out and in again, and deletes the account."""

import re
import secrets

from playwright.sync_api import expect

from tests.e2e.browser import axe
from tests.e2e.play import play_now

PASSWORD = "seven-camels-at-dusk"


def test_a_guest_becomes_a_member_and_keeps_the_games(page, browsers):
    name = f"Zenobia-{secrets.token_hex(4)}"
    table = play_now(page, "Haggle")
    page.goto("/sign-up")
    fill(page, {"Name": name, "Password": PASSWORD})
    page.get_by_role("main").get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    page.get_by_role("main").get_by_role("link").filter(has_text="haggle").click()
    page.wait_for_url(table)

    page.goto("/settings")
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("banner").get_by_role("link", name="Sign in")).to_be_visible()
    page.goto("/sign-in")
    fill(page, {"Name or email address": name, "Password": "wrong-password"})
    page.get_by_role("main").get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).to_be_visible()
    fill(page, {"Name or email address": name, "Password": PASSWORD})
    page.get_by_role("main").get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    browsers.ignore_errors("status of 40[01]")  # a wrong password, and allauth's answer when signed out


def test_a_wrong_password_does_not_sign_a_guest_out(page, browsers):
    table = play_now(page, "Haggle")
    page.goto("/sign-in")
    expect(page.get_by_text("a guest account can’t be recovered")).to_be_visible()
    fill(page, {"Name or email address": "Nobody-at-all", "Password": PASSWORD})
    page.get_by_role("main").get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.goto(table)
    expect(page.get_by_role("list", name="Players").get_by_text("You")).to_be_visible()
    browsers.ignore_errors("status of 400")


def test_a_member_changes_preferences_creates_a_token_and_deletes_the_account(page):
    play_now(page, "Haggle")
    page.goto("/settings")
    page.get_by_role("combobox", name="Theme").select_option("dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_label("Name of the token").fill("my bot")
    page.get_by_role("button", name="Create token").click()
    expect(page.get_by_text("Copy it now. It will not be shown again:")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download all my data").click()
    assert download.value.suggested_filename.endswith(".json")
    page.get_by_role("combobox", name="Theme").select_option("Follow the system")
    axe(page)

    name = page.get_by_role("banner").get_by_title("Settings").inner_text()
    page.goto(f"/people/{name}")
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    expect(page.get_by_text("No public games yet.").first).to_be_visible()
    page.goto("/settings")
    page.get_by_role("button", name="Delete account").click()
    page.get_by_label("To confirm, type your name").fill(name)
    page.get_by_role("button", name="Delete permanently").click()
    expect(page.get_by_role("banner").get_by_role("link", name="Sign in")).to_be_visible()


def fill(page, fields):
    for label, value in fields.items():
        page.get_by_role("main").get_by_label(label, exact=True).fill(value)


def test_a_guest_reaches_everything_by_links(page):
    """The page is never reloaded on the way, so nothing may depend on its first state."""
    page.goto("/")
    page.get_by_role("button", name="Play now Haggle").click()
    page.get_by_role("log").wait_for()
    page.get_by_role("link", name="My tables").click()
    expect(page.get_by_role("main").get_by_role("link").filter(has_text="haggle").first).to_be_visible()
    page.get_by_role("banner").get_by_title("Settings").click()
    page.get_by_role("main").get_by_role("link", name="Create an account").click()
    expect(page.get_by_text("You keep your seats and your games.")).to_be_visible()
    page.get_by_role("contentinfo").get_by_role("link", name="API for programs").click()
    expect(page).to_have_title("Caravanserai")
    expect(page).to_have_url(re.compile("/api/docs/$"))
