"""Moderators' decisions are sent by email, whatever the email preferences."""

from datetime import timedelta

import pytest

from serai.accounts.models import User
from serai.moderation.decisions import make_decision
from serai.notices import preferences
from serai.notices.times import utc_now
from tests.notices.mail_recipients import member, run_tasks
from tests.notices.mail_server import text_of

pytestmark = pytest.mark.usefixtures("database")


@pytest.mark.parametrize(
    ("language", "subject", "reason"),
    [
        ("en", "You can’t start new games for a while", "The moderator writes: Be kind."),
        ("hu", "Egy ideig nem kezdhetsz új játszmát", "A moderátor ezt írja: Be kind."),
    ],
)
def test_a_decision_is_emailed_with_reason_and_end_but_no_unsubscribe_link(mail_server, language, subject, reason):
    zenobia, moderator = member("Zenobia", language=language), User.objects.create_user("Aurelian")
    preferences.change(zenobia, all_off=True)
    until = utc_now() + timedelta(days=7)
    make_decision(by=moderator, user=zenobia, kind="suspend", reason="Be kind.", until=until)
    assert run_tasks() == 1
    assert mail_server.subjects == [subject]
    text = text_of(mail_server.mails[0])
    assert reason in text
    assert f"{until:%H:%M}" in text
    assert "/mail/" not in text
    assert "List-Unsubscribe" not in mail_server.mails[0]
    assert run_tasks() == 0
