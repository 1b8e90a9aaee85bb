"""Every change of an export is found, and the error names the event."""

import json
import os
import subprocess
import sys

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from serai.engine.registry import find
from serai.eventlog import sync_store
from serai.eventlog.chain import StreamHead, genesis, seal
from serai.eventlog.envelope import Cause, NewEvent, unpack
from serai.eventlog.export import export
from serai.eventlog.signatures import public_bytes
from serai.eventlog.sql import StoredEvent
from serai.eventlog.stored_export import export_stream, sign_stream
from serai.eventlog.verify import VerificationError, verify
from tests.eventlog.table_writer import SECRET, TableWriter, now, whole_game

pytestmark = pytest.mark.usefixtures("database")
KEY = Ed25519PrivateKey.from_private_bytes(bytes(32))
STRANGER = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))


def exported(writer: TableWriter, seat: int | None = None) -> bytes:
    return export_stream(writer.id, seat, KEY, find)


def error_in(data: bytes, **options: str) -> VerificationError:
    with pytest.raises(VerificationError) as found:
        verify(data, find, **options)
    return found.value


def resealed(writer: TableWriter, change, key: Ed25519PrivateKey = KEY) -> bytes:
    """Computes the whole chain again over changed envelopes, as someone with the secret could do."""
    head = StreamHead(writer.id, SECRET, 0, genesis(writer.id))
    stored, commit = [], []
    envelopes = [change(unpack(event.body)) for event in sync_store.tail(writer.id)]
    for number, envelope in enumerate(envelopes):
        commit.append(envelope)
        if number + 1 < len(envelopes) and envelopes[number + 1].ordinal:
            continue
        new_events = [NewEvent(e.source, e.type, bytes(e.data), e.schema) for e in commit]
        details = {"seat": commit[0].seat, "command": commit[0].command, "cause": commit[0].cause}
        sealed = seal(head, new_events, recorded=commit[0].recorded, **details)
        rows = zip(sealed.bodies, sealed.leaves, sealed.heads, strict=True)
        stored += [StoredEvent(head.version + n, *row) for n, row in enumerate(rows, 1)]
        head, commit = sealed.after, []
    return export(head, stored, key)


@pytest.mark.parametrize(("slug", "seats"), [("haggle", 3), ("byzanz", 4)])
def test_a_finished_game_is_valid_from_the_deal_to_the_result(slug, seats):
    writer = whole_game(slug, seats=seats)
    verdict = verify(exported(writer), find, key=public_bytes(KEY).hex())
    assert verdict.events == writer.head.version
    assert verdict.hidden == 0
    assert verdict.deal_checked
    assert verdict.places == writer.game.outcome(writer.state).places


def test_every_flipped_bit_is_found_and_the_error_names_the_event():
    writer = whole_game(seats=2)
    data = exported(writer)
    line_of = [data[:place].count(b"\n") for place in range(len(data))]
    for place, line in enumerate(line_of):
        flipped = bytearray(data)
        flipped[place] ^= 1 << place % 8
        error = error_in(bytes(flipped))
        if 0 < line <= writer.head.version and data[place] != ord("\n"):
            assert error.version == line, (place, error)


def test_every_flipped_bit_of_a_running_game_is_found():
    """The redacted form of a hidden event is not covered by the chain, but by the file signature."""
    data = exported(TableWriter(seats=2).start().play(1), seat=1)
    for place in range(len(data)):
        flipped = bytearray(data)
        flipped[place] ^= 1 << place % 7
        error_in(bytes(flipped))


def test_reordered_missing_inserted_and_truncated_events_are_found():
    header, *events, footer = exported(whole_game(seats=2)).splitlines(keepends=True)
    swapped = [*events[:4], events[5], events[4], *events[6:]]
    assert error_in(b"".join([header, *swapped, footer])).version == 5
    assert error_in(b"".join([header, *events[:4], *events[5:], footer])).version == 5
    assert error_in(b"".join([header, *events[:5], events[4], *events[5:], footer])).version == 6
    truncated = error_in(b"".join([header, *events[:-1], footer]))
    assert "the chain ends at" in str(truncated)
    assert "cut off" in str(error_in(b"".join([header, *events])[:-1]))


def test_an_event_of_another_table_does_not_fit():
    one, other = (exported(whole_game(seats=2)).splitlines(keepends=True) for _ in range(2))
    assert error_in(b"".join([*one[:3], other[3], *one[4:]])).version == 3


