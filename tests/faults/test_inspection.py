"""The inspection finds what it looks for: mails that never came, however nicely their notices were put away."""

from email.message import EmailMessage
from types import SimpleNamespace
from uuid import uuid4

import pytest

from serai.nudges.models import Notice
from serai.nudges.moments import this_moment
from tests.faults.inspection import mailed
from tests.nudges.house import member

pytestmark = pytest.mark.django_db


def a_notice(user, **details):
    now = this_moment()
    return Notice.objects.create(user=user, table=uuid4(), kind="turn", created=now, not_before=now, **details)


def findings(*came):
    """With a post office that these notices have come to."""
    mails = []
    for notice in came:
        mails.append(EmailMessage())
        mails[-1]["Message-ID"] = f"<nudge-{notice.pk}@localhost>"
    return [*mailed(SimpleNamespace(mails=mails))]


@pytest.fixture
def well():
    """One that was sent, and one that nobody needed."""
    user = member()
    a_notice(user, state="dropped", reason="seen")
    return a_notice(user, state="sent", attempts=1)


def test_nothing_is_found_where_every_mail_has_come(well):
    assert findings(well) == []


def test_a_house_that_sends_nothing_at_all_is_found(well):
    well.delete()
    assert findings() == ["no mail was ever sent"]


@pytest.mark.parametrize("reason", ["failed: TypeError", "refused", "nothing", "no-address"])
def test_a_notice_that_was_given_up_is_found(well, reason):
    a_notice(well.user, state="dropped", reason=reason)
    assert [reason in finding for finding in findings(well)] == [True]


@pytest.mark.parametrize(("times", "is_well"), [(0, False), (1, True), (2, True), (3, False)])
def test_of_what_nobody_is_sure_about_one_mail_or_two_must_have_come(well, times, is_well):
    unsure = a_notice(well.user, state="dropped", reason="unsure", attempts=2)
    assert (findings(well, *[unsure] * times) == []) == is_well


@pytest.mark.parametrize("times", [0, 2])
def test_what_was_sent_once_has_come_once(well, times):
    assert findings(*[well] * times) != []
