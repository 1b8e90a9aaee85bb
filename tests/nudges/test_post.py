"""A mail server that hangs or is away holds nobody up, and a provider's answers mean what they mean."""

import json
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import psycopg
import pytest
from django.db import connection

from serai.nudges.models import ClosedAddress, Notice, Pause
from serai.nudges.send import send_due
from serai.site import configuration
from tests.nudges.house import became_of, member, table_of, work
from tests.ops.stack import free_port
from tests.tables.moved_clock import HOUR, MINUTE, SECOND

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")

HALF_A_MINUTE = 30 * SECOND
AT_WORK = """SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL"""


class Hanging:
    """Takes every call and never says a word."""

    def __init__(self):
        self.calls = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port = self._door.getsockname()[1]
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self):
        try:
            while True:
                self.calls.append(self._door.accept())
        except OSError:
            pass

    def close(self):
        self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()


@pytest.fixture
def hanging(settings):
    with closing(Hanging()) as opened:
        settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
        settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", opened.port
        settings.MAIL_CONNECT_SECONDS = 0.2
        yield opened


def pending():
    return sorted(Notice.objects.values_list("state", "attempts", "failures", "not_before"))


def test_a_server_that_hangs_costs_one_attempt_and_notices_keep_their_place(hanging, clock):
    table_of(member(), member("Odaenathus"))
    assert work() == 0
    before = pending()
    assert [row[:3] for row in before] == [("pending", 0, 0)] * 2
    for pause, calls in ((0, 1), (HALF_A_MINUTE, 2), (HALF_A_MINUTE, 2), (HALF_A_MINUTE, 3), (HALF_A_MINUTE, 3)):
        clock.forward(pause)
        assert work() == 0
        assert len(hanging.calls) == calls
    assert pending() == before


def test_no_pause_is_longer_than_five_minutes_and_who_answers_ends_it(hanging, office, clock, settings):
    table_of(member(), member("Odaenathus"))
    settings.EMAIL_PORT = hanging.port
    for calls in range(1, 8):
        work()
        assert len(hanging.calls) == calls
        clock.forward(5 * MINUTE)
    settings.EMAIL_PORT = office.port
    assert work() == 2
    assert not Pause.objects.exists()


def test_nobody_waits_for_the_mail_server_in_a_transaction(office, database):
    """Its row is free, and the log's readers are held back by nothing, while the server is called."""
    table_of(member(), member("Odaenathus"))
    seen = []

    def look():
        with psycopg.connect(database.url, autocommit=True) as other:
            busy = other.execute(AT_WORK).fetchone()[0]
            free = other.execute("SELECT id FROM nudges_notice FOR UPDATE SKIP LOCKED").fetchall()
            seen.append((busy, len(free)))

    office.at_the_door = look
    assert work() == 2
    assert seen == [(0, 2)]


def test_one_sends_and_who_comes_meanwhile_leaves_it_to_them(office):
    table_of(member(), member("Odaenathus"))
    others = []

    def another():
        try:
            return send_due()
        finally:
            connection.close()

    def at_the_door():
        with ThreadPoolExecutor(1) as pool:
            others.append(pool.submit(another).result(30))

    office.at_the_door = at_the_door
    assert work() == 2
    assert others == [0]
    assert send_due() == 0


class Provider:
    """Plays Postmark on this machine."""

    def __init__(self):
        self.answer = (200, {"ErrorCode": 0, "Message": "OK", "MessageID": "1", "To": "zenobia@palmyra.example"})
        self.mails = []
        provider = self

        class Desk(BaseHTTPRequestHandler):
            def do_POST(self):
                provider.mails.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                status, answer = provider.answer
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.end_headers()
                self.wfile.write(json.dumps(answer).encode() if answer is not None else b"<html>")

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Desk)

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server.server_address[1]}/"


@contextmanager
def opened(provider):
    threading.Thread(target=provider.server.serve_forever, daemon=True).start()
    try:
        yield provider
    finally:
        provider.server.shutdown()
        provider.server.server_close()


def configure(settings, url, **more):
    configured = configuration.email(url)
    settings.EMAIL_BACKEND, settings.MAIL_WITHOUT = configured["EMAIL_BACKEND"], configured["MAIL_WITHOUT"]
    settings.ANYMAIL = {**settings.ANYMAIL, **configured["ANYMAIL"], **more}


