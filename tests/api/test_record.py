"""What leaves the server about a table is what the seat may see, however it is asked for."""

import json
from uuid import UUID

import pytest

from serai.engine.registry import find
from serai.engine.wire import decode, encode
from serai.eventlog.verify import verify
from serai.tables.doors import django_door, run
from serai.tables.game_of import game_of
from serai.tables.known import current
from tests.api.people import NONCE, Person, finished, person, running

pytestmark = pytest.mark.usefixtures("database")


def test_events_come_after_a_version_and_in_pages():
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


def builtins(thing):
    return decode(encode(thing), object)


def truth(table):
    """What is hidden: the game's state as the server has it."""
    known = run(current(django_door, UUID(table)))
    return known, game_of(known.chronicle), known.chronicle.state


@pytest.mark.parametrize(("game", "seats"), [("haggle", 3), ("byzanz", 3)])
def test_every_audience_gets_its_own_view_and_nothing_else(game, seats):
    people, table = running(seats, game)
    audiences = {**dict(enumerate(people)), None: person(), "stranger": Person()}
    for _ in range(8):
        known, rules, state = truth(table)
        for seat, somebody in audiences.items():
            seat = seat if isinstance(seat, int) else None
            position = somebody.sees(table)["position"]
            assert position["view"] == builtins(rules.view(state, seat))
            assert position["seat"] == seat
            for event in somebody.get(f"tables/{table}/events")["events"]:
                assert "cause" not in event
                if event["room"] == "game" and event["event"]["type"] == "dealt":
                    assert "hands" not in event["event"]
                    assert "deck" not in event["event"]
        waiting = people[known.chronicle.state and min(rules.waiting_for(state))]
        assert waiting.acts(table).status == 200


def test_the_secret_choice_of_another_is_in_no_answer():
    """Haggle's cards lie face down until all have chosen: compare with what a spectator may see."""
    people, table = running(3)
    people[0].acts(table)
    paths = ("", "/events", "/export", "/fairness", "/chat")
    mark = '"type":"chose"'
    for somebody in (people[1], person(), Person()):
        for path in paths:
            content = somebody.get(f"tables/{table}{path}").content.decode()
            for line in content.splitlines():
                if mark in line:
                    assert '"card":null' in line
                    assert '"actions":[{' not in line
    own = people[0].get(f"tables/{table}/events")["events"][-1]["event"]
    assert own["card"] is not None


def test_a_running_game_is_exported_as_the_seat_may_see_it():
    people, table = running(3, "byzanz")
    hands = {}
    for seat, somebody in {**dict(enumerate(people)), None: Person()}.items():
        export = somebody.get(f"tables/{table}/export").content
        verdict = verify(export, find)
        assert not verdict.deal_checked
        dealt = next(
            line["seen"] for line in map(json.loads, export.splitlines()) if line.get("seen", {}).get("type") == "dealt"
        )
        hands[seat] = tuple(dealt["hand"])
    assert hands[None] == ()
    _, _, state = truth(table)
    assert [hands[seat] for seat in range(3)] == [tuple(hand) for hand in state.hands]


def test_nothing_tells_the_seed_before_the_end():
    (anna, bela), table = running()
    known, _, _ = truth(table)
    secrets = {known.head.secret.hex()}
    for path in ("", "/events", "/export", "/fairness"):
        content = anna.get(f"tables/{table}{path}").content.decode()
        assert not any(secret in content for secret in secrets)
    assert anna.get(f"tables/{table}/fairness")["server_seed"] is None
    finished((anna, bela), table)
    shown = Person().get(f"tables/{table}/fairness")
    assert shown["secret"] in secrets
    assert shown["nonces"] == [NONCE, NONCE]
    assert verify(Person().get(f"tables/{table}/export").content, find).deal_checked


def test_an_export_is_a_file():
    _, table = running()
    answer = Person().get(f"tables/{table}/export")
    assert answer.headers["Content-Disposition"].startswith("attachment")
    assert Person().get(f"tables/{table}/export", Accept="application/json").code == "not-acceptable"
