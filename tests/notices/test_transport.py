"""Mail servers that hang or are down, and the responses of providers."""

import json
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import psycopg
import pytest
from django.db import connection

from serai.notices.models import DisabledAddress, Notice, SendingPause
from serai.notices.send import send_due
from serai.site import configuration
from tests.notices.mail_recipients import member, outcomes_of, run_tasks, table_of
from tests.ops.stack import free_port
from tests.tables.shifted_clock import HOUR, MINUTE, SECOND

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")

HALF_A_MINUTE = 30 * SECOND
OPEN_TRANSACTIONS = """SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL"""


class Hanging:
    """Accepts connections and never answers."""

    def __init__(self):
        self.connections = []
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port = self._socket.getsockname()[1]
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self):
        try:
            while True:
                self.connections.append(self._socket.accept())
        except OSError:
            pass

    def close(self):
        self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()


@pytest.fixture
def hanging(settings):
    with closing(Hanging()) as opened:
        settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
        settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", opened.port
        settings.MAIL_CONNECT_SECONDS = 0.2
        yield opened


def pending():
    return sorted(Notice.objects.values_list("state", "attempts", "failures", "not_before"))


def test_a_server_that_hangs_costs_one_attempt_and_notices_keep_their_place_in_the_queue(hanging, clock):
    table_of(member(), member("Odaenathus"))
    assert run_tasks() == 0
    before = pending()
    assert [row[:3] for row in before] == [("pending", 0, 0)] * 2
    for pause, calls in ((0, 1), (HALF_A_MINUTE, 2), (HALF_A_MINUTE, 2), (HALF_A_MINUTE, 3), (HALF_A_MINUTE, 3)):
        clock.forward(pause)
        assert run_tasks() == 0
        assert len(hanging.connections) == calls
    assert pending() == before


def test_pauses_last_at_most_five_minutes_and_end_when_the_server_answers(hanging, mail_server, clock, settings):
    table_of(member(), member("Odaenathus"))
    settings.EMAIL_PORT = hanging.port
    for calls in range(1, 8):
        run_tasks()
        assert len(hanging.connections) == calls
        clock.forward(5 * MINUTE)
    settings.EMAIL_PORT = mail_server.port
    assert run_tasks() == 2
    assert not SendingPause.objects.exists()


def test_no_transaction_is_open_while_the_server_is_connected(mail_server, database):
    """The notice's row isn't locked, and readers of the log aren't held back."""
    table_of(member(), member("Odaenathus"))
    seen = []

    def look():
        with psycopg.connect(database.url, autocommit=True) as other:
            busy = other.execute(OPEN_TRANSACTIONS).fetchone()[0]
            free = other.execute("SELECT id FROM notices_notice FOR UPDATE SKIP LOCKED").fetchall()
            seen.append((busy, len(free)))

    mail_server.on_connect = look
    assert run_tasks() == 2
    assert seen == [(0, 2)]


def test_only_one_worker_sends_at_a_time(mail_server):
    table_of(member(), member("Odaenathus"))
    others = []

    def another():
        try:
            return send_due()
        finally:
            connection.close()

    def on_connect():
        with ThreadPoolExecutor(1) as pool:
            others.append(pool.submit(another).result(30))

    mail_server.on_connect = on_connect
    assert run_tasks() == 2
    assert others == [0]
    assert send_due() == 0


class Provider:
    """Postmark's API on this machine."""

    def __init__(self):
        self.answer = (200, {"ErrorCode": 0, "Message": "OK", "MessageID": "1", "To": "zenobia@palmyra.example"})
        self.mails = []
        provider = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                provider.mails.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                status, answer = provider.answer
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.end_headers()
                self.wfile.write(json.dumps(answer).encode() if answer is not None else b"<html>")

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)

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
    settings.EMAIL_BACKEND, settings.MAIL_OMITTED_HEADERS = (
        configured["EMAIL_BACKEND"],
        configured["MAIL_OMITTED_HEADERS"],
    )
    settings.ANYMAIL = {**settings.ANYMAIL, **configured["ANYMAIL"], **more}