@pytest.fixture
def provider(settings):
    with opened(Provider()) as desk:
        configure(settings, "anymail+postmark://token@", POSTMARK_API_URL=desk.url)
        yield desk


@pytest.fixture
def mailjet(settings):
    with opened(Provider()) as desk:
        configure(settings, "anymail+mailjet://key@secret", MAILJET_API_URL=desk.url)
        desk.answer = (200, {"Messages": [{"Status": "success", "To": [{"Email": "zenobia@palmyra.example"}]}]})
        yield desk


@pytest.fixture
def zenobia():
    user = member()
    table_of(user, member("Odaenathus", verified=False))
    return user


def test_a_provider_gets_the_mail_with_its_headers_and_its_picture(provider, zenobia):
    assert work() == 1
    (mail,) = provider.mails
    assert mail["To"] == "zenobia@palmyra.example"
    headers = {header["Name"]: header["Value"] for header in mail["Headers"]}
    assert headers["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert headers["Message-ID"].startswith("<nudge-")
    assert headers["X-PM-KeepID"] == "true"
    assert [part["ContentID"] for part in mail["Attachments"]] == ["cid:table"]


def test_a_reader_whom_the_provider_refuses_is_written_to_no_more(provider, zenobia, clock):
    said = "Found inactive addresses: zenobia@palmyra.example. Inactive recipients are ones that have generated ..."
    provider.answer = (422, {"ErrorCode": 406, "Message": f"You tried to send to ... marked as inactive. {said}"})
    assert work() == 0
    assert became_of(zenobia) == [("turn", "dropped", "refused")]
    assert ClosedAddress.objects.get().reason == "refused"
    clock.forward(HOUR)
    assert work() == 0
    assert len(provider.mails) == 1


def test_what_a_provider_answers_with_an_error_is_tried_again(provider, zenobia, clock):
    good, provider.answer = provider.answer, (500, {"ErrorCode": 100, "Message": "Maintenance"})
    assert work() == 0
    notice = Notice.objects.get(user=zenobia)
    assert (notice.state, notice.attempts, notice.failures) == ("pending", 0, 1)
    provider.answer = good
    clock.forward(HALF_A_MINUTE)
    assert work() == 1


@pytest.mark.parametrize("answer", [(504, None), (200, None)])
def test_of_what_a_provider_may_have_taken_nobody_knows(provider, zenobia, clock, answer):
    """It is handed over once more, and never again."""
    provider.answer = answer
    for _ in range(4):
        assert work() == 0
        clock.forward(HOUR)
    assert len(provider.mails) == 2
    assert became_of(zenobia) == [("turn", "dropped", "unsure")]


def test_a_provider_that_is_not_there_costs_one_attempt(provider, zenobia, clock, settings):
    settings.ANYMAIL = {**settings.ANYMAIL, "POSTMARK_API_URL": f"http://127.0.0.1:{free_port()}/"}
    for times in (1, 2):
        assert work() == 0
        assert Pause.objects.get().times == times
        clock.forward(MINUTE)
    notice = Notice.objects.get(user=zenobia)
    assert (notice.state, notice.attempts, notice.failures) == ("pending", 0, 0)
    settings.ANYMAIL = {**settings.ANYMAIL, "POSTMARK_API_URL": provider.url}
    assert work() == 1


def test_who_allows_no_message_id_of_ours_is_sent_none(mailjet, zenobia):
    mailjet.answer[1]["Messages"][0]["To"][0]["MessageID"] = 1
    assert work() == 1
    headers = mailjet.mails[0]["Globals"]["Headers"]
    assert "List-Unsubscribe" in headers
    assert not {"Message-ID", "Date"} & set(headers)


def test_a_no_within_an_answer_that_is_no_error_is_a_no(mailjet, zenobia, clock):
    mailjet.answer = (400, {"Messages": [{"Status": "error", "Errors": [{"ErrorCode": "send-0011"}]}]})
    assert work() == 0
    notice = Notice.objects.get(user=zenobia)
    assert (notice.state, notice.attempts, notice.failures) == ("pending", 0, 1)
