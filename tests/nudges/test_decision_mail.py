"""What a moderator has decided comes by mail, whatever somebody wished about mails."""

from datetime import timedelta

import pytest

from serai.accounts.models import User
from serai.desk.decide import decide
from serai.nudges import wishes
from serai.nudges.moments import this_moment
from tests.nudges.house import member, work
from tests.nudges.post_office import text_of

pytestmark = pytest.mark.usefixtures("database")


@pytest.mark.parametrize(
    ("language", "subject", "reason"),
    [
        ("en", "You can't begin new games for a while", "The moderator writes: Be kind."),
        ("hu", "Egy ideig nem kezdhetsz új játékot", "A moderátor ezt írja: Be kind."),
    ],
)
def test_it_is_told_with_its_reason_and_its_end_and_can_not_be_stopped(office, language, subject, reason):
    zenobia, judge = member("Zenobia", language=language), User.objects.create_user("Aurelian")
    wishes.change(zenobia, silent=True)
    until = this_moment() + timedelta(days=7)
    decide(by=judge, person=zenobia, kind="suspend", reason="Be kind.", until=until)
    assert work() == 1
    assert office.subjects == [subject]
    text = text_of(office.mails[0])
    assert reason in text
    assert f"{until:%H:%M}" in text
    assert "/mail/" not in text
    assert "List-Unsubscribe" not in office.mails[0]
    assert work() == 0
