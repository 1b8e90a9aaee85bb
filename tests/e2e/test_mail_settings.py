"""Email settings: which emails are sent, and to which address."""

import json
from base64 import b64encode

import pytest
from playwright.sync_api import expect
from redis import Redis

from tests.e2e.browser import PHONE, assert_no_sideways_scroll, axe
from tests.e2e.members import Member
from tests.notices.browsers import PASSWORD
from tests.ops.stack import WEBHOOK_SECRET


@pytest.fixture(scope="module")
def stack(shifted_stack):
    return shifted_stack[0]


@pytest.fixture(scope="module")
def clock(shifted_stack):
    return shifted_stack[1]


def mail_section(page):
    return page.get_by_role("main").locator("section").filter(has=page.get_by_role("heading", name="Email", exact=True))


def save(page):
    mail_section(page).get_by_role("button", name="Save").click()
    expect(mail_section(page).get_by_text("Saved.")).to_be_visible()


def forget_limits(stack):
    """Resets the rate limit of confirmation emails."""
    valkey = Redis.from_url(stack.servers["REDIS_URL"])
    for key in valkey.scan_iter("*confirm_email*"):
        valkey.delete(key)


def test_email_preferences_are_saved(stack, signed_in):
    page = signed_in(Member(stack, "Zenobia-the-chooser"), **PHONE)
    page.goto("/settings")
    expect(page.get_by_text("We send emails to zenobia-the-chooser@palmyra.example.")).to_be_visible()
    expect(page.get_by_label("Send the daily email at")).to_be_hidden()
    mail_section(page).get_by_label("it is my turn").select_option("in one email a day")
    mail_section(page).get_by_label("a game is over").select_option("never")
    page.get_by_label("Send the daily email at").select_option("06:00")
    save(page)
    axe(page)
    assert_no_sideways_scroll(page)
    page.reload()
    expect(mail_section(page).get_by_label("it is my turn")).to_have_value("digest")
    expect(mail_section(page).get_by_label("a game is over")).to_have_value("none")
    expect(mail_section(page).get_by_label("someone invites me")).to_have_value("each")
    expect(page.get_by_label("Send the daily email at")).to_have_value("6")

    page.get_by_label("Send me emails").uncheck()
    save(page)
    page.reload()
    expect(page.get_by_label("Send me emails")).not_to_be_checked()
    expect(mail_section(page).get_by_label("it is my turn")).to_be_hidden()


def test_a_guest_needs_an_account_first(phone):
    phone.goto("/settings")
    expect(mail_section(phone)).to_contain_text("A guest has no email address. Create an account above")
    phone.get_by_role("main").get_by_role("link", name="Create an account").click()
    expect(phone.get_by_text("You keep your seats and your games.")).to_be_visible()


def test_a_member_without_an_address_is_told_where_to_enter_one(page):
    page.goto("/sign-up")
    page.get_by_label("Name", exact=True).fill("Zabdas")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("main").get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    page.goto("/settings")
    expect(mail_section(page)).to_contain_text("Enter one above, under “Change email address”.")
    expect(page.get_by_text("Change email address", exact=True)).to_be_visible()
    axe(page)


def test_an_address_is_confirmed_by_its_link(stack, signed_in, browsers):
    member = Member(stack, "Hairan", confirmed=False)
    page = signed_in(member)
    page.goto("/settings")
    expect(mail_section(page)).to_contain_text("hairan@palmyra.example is not confirmed yet")
    axe(page)
    page.get_by_role("button", name="Send that email again").click()
    expect(page.get_by_text("We have sent an email to hairan@palmyra.example")).to_be_visible()
    browsers.ignore_errors("status of 403")  # an email was sent a moment ago

    page.goto(member.confirmation)
    page.get_by_role("main").get_by_role("button").click()
    expect(page.get_by_text("Thank you. Your address is confirmed.")).to_be_visible()
    page.goto("/settings")
    expect(page.get_by_text("We send emails to hairan@palmyra.example.")).to_be_visible()


def test_an_address_that_bounced_is_confirmed_again(stack, signed_in):
    member = Member(stack, "Vaballathus")
    bounce = {"RecordType": "Bounce", "Type": "HardBounce", "Email": member.address, "ID": 1, "MessageID": "x"}
    secret = b64encode(WEBHOOK_SECRET.encode()).decode()
    headers = {"Authorization": f"Basic {secret}", "Content-Type": "application/json"}
    hook = f"{member.site}/anymail/postmark/tracking/"
    assert member.fetch(hook, json.dumps(bounce).encode(), headers)[0] == 200

    page = signed_in(member)
    page.goto("/settings")
    expect(mail_section(page)).to_contain_text("Emails to vaballathus@palmyra.example bounced")
    axe(page)
    forget_limits(stack)
    page.get_by_role("button", name="Confirm the address again").click()
    expect(page.get_by_text("We have sent an email to vaballathus@palmyra.example")).to_be_visible()
    page.goto(member.confirmation)
    page.get_by_role("main").get_by_role("button").click()
    expect(page.get_by_text("Thank you. Your address is confirmed.")).to_be_visible()
    page.goto("/settings")
    expect(page.get_by_text("We send emails to vaballathus@palmyra.example.")).to_be_visible()
