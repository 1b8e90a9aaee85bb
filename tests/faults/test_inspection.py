"""The inspection finds emails that never arrived, whatever the state of their notices."""

from email.message import EmailMessage
from types import SimpleNamespace
from uuid import uuid4

import pytest

from serai.notices.models import Notice
from serai.notices.times import utc_now
from tests.faults.inspection import check_emails
from tests.notices.mail_recipients import member

pytestmark = pytest.mark.django_db


def create_notice(user, **details):
    now = utc_now()
    return Notice.objects.create(user=user, table=uuid4(), kind="turn", created=now, not_before=now, **details)


def findings(*arrived):
    """The findings if the emails of these notices have arrived."""
    mails = []
    for notice in arrived:
        mails.append(EmailMessage())
        mails[-1]["Message-ID"] = f"<notice-{notice.pk}@localhost>"
    return [*check_emails(SimpleNamespace(mails=mails))]


@pytest.fixture
def sent():
    """A notice that was sent, beside one that was not needed."""
    user = member()
    create_notice(user, state="dropped", reason="seen")
    return create_notice(user, state="sent", attempts=1)


def test_nothing_is_found_if_every_email_has_arrived(sent):
    assert findings(sent) == []


def test_a_site_that_sends_no_emails_is_found(sent):
    sent.delete()
    assert findings() == ["no email was ever sent"]


@pytest.mark.parametrize("reason", ["failed: TypeError", "refused", "empty", "no-address"])
def test_a_notice_that_was_given_up_is_found(sent, reason):
    create_notice(sent.user, state="dropped", reason=reason)
    assert [reason in finding for finding in findings(sent)] == [True]


@pytest.mark.parametrize(("times", "is_allowed"), [(0, False), (1, True), (2, True), (3, False)])
def test_an_unconfirmed_notice_must_have_arrived_once_or_twice(sent, times, is_allowed):
    unconfirmed = create_notice(sent.user, state="dropped", reason="unconfirmed", attempts=2)
    assert (findings(sent, *[unconfirmed] * times) == []) == is_allowed


@pytest.mark.parametrize("times", [0, 2])
def test_a_notice_that_was_sent_once_must_have_arrived_once(sent, times):
    assert findings(*[sent] * times) != []
