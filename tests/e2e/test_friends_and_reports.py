"""The pages of friends, blocks, reports and moderators' decisions."""

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import DESKTOP, PHONE, assert_no_sideways_scroll, axe
from tests.e2e.play import TABLE, meet, open_table
from tests.e2e.test_playing_together import send_message

PASSWORD = "seven-camels-at-dusk"


@pytest.fixture
def guests(browsers):
    """Guests with a page each, on a desktop or a phone."""

    def create(*screens):
        pages = [browsers.new_page(**(PHONE if screen == "phone" else {"viewport": DESKTOP})) for screen in screens]
        for page in pages:
            assert page.context.request.post("/api/v1/guest", data={"language": "en"}).ok
        return pages

    return create


@pytest.fixture(scope="module")
def moderator(stack):
    """A superuser, created as an operator does it."""
    command = ("createsuperuser", "--noinput", "--username", "Aurelian")
    done = stack.run_beside(*command, DJANGO_SUPERUSER_PASSWORD=PASSWORD)
    assert done.returncode == 0, done.stderr
    return "Aurelian"


def name_of(page):
    return page.context.request.get("/api/v1/session").json()["me"]["name"]


def befriend(anna, bela):
    anna.goto("/friends")
    anna.get_by_label("Player’s name").fill(name_of(bela))
    anna.get_by_role("button", name="Send friend request").click()
    expect(anna.get_by_text(f"You have sent {name_of(bela)} a friend request.")).to_be_visible()
    bela.goto("/friends")
    bela.get_by_role("button", name=f"Accept {name_of(anna)}").click()
    expect(bela.get_by_role("list", name="My friends")).to_contain_text(name_of(anna))


def leave(table, *people):
    """Closes the table, so that it is no longer in the lobby."""
    for page in people:
        page.goto(table)
        page.get_by_role("button", name="Leave the table").click()
        page.wait_for_url("**/lobby")


def test_two_users_become_friends_and_one_invites_the_other(guests):
    anna, bela = guests("desk", "phone")
    befriend(anna, bela)
    anna.goto("/friends")
    expect(anna.get_by_role("list", name="My friends")).to_contain_text("online")
    axe(anna)

    open_table(anna, game="Haggle", seats=3)
    anna.get_by_role("group", name="My friends").get_by_role("button", name=name_of(bela)).click()
    expect(anna.get_by_text(f"{name_of(bela)} has been invited.")).to_be_visible()
    axe(anna)

    bela.goto("/lobby")
    badge = bela.get_by_role("banner").get_by_role("link", name="Friends")
    expect(badge).to_contain_text("1")
    badge.click()
    expect(bela.get_by_text(f"from {name_of(anna)}")).to_be_visible()
    axe(bela)
    assert_no_sideways_scroll(bela)
    bela.get_by_role("link", name="View table").click()
    bela.wait_for_url(TABLE)
    bela.get_by_role("button", name="Take seat 2").click()
    expect(bela.get_by_role("button", name="Leave the table")).to_be_visible()
    bela.goto("/friends")
    expect(bela.get_by_role("heading", name="Invitations")).to_be_hidden()
    bela.get_by_role("link", name=name_of(anna)).click()
    bela.get_by_role("button", name="Remove friend").click()
    expect(bela.get_by_role("button", name="Send friend request")).to_be_visible()
    leave(anna.url, bela, anna)


def test_a_block_hides_messages_and_prevents_sitting_together(guests, browsers):
    browsers.ignore_errors("status of 409")
    anna, bela = guests("desk", "phone")
    meet(anna, bela, game="Haggle")
    for page in (anna, bela):
        page.get_by_role("tab", name="Chat").click()
    send_message(bela, "You fool")
    chat = anna.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("You fool")
    anna.get_by_role("list", name="Players").get_by_role("button", name=name_of(bela)).click()
    dialog = anna.get_by_role("dialog", name=name_of(bela))
    dialog.get_by_role("button", name="Block", exact=True).click()
    expect(dialog).to_contain_text("You have blocked this player.")
    axe(anna)
    dialog.get_by_role("button", name="Close").click()
    expect(chat).not_to_contain_text("You fool")
    send_message(bela, "Do you hear me?")
    send_message(anna, "Peace")
    expect(chat).to_contain_text("Peace")
    expect(chat).not_to_contain_text("hear")
    expect(bela.get_by_role("log", name="Chat")).not_to_contain_text("Peace")

    open_table(anna, game="Haggle", seats=3)
    table = anna.url
    bela.goto(table)
    bela.get_by_role("button", name="Take seat 2").click()
    expect(bela.get_by_role("alert")).to_contain_text("can’t be seated together")

    anna.goto("/settings")
    blocked = anna.get_by_role("list", name="Blocked")
    expect(blocked).to_contain_text(name_of(bela))
    axe(anna)
    blocked.get_by_role("button", name="Unblock").click()
    expect(blocked).to_contain_text("Nobody.")
    bela.get_by_role("button", name="Take seat 2").click()
    expect(bela.get_by_role("button", name="Leave the table")).to_be_visible()
    leave(table, bela, anna)


