"""Hints while one learns, and reasons when all is over; never anything that somebody else knows."""

import json

import pytest
from msgspec.structs import replace

from serai.bots import advice, asking
from serai.bots.tasks import advise
from serai.engine import Rng
from serai.engine.bots import ask
from serai.engine.registry import find, plugins
from serai.engine.wire import encode
from serai.eventlog.chronicle import Chronicle, advance
from serai.eventlog.envelope import unpack
from serai.eventlog.sync_door import tail
from serai.tables.rows import waiting_for
from tests.api.people import finished, frames, person, running
from tests.soak.options import IS_SOAK, tried

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")


def think(who, table, version, seat):
    """As a worker would have meanwhile."""
    faced = asking.faced(advice.chronicle_at(table, version), seat)
    advise(str(table), version, seat, faced, str(who.user.id))


def hint(who, table, query=""):
    """First it is being thought about, then it is there."""
    first = who.get(f"tables/{table}/hint?{query}")
    assert (first.status, first["advice"]) == (200, None)
    think(who, table, first["version"], first["seat"])
    return who.get(f"tables/{table}/hint?{query}").json


def test_an_expert_says_what_it_would_do_and_why():
    people, table = running(3, "byzanz")
    position = people[0].sees(table)["position"]
    (seat,) = position["waiting"]
    given = hint(people[seat], table)
    assert (given["version"], given["seat"]) == (position["version"], seat)
    assert given["advice"]["action"] in people[seat].sees(table)["position"]["legal"]
    assert given["advice"]["rounds"] > 0
    assert people[0].sees(table)["position"]["version"] == position["version"], "nothing has happened"


def test_who_is_not_to_move_or_does_not_play_gets_none():
    people, table = running(3, "byzanz")
    (seat,) = people[0].sees(table)["position"]["waiting"]
    waits = people[(seat + 1) % 3]
    assert waits.get(f"tables/{table}/hint").code == "wrong-moment"
    assert waits.get(f"tables/{table}/hint?seat={seat}").code == "not-yours"
    assert people[seat].get(f"tables/{table}/hint?version=1").code == "not-yours"
    assert person().get(f"tables/{table}/hint").code == "not-yours"


def test_at_a_ranked_table_nobody_helps_until_the_end():
    people, table = running(2, ranked=True)
    assert people[0].get(f"tables/{table}/hint").code == "not-yours"
    begun = people[0].sees(table)["position"]["version"]
    finished(people, table)
    assert hint(people[0], table, f"version={begun}")["seat"] == 0


def test_when_all_is_over_any_decision_may_be_asked_about():
    people, table = running(2)
    begun = people[0].sees(table)["position"]["version"]
    end = finished(people, table)["position"]["version"]
    given = hint(person(), table, f"version={begun}&seat=1")
    assert given["advice"]["action"]["type"] == "choose"
    assert people[0].get(f"tables/{table}/hint?version={end}&seat=0").code == "wrong-moment"
    assert people[0].get(f"tables/{table}/hint?version=999&seat=0").code == "bad-input"
    assert person().get(f"tables/{table}/hint?version={begun}").code == "bad-input"


def decisions(table):
    """The versions after which somebody may decide: until the last event of the game in a commit nobody can."""
    found, commit = set(), []
    for envelope in [unpack(stored.body) for stored in reversed(tail(table))]:
        commit.append(envelope)
        if all(later.room == "table" for later in commit[:-1]):
            found.add(envelope.version)
        if envelope.ordinal == 0:
            commit = []
    return found


def moments(table):
    """Each version, the seats waited for then, and what tells this moment from others: by one walk through the log."""
    chronicle, decided = Chronicle(), decisions(table)
    for envelope in [unpack(stored.body) for stored in tail(table)]:
        seats = waiting_for(advance(chronicle, [envelope], find))
        yield envelope.version, seats, (envelope.type, envelope.version in decided, len(seats))


def first_and_last(moments):
    """Of each kind."""
    first = {moment[-1]: moment for moment in reversed(moments)}
    last = {moment[-1]: moment for moment in moments}
    return [*first.values(), *last.values()]


@pytest.mark.parametrize("clock", [{}, {"clock": "live", "pace": {"bank": 600}}])
@pytest.mark.parametrize("slug", ["byzanz", "jantaris"])
def test_at_every_kind_of_moment_of_a_replay_an_expert_answers_or_there_is_nothing_to_decide(slug, clock, monkeypatch):
    """Within a commit nobody decides: a seat may be waited for there before all has followed that matters to it.

    The history says so of every moment; the expert is asked at the first and the last of each kind, or in `make soak`
    at every one.
    """
    monkeypatch.setattr(asking, "claim", lambda question: False)
    people, table = running(find(slug).seats[0], slug, **clock)
    finished(people, table)
    found = list(moments(table))
    shown = [frame["waiting"] for frame in frames(people[0], table)]
    assert shown == [seats if is_decided else [] for _, seats, (_, is_decided, _) in found]
    answers = set()
    for version, seats, kind in found if IS_SOAK else first_and_last(found):
        for seat in seats:
            asked = people[0].get(f"tables/{table}/hint?version={version}&seat={seat}")
            assert asked.status == 200 if kind[1] else asked.code == "wrong-moment", (kind, version, seat)
            answers.add(asked.status)
            tried(1, "moments")
    assert answers == {200, 409}


def test_a_hint_is_thought_about_once(monkeypatch):
    people, table = running(2)
    asked = []
    monkeypatch.setattr("serai.bots.tasks.errands.send", asked.append)
    for _ in range(3):
        people[0].get(f"tables/{table}/hint")
    assert len(asked) == 1


