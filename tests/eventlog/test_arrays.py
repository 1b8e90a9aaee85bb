"""What a list is sent as, PostgreSQL reads as the same list."""

import psycopg
import pytest

from serai.eventlog.arrays import packed


@pytest.mark.parametrize(
    ("kind", "items"),
    [
        ("bytea", [b"", b"\x00\xff", bytes(5000)]),
        ("text", ["moved", "", "őrült", '"{,}']),
        ("bigint", [0, -1, 2**62]),
        ("bigint", [1_763_000_000_000, None]),
        ("bigint", [None, None]),
        ("smallint", [3, 0]),
        ("smallint", []),
        ("bigint", []),
    ],
)
def test_a_packed_list_arrives_as_it_was(database, kind, items):
    with psycopg.connect(database.url) as connection:
        (back,) = connection.execute(f"SELECT %s::{kind}[]", [packed(items)]).fetchone()
    assert back == items