def test_a_mute_hides_messages_only_from_the_user(guests):
    anna, bela = guests("phone", "desk")
    meet(anna, bela, game="Haggle")
    for page in (anna, bela):
        page.get_by_role("tab", name="Chat").click()
    send_message(bela, "Salaam!")
    chat = anna.get_by_role("log", name="Chat")
    chat.get_by_role("button", name=name_of(bela)).click()
    dialog = anna.get_by_role("dialog", name=name_of(bela))
    expect(dialog.get_by_role("button", name="Mute")).to_be_visible()
    axe(anna)
    assert_no_sideways_scroll(anna)
    dialog.get_by_role("button", name="Mute").click()
    expect(dialog).to_contain_text("You don’t see this player’s chat messages.")
    dialog.get_by_role("button", name="Close").click()
    expect(chat).not_to_contain_text("Salaam!")
    expect(bela.get_by_role("log", name="Chat")).to_contain_text("Salaam!")


def test_a_report_reaches_the_moderators_and_the_decision_reaches_both(guests, browsers, moderator):
    browsers.ignore_errors("status of 403")
    browsers.ignore_errors("status of 404")  # the admin pages have no icon
    anna, bela, staff = guests("desk", "phone", "desk")
    meet(anna, bela, game="Haggle")
    for page in (anna, bela):
        page.get_by_role("tab", name="Chat").click()
    send_message(bela, "You fool")
    anna.get_by_role("log", name="Chat").get_by_role("button", name=name_of(bela)).click()
    dialog = anna.get_by_role("dialog", name=name_of(bela))
    dialog.get_by_role("button", name="Report").click()
    dialog.get_by_label("What is it about?").select_option("offensive language")
    dialog.get_by_label("What happened?").fill("He shouts at everyone.")
    axe(anna)
    dialog.get_by_role("button", name="Send report").click()
    expect(dialog).to_contain_text("Thank you.")
    expect(dialog.get_by_role("button", name="Close")).to_have_count(1)

    staff.goto("/admin/login/?next=/admin/moderation/report/")
    staff.get_by_label("Username").fill(moderator)
    staff.get_by_label("Password").fill(PASSWORD)
    staff.get_by_role("button", name="Log in").click()
    staff.locator("#result_list").get_by_role("row").filter(has_text="He shouts").get_by_role("link").first.click()
    expect(staff.get_by_text("(reported)")).to_be_visible()
    staff.get_by_label("Decision").select_option("chat ban: no chat until …")
    staff.get_by_label("Until (UTC)").fill("2099-01-01T12:00")
    staff.get_by_role("textbox", name="Reason").fill("Be kind.")
    staff.get_by_role("button", name="Decide").click()
    expect(staff.get_by_text("The decision is stored.")).to_be_visible()

    bela.reload()
    notice = bela.get_by_role("region", name="From the moderators")
    expect(notice).to_contain_text("You can’t chat for now")
    expect(notice).to_contain_text("1 January 2099")
    expect(notice).to_contain_text("The moderator writes: Be kind.")
    axe(bela)
    assert_no_sideways_scroll(bela)
    bela.get_by_role("tab", name="Chat").click()
    bela.get_by_label("Write a message").fill("But")
    bela.get_by_role("button", name="Send").click()
    expect(bela.get_by_role("alert")).to_contain_text("Be kind.")
    notice.get_by_role("button", name="I have read this").click()
    expect(notice).to_be_hidden()

    anna.goto("/settings")
    expect(anna.get_by_role("list", name="My reports")).to_contain_text("A moderator has closed this report.")

    staff.goto(f"/admin/moderation/decision/add/?name={name_of(bela)}")
    staff.get_by_label("Decision").select_option("ask for another name")
    staff.get_by_role("textbox", name="Reason").fill("Fewer numbers, please.")
    staff.get_by_role("button", name="Decide").click()
    expect(staff.get_by_text("The decision is stored.")).to_be_visible()
    bela.goto("/lobby")
    bela.get_by_label("Your new name").fill("Zabdas-the-quiet")
    axe(bela)
    bela.get_by_role("button", name="Save name").click()
    expect(bela.get_by_role("banner").get_by_title("Settings")).to_have_text("Zabdas-the-quiet")


def test_the_pages_are_complete_in_four_languages_on_a_phone(guests):
    anna, bela = guests("phone", "desk")
    befriend(bela, anna)
    for language, heading in (("hu", "Barátok"), ("de", "Freunde"), ("it", "Amici")):
        anna.evaluate("language => localStorage.setItem('language', language)", language)
        for path in ("/friends", f"/people/{name_of(bela)}", "/settings"):
            anna.goto(path)
            expect(anna.get_by_role("heading", level=1)).to_be_visible()
            anna.wait_for_load_state("networkidle")
            assert_no_sideways_scroll(anna)
        anna.goto("/friends")
        expect(anna.get_by_role("heading", level=1)).to_have_text(heading)
