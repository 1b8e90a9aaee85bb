"""Two members and two bots play for two weeks with a shifted clock, with real workers and a real mail server.

Every email is read, parsed and checked, and the tests name all of them.
"""

import re
from datetime import UTC, datetime, timedelta

import psycopg
import pytest

from serai.engine.registry import find
from serai.engine.texts import texts
from serai.eventlog.current_time import now
from serai.notices.mail.texts import mail_texts
from serai.tables.read_models.rows import time_of
from tests.notices.browsers import Browser, Member, by_link
from tests.notices.mail_server import COUNT_UNPROCESSED, html_of, pictures_of, running_mail_server, text_of
from tests.ops.stack import wait_until
from tests.tables.shifted_clock import MINUTE, SECOND, shifted_clock

TERMS = {"bank": 5 * 86400, "increment": 5 * 86400}
SUBJECTS = {
    "en": {
        "turn": "Haggle: your turn",
        "warning": "Haggle: your time is nearly up",
        "away": "Haggle: a bot plays for you",
    },
    "hu": {"turn": "Haggle: te jössz", "over": "Haggle: vége a játéknak"},
}


NOTHING_DUE = """WITH moment AS (SELECT %s::timestamptz AS now)
    SELECT (SELECT count(*) FROM notices_notice, moment WHERE state = 'pending' AND not_before <= now),
           (SELECT count(*) FROM notices_mailpreferences, moment WHERE next_digest_at <= now),
           (SELECT count(*) FROM tables_table WHERE bot_due), count(*) FROM eventlog_event
    WHERE (epoch, xid, position) > coalesce(
        (SELECT (epoch, xid, position) FROM eventlog_projection WHERE name = 'notices'), (0, '0'::xid8, 0::bigint))"""


@pytest.fixture(scope="module")
def mail_server():
    with running_mail_server() as opened:
        yield opened


@pytest.fixture(scope="module")
def clock(tmp_path_factory):
    with shifted_clock(tmp_path_factory.mktemp("time") / "clock") as moved:
        yield moved


@pytest.fixture(scope="module")
def stack(mail_server, clock, stack_with):
    """A stack of its own, which sends emails by SMTP and has its own clock."""
    clock.forward(0)
    with stack_with(EMAIL_URL=mail_server.url, SERAI_CLOCK_OFFSET_FILE=str(clock.file)) as running:
        yield running


def at(clock, days, hour, minute=0):
    """Moves the clock to a time in UTC, `days` after the next Monday."""
    clock.to(int((_monday + timedelta(days=days, hours=hour, minutes=minute)).timestamp()) * SECOND)


