"""Forgeries that a dishonest site, with its key and its secrets, could try: none of them verifies."""

import json
from hashlib import sha256
from uuid import UUID

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec import Raw
from msgspec.structs import replace

from serai.engine import Rng
from serai.engine.codec import encode
from serai.engine.play import evolve_all
from serai.engine.registry import UnknownGame, find
from serai.eventlog import chain
from serai.eventlog.envelope import Cause, Envelope, pack
from serai.eventlog.export import FORMAT, Footer, Header, Line
from serai.eventlog.signatures import public_bytes, sign_file, sign_head
from serai.eventlog.table_events import (
    EndVoted,
    Finished,
    HostLeft,
    Left,
    Opened,
    Reserved,
    Resigned,
    Seated,
    Started,
    Voided,
)
from serai.eventlog.table_state import deal_rng, promise_of
from serai.eventlog.verify import VerificationError, verify
from tests.eventlog.table_writer import SECRET, SERVER_SEED

KEY = Ed25519PrivateKey.from_private_bytes(bytes(32))
TABLE = UUID("00000000-0000-4000-8000-000000000001")
NONCES = ["00" * 16, "01" * 16]
CHEAT = b"a seed that was never promised.."
GAME = find("haggle").games[1]


def envelope(source, type_, data, **details):
    given = {"seat": None, "command": None, "ordinal": 0, "recorded": 1, "cause": None, "schema": 1, **details}
    raw = Raw(data if isinstance(data, bytes) else encode(data))
    return Envelope(table=TABLE, version=0, source=source, type=type_, data=raw, **given)


def table_event(event, **details):
    return envelope("table", event.__struct_config__.tag, event, **details)


def a_game(dealt_from=SERVER_SEED, opened=None, finished=None, early=()):
    """Opened, two seated, started with the deal, six choices, finished."""
    state = None
    events = [table_event(opened or Opened("haggle", 1, 2, Raw(b"{}"), promise_of(SERVER_SEED)))]
    events += [table_event(Seated(seat, f"p{seat}", NONCES[seat]), seat=seat) for seat in range(2)]
    setup = GAME.setup(2, GAME.types.options(), deal_rng(dealt_from, NONCES))
    events += [table_event(Started()), envelope("game", "dealt", setup[0], ordinal=1), *early]
    state, rng = evolve_all(GAME, None, setup), Rng.of("forger")
    while waiting := GAME.waiting_for(state):
        seat = min(waiting)
        action = rng.choice(GAME.legal(state, seat))
        happened = GAME.decide(state, seat, action)
        for ordinal, event in enumerate(happened):
            cause = Cause(seat, [Raw(encode(action))]) if ordinal == 0 else None
            tag = event.__struct_config__.tag
            events.append(envelope("game", tag, event, ordinal=ordinal, seat=seat, cause=cause))
        state = evolve_all(GAME, state, happened)
    outcome = GAME.outcome(state)
    secrets = {"server_seed": SERVER_SEED.hex(), "secret": SECRET.hex(), **(finished or {})}
    return [*events, table_event(Finished(**{"places": outcome.places, "scores": outcome.scores, **secrets}))]


def signed(bodies, hide=(), edit=lambda version, line, leaf: line):
    """A file over these envelopes, or bytes in their place, with a valid chain and valid signatures."""
    head, lines = chain.genesis(TABLE), [encode(Header(FORMAT, TABLE))]
    for version, body in enumerate(bodies, 1):
        data = pack(replace(body, version=version)) if isinstance(body, Envelope) else body
        salt = chain.salt(SECRET, version)
        leaf = chain.leaf(salt, data)
        head = chain.next_head(head, leaf)
        line = Line(version, head.hex(), salt=salt.hex(), body=data.decode())
        if version in hide:
            line = Line(version, head.hex(), leaf=leaf.hex(), redacted=Raw(b"{}"))
        lines.append(encode(edit(version, line, leaf)))
    before = b"".join(line + b"\n" for line in lines)
    signature = sign_head(KEY, TABLE, len(bodies), head).hex()
    file_signature = sign_file(KEY, sha256(before).digest()).hex() if hide else msgspec.UNSET
    return before + encode(Footer(len(bodies), head.hex(), public_bytes(KEY).hex(), signature, file_signature)) + b"\n"


def packed(events):
    return [pack(replace(event, version=version)) for version, event in enumerate(events, 1)]


def with_body(place, change):
    bodies = packed(a_game())
    bodies[place] = change(bodies[place])
    return signed(bodies)


def every(change, when=lambda event: True):
    return signed([change(event) if when(event) else event for event in a_game()])


def has_cause(event):
    return event.cause is not None


