"""Two people and two bots play for two weeks, in moved time: real worker and beat, and a real mail server.

Every mail that goes out is read, parsed and checked, and the list of all of them is told beforehand.
"""

import re
from datetime import UTC, datetime, timedelta

import psycopg
import pytest

from serai.engine.registry import find
from serai.engine.texts import texts
from serai.eventlog.clock import now
from serai.nudges.how.words import words
from serai.tables.rows import time_of
from tests.nudges.people import Browser, Member, by_link
from tests.nudges.post_office import COUNT_UNTOLD, html_of, pictures_of, post_office, text_of
from tests.ops.stack import wait_until
from tests.tables.moved_clock import MINUTE, SECOND, moved_clock

PACE = {"bank": 5 * 86400, "increment": 5 * 86400}
SUBJECTS = {
    "en": {
        "turn": "Haggle: your turn",
        "alarm": "Haggle: your time is nearly up",
        "away": "Haggle: a bot plays for you",
    },
    "hu": {"turn": "Haggle: te jössz", "over": "Haggle: vége a játéknak"},
}


NOTHING_DUE = """WITH moment AS (SELECT %s::timestamptz AS now)
    SELECT (SELECT count(*) FROM nudges_notice, moment WHERE state = 'pending' AND not_before <= now),
           (SELECT count(*) FROM nudges_wishes, moment WHERE next_digest_at <= now),
           (SELECT count(*) FROM tables_table WHERE bot_due), count(*) FROM eventlog_event
    WHERE (epoch, xid, position) > coalesce(
        (SELECT (epoch, xid, position) FROM eventlog_projection WHERE name = 'notices'), (0, '0'::xid8, 0::bigint))"""


@pytest.fixture(scope="module")
def office():
    with post_office() as opened:
        yield opened


@pytest.fixture(scope="module")
def clock(tmp_path_factory):
    with moved_clock(tmp_path_factory.mktemp("time") / "clock") as moved:
        yield moved


@pytest.fixture(scope="module")
def stack(office, clock, stack_with):
    """One of its own: its mails are sent by SMTP, and its time begins today."""
    clock.forward(0)
    with stack_with(EMAIL_URL=office.url, SERAI_CLOCK=str(clock.file)) as running:
        yield running


def at(clock, days, hour, minute=0):
    """So many days after the first Monday that comes, by the clocks of Greenwich."""
    clock.to(int((_monday + timedelta(days=days, hours=hour, minutes=minute)).timestamp()) * SECOND)


