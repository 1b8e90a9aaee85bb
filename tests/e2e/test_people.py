"""Friends, keeping apart, reports, and what moderators decide, in the pages."""

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import DESK, HAND, assert_no_sideways_scroll, axe
from tests.e2e.play import TABLE, meet, open_table
from tests.e2e.test_company import say

PASSWORD = "seven-camels-at-dusk"


@pytest.fixture
def guests(watched):
    """People who have come in by one click, each with a page: a desk, and phones."""

    def come(*screens):
        pages = [watched.somebody(**(HAND if screen == "phone" else {"viewport": DESK})) for screen in screens]
        for page in pages:
            assert page.context.request.post("/api/v1/guest", data={"language": "en"}).ok
        return pages

    return come


@pytest.fixture(scope="module")
def moderator(stack):
    """A superuser, made as an operator makes one."""
    command = ("createsuperuser", "--noinput", "--username", "Aurelian")
    done = stack.run_beside(*command, DJANGO_SUPERUSER_PASSWORD=PASSWORD)
    assert done.returncode == 0, done.stderr
    return "Aurelian"


def name_of(page):
    return page.context.request.get("/api/v1/session").json()["me"]["name"]


def befriend(anna, bela):
    anna.goto("/friends")
    anna.get_by_label("Their name here").fill(name_of(bela))
    anna.get_by_role("button", name="Ask to be friends").click()
    expect(anna.get_by_text(f"You have asked {name_of(bela)} to be friends.")).to_be_visible()
    bela.goto("/friends")
    bela.get_by_role("button", name=f"Accept {name_of(anna)}").click()
    expect(bela.get_by_role("list", name="My friends")).to_contain_text(name_of(anna))


def leave(table, *people):
    """So that nobody finds it in the lobby any more."""
    for page in people:
        page.goto(table)
        page.get_by_role("button", name="Leave the table").click()
        page.wait_for_url("**/lobby")


def test_two_become_friends_and_one_invites_the_other(guests):
    anna, bela = guests("desk", "phone")
    befriend(anna, bela)
    anna.goto("/friends")
    expect(anna.get_by_role("list", name="My friends")).to_contain_text("here now")
    axe(anna)

    open_table(anna, game="Haggle", seats=3)
    anna.get_by_role("group", name="My friends").get_by_role("button", name=name_of(bela)).click()
    expect(anna.get_by_text(f"{name_of(bela)} is asked.")).to_be_visible()
    axe(anna)

    bela.goto("/lobby")
    badge = bela.get_by_role("banner").get_by_role("link", name="Friends")
    expect(badge).to_contain_text("1")
    badge.click()
    expect(bela.get_by_text(f"from {name_of(anna)}")).to_be_visible()
    axe(bela)
    assert_no_sideways_scroll(bela)
    bela.get_by_role("link", name="Have a look").click()
    bela.wait_for_url(TABLE)
    bela.get_by_role("button", name="Sit in chair 2").click()
    expect(bela.get_by_role("button", name="Leave the table")).to_be_visible()
    bela.goto("/friends")
    expect(bela.get_by_role("heading", name="Invitations")).to_be_hidden()
    bela.get_by_role("link", name=name_of(anna)).click()
    bela.get_by_role("button", name="Part ways").click()
    expect(bela.get_by_role("button", name="Ask to be friends")).to_be_visible()
    leave(anna.url, bela, anna)


def test_who_is_blocked_is_neither_read_nor_sat_down_with(guests, watched):
    watched.forgive("status of 409")
    anna, bela = guests("desk", "phone")
    meet(anna, bela, game="Haggle")
    for page in (anna, bela):
        page.get_by_role("tab", name="Chat").click()
    say(bela, "You fool")
    line = anna.get_by_role("log", name="Chat")
    expect(line).to_contain_text("You fool")
    anna.get_by_role("list", name="Players").get_by_role("button", name=name_of(bela)).click()
    dialog = anna.get_by_role("dialog", name=name_of(bela))
    dialog.get_by_role("button", name="Block", exact=True).click()
    expect(dialog).to_contain_text("You have blocked them.")
    axe(anna)
    dialog.get_by_role("button", name="Close").click()
    expect(line).not_to_contain_text("You fool")
    say(bela, "Do you hear me?")
    say(anna, "Peace")
    expect(line).to_contain_text("Peace")
    expect(line).not_to_contain_text("hear")
    expect(bela.get_by_role("log", name="Chat")).not_to_contain_text("Peace")

    open_table(anna, game="Haggle", seats=3)
    table = anna.url
    bela.goto(table)
    bela.get_by_role("button", name="Sit in chair 2").click()
    expect(bela.get_by_role("alert")).to_contain_text("kept apart")

    anna.goto("/settings")
    blocked = anna.get_by_role("list", name="Blocked")
    expect(blocked).to_contain_text(name_of(bela))
    axe(anna)
    blocked.get_by_role("button", name="Unblock").click()
    expect(blocked).to_contain_text("Nobody.")
    bela.get_by_role("button", name="Sit in chair 2").click()
    expect(bela.get_by_role("button", name="Leave the table")).to_be_visible()
    leave(table, bela, anna)


