"""Whatever is done to an export is found, and the event is named."""

import json
import os
import subprocess
import sys

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from serai.engine.registry import find
from serai.eventlog import sync_door
from serai.eventlog.chain import StreamHead, genesis, seal
from serai.eventlog.envelope import Cause, Fact, unpack
from serai.eventlog.export import export
from serai.eventlog.keys import public_bytes
from serai.eventlog.sql import Stored
from serai.eventlog.stored_export import export_stream, sign_stream
from serai.eventlog.verify import Fault, verify
from tests.eventlog.scribe import SECRET, Scribe, now, whole_game

pytestmark = pytest.mark.usefixtures("database")
KEY = Ed25519PrivateKey.from_private_bytes(bytes(32))
STRANGER = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))


def exported(scribe: Scribe, seat: int | None = None) -> bytes:
    return export_stream(scribe.id, seat, KEY, find)


def fault_in(data: bytes, **known: str) -> Fault:
    with pytest.raises(Fault) as found:
        verify(data, find, **known)
    return found.value


def resealed(scribe: Scribe, change, key: Ed25519PrivateKey = KEY) -> bytes:
    """The whole chain computed anew over changed envelopes, as somebody with the secret could."""
    head = StreamHead(scribe.id, SECRET, 0, genesis(scribe.id))
    stored, commit = [], []
    envelopes = [change(unpack(event.body)) for event in sync_door.tail(scribe.id)]
    for number, envelope in enumerate(envelopes):
        commit.append(envelope)
        if number + 1 < len(envelopes) and envelopes[number + 1].ordinal:
            continue
        facts = [Fact(e.room, e.type, bytes(e.data), e.schema) for e in commit]
        details = {"seat": commit[0].seat, "command": commit[0].command, "cause": commit[0].cause}
        sealed = seal(head, facts, recorded=commit[0].recorded, **details)
        rows = zip(sealed.bodies, sealed.leaves, sealed.heads, strict=True)
        stored += [Stored(head.version + n, *row) for n, row in enumerate(rows, 1)]
        head, commit = sealed.after, []
    return export(head, stored, key)


@pytest.mark.parametrize(("slug", "seats"), [("haggle", 3), ("byzanz", 4)])
def test_a_finished_game_is_valid_from_the_deal_to_the_result(slug, seats):
    scribe = whole_game(slug, seats=seats)
    verdict = verify(exported(scribe), find, key=public_bytes(KEY).hex())
    assert verdict.events == scribe.head.version
    assert verdict.hidden == 0
    assert verdict.deal_checked
    assert verdict.places == scribe.game.outcome(scribe.state).places


def test_every_flipped_byte_is_found_and_its_event_named():
    scribe = whole_game(seats=2)
    data = exported(scribe)
    line_of = [data[:place].count(b"\n") for place in range(len(data))]
    for place, line in enumerate(line_of):
        flipped = bytearray(data)
        flipped[place] ^= 1 << place % 8
        fault = fault_in(bytes(flipped))
        if 0 < line <= scribe.head.version and data[place] != ord("\n"):
            assert fault.version == line, (place, fault)


def test_every_flipped_byte_of_a_running_game_is_found_too():
    """What is shown of a hidden event is under no hash of the chain, but under the seal of the file."""
    data = exported(Scribe(seats=2).begin().play(1), seat=1)
    for place in range(len(data)):
        flipped = bytearray(data)
        flipped[place] ^= 1 << place % 7
        fault_in(bytes(flipped))


def test_a_reordered_dropped_inserted_or_truncated_event_is_found_and_named():
    header, *events, footer = exported(whole_game(seats=2)).splitlines(keepends=True)
    swapped = [*events[:4], events[5], events[4], *events[6:]]
    assert fault_in(b"".join([header, *swapped, footer])).version == 5
    assert fault_in(b"".join([header, *events[:4], *events[5:], footer])).version == 5
    assert fault_in(b"".join([header, *events[:5], events[4], *events[5:], footer])).version == 6
    truncated = fault_in(b"".join([header, *events[:-1], footer]))
    assert "the chain ends at" in str(truncated)
    assert "cut off" in str(fault_in(b"".join([header, *events])[:-1]))


def test_an_event_of_another_table_does_not_fit():
    one, other = (exported(whole_game(seats=2)).splitlines(keepends=True) for _ in range(2))
    assert fault_in(b"".join([*one[:3], other[3], *one[4:]])).version == 3


def test_a_whole_chain_recomputed_by_somebody_else_fails_at_the_signature():
    scribe = whole_game(seats=2)
    change = lambda envelope: envelope  # noqa: E731
    verify(resealed(scribe, change), find)
    forged = resealed(scribe, change, STRANGER)
    assert "another key" in str(fault_in(forged, key=public_bytes(KEY).hex()))
    pretending = forged.replace(public_bytes(STRANGER).hex().encode(), public_bytes(KEY).hex().encode())
    assert "not that of the key" in str(fault_in(pretending))


