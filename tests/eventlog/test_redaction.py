"""Hidden events can't be found by trying all possible contents."""

import json
from itertools import combinations_with_replacement

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from haggle.types import Choose, Chose
from serai.engine.codec import decode, encode
from serai.engine.registry import find
from serai.eventlog import chain, sync_store
from serai.eventlog.envelope import Cause, NewEvent, pack, unpack
from serai.eventlog.stored_export import export_stream
from tests.eventlog.table_writer import SECRET, TableWriter, note

pytestmark = pytest.mark.usefixtures("database")
KEY = Ed25519PrivateKey.from_private_bytes(bytes(32))


def lines_for(writer, seat):
    return [decode(line, dict) for line in export_stream(writer.id, seat, KEY, find).splitlines()][1:-1]


def secret_choice(writer):
    """The last event, a choice that others must not know, and every envelope that it might be."""
    hidden_event = sync_store.tail(writer.id)[-1]
    envelope = unpack(hidden_event.body)
    candidates = []
    for card in range(1, 7):
        data = msgspec.Raw(encode(Chose(envelope.seat, card)))
        cause = Cause(envelope.seat, [msgspec.Raw(encode(Choose(card)))])
        candidates.append(pack(msgspec.structs.replace(envelope, data=data, cause=cause)))
    assert hidden_event.body in candidates
    return hidden_event, candidates


def test_a_guess_would_succeed_with_the_salt():
    writer = TableWriter(seats=3).start().play(1)
    hidden_event, candidates = secret_choice(writer)
    salt = chain.salt(SECRET, hidden_event.version)
    assert [chain.leaf(salt, body) for body in candidates].count(hidden_event.leaf) == 1


@pytest.mark.parametrize("audience", [None, 1, 2])
def test_nothing_that_other_players_receive_reveals_a_choice(audience):
    """Tries every salt, leaf and head that the others received as the salt of every possible envelope."""
    writer = TableWriter(seats=3).start().play(1)
    hidden_event, candidates = secret_choice(writer)
    lines = lines_for(writer, audience)
    assert "body" not in lines[-1]
    assert "salt" not in lines[-1]
    seen = [b"", *(bytes.fromhex(line[name]) for line in lines for name in ("salt", "leaf", "head") if name in line)]
    seen += [bytes.fromhex(json.loads(line["body"])["data"].get("nonce", "")) for line in lines if "body" in line]
    hits = {
        body
        for salt in seen
        for body in candidates
        if chain.leaf(salt, body) == hidden_event.leaf
        or chain.next_head(bytes.fromhex(lines[-2]["head"]), chain.leaf(salt, body)) == hidden_event.head
    }
    assert hits == set()


def test_other_players_receive_the_same_bytes_for_every_choice():
    """What they receive also has the same length for every choice."""
    seen = []
    for card in (0, -1):
        writer = TableWriter(seats=3).start()
        writer.play(1, lambda position, rng, card=card: position.legal[card])
        line = lines_for(writer, 1)[-1]
        seen.append((line["redacted"], {name: len(str(value)) for name, value in line.items()}))
    assert seen[0] == seen[1]


def test_players_see_their_own_choices_completely():
    writer = TableWriter(seats=3).start().play(1)
    assert json.loads(lines_for(writer, 0)[-1]["body"])["data"]["card"] in range(1, 7)


def test_a_deal_cannot_be_found_by_trying_hands():
    """A spectator tries every possible hand of seat 0, with everything that it got as the salt."""
    writer = TableWriter(find("haggle"), seats=2).start()
    dealt = next(event for event in sync_store.tail(writer.id) if unpack(event.body).type == "dealt")
    lines = lines_for(writer, None)
    line = lines[dealt.version - 1]
    assert set(line) == {"version", "head", "leaf", "redacted"}
    assert line["redacted"]["hand"] == []
    seen = [
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
        assert dealt.leaf not in {chain.leaf(salt, body) for salt in seen}
    assert dealt.body in tried, "the real event was among them"


def test_the_cause_of_a_table_event_reveals_nothing():
    """If a clock event precedes a secret choice in its commit, the cause is in the clock event's envelope."""
    writer = TableWriter(seats=3).start()
    action = writer.game.legal(writer.state, 0)[0]
    chose = writer.game.decide(writer.state, 0, action)[0]
    cause = Cause(0, [msgspec.Raw(encode(action))])
    writer.commit([note("a clock"), NewEvent.of_game(chose, writer.plugin)], seat=0, cause=cause)
    for audience, is_shown in ((None, False), (1, False), (0, True)):
        clock, choice = lines_for(writer, audience)[-2:]
        assert ("body" in choice) == is_shown
        assert "body" not in clock
        assert clock["redacted"] == {"type": "note"}, "unknown types are hidden"


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_there_is_no_export_for_a_seat_that_does_not_exist(seat):
    writer = TableWriter(seats=3).start()
    with pytest.raises(ValueError, match=f"no seat {seat}"):
        export_stream(writer.id, seat, KEY, find)


def test_the_repr_of_a_head_does_not_contain_the_secret():
    writer = TableWriter()
    assert SECRET.hex() not in repr(writer.head)
    assert repr(SECRET) not in repr(writer.head)