def test_who_is_muted_is_not_read_and_the_others_notice_nothing(guests):
    anna, bela = guests("phone", "desk")
    meet(anna, bela, game="Haggle")
    for page in (anna, bela):
        page.get_by_role("tab", name="Chat").click()
    say(bela, "Salaam!")
    chat = anna.get_by_role("log", name="Chat")
    chat.get_by_role("button", name=name_of(bela)).click()
    dialog = anna.get_by_role("dialog", name=name_of(bela))
    expect(dialog.get_by_role("button", name="Mute")).to_be_visible()
    axe(anna)
    assert_no_sideways_scroll(anna)
    dialog.get_by_role("button", name="Mute").click()
    expect(dialog).to_contain_text("You don't read what they say.")
    dialog.get_by_role("button", name="Close").click()
    expect(chat).not_to_contain_text("Salaam!")
    expect(bela.get_by_role("log", name="Chat")).to_contain_text("Salaam!")


def test_a_report_reaches_the_desk_and_what_is_decided_reaches_both(guests, watched, moderator):
    watched.forgive("status of 403")
    watched.forgive("status of 404")  # the staff's pages have no icon
    anna, bela, desk = guests("desk", "phone", "desk")
    meet(anna, bela, game="Haggle")
    for page in (anna, bela):
        page.get_by_role("tab", name="Chat").click()
    say(bela, "You fool")
    anna.get_by_role("log", name="Chat").get_by_role("button", name=name_of(bela)).click()
    dialog = anna.get_by_role("dialog", name=name_of(bela))
    dialog.get_by_role("button", name="Report").click()
    dialog.get_by_label("What is it about?").select_option("hurtful words")
    dialog.get_by_label("What has happened?").fill("He shouts at everybody.")
    axe(anna)
    dialog.get_by_role("button", name="Send to the moderators").click()
    expect(dialog).to_contain_text("Thank you.")
    expect(dialog.get_by_role("button", name="Close")).to_have_count(1)

    desk.goto("/admin/login/?next=/admin/desk/report/")
    desk.get_by_label("Username").fill(moderator)
    desk.get_by_label("Password").fill(PASSWORD)
    desk.get_by_role("button", name="Log in").click()
    desk.locator("#result_list").get_by_role("row").filter(has_text="He shouts").get_by_role("link").first.click()
    expect(desk.get_by_text("(reported)")).to_be_visible()
    desk.get_by_label("Decision").select_option("no chat until …")
    desk.get_by_label("Until (UTC)").fill("2099-01-01T12:00")
    desk.get_by_label("Reason").fill("Be kind.")
    desk.get_by_role("button", name="Decide").click()
    expect(desk.get_by_text("It is decided, and written down.")).to_be_visible()

    bela.reload()
    told = bela.get_by_role("region", name="From the moderators")
    expect(told).to_contain_text("You can't chat for a while")
    expect(told).to_contain_text("1 January 2099")
    expect(told).to_contain_text("The moderator writes: Be kind.")
    axe(bela)
    assert_no_sideways_scroll(bela)
    bela.get_by_role("tab", name="Chat").click()
    bela.get_by_label("Say something").fill("But")
    bela.get_by_role("button", name="Send").click()
    expect(bela.get_by_role("alert")).to_contain_text("Be kind.")
    told.get_by_role("button", name="I have read it").click()
    expect(told).to_be_hidden()

    anna.goto("/settings")
    expect(anna.get_by_role("list", name="My reports")).to_contain_text("A moderator has dealt with it.")

    desk.goto(f"/admin/desk/decision/add/?name={name_of(bela)}")
    desk.get_by_label("Decision").select_option("ask for another name")
    desk.get_by_label("Reason").fill("Fewer numbers, please.")
    desk.get_by_role("button", name="Decide").click()
    expect(desk.get_by_text("It is decided, and written down.")).to_be_visible()
    bela.goto("/lobby")
    bela.get_by_label("Your new name").fill("Zabdas-the-quiet")
    axe(bela)
    bela.get_by_role("button", name="Take this name").click()
    expect(bela.get_by_role("banner").get_by_title("Settings")).to_have_text("Zabdas-the-quiet")


def test_the_pages_speak_four_languages_on_a_phone(guests):
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
