"""A game from its first version to its last, as each audience saw it then."""

from uuid import uuid4

import pytest

from serai.accounts.players import seat_player
from serai.engine.registry import find, plugins
from serai.engine.wire import decode, encode
from serai.eventlog.chronicle import Chronicle, advance
from serai.eventlog.envelope import unpack_briefly
from serai.eventlog.sync_door import tail
from serai.tables.announce import carry_out
from serai.tables.game_of import game_of
from serai.tables.seen import position, seen_events
from serai.tables.sit import sit
from tests.api.people import NONCE, Person, finished, frames, person, running
from tests.tables.people import opened, play

pytestmark = pytest.mark.usefixtures("database")

OF_A_FRAME = ("waiting", "view", "result")


def begun(game="byzanz", seats=3, **more):
    """Somebody in seat 0 of a running game."""
    anna, table = person(), uuid4()
    known = opened(game, seats, table=table, host=seat_player(table=table, user=anna.user), **more)
    for _ in range(seats - 1):
        known = carry_out(table, sit(player=uuid4(), nonce=NONCE)).known
    return anna, known


def builtins(thing):
    return decode(encode(thing), object)


def of_a_frame(shown):
    return {name: builtins(shown)[name] for name in OF_A_FRAME}


@pytest.mark.parametrize("game", sorted(plugins()))
def test_each_frame_is_what_was_seen_then(game):
    anna, known = begun(game, find(game).seats[0])
    table, shown = known.head.id, {}
    while known.chronicle.revealed is None:
        shown |= {(known.version, seat): of_a_frame(position(known, seat)) for seat in (0, 1, None)}
        known = play(known, 1)
    shown |= {(known.version, seat): of_a_frame(position(known, seat)) for seat in (0, 1, None)}
    for seat, query in ((0, ""), (1, "&seat=1"), (None, "&seat=spectator")):
        seen = frames(anna, table, query)
        events = [{name: frame[name] for name in frame if name not in OF_A_FRAME} for frame in seen]
        assert events == builtins(seen_events(known, tail(table), seat))
        for frame in seen:
            if (frame["version"], seat) in shown:
                assert of_a_frame(frame) == shown[frame["version"], seat]


def test_between_the_events_of_a_move_too_a_frame_shows_the_view_of_that_version():
    anna, known = begun()
    play(known, 12)
    table = known.head.id
    seen, stored = frames(anna, table), tail(table)
    for frame in seen:
        past = [unpack_briefly(one.body) for one in stored[: frame["version"]]]
        chronicle = advance(Chronicle(), past, find)
        state = chronicle.state
        assert frame["view"] == (None if state is None else builtins(game_of(chronicle).view(state, 0)))


def test_it_comes_in_pages():
    anna, known = begun()
    known = play(known, 10)
    path = f"tables/{known.head.id}/history"
    everything = anna.get(path)
    assert everything["version"] == len(everything["frames"]) == known.version
    assert (everything["rules"], everything["seat"]) == ("byzanz/1", 0)
    page = anna.get(f"{path}?after=7&limit=3")
    assert page["frames"] == everything["frames"][7:10]
    assert page["version"] == known.version
    assert anna.get(f"{path}?after=99999")["frames"] == []
    for wrong in ("limit=0", "limit=201", "after=-1", "seat=-1", "seat=nobody"):
        assert anna.get(f"{path}?{wrong}").code == "invalid"


def test_until_the_end_nobody_looks_from_another_seat():
    (anna, bela), table = running()
    path = f"tables/{table}/history"
    assert anna.get(f"{path}?seat=0").json == anna.get(path).json
    for somebody, seat in ((anna, 1), (bela, 0), (person(), 0), (Person(), 1)):
        refused = somebody.get(f"{path}?seat={seat}")
        assert (refused.status, refused.code) == (403, "not-yours")
    assert anna.get(f"{path}?seat=2").code == "bad-input"
    assert Person().get(path).json == anna.get(f"{path}?seat=spectator").json
    assert Person().get(path)["seat"] is None


def test_who_has_resigned_is_a_spectator_until_the_end():
    (_, bela, _), table = running(3)
    path = f"tables/{table}/history"
    assert bela.post(f"tables/{table}/resign").status == 200
    assert bela.get(path)["seat"] is None
    assert bela.get(f"{path}?seat=1").code == "not-yours"


def test_a_secret_choice_is_in_nobody_elses_frames():
    people, table = running(3)
    people[0].acts(table)
    for somebody in (people[1], Person()):
        frame = somebody.get(f"tables/{table}/history")["frames"][-1]
        assert frame["event"]["card"] is None
        assert frame["view"]["choice"] is None
    assert people[0].get(f"tables/{table}/history")["frames"][-1]["event"]["card"] is not None


def test_after_the_end_everybody_sees_it_from_every_seat():
    people, table = running(2)
    finished(people, table)
    for seat, somebody in enumerate(people):
        own = frames(somebody, table)
        assert frames(Person(), table, f"&seat={seat}") == own
        assert own[-1]["result"]["places"]
        assert own[-2]["result"] is None


def test_an_unlisted_table_takes_the_invitation():
    (anna, _), table = running(listed=False)
    word = anna.sees(table)["invitation"]
    assert Person().get(f"tables/{table}/history").code == "unknown-table"
    assert Person().get(f"tables/{table}/history?invitation={word}")["frames"]
    assert anna.get(f"tables/{table}/history")["frames"]


def test_before_the_game_there_is_no_view():
    anna = person()
    table = anna.opens("byzanz", 3)["id"]
    assert [frame["view"] for frame in anna.get(f"tables/{table}/history")["frames"]] == [None, None]
