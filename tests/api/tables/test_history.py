"""The history of a game: steps from its first version to its last, as each seat saw them."""

from uuid import uuid4

import pytest

from serai.accounts.players import get_or_create_player
from serai.engine.codec import decode, encode
from serai.engine.registry import find, plugins
from serai.eventlog.envelope import unpack_partial
from serai.eventlog.sync_store import tail
from serai.eventlog.table_state import TableState, apply_events
from serai.tables.game_of import game_of
from serai.tables.listeners import commit_and_notify
from serai.tables.verbs.sit import sit
from serai.tables.views.table_view import event_views, position
from tests.api.clients import NONCE, ApiClient, finished, guest_client, replay_steps, running
from tests.tables.sample_tables import opened_table, play

pytestmark = pytest.mark.usefixtures("database")

STEP_FIELDS = ("waiting", "view", "result")


def started_game(game="byzanz", seats=3, **more):
    """A player in seat 0 of a running game, and the table."""
    anna, table = guest_client(), uuid4()
    loaded = opened_table(game, seats, table=table, host=get_or_create_player(table=table, user=anna.user), **more)
    for _ in range(seats - 1):
        loaded = commit_and_notify(table, sit(player=uuid4(), nonce=NONCE)).loaded
    return anna, loaded


def builtins(value):
    return decode(encode(value), object)


def of_a_step(shown):
    return {name: builtins(shown)[name] for name in STEP_FIELDS}


@pytest.mark.parametrize("game", sorted(plugins()))
def test_each_frame_shows_the_view_of_its_version(game):
    anna, loaded = started_game(game, find(game).seats[0])
    table, shown = loaded.head.id, {}
    while loaded.state.finished is None:
        shown |= {(loaded.version, seat): of_a_step(position(loaded, seat)) for seat in (0, 1, None)}
        loaded = play(loaded, 1)
    shown |= {(loaded.version, seat): of_a_step(position(loaded, seat)) for seat in (0, 1, None)}
    for seat, query in ((0, ""), (1, "&seat=1"), (None, "&seat=spectator")):
        seen = replay_steps(anna, table, query)
        events = [{name: step[name] for name in step if name not in STEP_FIELDS} for step in seen]
        assert events == builtins(event_views(loaded, tail(table), seat))
        for step in seen:
            if (step["version"], seat) in shown:
                assert of_a_step(step) == shown[step["version"], seat]


def test_frames_between_the_events_of_a_move_show_the_view_of_their_version():
    anna, loaded = started_game()
    play(loaded, 12)
    table = loaded.head.id
    seen, stored = replay_steps(anna, table), tail(table)
    for step in seen:
        past = [unpack_partial(one.body) for one in stored[: step["version"]]]
        table_state = apply_events(TableState(), past, find)
        state = table_state.game_state
        assert step["view"] == (None if state is None else builtins(game_of(table_state).view(state, 0)))


def test_the_history_is_paginated():
    anna, loaded = started_game()
    loaded = play(loaded, 10)
    path = f"tables/{loaded.head.id}/history"
    everything = anna.get(path)
    assert everything["version"] == len(everything["steps"]) == loaded.version
    assert (everything["rules"], everything["seat"]) == ("byzanz/1", 0)
    page = anna.get(f"{path}?after=7&limit=3")
    assert page["steps"] == everything["steps"][7:10]
    assert page["version"] == loaded.version
    assert anna.get(f"{path}?after=99999")["steps"] == []
    for wrong in ("limit=0", "limit=201", "after=-1", "seat=-1", "seat=nobody"):
        assert anna.get(f"{path}?{wrong}").code == "invalid"


def test_the_views_of_other_seats_are_hidden_until_the_end():
    (anna, bela), table = running()
    path = f"tables/{table}/history"
    assert anna.get(f"{path}?seat=0").json == anna.get(path).json
    for player, seat in ((anna, 1), (bela, 0), (guest_client(), 0), (ApiClient(), 1)):
        refused = player.get(f"{path}?seat={seat}")
        assert (refused.status, refused.code) == (403, "not-yours")
    assert anna.get(f"{path}?seat=2").code == "bad-input"
    assert ApiClient().get(path).json == anna.get(f"{path}?seat=spectator").json
    assert ApiClient().get(path)["seat"] is None


def test_a_player_who_resigned_is_a_spectator_until_the_end():
    (_, bela, _), table = running(3)
    path = f"tables/{table}/history"
    assert bela.post(f"tables/{table}/resign").status == 200
    assert bela.get(path)["seat"] is None
    assert bela.get(f"{path}?seat=1").code == "not-yours"


def test_a_secret_choice_is_only_in_the_frames_of_its_player():
    people, table = running(3)
    people[0].acts(table)
    for player in (people[1], ApiClient()):
        step = player.get(f"tables/{table}/history")["steps"][-1]
        assert step["event"]["card"] is None
        assert step["view"]["choice"] is None
    assert people[0].get(f"tables/{table}/history")["steps"][-1]["event"]["card"] is not None


def test_after_the_end_everyone_may_see_the_view_of_every_seat():
    people, table = running(2)
    finished(people, table)
    for seat, player in enumerate(people):
        own = replay_steps(player, table)
        assert replay_steps(ApiClient(), table, f"&seat={seat}") == own
        assert own[-1]["result"]["places"]
        assert own[-2]["result"] is None


def test_the_history_of_an_unlisted_table_needs_the_invitation():
    (anna, _), table = running(listed=False)
    code = anna.sees(table)["invitation"]
    assert ApiClient().get(f"tables/{table}/history").code == "unknown-table"
    assert ApiClient().get(f"tables/{table}/history?invitation={code}")["steps"]
    assert anna.get(f"tables/{table}/history")["steps"]


def test_before_the_game_there_is_no_view():
    anna = guest_client()
    table = anna.opens("byzanz", 3)["id"]
    assert [step["view"] for step in anna.get(f"tables/{table}/history")["steps"]] == [None, None]
