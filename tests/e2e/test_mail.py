"""Emails as their readers see them: muted tables, invitations, expired links, and unsubscribing."""

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import DESKTOP, PHONE, assert_no_sideways_scroll, axe, axe_without_client
from tests.e2e.members import Member, assert_no_missing_messages
from tests.e2e.play import CHOICE, open_table, play_now
from tests.notices.browsers import PASSWORD
from tests.tables.shifted_clock import DAY

LINK_LIFETIME = 14 * DAY


@pytest.fixture(scope="module")
def stack(shifted_stack):
    return shifted_stack[0]


@pytest.fixture(scope="module")
def clock(shifted_stack):
    return shifted_stack[1]


def sign_in(page, name):
    page.get_by_label("Name or email address").fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("main").get_by_role("button", name="Sign in").click()


def menu(page):
    return page.locator("summary").filter(has_text="Game")


class TestAtTheTable:
    def test_a_table_is_muted_and_unmuted(self, stack, signed_in):
        zenobia = Member(stack, "Zenobia-the-deaf")
        table = zenobia.open_table_to_move()
        page = signed_in(zenobia)
        page.goto(f"/tables/{table}")
        menu(page).click()
        page.get_by_role("button", name="Stop emails about this table").click()
        expect(menu(page).get_by_role("img", name="You get no emails about this table.")).to_be_visible()
        page.reload()
        expect(menu(page).get_by_role("img", name="You get no emails about this table.")).to_be_visible()
        menu(page).click()
        axe(page)

        page.goto("/settings")
        muted = page.get_by_role("list", name="Muted tables").get_by_role("listitem")
        expect(muted).to_have_count(1)
        axe(page)
        muted.get_by_role("button").click()
        expect(page.get_by_role("list", name="Muted tables")).to_be_hidden()

        page.goto(f"/tables/{table}")
        for button, icons in {"Stop emails about this table": 1, "Resume emails about this table": 0}.items():
            menu(page).click()
            page.get_by_role("button", name=button).click()
            expect(menu(page).get_by_role("img")).to_have_count(icons)
        assert zenobia.does("GET", f"tables/{table}/mute") == {"muted": False}

    def test_a_visitor_with_an_email_link_may_mute_the_table(self, stack, browsers):
        zenobia = Member(stack, "Zenobia-on-a-visit")
        table = zenobia.open_table_to_move()
        page = browsers.new_page(**PHONE)
        page.goto(zenobia.link_in("Haggle: your turn"))
        menu(page).click()
        page.get_by_role("button", name="Stop emails about this table").click()
        expect(menu(page).get_by_role("img")).to_be_visible()
        assert_no_sideways_scroll(page)
        assert zenobia.does("GET", f"tables/{table}/mute") == {"muted": True}

    def test_a_guest_cannot_mute_emails(self, phone):
        play_now(phone, "Haggle")
        menu(phone).click()
        expect(phone.get_by_role("button", name="Resign")).to_be_visible()
        phone.wait_for_load_state("networkidle")
        expect(phone.get_by_role("button", name="Stop emails about this table")).to_have_count(0)


