"""My turns, and private notes."""

import pytest

from tests.api.people import person, running

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")


def test_my_turns_are_sorted_by_the_time_left():
    (anna, bela), slow = running(clock="async", pace={"bank": 7 * 86400})
    _, untimed = joined(anna)
    _, quick = joined(anna, clock="live")
    expected = [table for table in (quick, slow, untimed) if is_waited_for(anna, table)]
    assert [table["id"] for table in anna.get("me/turns")["tables"]] == expected
    assert len(expected) >= 1
    everybody = {table["id"] for player in (anna, bela) for table in player.get("me/turns")["tables"]}
    assert slow in everybody


def joined(anna, **more):
    other = person()
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
    assert person().get(f"tables/{table}/note").code == "not-yours"
    assert anna.ask("PUT", f"tables/{table}/note", {"text": ""})["text"] == ""
    assert anna.ask("PUT", f"tables/{table}/note", {"text": "x" * 2001}).code == "invalid"
