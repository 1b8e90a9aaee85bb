"""Sends notices that are due.

`attempts` is incremented and committed before an email is sent. A worker that is killed between sending and the state
"sent" leaves a notice that may have gone out: it is sent once more with the same Message-ID, and never again. An email
that the server certainly has not accepted is tried again, each time later. While the server is unavailable, notices
keep their place in the queue.
"""

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Literal

from django.core.mail import EmailMultiAlternatives
from django.db import connection, transaction
from msgspec import Struct

from serai.notices.addresses import address_of, disable
from serai.notices.mail.content import table_content
from serai.notices.mail.decision import decision_content
from serai.notices.mail.digest import digest_content
from serai.notices.mail.message import build_message
from serai.notices.models import Notice
from serai.notices.policy import Delay, Drop, decide
from serai.notices.policy_facts import facts_of
from serai.notices.times import utc_now
from serai.notices.transport import (
    FIRST_PAUSE,
    MAX_REASON_LENGTH,
    MailRejected,
    MailTransport,
    TransportUnavailable,
    is_pausing,
    pause,
)
from serai.tables.read_models.rows import time_of

MAX_RUN_SECONDS = 20.0
"""After this time the rest is left to the next run."""
MAX_UNCONFIRMED_ATTEMPTS = 2
MAX_FAILURES = 12
CONFIRM_WITHIN = timedelta(minutes=5)
"""After this time an attempt that was not confirmed counts as failed."""
LOCK = (8, 1)
"""Advisory lock of the sender: two numbers, unlike the locks of users."""

CONTENT_BUILDERS = {"digest": digest_content, "decision": decision_content}
"""The functions for kinds that aren't about one table."""

DUE = """SELECT * FROM notices_notice WHERE state = 'pending' AND not_before <= %s
    ORDER BY not_before, id LIMIT 1 FOR UPDATE SKIP LOCKED"""

logger = logging.getLogger(__name__)


class ReadyMail(Struct, frozen=True):
    notice: Notice
    mail: EmailMultiAlternatives
    due_since: datetime
    """The notice's place in the queue."""


def send_due() -> int:
    """Sends what is due, one by one, and returns how many emails were sent. Returns at once if another worker sends.

    The lock only saves work. Duplicates are prevented by the row lock on each notice.
    """
    with _sender_lock() as is_locked:
        if not is_locked or is_pausing():
            return 0
        transport, sent = MailTransport(), 0
        try:
            for _ in _until_timeout():
                taken = _take(transport)
                if taken is None:
                    break
                if taken == "needs-connection":
                    transport.open()
                elif isinstance(taken, ReadyMail):
                    sent += _send(transport, taken)
        except TransportUnavailable as error:
            pause(str(error))
        finally:
            transport.close()
        return sent


@contextmanager
def _sender_lock() -> Iterator[bool]:
    """Yields whether this worker may send. The lock belongs to the session: it ends with the process."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_try_advisory_lock(%s, %s)", LOCK)
        (is_locked,) = cursor.fetchone()
        try:
            yield is_locked
        finally:
            if is_locked:
                cursor.execute("SELECT pg_advisory_unlock(%s, %s)", LOCK)


def _until_timeout() -> Iterator[None]:
    until = time.monotonic() + MAX_RUN_SECONDS
    while time.monotonic() < until:
        yield


def _take(transport: MailTransport) -> ReadyMail | Notice | Literal["needs-connection"] | None:
    """Decides on the next due notice. Returns the email to send, or the handled notice; None if nothing is due.

    While the transport is closed a notice that is to be sent stays as it is, and the caller opens the transport: no
    transaction waits for a mail server.
    """
    with transaction.atomic():
        notice = next(iter(Notice.objects.raw(DUE, [utc_now()])), None)
        if notice is None:
            return None
        _lock_user(notice)
        try:
            with transaction.atomic():
                return _process(notice, transport)
        except Exception as error:
            logger.exception("notice processing failed notice=%s table=%s", notice.pk, notice.table)
            _retry_later(notice, type(error).__name__)  # users can export their notices: no details of the error
            return notice


def _lock_user(notice: Notice) -> None:
    """Allows one decision about a user at a time. Two workers might otherwise send two emails where one is enough."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_xact_lock(%s)", [notice.user_id.int >> 65])


def _process(notice: Notice, transport: MailTransport) -> ReadyMail | Notice | Literal["needs-connection"]:
    if notice.attempts >= MAX_UNCONFIRMED_ATTEMPTS:
        return _mark_handled(notice, "dropped", "unconfirmed")
    decision = decide(facts_of(notice))
    if isinstance(decision, Drop):
        return _mark_handled(notice, "dropped", decision.reason)
    if isinstance(decision, Delay):
        return _delay(notice, decision)
    if not transport.is_open:
        return "needs-connection"
    content = CONTENT_BUILDERS.get(notice.kind, table_content)(notice)
    address = address_of(notice.user_id)
    if content is None or address is None:
        return _mark_handled(notice, "dropped", "empty")
    ready = ReadyMail(notice, build_message(notice, content, address), notice.not_before)
    notice.attempts += 1
    notice.not_before = utc_now() + CONFIRM_WITHIN
    notice.save(update_fields=["attempts", "not_before"])
    return ready


def _send(transport: MailTransport, ready: ReadyMail) -> int:
    notice = ready.notice
    try:
        transport.send(ready.mail)
    except MailRejected as rejection:
        name, detail = type(rejection).__name__, str(rejection)
        logger.warning("email rejected notice=%s table=%s error=%s detail=%r", notice.pk, notice.table, name, detail)
        notice.attempts -= 1
        if rejection.is_permanent:
            disable(ready.mail.to[0], "refused")
            _mark_handled(notice, "dropped", "refused")
        else:
            _retry_later(notice, str(rejection))
        return 0
    except TransportUnavailable:
        notice.attempts, notice.not_before = notice.attempts - 1, ready.due_since
        notice.save(update_fields=["attempts", "not_before"])
        raise
    except Exception as error:
        logger.exception("email delivery unknown notice=%s table=%s", notice.pk, notice.table)
        if isinstance(error, OSError):
            raise TransportUnavailable(str(error) or type(error).__name__) from error  # spare the other notices
        return 0
    _mark_handled(notice, "sent", at=notice.not_before - CONFIRM_WITHIN)
    return 1


def _mark_handled(notice: Notice, state: str, reason: str = "", at: datetime | None = None) -> Notice:
    """Marks a notice as handled. A sent email is handled as of when it was written: later events aren't in it."""
    notice.state, notice.reason, notice.handled_at = state, reason, at or utc_now()
    notice.save(update_fields=["state", "reason", "handled_at", "attempts", "failures"])
    return notice


def _delay(notice: Notice, decision: Delay) -> Notice:
    notice.not_before, notice.reason = time_of(decision.until), decision.reason
    notice.save(update_fields=["not_before", "reason"])
    return notice


def _retry_later(notice: Notice, reason: str) -> Notice:
    """Doubles the interval each time; gives up after about half a day."""
    notice.failures += 1
    if notice.failures >= MAX_FAILURES:
        return _mark_handled(notice, "dropped", f"failed: {reason}"[:MAX_REASON_LENGTH])
    notice.not_before = utc_now() + FIRST_PAUSE * 2 ** (notice.failures - 1)
    notice.reason = reason[:MAX_REASON_LENGTH]
    notice.save(update_fields=["not_before", "attempts", "failures", "reason"])
    return notice
