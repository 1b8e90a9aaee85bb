"""The connection to the mail server or provider, and the pause while it is unavailable.

The connection is opened outside of transactions: a server that hangs locks no rows and doesn't hold back the log. While
the server is unavailable each run makes one attempt, not one for each email. Then it pauses for half a minute, a
minute, two, and at most five.
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

from serai.notices.models import SendingPause
from serai.notices.times import utc_now

FIRST_PAUSE = timedelta(seconds=30)
MAX_PAUSE = timedelta(minutes=5)
MAX_REASON_LENGTH = 200
GATEWAY_ERRORS = (HTTPStatus.BAD_GATEWAY, HTTPStatus.GATEWAY_TIMEOUT)
"""Answers of a proxy: the provider may have accepted the email all the same."""

logger = logging.getLogger(__name__)


class MailRejected(Exception):
    """The email certainly has not gone out."""

    def __init__(self, reason: str, *, is_permanent: bool = False) -> None:
        super().__init__(reason)
        self.is_permanent = is_permanent
        """Whether the recipient doesn't exist."""


class TransportUnavailable(Exception):
    """The server doesn't answer: the email has not gone out, and no other will for now."""


class MailTransport:
    """A connection to the mail server, or to a provider."""

    def __init__(self) -> None:
        self._backend: BaseEmailBackend | None = None
        self._after_pause = SendingPause.objects.exists()

    @property
    def is_open(self) -> bool:
        return self._backend is not None

    def open(self) -> None:
        """Raises TransportUnavailable, after a short timeout."""
        backend: BaseEmailBackend = get_connection()
        try:
            if isinstance(backend, SmtpBackend):
                backend.timeout = settings.MAIL_CONNECT_SECONDS
            backend.open()
            if isinstance(backend, SmtpBackend) and backend.connection and backend.connection.sock:
                backend.connection.sock.settimeout(settings.EMAIL_TIMEOUT)  # accepting an email may take longer
        except Exception as error:
            raise TransportUnavailable(str(error) or type(error).__name__) from error
        self._backend = backend

    def send(self, mail: EmailMultiAlternatives) -> None:
        """Raises MailRejected or TransportUnavailable if the email certainly was not accepted.

        After any other exception it is unknown whether the email was accepted.
        """
        assert self._backend is not None
        try:
            self._backend.send_messages([mail])
            self._end_pause()
            _require_accepted(mail)
        except (SMTPResponseException, SMTPSenderRefused, SMTPRecipientsRefused) as error:
            self.close()
            self._end_pause()
            raise MailRejected(str(error), is_permanent=_is_unknown_recipient(error)) from error
        except AnymailError as error:
            if _is_connection_failure(error):
                raise TransportUnavailable(str(error)) from error
            if not _is_rejection(error):
                raise
            self._end_pause()
            raise MailRejected(str(error), is_permanent=isinstance(error, AnymailRecipientsRefused)) from error
        except MailRejected:
            raise
        except BaseException:
            self.close()
            raise

    def _end_pause(self) -> None:
        if self._after_pause:
            SendingPause.objects.all().delete()
            self._after_pause = False
            logger.info("mail server available")

    def close(self) -> None:
        if self._backend is not None:
            try:
                self._backend.close()
            finally:
                self._backend = None


def is_pausing() -> bool:
    return SendingPause.objects.filter(until__gt=utc_now()).exists()


def pause(reason: str) -> None:
    """Begins a pause. Each pause in a row is twice as long as the one before."""
    before = SendingPause.objects.filter(pk=1).first()
    failures = before.failures + 1 if before else 1
    length = min(FIRST_PAUSE * 2 ** (failures - 1), MAX_PAUSE)
    logger.warning("mail server unavailable seconds=%.0f detail=%r", length.total_seconds(), reason)
    values = {"until": utc_now() + length, "failures": failures, "reason": reason[:MAX_REASON_LENGTH]}
    SendingPause.objects.update_or_create(pk=1, defaults=values)


def _require_accepted(mail: EmailMultiAlternatives) -> None:
    """Raises MailRejected if the provider has rejected the email in a successful response, as some do."""
    status = getattr(mail, "anymail_status", None)
    if status is not None and status.status == {"failed"}:
        raise MailRejected("rejected by the provider")


def _is_unknown_recipient(error: Exception) -> bool:
    """Returns whether the recipient doesn't exist. Code 5.7 (RFC 3463) means that the server accepts none of ours."""
    return isinstance(error, SMTPRecipientsRefused) and all(
        code >= 500 and b"5.7." not in reason for code, reason in error.recipients.values()
    )


def _is_connection_failure(error: AnymailError) -> bool:
    """Returns whether no connection was possible. A provider is connected to only when an email is sent."""
    cause = error.__cause__
    if not isinstance(cause, NoConnection):
        return False
    failed = cause.args[0] if cause.args else None
    return isinstance(cause, ConnectTimeout) or (
        isinstance(failed, MaxRetryError) and isinstance(failed.reason, NewConnectionError)
    )


def _is_rejection(error: AnymailError) -> bool:
    """Returns whether the provider itself has rejected the recipient or the email."""
    if isinstance(error, AnymailRecipientsRefused):
        return True
    status = error.status_code if isinstance(error, AnymailAPIError) else None
    return status is not None and status >= HTTPStatus.BAD_REQUEST and status not in GATEWAY_ERRORS
