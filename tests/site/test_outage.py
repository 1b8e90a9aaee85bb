"""`manage.py outage` records an outage that the site did not notice itself."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from serai.tables.models import Outage


def test_an_outage_is_recorded(database):
    output = StringIO()
    call_command("outage", "2026-01-05T08:00", "2026-01-05T09:30:00+00:00", stdout=output)
    assert "The outage is recorded" in output.getvalue()
    outage = Outage.objects.get()
    assert (outage.ended_at - outage.began_at).total_seconds() == 90 * 60


@pytest.mark.parametrize(("started", "ended"), [("2026-01-05T09:00", "2026-01-05T08:00"), ("2026-01-05", "2126-01-05")])
def test_an_invalid_outage_is_refused(database, started, ended):
    with pytest.raises(CommandError, match="FROM must be before TO"):
        call_command("outage", started, ended)
    assert not Outage.objects.exists()
