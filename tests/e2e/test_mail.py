"""Mails from the reader's side: muted tables, invitations, links that expired, and the way out."""

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import DESK, HAND, assert_no_sideways_scroll, axe, axe_without_client
from tests.e2e.mails import Member, assert_no_missing_word
from tests.e2e.play import CHOICE, open_table, play_now
from tests.nudges.people import PASSWORD
from tests.tables.moved_clock import DAY

LINK_LIVES = 14 * DAY


@pytest.fixture(scope="module")
def stack(moved_stack):
    return moved_stack[0]


@pytest.fixture(scope="module")
def clock(moved_stack):
    return moved_stack[1]


def sign_in(page, name):
    page.get_by_label("Name or e-mail address").fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("main").get_by_role("button", name="Sign in").click()


def menu(page):
    return page.locator("summary").filter(has_text="Game")


class TestAtTheTable:
    def test_a_table_is_muted_and_heard_again(self, stack, at_home):
        zenobia = Member(stack, "Zenobia-the-deaf")
        table = zenobia.is_to_move()
        page = at_home(zenobia)
        page.goto(f"/tables/{table}")
        menu(page).click()
        page.get_by_role("button", name="No mails about this table").click()
        expect(menu(page).get_by_role("img", name="You get no mails about this table.")).to_be_visible()
        page.reload()
        expect(menu(page).get_by_role("img", name="You get no mails about this table.")).to_be_visible()
        menu(page).click()
        axe(page)

        page.goto("/settings")
        muted = page.get_by_role("list", name="Tables without mails").get_by_role("listitem")
        expect(muted).to_have_count(1)
        axe(page)
        muted.get_by_role("button").click()
        expect(page.get_by_role("list", name="Tables without mails")).to_be_hidden()

        page.goto(f"/tables/{table}")
        for wish, signs in {"No mails about this table": 1, "Mails about it again": 0}.items():
            menu(page).click()
            page.get_by_role("button", name=wish).click()
            expect(menu(page).get_by_role("img")).to_have_count(signs)
        assert zenobia.does("GET", f"tables/{table}/mute") == {"muted": False}

    def test_who_came_by_a_link_may_mute_the_table_too(self, stack, watched):
        zenobia = Member(stack, "Zenobia-on-a-visit")
        table = zenobia.is_to_move()
        page = watched.somebody(**HAND)
        page.goto(zenobia.link_in("Haggle: your turn"))
        menu(page).click()
        page.get_by_role("button", name="No mails about this table").click()
        expect(menu(page).get_by_role("img")).to_be_visible()
        assert_no_sideways_scroll(page)
        assert zenobia.does("GET", f"tables/{table}/mute") == {"muted": True}

    def test_a_guest_has_nothing_to_mute(self, phone):
        play_now(phone, "Haggle")
        menu(phone).click()
        expect(phone.get_by_role("button", name="Resign")).to_be_visible()
        phone.wait_for_load_state("networkidle")
        expect(phone.get_by_role("button", name="No mails about this table")).to_have_count(0)


class TestInvitations:
    def test_why_somebody_can_not_be_invited_and_that_a_guest_can(self, stack, at_home, phone, watched):
        page = at_home(Member(stack, "Zenobia-alone"), **HAND)
        open_table(page, game="Haggle", seats=3)
        phone.goto("/")
        guest = phone.get_by_role("banner").get_by_title("Settings").inner_text()
        for name, why in {
            "Nobody-at-all": "There is nobody of that name.",
            "zenobia-alone": "They are at the table already.",
        }.items():
            page.get_by_label("Their name here").fill(name)
            page.get_by_role("button", name="Invite", exact=True).click()
            expect(page.get_by_role("alert")).to_have_text(why)
        axe(page)
        assert_no_sideways_scroll(page)
        watched.forgive("status of 40[49]")
        page.get_by_label("Their name here").fill(guest)
        page.get_by_role("button", name="Invite", exact=True).click()
        expect(page.get_by_text(f"{guest} is asked.")).to_be_visible()
        phone.goto("/friends")
        expect(phone.get_by_role("link", name="Have a look")).to_be_visible()

    def test_who_is_invited_by_name_reads_the_mail_and_sits_down(self, stack, at_home):
        odaenathus = Member(stack, "Odaenathus")
        host, other = at_home(Member(stack, "Zenobia-the-host")), at_home(odaenathus, extra_http_headers={})
        open_table(host, game="Haggle", seats=3)
        host.get_by_label("Their name here").fill(" odaenathus ")
        host.get_by_role("button", name="Invite", exact=True).click()
        expect(host.get_by_text("odaenathus is asked.")).to_be_visible()
        expect(host.get_by_label("Their name here")).to_have_value("")
        axe(host)

        subject = "Zenobia-the-host invites you to Haggle"
        odaenathus.mail(subject)
        other.goto("/dev/mail/")
        other.get_by_role("link", name=subject).click()
        other.locator("pre").get_by_role("link", name="/tables/").click()
        other.wait_for_url(host.url)
        other.get_by_role("button", name="Sit in chair 2").click()
        expect(host.get_by_text("Odaenathus", exact=True)).to_be_visible()

    def test_who_is_invited_elsewhere_signs_in_and_comes_back(self, stack, watched):
        zenobia, odaenathus = Member(stack, "Zenobia-far-away"), Member(stack, "Odaenathus-far-away")
        table = zenobia.does("POST", "tables", {"game": "haggle", "seats": 3, "bots": [], "listed": False})["id"]
        zenobia.does("POST", f"tables/{table}/invitations", {"name": odaenathus.name})
        page = watched.somebody()
        page.goto(odaenathus.invitation_in("Zenobia-far-away invites you to Haggle"))
        came_to = page.url
        page.get_by_role("main").get_by_role("link", name="Sign in").click()
        sign_in(page, odaenathus.name)
        page.wait_for_url(came_to)
        page.get_by_role("button", name="Sit in chair 1").click()
        expect(page.get_by_role("main").get_by_text("You", exact=True)).to_be_visible()
        names = zenobia.does("GET", f"tables/{table}")["names"]
        assert odaenathus.name in names.values()