_today = datetime.now(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
_monday = _today + timedelta(days=7 - _today.weekday())


class Reader:
    """Reads what comes, in order, and checks each mail."""

    def __init__(self, stack, office, people, game="haggle"):
        self.stack, self.office, self.people, self.game = stack, office, people, game
        self.read = len(office.mails)

    def expect(self, *expected):
        """Exactly these come next, as (person, subject), in whatever order; gives the mails back by person."""
        wait_until(lambda: len(self.office.mails) >= self.read + len(expected), lambda: f"{expected}, not {self.rest}")
        new = self.office.mails[self.read :]
        self.read += len(new)
        assert sorted((mail["To"], mail["Subject"]) for mail in new) == sorted(
            (self.people[name].address, subject) for name, subject in expected
        )
        for mail in new:
            self.check(mail)
        return {mail["To"]: mail for mail in new}

    @property
    def rest(self):
        return self.office.subjects[self.read :]

    def check(self, mail):
        owner = next(person for person in self.people.values() if person.address == mail["To"])
        language = owner.language
        assert f'<html lang="{language}">' in html_of(mail)
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        status, page = Browser(self.stack).fetch(unsubscribe(mail))
        assert status == 200
        assert words(language).message("page-title") in page
        self.check_footer(mail, owner, language)
        if "#go=" in text_of(mail):
            self.check_table(mail, owner, language)

    def check_footer(self, mail, owner, language):
        """Every way to stop it can be followed, and following it changes nothing."""
        before, links = owner.does("GET", "me/mail"), stops(mail)
        assert len(links) >= 2
        for link in links:
            status, page = Browser(self.stack).fetch(link)
            assert (status, words(language).message("page-title") in page) == (200, True)
        assert owner.does("GET", "me/mail") == before

    def check_table(self, mail, owner, language):
        browser, table = by_link(self.stack, mail)
        position = browser.position(table)
        assert position["seat"] == owner.position(table)["seat"]
        assert browser.ask("GET", "me")[0] == 401
        assert browser.ask("GET", "me/tables")[0] == 401
        if mail["Subject"] == words(language).message("digest-subject", count=1):
            assert not pictures_of(mail), "a daily mail has links only"
            return
        assert list(pictures_of(mail)) == ["<table>"]
        assert 'src="cid:table"' in html_of(mail)
        self.check_hidden(mail, owner, table, language)

    def check_hidden(self, mail, owner, table, language):
        """All that it tells of the game is what its reader's own seat is told by the API."""
        told = re.findall(r"^- (.*)$", text_of(mail), re.MULTILINE)
        names = [*self.people, "Saffron", "Indigo"]
        plugin = find(self.game)
        of_game, types = texts(plugin.texts, language), plugin.game.types
        said = {words(language).message("happened-begun")}
        for event in owner.does("GET", f"tables/{table}/events?limit=500")["events"]:
            if event["room"] == "game":
                said.add(of_game.say("event", event["event"], types.seen, names))
            elif event["event"]["type"] in ("timed-out", "returned"):
                name = names[event["event"]["seat"]]
                said.add(words(language).message(f"happened-{event['event']['type']}", name=name))
        assert set(told) <= said


def test_two_weeks(stack, office, clock):
    at(clock, 0, 8)
    zenobia = Member(stack, office, "Zenobia", language="en", time_zone="UTC")
    odaenathus = Member(stack, office, "Odaenathus", language="hu", time_zone="Europe/Budapest")
    odaenathus.does("PUT", "me/rest", {"sleep": {"begins": "23:00", "ends": "07:00"}})
    reader = Reader(stack, office, {"Zenobia": zenobia, "Odaenathus": odaenathus})
    en, hu = SUBJECTS["en"], SUBJECTS["hu"]

    # Monday: an invitation, and the game begins.
    opening = {"game": "haggle", "seats": 4, "bots": ["random"] * 2, "clock": "async", "pace": PACE, "listed": False}
    table = zenobia.does("POST", "tables", opening)["id"]
    zenobia.does("POST", f"tables/{table}/seats", {"nonce": "0f" * 16})
    zenobia.does("POST", f"tables/{table}/invitations", {"name": "Odaenathus"})
    came = reader.expect(("Odaenathus", "Zenobia meghív egy játékra: Haggle"))
    word = re.search(r"\?invitation=(\S+)", text_of(came[odaenathus.address]))[1]
    odaenathus.does("POST", f"tables/{table}/seats", {"nonce": "f0" * 16, "invitation": word})
    came = reader.expect(("Zenobia", en["turn"]), ("Odaenathus", hu["turn"]))
    assert "You have 5 days left" in text_of(came[zenobia.address])
    assert "Europe/Budapest" in text_of(came[odaenathus.address])

    # Both move out of their mails; the second round begins while Odaenathus sleeps.
    at(clock, 2, 12)
    by_link(stack, came[odaenathus.address])[0].acts(table)
    at(clock, 3, 22, 30)
    by_link(stack, came[zenobia.address])[0].acts(table)
    came = reader.expect(("Zenobia", en["turn"]))
    at(clock, 4, 6, 5)
    came |= reader.expect(("Odaenathus", hu["turn"]))
    assert "- Zenobia választott." in text_of(came[odaenathus.address])

    # Zenobia comes to look, and forgets: the alarm; looks once more, and forgets again: a bot plays for her.
    by_link(stack, came[odaenathus.address])[0].acts(table)
    at(clock, 5, 12)
    browser, _ = by_link(stack, came[zenobia.address])
    assert browser.looks_at(table)["position"]["seat"] == 0
    at(clock, 8, 9)
    came = reader.expect(("Zenobia", en["alarm"]))
    by_link(stack, came[zenobia.address])[0].looks_at(table)
    at(clock, 9, 9)
    came |= reader.expect(("Zenobia", en["away"]), ("Odaenathus", hu["turn"]))
    by_link(stack, came[zenobia.address])[0].does("POST", f"tables/{table}/back")
    assert zenobia.position(table)["chairs"][0]["bot"] is None

    # She wants to hear no more of it; he makes the last move on the second Sunday, and unsubscribes by one click.
    assert Browser(stack).fetch(unsubscribe(came[zenobia.address]), b"what=table")[0] == 200
    at(clock, 13, 12)
    by_link(stack, came[odaenathus.address])[0].acts(table)
    came = reader.expect(("Odaenathus", hu["over"]))
    assert "Odaenathus (" in text_of(came[odaenathus.address])
    assert odaenathus.position(table)["status"] == "finished"
    assert zenobia.does("GET", "me/mail")["muted"] == [{"table": table, "game": "haggle"}]

    assert Browser(stack).fetch(unsubscribe(came[odaenathus.address]), b"List-Unsubscribe=One-Click")[0] == 204
    assert odaenathus.does("GET", "me/mail")["kinds"]["over"] == "none"

    settled(stack)
    assert reader.rest == []
    ids = [mail["Message-ID"] for mail in office.mails]
    assert len(ids) == len(set(ids))


def test_two_weeks_of_a_real_game_with_a_digest_and_a_free_weekend(stack, office, clock):
    """In German for whoever is written to at once, in Italian for whoever gets one mail a day."""
    start, weekends = 21, (5, 6, 12, 13)
    at(clock, start, 7)
    julia = Member(stack, office, "Julia", language="de", time_zone="Europe/Berlin")
    marco = Member(stack, office, "Marco", language="it", time_zone="UTC")
    julia.does("PUT", "me/rest", {"weekends_off": True})
    marco.does("PATCH", "me/mail", {"kinds": {"turn": "digest", "alarm": "digest"}, "digest_hour": 8})
    reader = Reader(stack, office, {"Julia": julia, "Marco": marco}, "byzanz")
    pace = {"bank": 12 * 86400, "increment": 2 * 86400}
    opening = {"game": "byzanz", "seats": 4, "bots": ["random"] * 2, "clock": "async", "pace": pace, "listed": False}
    table = julia.does("POST", "tables", opening)["id"]
    julia.does("POST", f"tables/{table}/seats", {"nonce": "0f" * 16})
    word = julia.does("GET", f"tables/{table}")["invitation"]
    marco.does("POST", f"tables/{table}/seats", {"nonce": "f0" * 16, "invitation": word})

    is_told, last = False, {}
    for day in (0, 2, 4, 5, 7, 9, 11, 13):
        at(clock, start + day, 10)
        quiet(stack)
        expected = []
        if waits_for(julia, table) and not is_told and day not in weekends:
            expected.append(("Julia", "Byzanz: du bist dran"))
            is_told = True
        if waits_for(marco, table):
            expected.append(("Marco", words("it").message("digest-subject", count=1)))
        last |= reader.expect(*expected)
        if day in (4, 11):
            continue  # whether a mail of that day goes out before the weekend would be a race
        if waits_for(julia, table) and is_told:
            by_link(stack, last[julia.address])[0].acts(table)
            is_told = False
        if waits_for(marco, table) and marco.address in last:
            by_link(stack, last[marco.address])[0].acts(table)
    assert set(last) == {julia.address, marco.address}

    # He has enough of mails, by the footer of one; they end the game, and only she is told.
    assert Browser(stack).fetch(stops(last[marco.address])[-1], b"what=all")[0] == 200
    assert marco.does("GET", "me/mail")["silent"] is True
    at(clock, start + 14, 10)
    quiet(stack)
    reader.expect(*([("Julia", "Byzanz: du bist dran")] if waits_for(julia, table) and not is_told else []))
    for person in (julia, marco):
        person.does("POST", f"tables/{table}/agreement", {"wishes": True})
        clock.forward(MINUTE)
    reader.expect(("Julia", "Byzanz: das Spiel ist aus"))
    settled(stack)
    assert reader.rest == []


def waits_for(person, table):
    position = person.position(table)
    return position["seat"] in position["waiting"]


def quiet(stack):
    """Waits until bots have moved, every event has been seen, and no mail is due: some may be held until later."""

    def is_quiet():
        with psycopg.connect(stack.database_url, autocommit=True) as database:
            return database.execute(NOTHING_DUE, [time_of(now())]).fetchone() == (0, 0, 0, 0)

    wait_until(is_quiet, "nothing is due")


def stops(mail):
    """The links in its footer."""
    return re.findall(r"http://\S+/mail/\S+", text_of(mail))


def unsubscribe(mail):
    return mail["List-Unsubscribe"].strip().strip("<>")


def settled(stack):
    """Waits until every event has been seen and every notice is sent or dropped: nothing more will come."""

    def is_settled():
        with psycopg.connect(stack.database_url, autocommit=True) as database:
            return database.execute(COUNT_UNTOLD).fetchone() == (0, 0)

    wait_until(is_settled, "nothing is left to tell")


def a_turn(stack, office, *names):
    """A table that waits for two new members."""
    first, second = (Member(stack, office, name, language="en", time_zone="UTC") for name in names)
    table = first.does("POST", "tables", {"game": "haggle", "seats": 2, "clock": "async", "pace": PACE})["id"]
    first.does("POST", f"tables/{table}/seats", {"nonce": "0f" * 16})
    settled(stack)
    return first, second, table


def to(office, person):
    return [mail for mail in office.mails if mail["To"] == person.address and mail["Subject"] == "Haggle: your turn"]


def test_a_worker_killed_between_event_and_mail_loses_nothing(stack, office):
    first, second, table = a_turn(stack, office, "Zabdas", "Zabbai")
    kills = iter([stack.kill_worker])
    office.at_the_door = lambda: next(kills, lambda: None)()
    second.does("POST", f"tables/{table}/seats", {"nonce": "f0" * 16})
    wait_until(lambda: to(office, first) and to(office, second), "both are told")
    settled(stack)
    assert (len(to(office, first)), len(to(office, second))) == (1, 1)
    assert next(kills, None) is None, "a worker was killed at the door of the mail server, with nothing handed over"


@pytest.mark.parametrize("times", [1, 2])
def test_a_worker_killed_between_mail_and_mark_sends_the_same_message_at_most_twice(stack, office, clock, times):
    first, second, table = a_turn(stack, office, f"Septimius{times}", f"Longinus{times}")
    second.does("PATCH", "me/mail", {"silent": True})
    kills = iter(range(times))
    office.before_answer = lambda: stack.kill_worker() if next(kills, None) is not None else None
    second.does("POST", f"tables/{table}/seats", {"nonce": "f0" * 16})
    wait_until(lambda: to(office, first), "a mail is taken, and nobody hears of it")
    clock.forward(6 * MINUTE)
    wait_until(lambda: len(to(office, first)) == 2, "it is sent once more")
    clock.forward(6 * MINUTE)
    settled(stack)
    office.before_answer = lambda: None
    assert len(to(office, first)) == 2
    assert len({mail["Message-ID"] for mail in to(office, first)}) == 1
