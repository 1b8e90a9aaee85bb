"""Advice during a game, and explanations after it, without information that the player doesn't have."""

import json

import pytest
from msgspec.structs import replace

from serai.bots import advice, advice_requests
from serai.bots.tasks import advise
from serai.engine import Rng
from serai.engine.bots import choose_action
from serai.engine.codec import encode
from serai.engine.registry import find, plugins
from serai.eventlog.envelope import unpack
from serai.eventlog.sync_store import tail
from serai.eventlog.table_state import TableState, apply_events
from serai.tables.read_models.rows import waiting_for
from tests.api.clients import finished, guest_client, replay_steps, running
from tests.soak.options import IS_SOAK, tried

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")


def search(player, table, version, seat):
    """What a worker of the search queue does."""
    decision = advice_requests.decision_hash(advice.table_state_at(table, version), seat)
    advise(str(table), version, seat, decision, str(player.user.id))


def advice_for(player, table, query=""):
    """The first request starts the search, the second returns its result."""
    first = player.get(f"tables/{table}/advice?{query}")
    assert (first.status, first["advice"]) == (200, None)
    search(player, table, first["version"], first["seat"])
    return player.get(f"tables/{table}/advice?{query}").json


def test_advice_names_a_legal_action_and_changes_nothing():
    people, table = running(3, "byzanz")
    position = people[0].sees(table)["position"]
    (seat,) = position["waiting"]
    given = advice_for(people[seat], table)
    assert (given["version"], given["seat"]) == (position["version"], seat)
    assert given["advice"]["action"] in people[seat].sees(table)["position"]["legal"]
    assert given["advice"]["iterations"] > 0
    assert people[0].sees(table)["position"]["version"] == position["version"], "nothing has happened"


def test_there_is_no_advice_for_other_seats_or_out_of_turn():
    people, table = running(3, "byzanz")
    (seat,) = people[0].sees(table)["position"]["waiting"]
    waits = people[(seat + 1) % 3]
    assert waits.get(f"tables/{table}/advice").code == "wrong-moment"
    assert waits.get(f"tables/{table}/advice?seat={seat}").code == "not-yours"
    assert people[seat].get(f"tables/{table}/advice?version=1").code == "not-yours"
    assert guest_client().get(f"tables/{table}/advice").code == "not-yours"


def test_a_ranked_table_gives_advice_only_after_the_game():
    people, table = running(2, ranked=True)
    assert people[0].get(f"tables/{table}/advice").code == "not-yours"
    started = people[0].sees(table)["position"]["version"]
    finished(people, table)
    assert advice_for(people[0], table, f"version={started}")["seat"] == 0


def test_after_the_game_there_is_advice_for_any_decision():
    people, table = running(2)
    started = people[0].sees(table)["position"]["version"]
    end = finished(people, table)["position"]["version"]
    given = advice_for(guest_client(), table, f"version={started}&seat=1")
    assert given["advice"]["action"]["type"] == "choose"
    assert people[0].get(f"tables/{table}/advice?version={end}&seat=0").code == "wrong-moment"
    assert people[0].get(f"tables/{table}/advice?version=999&seat=0").code == "bad-input"
    assert guest_client().get(f"tables/{table}/advice?version={started}").code == "bad-input"


def decisions(table):
    """The versions at which a seat may decide: the last event of the game in each commit, and events after it."""
    found, commit = set(), []
    for envelope in [unpack(stored.body) for stored in reversed(tail(table))]:
        commit.append(envelope)
        if all(later.source == "table" for later in commit[:-1]):
            found.add(envelope.version)
        if envelope.ordinal == 0:
            commit = []
    return found


def moments(table):
    """Each version, the seats that the game waits for, and the kind of moment, from one pass over the log."""
    table_state, decided = TableState(), decisions(table)
    for envelope in [unpack(stored.body) for stored in tail(table)]:
        seats = waiting_for(apply_events(table_state, [envelope], find))
        yield envelope.version, seats, (envelope.type, envelope.version in decided, len(seats))


def first_and_last(moments):
    """The first and the last moment of each kind."""
    first = {moment[-1]: moment for moment in reversed(moments)}
    last = {moment[-1]: moment for moment in moments}
    return [*first.values(), *last.values()]


@pytest.mark.parametrize("clock", [{}, {"clock": "live", "terms": {"bank": 600}}])
@pytest.mark.parametrize("slug", ["byzanz", "jantaris"])
def test_advice_is_given_at_each_kind_of_decision_in_a_replay(slug, clock, monkeypatch):
    """There is nothing to decide within a commit: later events of the commit may still change what a seat faces.

    The history is checked at every moment; advice only at the first and the last of each kind, in `make soak` at all.
    """
    monkeypatch.setattr(advice_requests, "claim", lambda question: False)
    people, table = running(find(slug).seats[0], slug, **clock)
    finished(people, table)
    found = list(moments(table))
    shown = [step["waiting"] for step in replay_steps(people[0], table)]
    assert shown == [seats if is_decided else [] for _, seats, (_, is_decided, _) in found]
    answers = set()
    for version, seats, kind in found if IS_SOAK else first_and_last(found):
        for seat in seats:
            answer = people[0].get(f"tables/{table}/advice?version={version}&seat={seat}")
            assert answer.status == 200 if kind[1] else answer.code == "wrong-moment", (kind, version, seat)
            answers.add(answer.status)
            tried(1, "moments")
    assert answers == {200, 409}


def test_advice_is_searched_once(monkeypatch):
    people, table = running(2)
    queued = []
    monkeypatch.setattr("serai.bots.tasks.background.run_in_background", queued.append)
    for _ in range(3):
        people[0].get(f"tables/{table}/advice")
    assert len(queued) == 1