def test_a_chain_that_was_computed_without_the_key_fails_at_the_signature():
    writer = whole_game(seats=2)
    change = lambda envelope: envelope  # noqa: E731
    verify(resealed(writer, change), find)
    forged = resealed(writer, change, STRANGER)
    assert "not signed with the site's key" in str(error_in(forged, key=public_bytes(KEY).hex()))
    pretending = forged.replace(public_bytes(STRANGER).hex().encode(), public_bytes(KEY).hex().encode())
    assert "does not match the key" in str(error_in(pretending))


def test_an_event_that_the_rules_do_not_give_is_found_in_a_valid_chain():
    writer = whole_game(seats=2)

    def cheat(envelope):
        if envelope.type != "revealed" or envelope.source != "game":
            return envelope
        data = json.loads(bytes(envelope.data))
        data["winners"] = [0, 1]
        return msgspec.structs.replace(envelope, data=msgspec.Raw(msgspec.json.encode(data)))

    assert "the rules give" in str(error_in(resealed(writer, cheat)))


def test_an_illegal_action_is_found_in_a_valid_chain():
    writer = whole_game(seats=2)

    def cheat(envelope):
        if envelope.cause is None:
            return envelope
        return msgspec.structs.replace(envelope, seat=1, cause=Cause(1, envelope.cause.actions))

    assert "the rules" in str(error_in(resealed(writer, cheat)))


@pytest.mark.parametrize("field", ["server_seed", "secret", "places"])
def test_a_wrong_seed_secret_or_result_is_found_in_a_valid_chain(field):
    writer = whole_game(seats=2)

    def cheat(envelope):
        if (envelope.source, envelope.type) != ("table", "finished"):
            return envelope
        data = json.loads(bytes(envelope.data))
        data[field] = (
            [2, 1] if field == "places" and data[field] != [2, 1] else [1, 2] if field == "places" else "00" * 32
        )
        return msgspec.structs.replace(envelope, data=msgspec.Raw(msgspec.json.encode(data)))

    error_in(resealed(writer, cheat))


@pytest.mark.parametrize(
    ("source", "type_", "data"),
    [
        (
            "table",
            "opened",
            {"type": "opened", "game": "haggle", "rules_version": 9, "seats": 2, "options": {}, "promise": ""},
        ),
        ("table", "opened", {"type": "opened", "seats": "two"}),
        ("table", "seated", {"type": "seated", "seat": 99, "player": "", "nonce": "zz"}),
        ("table", "finished", {"type": "finished", "server_seed": "zz", "secret": 1}),
        ("game", "dealt", {"type": "dealt", "hands": [], "bag": []}),
        ("game", "dealt", []),
    ],
)
def test_a_signed_event_with_invalid_content_is_found(source, type_, data):
    writer = whole_game(seats=2)

    def cheat(envelope):
        if (envelope.source, envelope.type) != (source, type_):
            return envelope
        return msgspec.structs.replace(envelope, data=msgspec.Raw(msgspec.json.encode(data)))

    error_in(resealed(writer, cheat))


def test_a_head_that_was_seen_earlier_must_be_in_the_chain():
    writer = TableWriter(seats=2).start().play(2)
    seen = writer.head.head.hex()
    writer.play().finish()
    verify(exported(writer), find, head=seen)
    assert "was seen before" in str(error_in(exported(writer), head="00" * 32))


def test_the_signature_of_a_finished_table_never_changes():
    writer = whole_game(seats=2)
    sign_stream(writer.id, KEY)
    sign_stream(writer.id, STRANGER)
    assert verify(export_stream(writer.id, None, STRANGER, find), find).key == public_bytes(KEY).hex()


def test_the_export_of_a_running_game_verifies_for_every_audience():
    writer = TableWriter(find("haggle"), seats=3).start().play(4)
    for seat, hidden in ((None, 5), (0, 3), (1, 4)):
        verdict = verify(exported(writer, seat), find)
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
    file.write_bytes(file.read_bytes().replace(b'\\"source\\":\\"game\\"', b'\\"source\\":\\"gamE\\"', 1))
    broken = run(str(file))
    assert broken.returncode == 1
    assert broken.stdout.startswith("NOT VALID: event 5: ")
    assert run(str(tmp_path / "nowhere")).returncode == 2


def test_recorded_times_are_read_back():
    writer = whole_game(seats=2)
    times = [unpack(event.body).recorded for event in sync_store.tail(writer.id)]
    assert times == sorted(times)
    assert now() - times[-1] < 600_000_000