def opened(**details):
    given = {"game": "haggle", "rules_version": 1, "seats": 2, "options": Raw(b"{}")}
    given["promise"] = promise_of(SERVER_SEED)
    return Opened(**{**given, **details})


def other_first(event):
    return signed([event, *a_game()[1:]])


def seated(seat, nonce):
    game = a_game()
    return signed([game[0], table_event(Seated(seat, "p", nonce)), *game[2:]])


def reserved(*players, times=1):
    game = a_game()
    return signed([game[0], *[table_event(Reserved(players))] * times, *game[1:]])


def before_start(*events):
    return signed([*a_game()[:3], *map(table_event, events), *a_game()[3:]])


def after_start(*events):
    return signed([*a_game()[:5], *map(table_event, events), *a_game()[5:]])


def ended(*votes, places=(), scores=()):
    """A game that ends before the rules end it."""
    end = Finished(SERVER_SEED.hex(), SECRET.hex(), places, scores)
    return signed([*a_game()[:5], *map(table_event, (*votes, end))])


def finished(**details):
    game = a_game()
    data = json.loads(bytes(game[-1].data)) | details
    return signed([*game[:-1], envelope("table", "finished", data)])


def only(*places):
    game = a_game()
    return signed([game[place] for place in places])


CHOOSE_1 = Cause(0, [Raw(b'{"type":"choose","card":1}')])
NOTE = envelope("table", "note", {"type": "note"})
VOIDED = table_event(Voided("fault"))
RANKED = Opened("haggle", 1, 2, Raw(b"{}"), promise_of(SERVER_SEED), ranked=True)
DEEP = b"[" * 200_000 + b"]" * 200_000

