"""After a time-out: returning, substitutes, and tables that all people have left."""

from uuid import UUID

import pytest

from serai.bots.play import play_bots
from serai.eventlog.current_time import now
from serai.tables.clock.due import check_table_clocks, due_tables
from serai.tables.clock.outages import record_outage
from tests.api.clients import ApiClient, guest_client, timed_game
from tests.tables.shifted_clock import HOUR, MINUTE

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")


def test_a_player_returns_after_a_time_out(clock):
    (anna, bela, _), table = timed_game(clock="live")
    seat = anna.sees(table)["position"]["seat"]
    clock.forward(21 * MINUTE)
    check_table_clocks(due_tables()[0])
    occupant = bela.sees(table)["position"]["occupants"][seat]
    assert occupant["away_since"]
    assert bela.sees(table)["names"][occupant["player"]] == anna.user.username
    assert bela.sees(table)["position"]["occupants"][seat]["bot"] == "merchant"
    assert anna.acts(table).code == "wrong-moment"
    assert anna.post(f"tables/{table}/return").status == 200
    occupant = bela.sees(table)["position"]["occupants"][seat]
    assert (occupant["bot"], occupant["away_since"]) == (None, None)


def test_a_substitute_stays_once_all_others_have_voted_for_it(clock):
    (anna, bela, cili), table = timed_game(clock="live")
    seat = anna.sees(table)["position"]["seat"]
    clock.forward(21 * MINUTE)
    check_table_clocks(due_tables()[0])
    early = bela.post(f"tables/{table}/substitute-vote", {"seat": seat})
    assert (early.status, early.code) == (409, "wrong-moment")
    clock.forward(MINUTE)
    voted = bela.post(f"tables/{table}/substitute-vote", {"seat": seat})
    assert voted["position"]["occupants"][seat]["substitute_votes"] == [bela.sees(table)["position"]["seat"]]
    assert cili.post(f"tables/{table}/substitute-vote", {"seat": seat}).status == 200
    assert cili.sees(table)["position"]["occupants"][seat]["departed"] == "substituted"
    assert anna.post(f"tables/{table}/return").code == "not-yours"


def test_outages_delay_the_time_from_which_a_substitute_is_possible(clock):
    (anna, bela, _), table = timed_game(clock="live")
    seat = anna.sees(table)["position"]["seat"]
    assert anna.sees(table)["position"]["occupants"][seat]["substitute_from"] is None
    clock.forward(21 * MINUTE)
    check_table_clocks(due_tables()[0])
    occupant = bela.sees(table)["position"]["occupants"][seat]
    assert occupant["substitute_from"] == occupant["away_since"] + MINUTE
    began = now()
    clock.forward(HOUR)
    record_outage(began, began + HOUR)
    occupant = bela.sees(table)["position"]["occupants"][seat]
    assert occupant["substitute_from"] == occupant["away_since"] + MINUTE + HOUR


def test_a_table_that_all_people_have_left_is_finished_by_bots_and_archived(clock):
    """The table is missing in public lists. Its players find it in their own lists, and everyone can open its link."""
    (anna, *others), table = timed_game(clock="live")
    spectator = ApiClient()

    def listed(path="tables?limit=50", client=spectator):
        return {one["id"]: one["archived"] for one in client.get(path)["tables"]}

    for other in others:
        other.post(f"tables/{table}/resign")
    play_bots(UUID(table))
    while not anna.sees(table)["position"]["occupants"][anna.sees(table)["position"]["seat"]]["away_since"]:
        clock.forward(21 * MINUTE)
        check_table_clocks(UUID(table))
    assert listed() == {table: False}, "the player may still return"
    clock.forward(MINUTE)
    check_table_clocks(UUID(table))
    assert listed() == {}, "bots finish the game, and public lists leave it out"
    play_bots(UUID(table))
    assert anna.sees(table)["position"]["status"] == "finished"
    assert listed() == listed("tables?status=finished") == {}
    assert listed("me/tables", anna) == listed("tables", anna) == {table: True}
    assert listed(f"people/{anna.user.username}/tables") == {table: True}
    assert spectator.sees(table)["position"]["result"]
    assert spectator.get(f"tables/{table}/history?limit=5").status == 200


def test_a_game_between_bots_only_is_not_archived():
    table = guest_client().post("tables", {"game": "haggle", "seats": 2, "bots": ["random"] * 2}).json["id"]
    play_bots(UUID(table))
    assert [one["archived"] for one in ApiClient().get("tables?status=finished")["tables"]] == [False]
    assert table