class TestInvitations:
    def test_a_wrong_name_shows_an_error_and_a_guest_sees_the_invitation(self, stack, signed_in, phone, browsers):
        page = signed_in(Member(stack, "Zenobia-alone"), **PHONE)
        open_table(page, game="Haggle", seats=3)
        phone.goto("/")
        guest = phone.get_by_role("banner").get_by_title("Settings").inner_text()
        for name, why in {
            "Nobody-at-all": "There is no player with this name.",
            "zenobia-alone": "This player is already at the table.",
        }.items():
            page.get_by_label("Player’s name").fill(name)
            page.get_by_role("button", name="Invite", exact=True).click()
            expect(page.get_by_role("alert")).to_have_text(why)
        axe(page)
        assert_no_sideways_scroll(page)
        browsers.ignore_errors("status of 40[49]")
        page.get_by_label("Player’s name").fill(guest)
        page.get_by_role("button", name="Invite", exact=True).click()
        expect(page.get_by_text(f"{guest} has been invited.")).to_be_visible()
        phone.goto("/friends")
        expect(phone.get_by_role("link", name="View table")).to_be_visible()

    def test_an_invited_member_reads_the_email_and_sits_down(self, stack, signed_in):
        odaenathus = Member(stack, "Odaenathus")
        host, other = signed_in(Member(stack, "Zenobia-the-host")), signed_in(odaenathus, extra_http_headers={})
        open_table(host, game="Haggle", seats=3)
        host.get_by_label("Player’s name").fill(" odaenathus ")
        host.get_by_role("button", name="Invite", exact=True).click()
        expect(host.get_by_text("odaenathus has been invited.")).to_be_visible()
        expect(host.get_by_label("Player’s name")).to_have_value("")
        axe(host)

        subject = "Zenobia-the-host invites you to Haggle"
        odaenathus.mail(subject)
        other.goto("/dev/mail/")
        other.get_by_role("link", name=subject).click()
        other.locator("pre").get_by_role("link", name="/tables/").click()
        other.wait_for_url(host.url)
        other.get_by_role("button", name="Take seat 2").click()
        expect(host.get_by_text("Odaenathus", exact=True)).to_be_visible()

    def test_an_invited_member_signs_in_on_another_device_and_returns_to_the_table(self, stack, browsers):
        zenobia, odaenathus = Member(stack, "Zenobia-far-away"), Member(stack, "Odaenathus-far-away")
        table = zenobia.does("POST", "tables", {"game": "haggle", "seats": 3, "bots": [], "listed": False})["id"]
        zenobia.does("POST", f"tables/{table}/invitations", {"name": odaenathus.name})
        page = browsers.new_page()
        page.goto(odaenathus.invitation_in("Zenobia-far-away invites you to Haggle"))
        table_url = page.url
        page.get_by_role("main").get_by_role("link", name="Sign in").click()
        sign_in(page, odaenathus.name)
        page.wait_for_url(table_url)
        page.get_by_role("button", name="Take seat 1").click()
        expect(page.get_by_role("main").get_by_text("You", exact=True)).to_be_visible()
        names = zenobia.does("GET", f"tables/{table}")["names"]
        assert odaenathus.name in names.values()


class TestExpiredLinks:
    @pytest.fixture
    def expired(self, stack, clock, browsers):
        """A table that waits for a member, and an expired email link to it."""

        def expire(name, *, listed):
            member = Member(stack, name)
            table = member.open_table_to_move(listed=listed)
            link = member.link_in("Haggle: your turn")
            clock.forward(LINK_LIFETIME + DAY)
            browsers.ignore_errors("status of 422")
            return table, link

        return expire

    def test_the_link_to_a_listed_table_shows_the_table_and_an_error(self, expired, browsers):
        table, link = expired("Zenobia-the-late", listed=True)
        page = browsers.new_page(**PHONE)
        page.goto(link)
        notice = page.get_by_role("alert")
        expect(notice).to_contain_text("This link no longer works")
        page.get_by_role("log").wait_for()
        assert page.locator(CHOICE).count() == 0
        axe(page)
        assert_no_sideways_scroll(page)
        notice.get_by_role("button", name="Close").click()
        expect(notice).to_be_hidden()

        page.goto("about:blank")
        page.goto(link)
        notice.get_by_role("link", name="Sign in").click()
        sign_in(page, "Zenobia-the-late")
        page.wait_for_url(f"**/tables/{table}")
        page.locator(CHOICE).first.wait_for()
        expect(notice).to_be_hidden()

    def test_the_link_to_an_unlisted_table_shows_an_error_page(self, expired, browsers):
        table, link = expired("Zenobia-in-secret", listed=False)
        page = browsers.new_page(viewport=DESKTOP)
        page.goto(link)
        expect(page.get_by_role("heading", level=1)).to_have_text("This link no longer works")
        axe(page)
        page.get_by_role("main").get_by_role("link", name="Sign in").click()
        sign_in(page, "Zenobia-in-secret")
        page.wait_for_url(f"**/tables/{table}")
        page.locator(CHOICE).first.wait_for()
        browsers.ignore_errors("status of 404")

    def test_a_signed_in_member_needs_no_link(self, expired, browsers):
        _, link = expired("Zenobia-at-home", listed=True)
        page = browsers.new_page(viewport=DESKTOP)
        page.goto("/sign-in")
        sign_in(page, "Zenobia-at-home")
        expect(page.get_by_role("heading", name="My tables")).to_be_visible()
        page.goto(link)
        page.locator(CHOICE).first.wait_for()
        expect(page.get_by_role("alert")).to_have_count(0)


