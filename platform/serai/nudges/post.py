"""The way to whoever takes our mails, and the pause after nobody was there.

It is opened outside of any transaction: a server that hangs holds nobody's row, and nothing of the log back. One that
is away costs one attempt, not one for each mail: then nothing is tried for half a minute, a minute, two, up to five.
"""

import logging
from datetime import timedelta
from http import HTTPStatus
from smtplib import SMTPRecipientsRefused, SMTPResponseException, SMTPSenderRefused

from anymail.exceptions import AnymailAPIError, AnymailError, AnymailRecipientsRefused
from django.conf import settings
from django.core.mail import EmailMultiAlternatives, get_connection
from django.core.mail.backends.base import BaseEmailBackend
from django.core.mail.backends.smtp import EmailBackend as SmtpBackend
from requests.exceptions import ConnectionError as NoConnection
from requests.exceptions import ConnectTimeout
from urllib3.exceptions import MaxRetryError, NewConnectionError

from serai.nudges.models import Pause
from serai.nudges.moments import this_moment

FIRST_PAUSE = timedelta(seconds=30)
LONGEST_PAUSE = timedelta(minutes=5)
LONGEST_REASON = 200
BETWEEN = (HTTPStatus.BAD_GATEWAY, HTTPStatus.GATEWAY_TIMEOUT)
"""What somebody between us and the provider answers: the provider may have taken it all the same."""

logger = logging.getLogger(__name__)


class NotTaken(Exception):
    """The mail surely has not gone out."""

    def __init__(self, reason: str, *, is_for_good: bool = False) -> None:
        super().__init__(reason)
        self.is_for_good = is_for_good
        """Whether there is no such reader."""


class NobodyThere(Exception):
    """Nobody answers: no mail has gone out, and none will for a while."""


class Post:
    """The way to the mail server, or to a provider."""

    def __init__(self) -> None:
        self._open: BaseEmailBackend | None = None
        self._came_after_a_pause = Pause.objects.exists()

    @property
    def is_open(self) -> bool:
        return self._open is not None

    def open(self) -> None:
        """Raises NobodyThere, after a short while."""
        backend: BaseEmailBackend = get_connection()
        try:
            if isinstance(backend, SmtpBackend):
                backend.timeout = settings.MAIL_CONNECT_SECONDS
            backend.open()
            if isinstance(backend, SmtpBackend) and backend.connection and backend.connection.sock:
                backend.connection.sock.settimeout(settings.EMAIL_TIMEOUT)  # who has answered may take time over a mail
        except Exception as error:
            raise NobodyThere(str(error) or type(error).__name__) from error
        self._open = backend

    def hand_over(self, mail: EmailMultiAlternatives) -> None:
        """Raises NotTaken or NobodyThere if it surely was not taken; anything else leaves it open."""
        assert self._open is not None
        try:
            self._open.send_messages([mail])
            self._somebody_is_there()
            _require_taken(mail)
        except (SMTPResponseException, SMTPSenderRefused, SMTPRecipientsRefused) as refusal:
            self.close()
            self._somebody_is_there()
            raise NotTaken(str(refusal), is_for_good=_is_unknown(refusal)) from refusal
        except AnymailError as error:
            if _never_reached(error):
                raise NobodyThere(str(error)) from error
            if not _is_refusal(error):
                raise
            self._somebody_is_there()
            raise NotTaken(str(error), is_for_good=isinstance(error, AnymailRecipientsRefused)) from error
        except NotTaken:
            raise
        except BaseException:
            self.close()
            raise

    def _somebody_is_there(self) -> None:
        if self._came_after_a_pause:
            Pause.objects.all().delete()
            self._came_after_a_pause = False

    def close(self) -> None:
        if self._open is not None:
            try:
                self._open.close()
            finally:
                self._open = None


def is_pausing() -> bool:
    return Pause.objects.filter(until__gt=this_moment()).exists()


def pause(reason: str) -> None:
    """Nothing is tried for a while, each time in a row for twice as long."""
    before = Pause.objects.filter(pk=1).first()
    times = before.times + 1 if before else 1
    length = min(FIRST_PAUSE * 2 ** (times - 1), LONGEST_PAUSE)
    logger.warning("there is nobody to take mails, and nothing is tried for %s: %s", length, reason)
    details = {"until": this_moment() + length, "times": times, "reason": reason[:LONGEST_REASON]}
    Pause.objects.update_or_create(pk=1, defaults=details)


def _require_taken(mail: EmailMultiAlternatives) -> None:
    """Some providers say no in an answer that is no error."""
    status = getattr(mail, "anymail_status", None)
    if status is not None and status.status == {"failed"}:
        raise NotTaken("the provider has not taken it")


def _is_unknown(refusal: Exception) -> bool:
    """Whether the server knows no such reader. That it takes nothing from us (RFC 3463: 5.7) is no fault of theirs."""
    return isinstance(refusal, SMTPRecipientsRefused) and all(
        code >= 500 and b"5.7." not in reason for code, reason in refusal.recipients.values()
    )


def _never_reached(error: AnymailError) -> bool:
    """Whether no connection came about: a provider is called only when there is something to hand over."""
    cause = error.__cause__
    if not isinstance(cause, NoConnection):
        return False
    failed = cause.args[0] if cause.args else None
    return isinstance(cause, ConnectTimeout) or (
        isinstance(failed, MaxRetryError) and isinstance(failed.reason, NewConnectionError)
    )


def _is_refusal(error: AnymailError) -> bool:
    """Whether the provider itself has said no: to the reader, or to the mail."""
    if isinstance(error, AnymailRecipientsRefused):
        return True
    status = error.status_code if isinstance(error, AnymailAPIError) else None
    return status is not None and status >= HTTPStatus.BAD_REQUEST and status not in BETWEEN
