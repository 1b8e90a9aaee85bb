"""Events and exports contain only what the seat may see."""

import json
from uuid import UUID

import pytest

from serai.engine.codec import decode, encode
from serai.engine.registry import find
from serai.eventlog.verify import verify
from serai.tables.game_of import game_of
from serai.tables.store import django_store, run_sync
from serai.tables.table_cache import current_table
from tests.api.clients import NONCE, ApiClient, finished, guest_client, running

pytestmark = pytest.mark.usefixtures("database")


def test_events_are_read_after_a_version_and_paginated():
    (anna, _), table = running()
    anna.acts(table)
    everything = anna.get(f"tables/{table}/events")
    versions = [event["version"] for event in everything["events"]]
    assert versions == list(range(1, everything["version"] + 1))
    assert [event["event"]["type"] for event in everything["events"]][:3] == ["opened", "seated", "seated"]
    assert anna.get(f"tables/{table}/events?after=2&limit=2")["events"] == everything["events"][2:4]
    assert anna.get(f"tables/{table}/events?after=99999")["events"] == []
    assert anna.get(f"tables/{table}/events?limit=0").code == "invalid"
    assert anna.get(f"tables/{table}/events?after=-1").code == "invalid"


def builtins(value):
    return decode(encode(value), object)


def server_state(table):
    """The table, its rules and the state of the game with everything that is hidden."""
    loaded = run_sync(current_table(django_store, UUID(table)))
    return loaded, game_of(loaded.state), loaded.state.game_state


@pytest.mark.parametrize(("game", "seats"), [("haggle", 3), ("byzanz", 3)])
def test_every_client_gets_the_view_of_its_seat_only(game, seats):
    people, table = running(seats, game)
    audiences = {**dict(enumerate(people)), None: guest_client(), "anonymous": ApiClient()}
    for _ in range(8):
        loaded, rules, state = server_state(table)
        for seat, player in audiences.items():
            seat = seat if isinstance(seat, int) else None
            position = player.sees(table)["position"]
            assert position["view"] == builtins(rules.view(state, seat))
            assert position["seat"] == seat
            for event in player.get(f"tables/{table}/events")["events"]:
                assert "cause" not in event
                if event["source"] == "game" and event["event"]["type"] == "dealt":
                    assert "hands" not in event["event"]
                    assert "deck" not in event["event"]
        waiting = people[loaded.state.game_state and min(rules.waiting_for(state))]
        assert waiting.acts(table).status == 200


def test_another_players_secret_choice_is_in_no_response():
    """Haggle's cards lie face down until all have chosen: compare with what a spectator may see."""
    people, table = running(3)
    people[0].acts(table)
    paths = ("", "/events", "/export", "/fairness", "/chat")
    mark = '"type":"chose"'
    for player in (people[1], guest_client(), ApiClient()):
        for path in paths:
            content = player.get(f"tables/{table}{path}").content.decode()
            for line in content.splitlines():
                if mark in line:
                    assert '"card":null' in line
                    assert '"actions":[{' not in line
    own = people[0].get(f"tables/{table}/events")["events"][-1]["event"]
    assert own["card"] is not None


def test_a_running_game_is_exported_as_the_seat_may_see_it():
    people, table = running(3, "byzanz")
    hands = {}
    for seat, player in {**dict(enumerate(people)), None: ApiClient()}.items():
        export = player.get(f"tables/{table}/export").content
        verdict = verify(export, find)
        assert not verdict.deal_checked
        dealt = next(
            line["redacted"]
            for line in map(json.loads, export.splitlines())
            if line.get("redacted", {}).get("type") == "dealt"
        )
        hands[seat] = tuple(dealt["hand"])
    assert hands[None] == ()
    _, _, state = server_state(table)
    assert [hands[seat] for seat in range(3)] == [tuple(hand) for hand in state.hands]


def test_no_response_contains_the_seed_before_the_end():
    (anna, bela), table = running()
    loaded, _, _ = server_state(table)
    secrets = {loaded.head.secret.hex()}
    for path in ("", "/events", "/export", "/fairness"):
        content = anna.get(f"tables/{table}{path}").content.decode()
        assert not any(secret in content for secret in secrets)
    assert anna.get(f"tables/{table}/fairness")["server_seed"] is None
    finished((anna, bela), table)
    shown = ApiClient().get(f"tables/{table}/fairness")
    assert shown["secret"] in secrets
    assert shown["nonces"] == [NONCE, NONCE]
    assert verify(ApiClient().get(f"tables/{table}/export").content, find).deal_checked


def test_an_export_is_a_file_to_download():
    _, table = running()
    answer = ApiClient().get(f"tables/{table}/export")
    assert answer.headers["Content-Disposition"].startswith("attachment")
    assert ApiClient().get(f"tables/{table}/export", Accept="application/json").code == "not-acceptable"