def test_a_member_unsubscribes_and_resubscribes_without_signing_in(stack, browsers, signed_in):
    zenobia = Member(stack, "Zenobia-the-quiet")
    table = zenobia.open_table_to_move()
    page = browsers.new_page(**PHONE)
    page.goto(zenobia.unsubscribe_link_in("Haggle: your turn"))
    expect(page.get_by_text("Hello Zenobia-the-quiet!")).to_be_visible()
    assert zenobia.does("GET", "me/mail-preferences")["muted_tables"] == []
    axe_without_client(page)
    assert_no_sideways_scroll(page)
    for row in ("This table", "This kind", "All emails"):
        choice = page.locator("section").filter(has=page.get_by_role("heading", name=row))
        choice.get_by_role("button", name="Stop").click()
        expect(choice.get_by_role("status")).to_have_text("✓ Stopped")
        axe_without_client(page)
        choice.get_by_role("button", name="Send them again").click()
        expect(choice.get_by_role("button", name="Stop")).to_be_visible()
    preferences = zenobia.does("GET", "me/mail-preferences")
    assert (preferences["all_off"], preferences["kinds"]["turn"], preferences["muted_tables"]) == (False, "each", [])

    page.locator("section").filter(has_text="This table").get_by_role("button").click()
    expect(page.get_by_role("status")).to_be_visible()
    settings = signed_in(zenobia)
    settings.goto("/settings")
    expect(settings.get_by_role("list", name="Muted tables").get_by_role("link")).to_have_attribute(
        "href", f"/tables/{table}"
    )


HEADINGS = {
    "en": (
        "Email",
        "Invite a player",
        "This link no longer works",
        "Emails from Caravanserai",
        "This link doesn’t work",
    ),
    "hu": (
        "Levelek",
        "Játékos meghívása",
        "Ez a hivatkozás már nem működik",
        "A Caravanserai levelei",
        "Ez a hivatkozás nem működik",
    ),
    "de": (
        "Mails",
        "Jemanden einladen",
        "Dieser Link funktioniert nicht mehr",
        "Mails von Caravanserai",
        "Dieser Link funktioniert nicht",
    ),
    "it": (
        "E-mail",
        "Invita qualcuno",
        "Questo link non funziona più",
        "Le e-mail di Caravanserai",
        "Questo link non funziona",
    ),
}
YOUR_TURN = {
    "en": "Haggle: your turn",
    "hu": "Haggle: te jössz",
    "de": "Haggle: du bist dran",
    "it": "Haggle: tocca a te",
}


@pytest.mark.parametrize("language", HEADINGS)
def test_email_pages_are_complete_in_four_languages(stack, signed_in, browsers, language):
    settings, invite, expired, stop, broken = HEADINGS[language]
    zenobia = Member(stack, f"Zenobia-{language}", language=language)
    zenobia.open_table_to_move()
    open_to_all = zenobia.does("POST", "tables", {"game": "haggle", "seats": 3, "bots": [], "listed": True})["id"]
    pages = {
        "/settings": settings,
        f"/tables/{open_to_all}": invite,
        f"/tables/{open_to_all[:-12]}{12 * '0'}#go=none-of-ours": expired,
        zenobia.unsubscribe_link_in(YOUR_TURN[language]): stop,
        "/mail/none-of-ours": broken,
    }
    page = signed_in(zenobia, **PHONE, locale=language)
    for address, heading in pages.items():
        page.goto(address)
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.wait_for_load_state("networkidle")
        assert_no_missing_messages(page)
        assert_no_sideways_scroll(page)
    browsers.ignore_errors("status of 4(04|22)")