class TestExpiredLinks:
    @pytest.fixture
    def expired(self, stack, clock, watched):
        """A member, and a table that waits for them, by a link that was good once."""

        def made(name, *, listed):
            member = Member(stack, name)
            table = member.is_to_move(listed=listed)
            link = member.link_in("Haggle: your turn")
            clock.forward(LINK_LIVES + DAY)
            watched.forgive("status of 422")
            return table, link

        return made

    def test_at_a_table_that_everybody_may_see(self, expired, watched):
        table, link = expired("Zenobia-the-late", listed=True)
        page = watched.somebody(**HAND)
        page.goto(link)
        told = page.get_by_role("alert")
        expect(told).to_contain_text("This link no longer works")
        page.get_by_role("log").wait_for()
        assert page.locator(CHOICE).count() == 0
        axe(page)
        assert_no_sideways_scroll(page)
        told.get_by_role("button", name="Close").click()
        expect(told).to_be_hidden()

        page.goto("about:blank")
        page.goto(link)
        told.get_by_role("link", name="Sign in").click()
        sign_in(page, "Zenobia-the-late")
        page.wait_for_url(f"**/tables/{table}")
        page.locator(CHOICE).first.wait_for()
        expect(told).to_be_hidden()

    def test_at_a_table_that_not_everybody_may_see(self, expired, watched):
        table, link = expired("Zenobia-in-secret", listed=False)
        page = watched.somebody(viewport=DESK)
        page.goto(link)
        expect(page.get_by_role("heading", level=1)).to_have_text("This link no longer works")
        axe(page)
        page.get_by_role("main").get_by_role("link", name="Sign in").click()
        sign_in(page, "Zenobia-in-secret")
        page.wait_for_url(f"**/tables/{table}")
        page.locator(CHOICE).first.wait_for()
        watched.forgive("status of 404")

    def test_who_has_signed_in_needs_no_link(self, expired, watched):
        _, link = expired("Zenobia-at-home", listed=True)
        page = watched.somebody(viewport=DESK)
        page.goto("/sign-in")
        sign_in(page, "Zenobia-at-home")
        expect(page.get_by_role("heading", name="My tables")).to_be_visible()
        page.goto(link)
        page.locator(CHOICE).first.wait_for()
        expect(page.get_by_role("alert")).to_have_count(0)


def test_mails_are_stopped_and_sent_again_without_a_sign_in(stack, watched, at_home):
    zenobia = Member(stack, "Zenobia-the-quiet")
    table = zenobia.is_to_move()
    page = watched.somebody(**HAND)
    page.goto(zenobia.way_to_stop("Haggle: your turn"))
    expect(page.get_by_text("Hello Zenobia-the-quiet!")).to_be_visible()
    assert zenobia.does("GET", "me/mail")["muted"] == []
    axe_without_client(page)
    assert_no_sideways_scroll(page)
    for row in ("This table", "This kind", "All mail"):
        choice = page.locator("section").filter(has=page.get_by_role("heading", name=row))
        choice.get_by_role("button", name="Stop").click()
        expect(choice.get_by_role("status")).to_have_text("✓ Stopped")
        axe_without_client(page)
        choice.get_by_role("button", name="Send them again").click()
        expect(choice.get_by_role("button", name="Stop")).to_be_visible()
    wished = zenobia.does("GET", "me/mail")
    assert (wished["silent"], wished["kinds"]["turn"], wished["muted"]) == (False, "each", [])

    page.locator("section").filter(has_text="This table").get_by_role("button").click()
    expect(page.get_by_role("status")).to_be_visible()
    settings = at_home(zenobia)
    settings.goto("/settings")
    expect(settings.get_by_role("list", name="Tables without mails").get_by_role("link")).to_have_attribute(
        "href", f"/tables/{table}"
    )


HEADINGS = {
    "en": ("Mail", "Invite somebody", "This link no longer works", "Mails from Caravanserai", "This link doesn't work"),
    "hu": (
        "Levelek",
        "Hívj meg valakit",
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
        "Messaggi",
        "Invita qualcuno",
        "Questo link non funziona più",
        "I messaggi di Caravanserai",
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
def test_every_page_of_mails_speaks_four_languages(stack, at_home, watched, language):
    settings, invite, expired, stop, broken = HEADINGS[language]
    zenobia = Member(stack, f"Zenobia-{language}", language=language)
    zenobia.is_to_move()
    open_to_all = zenobia.does("POST", "tables", {"game": "haggle", "seats": 3, "bots": [], "listed": True})["id"]
    pages = {
        "/settings": settings,
        f"/tables/{open_to_all}": invite,
        f"/tables/{open_to_all[:-12]}{12 * '0'}#go=none-of-ours": expired,
        zenobia.way_to_stop(YOUR_TURN[language]): stop,
        "/mail/none-of-ours": broken,
    }
    page = at_home(zenobia, **HAND, locale=language)
    for address, heading in pages.items():
        page.goto(address)
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.wait_for_load_state("networkidle")
        assert_no_missing_word(page)
        assert_no_sideways_scroll(page)
    watched.forgive("status of 4(04|22)")
