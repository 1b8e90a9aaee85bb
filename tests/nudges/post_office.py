"""A real mail server on this machine: what arrives there is read by tests."""

import email
from contextlib import contextmanager
from email import policy
from email.message import EmailMessage

from aiosmtpd.controller import Controller

from tests.ops.stack import free_port

COUNT_UNTOLD = """SELECT (SELECT count(*) FROM nudges_notice WHERE state = 'pending'), count(*) FROM eventlog_event
    WHERE (epoch, xid, position) > coalesce(
        (SELECT (epoch, xid, position) FROM eventlog_projection WHERE name = 'notices'), (0, '0'::xid8, 0::bigint))"""
"""How many notices are not sent yet, and how many events have not become notices yet."""


class Doorkeeper(Controller):
    def factory(self):
        """Called for each who comes, before a word is said."""
        self.handler.at_the_door()
        return super().factory()


class PostOffice:
    """Takes every mail, unless it was told to refuse."""

    def __init__(self):
        self.mails: list[EmailMessage] = []
        self.readers: list[str] = []
        self.refuse_reader = ""
        self.refuse_mail = ""
        self.at_the_door = lambda: None
        self.before_answer = lambda: None
        self.port = free_port()
        self._controller = Doorkeeper(self, hostname="127.0.0.1", port=self.port)

    async def handle_RCPT(self, server, session, envelope, address, options):  # noqa: N802 — aiosmtpd calls it so
        if self.refuse_reader:
            return self.refuse_reader
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):  # noqa: N802
        if self.refuse_mail:
            return self.refuse_mail
        self.mails.append(email.message_from_bytes(envelope.content, policy=policy.default))
        self.readers += envelope.rcpt_tos
        self.before_answer()
        return "250 taken"

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
def post_office():
    office = PostOffice()
    office.open()
    try:
        yield office
    finally:
        office.close()


def text_of(mail):
    return mail.get_body(("plain",)).get_content().replace("\r\n", "\n")


def html_of(mail):
    return mail.get_body(("html",)).get_content()


def pictures_of(mail):
    return {part["Content-ID"]: part.get_content() for part in mail.walk() if part.get_content_type() == "image/png"}
