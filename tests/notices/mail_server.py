"""A real mail server on this machine, whose emails the tests read."""

import email
from contextlib import contextmanager
from email import policy
from email.message import EmailMessage

from aiosmtpd.controller import Controller

from tests.ops.stack import free_port

COUNT_UNPROCESSED = """SELECT (SELECT count(*) FROM notices_notice WHERE state = 'pending'), count(*)
    FROM eventlog_event WHERE (epoch, xid, position) > coalesce(
        (SELECT (epoch, xid, position) FROM eventlog_projection WHERE name = 'notices'), (0, '0'::xid8, 0::bigint))"""
"""How many notices are pending, and how many events the projection has not read."""


class ConnectionHook(Controller):
    def factory(self):
        """Called for each connection, before the greeting."""
        self.handler.on_connect()
        return super().factory()


class MailServer:
    """Accepts every email, unless it is set to refuse."""

    def __init__(self):
        self.mails: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.refuse_recipient = ""
        self.refuse_mail = ""
        self.on_connect = lambda: None
        self.before_answer = lambda: None
        self.port = free_port()
        self._controller = ConnectionHook(self, hostname="127.0.0.1", port=self.port)

    async def handle_RCPT(self, server, session, envelope, address, options):  # noqa: N802 — aiosmtpd's name
        if self.refuse_recipient:
            return self.refuse_recipient
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):  # noqa: N802
        if self.refuse_mail:
            return self.refuse_mail
        self.mails.append(email.message_from_bytes(envelope.content, policy=policy.default))
        self.recipients += envelope.rcpt_tos
        self.before_answer()
        return "250 accepted"

    @property
    def url(self):
        return f"smtp://127.0.0.1:{self.port}"

    def open(self):
        self._controller.start()

    def close(self):
        self._controller.stop()

    @property
    def subjects(self):
        return [str(mail["Subject"]) for mail in self.mails]


@contextmanager
def running_mail_server():
    server = MailServer()
    server.open()
    try:
        yield server
    finally:
        server.close()


def text_of(mail):
    return mail.get_body(("plain",)).get_content().replace("\r\n", "\n")


def html_of(mail):
    return mail.get_body(("html",)).get_content()


def pictures_of(mail):
    return {part["Content-ID"]: part.get_content() for part in mail.walk() if part.get_content_type() == "image/png"}
