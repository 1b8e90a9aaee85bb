"""Figures in words, as each language writes them."""

from datetime import UTC, datetime

import pytest

from serai.nudges.how.words import day_and_time

MOMENT = int(datetime(2026, 11, 18, 19, 10, tzinfo=UTC).timestamp() * 1_000_000)


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "Wednesday 18 November 20:10"),
        ("hu", "november 18., szerda 20:10"),
        ("de", "Mittwoch, 18. November, 20:10"),
        ("it", "mercoledì 18 novembre 20:10"),
    ],
)
def test_a_moment_is_written_as_its_reader_s_clock_and_calendar_have_it(language, written):
    assert day_and_time(MOMENT, "Europe/Budapest", language) == written