def test_a_hint_stands_whatever_others_decide_meanwhile_until_one_decides_oneself(monkeypatch):
    people, table = running(3)
    asked = []
    monkeypatch.setattr("serai.bots.tasks.errands.send", asked.append)
    begun = people[0].get(f"tables/{table}/hint")["version"]
    assert people[1].acts(table).status == 200
    later = people[0].get(f"tables/{table}/hint")
    assert (later["version"], later["advice"], len(asked)) == (begun + 1, None, 1)
    think(people[0], table, begun, 0)
    assert people[0].get(f"tables/{table}/hint")["advice"]["action"] in people[0].sees(table)["position"]["legal"]
    for who in (people[0], people[2]):
        assert who.acts(table).status == 200
    assert people[0].get(f"tables/{table}/hint")["advice"] is None, "of the next round nothing was thought yet"


def test_for_each_person_one_decision_is_thought_about_at_a_time(monkeypatch):
    people, table = running(2)
    begun = people[0].sees(table)["position"]["version"]
    finished(people, table)
    asked = []
    monkeypatch.setattr("serai.bots.tasks.errands.send", asked.append)
    one, other = f"tables/{table}/hint?version={begun}&seat=0", f"tables/{table}/hint?version={begun}&seat=1"
    assert people[0].get(one)["advice"] is None
    refused = people[0].get(other)
    assert (refused.status, refused.code) == (409, "still-thinking")
    assert people[0].get(one)["advice"] is None, "the running one is asked for as before"
    assert people[1].get(one)["advice"] is None, "what somebody else has thought about may be waited for"
    assert people[1].get(other)["advice"] is None, "and holds nobody up"
    assert len(asked) == 2
    think(people[0], table, begun, 0)
    assert people[0].get(one)["advice"]
    assert people[0].get(other)["advice"] is None


def test_who_fails_to_think_lets_its_asker_ask_on(monkeypatch):
    people, table = running(2)
    version = people[0].sees(table)["position"]["version"]
    finished(people, table)
    assert people[0].get(f"tables/{table}/hint?version={version}&seat=0")["advice"] is None
    faced = asking.faced(advice.chronicle_at(table, version), 0)
    monkeypatch.setattr(advice, "chronicle_at", {}.__getitem__)
    with pytest.raises(TypeError):
        advise(str(table), version, 0, faced, str(people[0].user.id))
    monkeypatch.undo()
    assert people[0].get(f"tables/{table}/hint?version={version}&seat=1")["advice"] is None


def lost(state):
    raise RuntimeError("lost the thread")


def endless(state):
    while True:
        pass


@pytest.mark.parametrize("judge", [lost, endless])
def test_an_expert_that_is_too_slow_or_fails_says_what_the_quick_bot_would_do(judge, monkeypatch):
    people, table = running(3, "byzanz")
    at = people[0].sees(table)["position"]
    (seat,) = at["waiting"]
    expert = replace(find("byzanz").bots["expert"], judge=judge)
    monkeypatch.setitem(plugins(), "byzanz", replace(find("byzanz"), bots={**find("byzanz").bots, "expert": expert}))
    given = advice.advise(table, at["version"], seat, seconds=0.2)
    state = advice.chronicle_at(table, at["version"]).state
    quick = ask(find("byzanz").bots["merchant"], find("byzanz").game, state, seat, Rng.of("any"))
    assert (given.action, given.chance, given.rounds) == (quick, None, 0)


@pytest.mark.parametrize("slug", ["haggle", "byzanz"])
def test_reasons_are_told_when_all_is_over_and_not_before(slug):
    seats = find(slug).seats[0]
    people, table = running(seats, slug)
    assert people[0].get(f"tables/{table}/reason?version=3").code == "wrong-moment"
    end = finished(people, table)["position"]["version"]
    told = [people[0].get(f"tables/{table}/reason?version={version}").json for version in range(1, end + 1)]
    acted = [one for one in told if one["seat"] is not None]
    assert acted
    for one in acted:
        assert (one["reason"] is not None) == (find(slug).reason is not None)
        legal = find(slug).game.legal(advice.chronicle_at(table, one["version"] - 1).state, one["seat"])
        assert one["action"] in (json.loads(encode(action)) for action in legal)
    assert people[0].get(f"tables/{table}/reason?version={end + 1}").code == "bad-input"


@pytest.mark.parametrize("slug", ["haggle", "byzanz", "jantaris"])
def test_an_action_is_named_where_it_was_taken_and_nowhere_else(slug):
    """What followed from it, such as a vote that is counted, was nobody's action."""
    people, table = running(find(slug).seats[0], slug)
    finished(people, table)
    envelopes = [unpack(stored.body) for stored in tail(table)]
    taken = {one.version: json.loads(encode(one.cause.actions[0])) for one in envelopes if one.cause}
    told = {one.version: advice.explain(table, one.version) for one in envelopes}
    assert {version: json.loads(encode(one.action)) for version, one in told.items() if one} == taken


def test_of_several_actions_taken_at_once_each_is_named_where_it_began():
    people, table = running(2, "zanzibar")
    while (position := people[0].sees(table)["position"])["view"]["phase"] != "moving":
        assert people[position["waiting"][0]].acts(table).status == 200
    mover = people[position["waiting"][0]]
    body = {"rules": position["rules"], "at": position["version"]}
    first = _a_step(mover.sees(table)["position"]["legal"])
    second = _a_step(mover.post(f"tables/{table}/preview", {**body, "actions": [first]})["legal"])
    assert mover.post(f"tables/{table}/actions", {**body, "actions": [first, second]}).status == 200
    told = [advice.explain(table, position["version"] + number) for number in (1, 2)]
    assert [json.loads(encode(one.action)) for one in told] == [first, second]


def _a_step(legal):
    return next(action for action in legal if action["type"] == "step")
