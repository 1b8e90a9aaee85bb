"""Sending what is due.

`attempts` is raised and committed before a mail is handed over. Whoever is killed between that and the mark "sent"
leaves a notice that may have gone out: it is sent once more with the same Message-ID, and then never again. What the
mail server surely has not taken is tried again, each time later. Where nobody takes mails, notices keep their place.
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

from serai.nudges.addresses import address_of, close
from serai.nudges.facts import facts_of
from serai.nudges.how.decision import decision_of
from serai.nudges.how.digest import digest_of
from serai.nudges.how.letter import letter_of
from serai.nudges.how.mail import mail_of
from serai.nudges.models import Notice
from serai.nudges.moments import this_moment
from serai.nudges.post import FIRST_PAUSE, LONGEST_REASON, NobodyThere, NotTaken, Post, is_pausing, pause
from serai.nudges.whether import Drop, Hold, whether
from serai.tables.rows import time_of

AT_A_STRETCH = 20.0
"""Seconds after which the rest is left to the next who comes."""
UNSURE = 2
"""So often a mail is handed over without knowing what became of it."""
MOST_FAILURES = 12
LEASE = timedelta(minutes=5)
"""After which a mail of which nothing was heard is taken for lost."""
SENDING = (8, 1)
"""The lock of who sends: two numbers, unlike those of people."""

OWN_LETTERS = {"digest": digest_of, "decision": decision_of}
"""Of what isn't about one table."""

DUE = """SELECT * FROM nudges_notice WHERE state = 'pending' AND not_before <= %s
    ORDER BY not_before, id LIMIT 1 FOR UPDATE SKIP LOCKED"""

logger = logging.getLogger(__name__)


class Ready(Struct, frozen=True):
    notice: Notice
    mail: EmailMultiAlternatives
    since: datetime
    """When it became due: its place among the others."""


def send_due() -> int:
    """Whatever is due, one by one; gives back how many mails went out. Whoever comes meanwhile goes again.

    That no mail goes out twice doesn't hang on being alone: each notice is taken in a transaction that locks its row.
    """
    with _alone() as alone:
        if not alone or is_pausing():
            return 0
        post, sent = Post(), 0
        try:
            for _ in _for_a_while():
                taken = _take(post)
                if taken is None:
                    break
                if taken == "to-be-sent":
                    post.open()
                elif isinstance(taken, Ready):
                    sent += _send(post, taken)
        except NobodyThere as nobody:
            pause(str(nobody))
        finally:
            post.close()
        return sent


@contextmanager
def _alone() -> Iterator[bool]:
    """False if somebody else sends. The lock is the session's: it holds no transaction, and dies with its holder."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_try_advisory_lock(%s, %s)", SENDING)
        (alone,) = cursor.fetchone()
        try:
            yield alone
        finally:
            if alone:
                cursor.execute("SELECT pg_advisory_unlock(%s, %s)", SENDING)


def _for_a_while() -> Iterator[None]:
    until = time.monotonic() + AT_A_STRETCH
    while time.monotonic() < until:
        yield


def _take(post: Post) -> Ready | Notice | Literal["to-be-sent"] | None:
    """The next that is due, decided: to be sent, or settled already; None if nothing is.

    While the post is not open, one that is to be sent stays as it is: nobody waits for a mail server in a transaction.
    """
    with transaction.atomic():
        notice = next(iter(Notice.objects.raw(DUE, [this_moment()])), None)
        if notice is None:
            return None
        _one_at_a_time(notice)
        try:
            with transaction.atomic():
                return _decide(notice, post)
        except Exception as error:
            logger.exception("notice %s can't be told", notice.pk)
            _try_later(notice, type(error).__name__)  # people take their notices home: no more of it than that
            return notice


def _one_at_a_time(notice: Notice) -> None:
    """What is decided for a person is decided knowing what else was: two workers don't send two mails for one."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_xact_lock(%s)", [notice.user_id.int >> 65])


def _decide(notice: Notice, post: Post) -> Ready | Notice | Literal["to-be-sent"]:
    if notice.attempts >= UNSURE:
        return _settle(notice, "dropped", "unsure")
    verdict = whether(facts_of(notice))
    if isinstance(verdict, Drop):
        return _settle(notice, "dropped", verdict.reason)
    if isinstance(verdict, Hold):
        return _hold(notice, verdict)
    if not post.is_open:
        return "to-be-sent"
    letter = OWN_LETTERS.get(notice.kind, letter_of)(notice)
    address = address_of(notice.user_id)
    if letter is None or address is None:
        return _settle(notice, "dropped", "nothing")
    ready = Ready(notice, mail_of(notice, letter, address), notice.not_before)
    notice.attempts += 1
    notice.not_before = this_moment() + LEASE
    notice.save(update_fields=["attempts", "not_before"])
    return ready


def _send(post: Post, ready: Ready) -> int:
    notice = ready.notice
    try:
        post.hand_over(ready.mail)
    except NotTaken as refusal:
        logger.warning("notice %s was not taken: %s", notice.pk, refusal)
        notice.attempts -= 1
        if refusal.is_for_good:
            close(ready.mail.to[0], "refused")
            _settle(notice, "dropped", "refused")
        else:
            _try_later(notice, str(refusal))
        return 0
    except NobodyThere:
        notice.attempts, notice.not_before = notice.attempts - 1, ready.since
        notice.save(update_fields=["attempts", "not_before"])
        raise
    except Exception as error:
        logger.exception("nobody knows whether notice %s went out", notice.pk)
        if isinstance(error, OSError):
            raise NobodyThere(str(error) or type(error).__name__) from error  # the others need not share its fate
        return 0
    _settle(notice, "sent", at=notice.not_before - LEASE)
    return 1


def _settle(notice: Notice, state: str, reason: str = "", at: datetime | None = None) -> Notice:
    """A mail is settled as of when it was written: what has happened since doesn't stand in it."""
    notice.state, notice.reason, notice.settled = state, reason, at or this_moment()
    notice.save(update_fields=["state", "reason", "settled", "attempts", "failures"])
    return notice


def _hold(notice: Notice, verdict: Hold) -> Notice:
    notice.not_before, notice.reason = time_of(verdict.until), verdict.reason
    notice.save(update_fields=["not_before", "reason"])
    return notice


def _try_later(notice: Notice, why: str) -> Notice:
    """Each time after twice as long, for about half a day in all."""
    notice.failures += 1
    if notice.failures >= MOST_FAILURES:
        return _settle(notice, "dropped", f"failed: {why}"[:LONGEST_REASON])
    notice.not_before = this_moment() + FIRST_PAUSE * 2 ** (notice.failures - 1)
    notice.reason = why[:LONGEST_REASON]
    notice.save(update_fields=["not_before", "attempts", "failures", "reason"])
    return notice
