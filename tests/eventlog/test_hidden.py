"""No program finds a hidden event by trying what it may be."""

import json
from itertools import combinations_with_replacement

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from haggle.types import Choose, Chose
from serai.engine.registry import find
from serai.engine.wire import decode, encode
from serai.eventlog import chain, sync_door
from serai.eventlog.envelope import Cause, Fact, pack, unpack
from serai.eventlog.stored_export import export_stream
from tests.eventlog.scribe import SECRET, Scribe, note

pytestmark = pytest.mark.usefixtures("database")
KEY = Ed25519PrivateKey.from_private_bytes(bytes(32))


def lines_for(scribe, seat):
    return [decode(line, dict) for line in export_stream(scribe.id, seat, KEY, find).splitlines()][1:-1]


def secret_choice(scribe):
    """The last event, a choice that others must not know; and every envelope that it may be."""
    truth = sync_door.tail(scribe.id)[-1]
    envelope = unpack(truth.body)
    candidates = []
    for card in range(1, 7):
        data = msgspec.Raw(encode(Chose(envelope.seat, card)))
        cause = Cause(envelope.seat, [msgspec.Raw(encode(Choose(card)))])
        candidates.append(pack(msgspec.structs.replace(envelope, data=data, cause=cause)))
    assert truth.body in candidates
    return truth, candidates


def test_with_the_salt_a_guess_would_succeed_so_the_salt_is_what_protects():
    scribe = Scribe(seats=3).begin().play(1)
    truth, candidates = secret_choice(scribe)
    salt = chain.salt(SECRET, truth.version)
    assert [chain.leaf(salt, body) for body in candidates].count(truth.leaf) == 1


@pytest.mark.parametrize("audience", [None, 1, 2])
def test_nothing_that_others_get_tells_a_choice(audience):
    """Every salt they were given, every leaf and head they saw, tried against every possible envelope."""
    scribe = Scribe(seats=3).begin().play(1)
    truth, candidates = secret_choice(scribe)
    lines = lines_for(scribe, audience)
    assert "body" not in lines[-1]
    assert "salt" not in lines[-1]
    known = [b"", *(bytes.fromhex(line[name]) for line in lines for name in ("salt", "leaf", "head") if name in line)]
    known += [bytes.fromhex(json.loads(line["body"])["data"].get("nonce", "")) for line in lines if "body" in line]
    hits = {
        body
        for salt in known
        for body in candidates
        if chain.leaf(salt, body) == truth.leaf
        or chain.next_head(bytes.fromhex(lines[-2]["head"]), chain.leaf(salt, body)) == truth.head
    }
    assert hits == set()


def test_what_others_get_is_the_same_whatever_was_chosen():
    """Not by length either: two tables that differ in the choice alone give lines of the same form."""
    seen = []
    for card in (0, -1):
        scribe = Scribe(seats=3).begin()
        scribe.play(1, lambda position, rng, card=card: position.legal[card])
        line = lines_for(scribe, 1)[-1]
        seen.append((line["seen"], {name: len(str(value)) for name, value in line.items()}))
    assert seen[0] == seen[1]


def test_the_chooser_sees_the_own_choice_whole():
    scribe = Scribe(seats=3).begin().play(1)
    assert json.loads(lines_for(scribe, 0)[-1]["body"])["data"]["card"] in range(1, 7)


def test_a_deal_is_not_found_by_trying_hands():
    """A spectator tries every hand that seat 0 may have, with everything it was given in place of the salt."""
    scribe = Scribe(find("haggle"), seats=2).begin()
    dealt = next(event for event in sync_door.tail(scribe.id) if unpack(event.body).type == "dealt")
    lines = lines_for(scribe, None)
    line = lines[dealt.version - 1]
    assert set(line) == {"version", "head", "leaf", "seen"}
    assert line["seen"]["hand"] == []
    known = [
        b"",
        *(bytes.fromhex(other[name]) for other in lines for name in ("salt", "leaf", "head") if name in other),
    ]
    envelope = unpack(dealt.body)
    own = json.loads(bytes(envelope.data))
    tried = set()
    for hand in combinations_with_replacement(range(1, 7), 3):
        data = msgspec.Raw(msgspec.json.encode({**own, "hands": [list(hand), own["hands"][1]]}))
        body = pack(msgspec.structs.replace(envelope, data=data))
        tried.add(body)
        assert dealt.leaf not in {chain.leaf(salt, body) for salt in known}
    assert dealt.body in tried, "the truth was among them"


def test_the_cause_behind_a_table_event_is_no_way_out():
    """A clock may be charged in the commit of a secret choice, before it: the cause then stands with the clock."""
    scribe = Scribe(seats=3).begin()
    action = scribe.game.legal(scribe.state, 0)[0]
    chose = scribe.game.decide(scribe.state, 0, action)[0]
    cause = Cause(0, [msgspec.Raw(encode(action))])
    scribe.commit([note("a clock"), Fact.of_game(chose, scribe.plugin)], seat=0, cause=cause)
    for audience, opened in ((None, False), (1, False), (0, True)):
        clock, choice = lines_for(scribe, audience)[-2:]
        assert ("body" in choice) == opened
        assert "body" not in clock
        assert clock["seen"] == {"type": "note"}, "what is not known to be public stays closed"


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_sees_nothing(seat):
    scribe = Scribe(seats=3).begin()
    with pytest.raises(ValueError, match=f"no seat {seat}"):
        export_stream(scribe.id, seat, KEY, find)


def test_a_head_can_be_printed_without_its_secret():
    scribe = Scribe()
    assert SECRET.hex() not in repr(scribe.head)
    assert repr(SECRET) not in repr(scribe.head)