def test_advice_stays_valid_until_the_player_decides(monkeypatch):
    people, table = running(3)
    queued = []
    monkeypatch.setattr("serai.bots.tasks.background.run_in_background", queued.append)
    started = people[0].get(f"tables/{table}/advice")["version"]
    assert people[1].acts(table).status == 200
    later = people[0].get(f"tables/{table}/advice")
    assert (later["version"], later["advice"], len(queued)) == (started + 1, None, 1)
    search(people[0], table, started, 0)
    assert people[0].get(f"tables/{table}/advice")["advice"]["action"] in people[0].sees(table)["position"]["legal"]
    for player in (people[0], people[2]):
        assert player.acts(table).status == 200
    assert people[0].get(f"tables/{table}/advice")["advice"] is None, "the next round has not been searched yet"


def test_each_user_has_one_search_at_a_time(monkeypatch):
    people, table = running(2)
    started = people[0].sees(table)["position"]["version"]
    finished(people, table)
    queued = []
    monkeypatch.setattr("serai.bots.tasks.background.run_in_background", queued.append)
    one, other = f"tables/{table}/advice?version={started}&seat=0", f"tables/{table}/advice?version={started}&seat=1"
    assert people[0].get(one)["advice"] is None
    refused = people[0].get(other)
    assert (refused.status, refused.code) == (409, "advice-pending")
    assert people[0].get(one)["advice"] is None, "the running search may be polled"
    assert people[1].get(one)["advice"] is None, "another user may wait for the same search"
    assert people[1].get(other)["advice"] is None, "and start one of their own"
    assert len(queued) == 2
    search(people[0], table, started, 0)
    assert people[0].get(one)["advice"]
    assert people[0].get(other)["advice"] is None


def test_a_failed_search_allows_the_next_one(monkeypatch):
    people, table = running(2)
    version = people[0].sees(table)["position"]["version"]
    finished(people, table)
    assert people[0].get(f"tables/{table}/advice?version={version}&seat=0")["advice"] is None
    decision = advice_requests.decision_hash(advice.table_state_at(table, version), 0)
    monkeypatch.setattr(advice, "table_state_at", {}.__getitem__)
    with pytest.raises(TypeError):
        advise(str(table), version, 0, decision, str(people[0].user.id))
    monkeypatch.undo()
    assert people[0].get(f"tables/{table}/advice?version={version}&seat=1")["advice"] is None


def failing(state):
    raise RuntimeError("search failed")


def endless(state):
    while True:
        pass


@pytest.mark.parametrize("evaluate", [failing, endless])
def test_a_slow_or_failing_search_falls_back_to_the_rollout_policy(evaluate, monkeypatch):
    people, table = running(3, "byzanz")
    at = people[0].sees(table)["position"]
    (seat,) = at["waiting"]
    expert = replace(find("byzanz").bots["expert"], evaluate=evaluate)
    monkeypatch.setitem(plugins(), "byzanz", replace(find("byzanz"), bots={**find("byzanz").bots, "expert": expert}))
    given = advice.advise(table, at["version"], seat, seconds=0.2)
    state = advice.table_state_at(table, at["version"]).game_state
    quick = choose_action(find("byzanz").bots["merchant"], find("byzanz").game, state, seat, Rng.of("any"))
    assert (given.action, given.chance, given.iterations) == (quick, None, 0)


@pytest.mark.parametrize("slug", ["haggle", "byzanz"])
def test_actions_are_explained_only_after_the_game(slug):
    seats = find(slug).seats[0]
    people, table = running(seats, slug)
    assert people[0].get(f"tables/{table}/explanation?version=3").code == "wrong-moment"
    end = finished(people, table)["position"]["version"]
    explained = [people[0].get(f"tables/{table}/explanation?version={version}").json for version in range(1, end + 1)]
    acted = [one for one in explained if one["seat"] is not None]
    assert acted
    for one in acted:
        assert (one["reason"] is not None) == (find(slug).reason is not None)
        legal = find(slug).game.legal(advice.table_state_at(table, one["version"] - 1).game_state, one["seat"])
        assert one["action"] in (json.loads(encode(action)) for action in legal)
    assert people[0].get(f"tables/{table}/explanation?version={end + 1}").code == "bad-input"


@pytest.mark.parametrize("slug", ["haggle", "byzanz", "jantaris"])
def test_only_the_first_event_of_an_action_is_explained_by_it(slug):
    """Its consequences, such as the counting of votes, have no action of their own."""
    people, table = running(find(slug).seats[0], slug)
    finished(people, table)
    envelopes = [unpack(stored.body) for stored in tail(table)]
    taken = {one.version: json.loads(encode(one.cause.actions[0])) for one in envelopes if one.cause}
    explained = {one.version: advice.explain(table, one.version) for one in envelopes}
    assert {version: json.loads(encode(one.action)) for version, one in explained.items() if one} == taken


def test_each_of_several_actions_in_one_request_is_explained_at_its_first_event():
    people, table = running(2, "zanzibar")
    while (position := people[0].sees(table)["position"])["view"]["phase"] != "moving":
        assert people[position["waiting"][0]].acts(table).status == 200
    mover = people[position["waiting"][0]]
    body = {"rules": position["rules"], "version": position["version"]}
    first = _a_step(mover.sees(table)["position"]["legal"])
    second = _a_step(mover.post(f"tables/{table}/preview", {**body, "actions": [first]})["legal"])
    assert mover.post(f"tables/{table}/actions", {**body, "actions": [first, second]}).status == 200
    explained = [advice.explain(table, position["version"] + number) for number in (1, 2)]
    assert [json.loads(encode(one.action)) for one in explained] == [first, second]


def _a_step(legal):
    return next(action for action in legal if action["type"] == "step")
