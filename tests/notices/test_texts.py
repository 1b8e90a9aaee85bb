"""Dates and times in each language."""

from datetime import UTC, datetime

import pytest

from serai.notices.mail.texts import day_and_time

TIME = int(datetime(2026, 11, 18, 19, 10, tzinfo=UTC).timestamp() * 1_000_000)


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "Wednesday 18 November 20:10"),
        ("hu", "november 18., szerda 20:10"),
        ("de", "Mittwoch, 18. November, 20:10"),
        ("it", "mercoledì 18 novembre 20:10"),
    ],
)
def test_a_time_is_written_in_the_users_time_zone_and_language(language, written):
    assert day_and_time(TIME, "Europe/Budapest", language) == written