FORGERIES = {
    # Deals
    "a deal from another seed": lambda: signed(a_game(CHEAT)),
    "another seed revealed before the promised one": lambda: signed(
        a_game(CHEAT, early=[table_event(Finished(CHEAT.hex(), SECRET.hex(), (1, 1), (0, 0)))])
    ),
    "a table opened again when the nonces are known": lambda: signed(
        [table_event(opened(promise=promise_of(CHEAT))), *a_game()[1:3], *a_game()]
    ),
    "seated before opened": lambda: signed([*a_game()[1:3], a_game()[0], *a_game()[3:]]),
    "seated after the deal": lambda: signed([*a_game()[:5], a_game()[1], *a_game()[5:]]),
    "dealt twice": lambda: signed([*a_game()[:5], *a_game()[3:5], *a_game()[5:]]),
    "dealt again after a choice": lambda: signed([*a_game()[:6], *a_game()[3:5], *a_game()[5:]]),
    # Hidden events
    "a choice hidden in a finished game": lambda: signed(a_game(), hide={6}),
    "the deal hidden in a finished game": lambda: signed(a_game(), hide={5}),
    "a leaf together with a body": lambda: signed(
        a_game(), edit=lambda n, line, leaf: replace(line, leaf=leaf.hex()) if n == 6 else line
    ),
    "a shown line with a redacted form": lambda: signed(
        a_game(), edit=lambda n, line, leaf: replace(line, redacted=Raw(b'{"lie":1}')) if n == 6 else line
    ),
    "a hidden line without a redacted form": lambda: signed(
        a_game()[:-1], {5, 6}, lambda n, line, leaf: replace(line, redacted=msgspec.UNSET) if n == 6 else line
    ),
    # Order
    "an event after the end": lambda: signed([*a_game(), NOTE]),
    "only opened and finished": lambda: only(0, -1),
    "only finished": lambda: only(-1),
    "only started": lambda: only(3),
    "only the deal": lambda: only(4),
    "a deal without a start": lambda: only(0, 4),
    "an action without a start": lambda: only(0, 5),
    "only a note": lambda: signed([NOTE]),
    # False fields
    "false types": lambda: every(lambda e: replace(e, type="unknown-type"), lambda e: e.source == "game"),
    "false ordinals": lambda: every(lambda e: replace(e, ordinal=e.ordinal * 7)),
    "false seats": lambda: every(lambda e: replace(e, seat=1 - e.seat), has_cause),
    "a time before 1970": lambda: every(lambda e: replace(e, recorded=-(10**15))),
    "times in descending order": lambda: signed(
        [replace(e, recorded=100 - n) for n, e in enumerate(a_game()) if e.ordinal == 0]
    ),
    "schema version 99": lambda: every(lambda e: replace(e, schema=99)),
    "schema version 0": lambda: every(lambda e: replace(e, schema=0)),
    "schema version -5": lambda: every(lambda e: replace(e, schema=-5)),
    # Causes
    "a cause of seat -1": lambda: every(lambda e: replace(e, seat=-1, cause=Cause(-1, e.cause.actions)), has_cause),
    "a cause of seat 99": lambda: every(lambda e: replace(e, seat=99, cause=Cause(99, e.cause.actions)), has_cause),
    "a cause for sitting down": lambda: every(lambda e: replace(e, cause=CHOOSE_1), lambda e: e.type == "seated"),
    "a cause for the start": lambda: every(lambda e: replace(e, cause=CHOOSE_1), lambda e: e.type == "started"),
    "a second cause": lambda: every(lambda e: replace(e, cause=CHOOSE_1), lambda e: e.ordinal == 1),
    "an impossible action": lambda: every(
        lambda e: replace(e, cause=Cause(e.seat, [Raw(b'{"type":"choose","card":77}')])), has_cause
    ),
    "an action with an extra field": lambda: every(
        lambda e: replace(e, cause=Cause(e.seat, [Raw(bytes(a)[:-1] + b',"x":1}') for a in e.cause.actions])), has_cause
    ),
    # Opening
    "an unknown rules version": lambda: other_first(table_event(opened(rules_version=99))),
    "rules version 0": lambda: other_first(table_event(opened(rules_version=0))),
    "nine seats": lambda: other_first(table_event(opened(seats=9))),
    "minus one seat": lambda: other_first(table_event(opened(seats=-1))),
    "ten million seats": lambda: other_first(table_event(opened(seats=10**7))),
    "options that are a list": lambda: other_first(table_event(opened(options=Raw(b"[]")))),
    "options with an extra field": lambda: other_first(table_event(opened(options=Raw(b'{"x":1}')))),
    "an opening without content": lambda: other_first(envelope("table", "opened", {"type": "opened"})),
    "a promise that is not hex": lambda: other_first(table_event(opened(promise="zz"))),
    # Sitting down
    "a nonce that is not hex": lambda: seated(0, "xyz"),
    "a nonce with spaces": lambda: seated(0, " ".join(["00"] * 16)),
    "a nonce with a newline": lambda: seated(0, "00" * 16 + "\n"),
    "a seat that does not exist": lambda: seated(5, "00" * 16),
    "two in one seat": lambda: before_start(Seated(0, "p2", "02" * 16)),
    "a bot with a nonce": lambda: signed(
        [a_game()[0], table_event(Seated(0, "p0", NONCES[0], "random")), *a_game()[2:]]
    ),
    "in a seat that is reserved for another player": lambda: reserved("p1", "p0"),
    "in a seat that is reserved for a bot": lambda: reserved("p0", ""),
    "more reserved seats than seats": lambda: reserved("p0", "p1", "p2"),
    "reserved when someone is seated": lambda: before_start(Reserved(("p0", "p1"))),
    "reserved twice": lambda: reserved("p0", "p1", times=2),
    "leaving a free seat": lambda: before_start(Left(0), Left(0)),
    "starting with a free seat": lambda: before_start(Left(0)),
    "a host who leaves a table without a host": lambda: before_start(HostLeft()),
    "leaving after the deal": lambda: after_start(Left(0)),
    "leaving a seat that does not exist": lambda: before_start(Left(7)),
    # Leaving a running game
    "resigning before the game": lambda: before_start(Resigned(0, "random")),
    "resigning twice": lambda: after_start(Resigned(0, "random"), Resigned(0, "random")),
    "resigning for a seat that does not exist": lambda: after_start(Resigned(2, "random")),
    "voting to end before the game": lambda: before_start(EndVoted(0, True)),
    "voting to end after resigning": lambda: after_start(Resigned(0, "random"), EndVoted(0, True)),
    "an end for which only one voted": lambda: ended(EndVoted(0, True)),
    "an end for which one vote was withdrawn": lambda: ended(EndVoted(0, True), EndVoted(1, True), EndVoted(0, False)),
    "an end for which nobody voted": lambda: ended(),
    "an agreed end with a winner": lambda: ended(EndVoted(0, True), EndVoted(1, True), places=(1, 2), scores=(3, 0)),
    # Finished
    "a seed that is not hex": lambda: finished(server_seed="zz"),
    "a secret that is not hex": lambda: finished(secret="zz"),
    "another secret": lambda: finished(secret="00" * 32),
    "another result": lambda: finished(places=[9, 9]),
    "places that are letters": lambda: finished(places=["a"]),
    "finished with an extra field": lambda: finished(extra=1),
    # Voided
    "voided though it was not ranked": lambda: signed([*a_game(), VOIDED]),
    "voided before the end": lambda: signed([*a_game(opened=RANKED)[:-1], VOIDED, a_game(opened=RANKED)[-1]]),
    "voided twice": lambda: signed([*a_game(opened=RANKED), VOIDED, VOIDED]),
    "voided for an unknown reason": lambda: signed(
        [*a_game(opened=RANKED), envelope("table", "voided", {"type": "voided", "reason": "spite"})]
    ),
    "an event after it was voided": lambda: signed([*a_game(opened=RANKED), VOIDED, NOTE]),
    # Ambiguous encodings
    "data twice": lambda: with_body(5, lambda b: b.replace(b'"data":', b'"data":{"type":"chose"},"data":', 1)),
    "a space in a body": lambda: with_body(5, lambda b: b.replace(b'{"table"', b'{ "table"', 1)),
    "a body with an extra field": lambda: with_body(5, lambda b: b[:-1] + b',"evil":1}'),
    "two promises": lambda: with_body(0, lambda b: b.replace(b'"promise":', b'"promise":"00","promise":')),
    "two results": lambda: with_body(-1, lambda b: b.replace(b'"places":', b'"places":[9,9],"places":')),
    "a time with a fraction": lambda: with_body(5, lambda b: b.replace(b'"recorded":1,', b'"recorded":1.0,')),
    # Sizes
    "a deep body": lambda: with_body(0, lambda b: b.replace(b'"cause":null', b'"z":' + DEEP + b',"cause":null')),
    "deep options": lambda: with_body(0, lambda b: b.replace(b'"options":{}', b'"options":' + DEEP)),
    "a huge version": lambda: with_body(0, lambda b: b.replace(b'"version":1,', b'"version":1' + b"0" * 5000 + b",")),
    "hugely many seats": lambda: with_body(0, lambda b: b.replace(b'"seats":2', b'"seats":2' + b"0" * 5000)),
    "an infinite rules version": lambda: with_body(0, lambda b: b.replace(b'_version":1', b'_version":1e400')),
    # The file
    "a salt with a newline": lambda: signed(
        a_game(), edit=lambda n, line, leaf: replace(line, salt=line.salt + "\n") if n == 6 else line
    ),
    "a key with a newline": lambda: signed(a_game()).replace(b'","signature', b'\\n","signature'),
    "a signature with a newline": lambda: signed(a_game())[:-3] + b'\\n"}\n',
    "two headers": lambda: signed(a_game()).split(b"\n")[0] + b"\n" + signed(a_game()),
    "an empty file": lambda: b"",
    "empty lines": lambda: b"\n\n\n\n",
    "null bytes": lambda: b"\0\n" * 5,
    "JSON nulls": lambda: b"null\n" * 4,
    "broken UTF-8": lambda: signed(a_game()).replace(b"haggle", b"hagg\xff\xfe", 1),
    "half a surrogate pair": lambda: signed(a_game()).replace(b'\\"haggle\\"', b'\\"\\\\ud800\\"', 1),
    "carriage returns": lambda: signed(a_game()).replace(b"\n", b"\r\n"),
    "a huge version in a line": lambda: signed(a_game()).replace(
        b'{"version":1,', b'{"version":1' + b"0" * 5000 + b",", 1
    ),
}