def test_an_event_that_the_rules_do_not_give_is_found_even_under_a_good_chain():
    scribe = whole_game(seats=2)

    def cheat(envelope):
        if envelope.type != "revealed" or envelope.room != "game":
            return envelope
        data = json.loads(bytes(envelope.data))
        data["winners"] = [0, 1]
        return msgspec.structs.replace(envelope, data=msgspec.Raw(msgspec.json.encode(data)))

    assert "the rules give" in str(fault_in(resealed(scribe, cheat)))


def test_an_action_that_was_never_legal_is_found_even_under_a_good_chain():
    scribe = whole_game(seats=2)

    def cheat(envelope):
        if envelope.cause is None:
            return envelope
        return msgspec.structs.replace(envelope, seat=1, cause=Cause(1, envelope.cause.actions))

    assert "the rules" in str(fault_in(resealed(scribe, cheat)))


@pytest.mark.parametrize("lie", ["server_seed", "secret", "places"])
def test_a_lie_at_the_end_is_found_even_under_a_good_chain(lie):
    scribe = whole_game(seats=2)

    def cheat(envelope):
        if (envelope.room, envelope.type) != ("table", "revealed"):
            return envelope
        data = json.loads(bytes(envelope.data))
        data[lie] = [2, 1] if lie == "places" and data[lie] != [2, 1] else [1, 2] if lie == "places" else "00" * 32
        return msgspec.structs.replace(envelope, data=msgspec.Raw(msgspec.json.encode(data)))

    fault_in(resealed(scribe, cheat))


@pytest.mark.parametrize(
    ("room", "type_", "data"),
    [
        (
            "table",
            "opened",
            {"type": "opened", "game": "haggle", "rules": 9, "seats": 2, "options": {}, "commitment": ""},
        ),
        ("table", "opened", {"type": "opened", "seats": "two"}),
        ("table", "seated", {"type": "seated", "seat": 99, "player": "", "nonce": "zz"}),
        ("table", "revealed", {"type": "revealed", "server_seed": "zz", "secret": 1}),
        ("game", "dealt", {"type": "dealt", "hands": [], "bag": []}),
        ("game", "dealt", []),
    ],
)
def test_a_signed_event_that_makes_no_sense_is_found_and_breaks_nothing(room, type_, data):
    scribe = whole_game(seats=2)

    def cheat(envelope):
        if (envelope.room, envelope.type) != (room, type_):
            return envelope
        return msgspec.structs.replace(envelope, data=msgspec.Raw(msgspec.json.encode(data)))

    fault_in(resealed(scribe, cheat))


def test_a_head_that_was_seen_must_be_in_the_chain():
    scribe = Scribe(seats=2).begin().play(2)
    seen = scribe.head.head.hex()
    scribe.play().reveal()
    verify(exported(scribe), find, head=seen)
    assert "was seen before" in str(fault_in(exported(scribe), head="00" * 32))


def test_the_signature_of_a_finished_table_is_kept_for_ever():
    scribe = whole_game(seats=2)
    sign_stream(scribe.id, KEY)
    sign_stream(scribe.id, STRANGER)
    assert verify(export_stream(scribe.id, None, STRANGER, find), find).key == public_bytes(KEY).hex()


def test_a_running_game_verifies_as_its_seat_may_see_it():
    scribe = Scribe(find("haggle"), seats=3).begin().play(4)
    for seat, hidden in ((None, 5), (0, 3), (1, 4)):
        verdict = verify(exported(scribe, seat), find)
        assert (verdict.hidden, verdict.deal_checked) == (hidden, False)


def test_verify_game_needs_neither_database_nor_settings(tmp_path):
    file = tmp_path / "table.jsonl"
    file.write_bytes(exported(whole_game(seats=2)))
    environment = {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": "tests/plugins",
        "DJANGO_SETTINGS_MODULE": "no.such.settings",
    }

    def run(*arguments):
        command = [sys.executable, "manage.py", "verify_game", *arguments]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    done = run(str(file))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("VALID: table ")
    assert "The deal comes from the seed that was promised" in done.stdout
    file.write_bytes(file.read_bytes().replace(b'\\"room\\":\\"game\\"', b'\\"room\\":\\"gamE\\"', 1))
    broken = run(str(file))
    assert broken.returncode == 1
    assert broken.stdout.startswith("NOT VALID: event 5: ")
    assert run(str(tmp_path / "nowhere")).returncode == 2


def test_recorded_times_are_read_back():
    scribe = whole_game(seats=2)
    times = [unpack(event.body).recorded for event in sync_door.tail(scribe.id)]
    assert times == sorted(times)
    assert now() - times[-1] < 600_000_000
