"""An outage that only people noticed, as an operator tells of it."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from serai.tables.models import Outage


def test_an_outage_that_only_people_noticed(database):
    shown = StringIO()
    call_command("outage", "2026-01-05T08:00", "2026-01-05T09:30:00+00:00", stdout=shown)
    assert "Nobody is charged" in shown.getvalue()
    outage = Outage.objects.get()
    assert (outage.ended_at - outage.began_at).total_seconds() == 90 * 60


@pytest.mark.parametrize(("began", "ended"), [("2026-01-05T09:00", "2026-01-05T08:00"), ("2026-01-05", "2126-01-05")])
def test_an_outage_that_can_not_be(database, began, ended):
    with pytest.raises(CommandError, match="is over"):
        call_command("outage", began, ended)
    assert not Outage.objects.exists()