def test_an_honest_game_verifies():
    verdict = verify(signed(a_game()), find, key=public_bytes(KEY).hex())
    assert verdict.deal_checked
    assert verdict.commits_rerun == 1 + 6


def test_a_voided_game_verifies():
    verdict = verify(signed([*a_game(opened=RANKED), VOIDED]), find, key=public_bytes(KEY).hex())
    assert verdict.deal_checked


def test_a_game_with_departures_verifies():
    assert verify(after_start(Resigned(0, "random")), find).deal_checked
    assert verify(after_start(EndVoted(0, True), EndVoted(0, False)), find).deal_checked
    assert verify(before_start(Left(0), Seated(0, "p2", NONCES[0])), find).deal_checked
    assert verify(reserved("p0", "p1"), find).deal_checked
    assert verify(ended(EndVoted(0, True), EndVoted(1, True)), find).places == ()
    assert verify(ended(Resigned(0, "random"), EndVoted(1, True)), find).places == ()


def test_an_honest_running_game_verifies():
    assert verify(signed(a_game()[:-1], hide={5, 6}), find).hidden == 2


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forgery_does_not_verify(name):
    with pytest.raises(VerificationError) as found:
        verify(FORGERIES[name](), find, key=public_bytes(KEY).hex())
    assert len(str(found.value)) < 500


def test_an_error_names_an_unknown_game():
    with pytest.raises(UnknownGame, match="chess"):
        verify(other_first(table_event(opened(game="chess"))), find)
