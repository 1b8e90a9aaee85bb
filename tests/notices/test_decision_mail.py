"""Moderators' decisions are sent by mail, whatever the mail preferences."""

from datetime import timedelta

import pytest

from serai.accounts.models import User
from serai.moderation.decide import decide
from serai.notices import preferences
from serai.notices.times import utc_now
from tests.notices.mail_server import text_of
from tests.notices.members import member, run_tasks

pytestmark = pytest.mark.usefixtures("database")


@pytest.mark.parametrize(
    ("language", "subject", "reason"),
    [
        ("en", "You can't start new games for a while", "The moderator writes: Be kind."),
        ("hu", "Egy ideig nem kezdhetsz új játszmát", "A moderátor ezt írja: Be kind."),
    ],
)
def test_a_decision_is_sent_with_its_reason_and_end_and_can_not_be_unsubscribed(mail_server, language, subject, reason):
    zenobia, moderator = member("Zenobia", language=language), User.objects.create_user("Aurelian")
    preferences.change(zenobia, silent=True)
    until = utc_now() + timedelta(days=7)
    decide(by=moderator, person=zenobia, kind="suspend", reason="Be kind.", until=until)
    assert run_tasks() == 1
    assert mail_server.subjects == [subject]
    text = text_of(mail_server.mails[0])
    assert reason in text
    assert f"{until:%H:%M}" in text
    assert "/mail/" not in text
    assert "List-Unsubscribe" not in mail_server.mails[0]
    assert run_tasks() == 0
