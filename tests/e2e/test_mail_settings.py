"""Mails in the settings: what one is told, and where it goes."""

import json
from base64 import b64encode

import pytest
from playwright.sync_api import expect
from redis import Redis

from tests.e2e.browser import HAND, assert_no_sideways_scroll, axe
from tests.e2e.mails import Member
from tests.nudges.people import PASSWORD
from tests.ops.stack import WEBHOOK_SECRET


@pytest.fixture(scope="module")
def stack(moved_stack):
    return moved_stack[0]


@pytest.fixture(scope="module")
def clock(moved_stack):
    return moved_stack[1]


def mail_section(page):
    return page.get_by_role("main").locator("section").filter(has=page.get_by_role("heading", name="Mail", exact=True))


def save(page):
    mail_section(page).get_by_role("button", name="Save").click()
    expect(mail_section(page).get_by_text("Saved.")).to_be_visible()


def forget_limits(stack):
    """As if nobody had asked for mails lately."""
    valkey = Redis.from_url(stack.servers["REDIS_URL"])
    for key in valkey.scan_iter("*confirm_email*"):
        valkey.delete(key)


def test_what_one_is_told_is_chosen_and_kept(stack, at_home):
    page = at_home(Member(stack, "Zenobia-the-chooser"), **HAND)
    page.goto("/settings")
    expect(page.get_by_text("Mails go to zenobia-the-chooser@palmyra.example.")).to_be_visible()
    expect(page.get_by_label("The daily mail comes at")).to_be_hidden()
    mail_section(page).get_by_label("it is my turn").select_option("in one mail a day")
    mail_section(page).get_by_label("a game is over").select_option("never")
    page.get_by_label("The daily mail comes at").select_option("06:00")
    save(page)
    axe(page)
    assert_no_sideways_scroll(page)
    page.reload()
    expect(mail_section(page).get_by_label("it is my turn")).to_have_value("digest")
    expect(mail_section(page).get_by_label("a game is over")).to_have_value("none")
    expect(mail_section(page).get_by_label("somebody invites me")).to_have_value("each")
    expect(page.get_by_label("The daily mail comes at")).to_have_value("6")

    page.get_by_label("Write mails to me").uncheck()
    save(page)
    page.reload()
    expect(page.get_by_label("Write mails to me")).not_to_be_checked()
    expect(mail_section(page).get_by_label("it is my turn")).to_be_hidden()


def test_a_guest_is_told_what_to_do_first(phone):
    phone.goto("/settings")
    expect(mail_section(phone)).to_contain_text("A guest has no address to write to. Make an account above")
    phone.get_by_role("main").get_by_role("link", name="Make an account").click()
    expect(phone.get_by_text("You keep your seats and your games.")).to_be_visible()


def test_a_member_without_an_address_is_told_where_to_give_one(page):
    page.goto("/sign-up")
    page.get_by_label("Name", exact=True).fill("Zabdas")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("main").get_by_role("button", name="Make an account").click()
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    page.goto("/settings")
    expect(mail_section(page)).to_contain_text("Give one above, under “Change the e-mail address”.")
    expect(page.get_by_text("Change the e-mail address", exact=True)).to_be_visible()
    axe(page)


def test_an_address_is_confirmed_by_its_link(stack, at_home, watched):
    member = Member(stack, "Hairan", confirmed=False)
    page = at_home(member)
    page.goto("/settings")
    expect(mail_section(page)).to_contain_text("hairan@palmyra.example is not confirmed yet")
    axe(page)
    page.get_by_role("button", name="Send that mail again").click()
    expect(page.get_by_text("A mail is on its way to hairan@palmyra.example")).to_be_visible()
    watched.forgive("status of 403")  # one is on its way already

    page.goto(member.confirmation)
    page.get_by_role("main").get_by_role("button").click()
    expect(page.get_by_text("Thank you, the address is confirmed.")).to_be_visible()
    page.goto("/settings")
    expect(page.get_by_text("Mails go to hairan@palmyra.example.")).to_be_visible()


def test_an_address_that_mails_came_back_from_is_confirmed_again(stack, at_home):
    member = Member(stack, "Vaballathus")
    bounce = {"RecordType": "Bounce", "Type": "HardBounce", "Email": member.address, "ID": 1, "MessageID": "x"}
    secret = b64encode(WEBHOOK_SECRET.encode()).decode()
    headers = {"Authorization": f"Basic {secret}", "Content-Type": "application/json"}
    hook = f"{member.house}/anymail/postmark/tracking/"
    assert member.fetch(hook, json.dumps(bounce).encode(), headers)[0] == 200

    page = at_home(member)
    page.goto("/settings")
    expect(mail_section(page)).to_contain_text("Mails to vaballathus@palmyra.example came back")
    axe(page)
    forget_limits(stack)
    page.get_by_role("button", name="Confirm it once more").click()
    expect(page.get_by_text("A mail is on its way to vaballathus@palmyra.example")).to_be_visible()
    page.goto(member.confirmation)
    page.get_by_role("main").get_by_role("button").click()
    expect(page.get_by_text("Thank you, the address is confirmed.")).to_be_visible()
    page.goto("/settings")
    expect(page.get_by_text("Mails go to vaballathus@palmyra.example.")).to_be_visible()
