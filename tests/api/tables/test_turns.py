"""My turns, and private notes."""

import pytest

from tests.api.clients import guest_client, running

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")


def test_my_turns_are_sorted_by_the_time_left():
    (anna, bela), async_table = running(clock="async", terms={"bank": 7 * 86400})
    _, untimed = joined(anna)
    _, quick = joined(anna, clock="live")
    expected = [table for table in (quick, async_table, untimed) if is_waited_for(anna, table)]
    assert [table["id"] for table in anna.get("me/turns")["tables"]] == expected
    assert len(expected) >= 1
    everyone = {table["id"] for player in (anna, bela) for table in player.get("me/turns")["tables"]}
    assert async_table in everyone


def joined(anna, **more):
    other = guest_client()
    table = other.opens(**more)["id"]
    anna.sits(table)
    return other, table


def is_waited_for(player, table) -> bool:
    position = player.sees(table)["position"]
    return position["seat"] in position["waiting"]


def test_a_note_is_private():
    (anna, bela), table = running()
    assert anna.get(f"tables/{table}/note")["text"] == ""
    assert anna.ask("PUT", f"tables/{table}/note", {"text": "wine!"})["text"] == "wine!"
    assert anna.get(f"tables/{table}/note")["text"] == "wine!"
    assert bela.get(f"tables/{table}/note")["text"] == ""
    assert guest_client().get(f"tables/{table}/note").code == "not-yours"
    assert anna.ask("PUT", f"tables/{table}/note", {"text": ""})["text"] == ""
    assert anna.ask("PUT", f"tables/{table}/note", {"text": "x" * 2001}).code == "invalid"