@pytest.fixture
def provider(settings):
    with opened(Provider()) as server:
        configure(settings, "anymail+postmark://token@", POSTMARK_API_URL=server.url)
        yield server


@pytest.fixture
def mailjet(settings):
    with opened(Provider()) as server:
        configure(settings, "anymail+mailjet://key@secret", MAILJET_API_URL=server.url)
        server.answer = (
            200,
            {"Messages": [{"Status": "success", "To": [{"Email": "zenobia@palmyra.example"}]}]},
        )
        yield server


@pytest.fixture
def zenobia():
    user = member()
    table_of(user, member("Odaenathus", verified=False))
    return user


def test_a_provider_gets_the_email_with_its_headers_and_its_picture(provider, zenobia):
    assert run_tasks() == 1
    (mail,) = provider.mails
    assert mail["To"] == "zenobia@palmyra.example"
    headers = {header["Name"]: header["Value"] for header in mail["Headers"]}
    assert headers["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert headers["Message-ID"].startswith("<notice-")
    assert headers["X-PM-KeepID"] == "true"
    assert [part["ContentID"] for part in mail["Attachments"]] == ["cid:table"]


def test_a_recipient_whom_the_provider_refuses_is_disabled(provider, zenobia, clock):
    said = "Found inactive addresses: zenobia@palmyra.example. Inactive recipients are ones that have generated ..."
    provider.answer = (422, {"ErrorCode": 406, "Message": f"You tried to send to ... marked as inactive. {said}"})
    assert run_tasks() == 0
    assert outcomes_of(zenobia) == [("turn", "dropped", "refused")]
    assert DisabledAddress.objects.get().reason == "refused"
    clock.forward(HOUR)
    assert run_tasks() == 0
    assert len(provider.mails) == 1


def test_an_email_is_tried_again_after_a_providers_error(provider, zenobia, clock):
    good, provider.answer = provider.answer, (500, {"ErrorCode": 100, "Message": "Maintenance"})
    assert run_tasks() == 0
    notice = Notice.objects.get(user=zenobia)
    assert (notice.state, notice.attempts, notice.failures) == ("pending", 0, 1)
    provider.answer = good
    clock.forward(HALF_A_MINUTE)
    assert run_tasks() == 1


@pytest.mark.parametrize("answer", [(504, None), (200, None)])
def test_after_an_ambiguous_response_an_email_is_sent_once_more_and_never_again(provider, zenobia, clock, answer):
    provider.answer = answer
    for _ in range(4):
        assert run_tasks() == 0
        clock.forward(HOUR)
    assert len(provider.mails) == 2
    assert outcomes_of(zenobia) == [("turn", "dropped", "unconfirmed")]


def test_an_unreachable_provider_costs_one_attempt(provider, zenobia, clock, settings):
    settings.ANYMAIL = {**settings.ANYMAIL, "POSTMARK_API_URL": f"http://127.0.0.1:{free_port()}/"}
    for failures in (1, 2):
        assert run_tasks() == 0
        assert SendingPause.objects.get().failures == failures
        clock.forward(MINUTE)
    notice = Notice.objects.get(user=zenobia)
    assert (notice.state, notice.attempts, notice.failures) == ("pending", 0, 0)
    settings.ANYMAIL = {**settings.ANYMAIL, "POSTMARK_API_URL": provider.url}
    assert run_tasks() == 1


def test_headers_that_a_provider_forbids_are_omitted(mailjet, zenobia):
    mailjet.answer[1]["Messages"][0]["To"][0]["MessageID"] = 1
    assert run_tasks() == 1
    headers = mailjet.mails[0]["Globals"]["Headers"]
    assert "List-Unsubscribe" in headers
    assert not {"Message-ID", "Date"} & set(headers)


def test_a_rejection_in_a_providers_response_is_tried_again(mailjet, zenobia, clock):
    mailjet.answer = (400, {"Messages": [{"Status": "error", "Errors": [{"ErrorCode": "send-0011"}]}]})
    assert run_tasks() == 0
    notice = Notice.objects.get(user=zenobia)
    assert (notice.state, notice.attempts, notice.failures) == ("pending", 0, 1)