_today = datetime.now(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
_monday = _today + timedelta(days=7 - _today.weekday())


class Reader:
    """Reads the emails in order, and checks each."""

    def __init__(self, stack, mail_server, people, game="haggle"):
        self.stack, self.mail_server, self.people, self.game = stack, mail_server, people, game
        self.read = len(mail_server.mails)

    def expect(self, *expected):
        """Exactly these come next, as (person, subject), in any order; returns the emails by address."""
        wait_until(
            lambda: len(self.mail_server.mails) >= self.read + len(expected), lambda: f"{expected}, not {self.rest}"
        )
        new = self.mail_server.mails[self.read :]
        self.read += len(new)
        assert sorted((mail["To"], mail["Subject"]) for mail in new) == sorted(
            (self.people[name].address, subject) for name, subject in expected
        )
        for mail in new:
            self.check(mail)
        return {mail["To"]: mail for mail in new}

    @property
    def rest(self):
        return self.mail_server.subjects[self.read :]

    def check(self, mail):
        owner = next(person for person in self.people.values() if person.address == mail["To"])
        language = owner.language
        assert f'<html lang="{language}">' in html_of(mail)
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        status, page = Browser(self.stack).fetch(unsubscribe(mail))
        assert status == 200
        assert mail_texts(language).message("page-title") in page
        self.check_footer(mail, owner, language)
        if "#go=" in text_of(mail):
            self.check_table(mail, owner, language)

    def check_footer(self, mail, owner, language):
        """Every unsubscribe link opens, and opening it changes nothing."""
        before, links = owner.does("GET", "me/mail-preferences"), unsubscribe_links(mail)
        assert len(links) >= 2
        for link in links:
            status, page = Browser(self.stack).fetch(link)
            assert (status, mail_texts(language).message("page-title") in page) == (200, True)
        assert owner.does("GET", "me/mail-preferences") == before

    def check_table(self, mail, owner, language):
        browser, table = by_link(self.stack, mail)
        position = browser.position(table)
        assert position["seat"] == owner.position(table)["seat"]
        assert browser.ask("GET", "me")[0] == 401
        assert browser.ask("GET", "me/tables")[0] == 401
        if mail["Subject"] == mail_texts(language).message("digest-subject", count=1):
            assert not pictures_of(mail), "a digest has no picture"
            return
        assert list(pictures_of(mail)) == ["<table>"]
        assert 'src="cid:table"' in html_of(mail)
        self.check_hidden(mail, owner, table, language)

    def check_hidden(self, mail, owner, table, language):
        """The recap has only events that the API shows to the reader's seat."""
        listed = re.findall(r"^- (.*)$", text_of(mail), re.MULTILINE)
        names = [*self.people, "Saffron", "Indigo"]
        plugin = find(self.game)
        of_game, types = texts(plugin.texts, language), plugin.game.types
        allowed = {mail_texts(language).message("happened-started")}
        for event in owner.does("GET", f"tables/{table}/events?limit=500")["events"]:
            if event["source"] == "game":
                allowed.add(of_game.sentence("event", event["event"], types.redacted, names))
            elif event["event"]["type"] in ("timed-out", "returned"):
                name = names[event["event"]["seat"]]
                allowed.add(mail_texts(language).message(f"happened-{event['event']['type']}", name=name))
        assert set(listed) <= allowed


def test_two_members_play_for_two_weeks_with_emails(stack, mail_server, clock):
    at(clock, 0, 8)
    zenobia = Member(stack, mail_server, "Zenobia", language="en", time_zone="UTC")
    odaenathus = Member(stack, mail_server, "Odaenathus", language="hu", time_zone="Europe/Budapest")
    odaenathus.does("PUT", "me/quiet-hours", {"sleep": {"begins": "23:00", "ends": "07:00"}})
    reader = Reader(stack, mail_server, {"Zenobia": zenobia, "Odaenathus": odaenathus})
    en, hu = SUBJECTS["en"], SUBJECTS["hu"]

    # Monday: an invitation, and the game starts.
    opening = {"game": "haggle", "seats": 4, "bots": ["random"] * 2, "clock": "async", "terms": TERMS, "listed": False}
    table = zenobia.does("POST", "tables", opening)["id"]
    zenobia.does("POST", f"tables/{table}/seats", {"nonce": "0f" * 16})
    zenobia.does("POST", f"tables/{table}/invitations", {"name": "Odaenathus"})
    came = reader.expect(("Odaenathus", "Zenobia meghív egy játszmára: Haggle"))
    word = re.search(r"\?invitation=(\S+)", text_of(came[odaenathus.address]))[1]
    odaenathus.does("POST", f"tables/{table}/seats", {"nonce": "f0" * 16, "invitation": word})
    came = reader.expect(("Zenobia", en["turn"]), ("Odaenathus", hu["turn"]))
    assert "You have 5 days left" in text_of(came[zenobia.address])
    assert "Europe/Budapest" in text_of(came[odaenathus.address])

    # Both move by the links in their emails; the second round starts in Odaenathus' quiet hours.
    at(clock, 2, 12)
    by_link(stack, came[odaenathus.address])[0].acts(table)
    at(clock, 3, 22, 30)
    by_link(stack, came[zenobia.address])[0].acts(table)
    came = reader.expect(("Zenobia", en["turn"]))
    at(clock, 4, 6, 5)
    came |= reader.expect(("Odaenathus", hu["turn"]))
    assert "- Zenobia választott." in text_of(came[odaenathus.address])

    # Zenobia looks and doesn't move: the warning. Again she looks and doesn't move: a bot plays for her.
    by_link(stack, came[odaenathus.address])[0].acts(table)
    at(clock, 5, 12)
    browser, _ = by_link(stack, came[zenobia.address])
    assert browser.looks_at(table)["position"]["seat"] == 0
    at(clock, 8, 9)
    came = reader.expect(("Zenobia", en["warning"]))
    by_link(stack, came[zenobia.address])[0].looks_at(table)
    at(clock, 9, 9)
    came |= reader.expect(("Zenobia", en["away"]), ("Odaenathus", hu["turn"]))
    by_link(stack, came[zenobia.address])[0].does("POST", f"tables/{table}/return")
    assert zenobia.position(table)["occupants"][0]["bot"] is None

    # She mutes the table; he makes the last move on the second Sunday, and unsubscribes with one click.
    assert Browser(stack).fetch(unsubscribe(came[zenobia.address]), b"scope=table")[0] == 200
    at(clock, 13, 12)
    by_link(stack, came[odaenathus.address])[0].acts(table)
    came = reader.expect(("Odaenathus", hu["over"]))
    assert "Odaenathus (" in text_of(came[odaenathus.address])
    assert odaenathus.position(table)["status"] == "finished"
    assert zenobia.does("GET", "me/mail-preferences")["muted_tables"] == [{"table": table, "game": "haggle"}]

    assert Browser(stack).fetch(unsubscribe(came[odaenathus.address]), b"List-Unsubscribe=One-Click")[0] == 204
    assert odaenathus.does("GET", "me/mail-preferences")["kinds"]["over"] == "none"

    wait_until_settled(stack)
    assert reader.rest == []
    ids = [mail["Message-ID"] for mail in mail_server.mails]
    assert len(ids) == len(set(ids))


def test_two_members_play_byzanz_for_two_weeks_with_a_digest_and_a_free_weekend(stack, mail_server, clock):
    """Julia gets German emails at once, Marco an Italian digest."""
    start, weekends = 21, (5, 6, 12, 13)
    at(clock, start, 7)
    julia = Member(stack, mail_server, "Julia", language="de", time_zone="Europe/Berlin")
    marco = Member(stack, mail_server, "Marco", language="it", time_zone="UTC")
    julia.does("PUT", "me/quiet-hours", {"weekends_off": True})
    marco.does("PATCH", "me/mail-preferences", {"kinds": {"turn": "digest", "warning": "digest"}, "digest_hour": 8})
    reader = Reader(stack, mail_server, {"Julia": julia, "Marco": marco}, "byzanz")
    terms = {"bank": 12 * 86400, "increment": 2 * 86400}
    opening = {"game": "byzanz", "seats": 4, "bots": ["random"] * 2, "clock": "async", "terms": terms, "listed": False}
    table = julia.does("POST", "tables", opening)["id"]
    julia.does("POST", f"tables/{table}/seats", {"nonce": "0f" * 16})
    word = julia.does("GET", f"tables/{table}")["invitation"]
    marco.does("POST", f"tables/{table}/seats", {"nonce": "f0" * 16, "invitation": word})

    is_notified, last = False, {}
    for day in (0, 2, 4, 5, 7, 9, 11, 13):
        at(clock, start + day, 10)
        wait_until_idle(stack)
        expected = []
        if waits_for(julia, table) and not is_notified and day not in weekends:
            expected.append(("Julia", "Byzanz: du bist dran"))
            is_notified = True
        if waits_for(marco, table):
            expected.append(("Marco", mail_texts("it").message("digest-subject", count=1)))
        last |= reader.expect(*expected)
        if day in (4, 11):
            continue  # whether that day's email is sent before the weekend would be a race
        if waits_for(julia, table) and is_notified:
            by_link(stack, last[julia.address])[0].acts(table)
            is_notified = False
        if waits_for(marco, table) and marco.address in last:
            by_link(stack, last[marco.address])[0].acts(table)
    assert set(last) == {julia.address, marco.address}

    # He stops all emails with the link in one; they end the game, and only she is notified.
    assert Browser(stack).fetch(unsubscribe_links(last[marco.address])[-1], b"scope=all")[0] == 200
    assert marco.does("GET", "me/mail-preferences")["all_off"] is True
    at(clock, start + 14, 10)
    wait_until_idle(stack)
    reader.expect(*([("Julia", "Byzanz: du bist dran")] if waits_for(julia, table) and not is_notified else []))
    for person in (julia, marco):
        person.does("POST", f"tables/{table}/end-vote", {"agree": True})
        clock.forward(MINUTE)
    reader.expect(("Julia", "Byzanz: die Partie ist zu Ende"))
    wait_until_settled(stack)
    assert reader.rest == []


def waits_for(person, table):
    position = person.position(table)
    return position["seat"] in position["waiting"]


def wait_until_idle(stack):
    """Waits until bots have moved, every event is processed, and no email is due. Some may be held."""

    def is_idle():
        with psycopg.connect(stack.database_url, autocommit=True) as database:
            return database.execute(NOTHING_DUE, [time_of(now())]).fetchone() == (0, 0, 0, 0)

    wait_until(is_idle, "nothing is due")


def unsubscribe_links(mail):
    """The unsubscribe links in the footer."""
    return re.findall(r"http://\S+/mail/\S+", text_of(mail))


def unsubscribe(mail):
    return mail["List-Unsubscribe"].strip().strip("<>")


def wait_until_settled(stack):
    """Waits until every event is processed and every notice is sent or dropped."""

    def is_settled():
        with psycopg.connect(stack.database_url, autocommit=True) as database:
            return database.execute(COUNT_UNPROCESSED).fetchone() == (0, 0)

    wait_until(is_settled, "everything is sent")


def a_turn(stack, mail_server, *names):
    """A table that waits for two new members."""
    first, second = (Member(stack, mail_server, name, language="en", time_zone="UTC") for name in names)
    table = first.does("POST", "tables", {"game": "haggle", "seats": 2, "clock": "async", "terms": TERMS})["id"]
    first.does("POST", f"tables/{table}/seats", {"nonce": "0f" * 16})
    wait_until_settled(stack)
    return first, second, table


def to(mail_server, person):
    return [
        mail for mail in mail_server.mails if mail["To"] == person.address and mail["Subject"] == "Haggle: your turn"
    ]


def test_no_email_is_lost_when_a_worker_is_killed_before_sending(stack, mail_server):
    first, second, table = a_turn(stack, mail_server, "Zabdas", "Zabbai")
    kills = iter([stack.kill_workers])
    mail_server.on_connect = lambda: next(kills, lambda: None)()
    second.does("POST", f"tables/{table}/seats", {"nonce": "f0" * 16})
    wait_until(lambda: to(mail_server, first) and to(mail_server, second), "both are notified")
    wait_until_settled(stack)
    assert (len(to(mail_server, first)), len(to(mail_server, second))) == (1, 1)
    assert next(kills, None) is None, "a worker was killed while it connected to the mail server"


@pytest.mark.parametrize("times", [1, 2])
def test_an_email_is_sent_at_most_twice_when_a_worker_is_killed_after_sending(stack, mail_server, clock, times):
    first, second, table = a_turn(stack, mail_server, f"Septimius{times}", f"Longinus{times}")
    second.does("PATCH", "me/mail-preferences", {"all_off": True})
    kills = iter(range(times))
    mail_server.before_answer = lambda: stack.kill_workers() if next(kills, None) is not None else None
    second.does("POST", f"tables/{table}/seats", {"nonce": "f0" * 16})
    wait_until(lambda: to(mail_server, first), "an email is accepted, and not confirmed")
    clock.forward(6 * MINUTE)
    wait_until(lambda: len(to(mail_server, first)) == 2, "it is sent once more")
    clock.forward(6 * MINUTE)
    wait_until_settled(stack)
    mail_server.before_answer = lambda: None
    assert len(to(mail_server, first)) == 2
    assert len({mail["Message-ID"] for mail in to(mail_server, first)}) == 1
