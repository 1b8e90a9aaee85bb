"""What a log must look like before its content is asked: each thing once, in its place, written in one way only.

Without this a site could deal twice and show the better one, or two readers could read two games out of one file.
"""

import re
from collections.abc import Sequence

import msgspec

from serai.engine.wire import decode, encode
from serai.eventlog.chronicle import FindGame, Opened, Revealed, Seated, event_of
from serai.eventlog.decide_again import Fault, commits_of, says
from serai.eventlog.envelope import Envelope, pack, unpack

_NONCE = re.compile(r"([0-9a-f]{32})?")
_SECRET = re.compile(r"[0-9a-f]{64}")


def read_body(body: str, version: int) -> Envelope:
    """The envelope in a body that is written as we write it: no field more, none twice, no space."""
    data = body.encode()
    try:
        envelope = unpack(data)
    except msgspec.DecodeError as error:
        raise Fault(f"it can't be read: {error}", version) from None
    if pack(envelope) != data or msgspec.json.encode(msgspec.json.decode(envelope.data)) != bytes(envelope.data):
        raise Fault("it is not written in the canonical form", version)
    if decode(envelope.data, dict).get("type") != envelope.type:
        raise Fault("its type is not that of its content", version)
    return envelope


def check_grammar(envelopes: Sequence[Envelope], find: FindGame) -> None:
    """Of a log that is known whole."""
    for commit in commits_of(envelopes):
        _check_commit(commit)
    times = [envelope.recorded for envelope in envelopes]
    if times[0] < 0 or times != sorted(times):
        raise Fault("time runs backwards")
    first = envelopes[0]
    if not says(first, "opened"):
        raise Fault("a table's first event is that it was opened", first.version)
    opened = _check_opened(_table_event(first), find)
    begun = 0
    for envelope in envelopes[1:]:
        _check_schema(envelope, opened, find)
        if says(envelope, "opened"):
            raise Fault("the table is opened a second time", envelope.version)
        if begun and says(envelope, "seated"):
            raise Fault("somebody sits down after the game has begun", envelope.version)
        if not begun and (envelope.room == "game" or says(envelope, "revealed")):
            raise Fault("the game has not begun", envelope.version)
        if says(envelope, "seated"):
            _check_seated(_table_event(envelope), opened, envelope.version)
        begun += says(envelope, "begun")
        if begun > 1:
            raise Fault("the game begins a second time", envelope.version)
        if says(envelope, "revealed"):
            _check_revealed(_table_event(envelope), envelope, envelopes[-1])


def _check_commit(commit: Sequence[Envelope]) -> None:
    first = commit[0]
    for ordinal, envelope in enumerate(commit):
        if envelope.ordinal != ordinal:
            raise Fault("it is out of order in its commit", envelope.version)
        if (envelope.seat, envelope.command, envelope.recorded) != (first.seat, first.command, first.recorded):
            raise Fault("it belongs to another commit", envelope.version)
        if envelope.cause is not None and ordinal:
            raise Fault("only the first event of a commit has a cause", envelope.version)
    if first.cause is not None:
        if first.cause.seat != first.seat:
            raise Fault("its cause is another seat's", first.version)
        if all(envelope.room == "table" for envelope in commit) or any(says(envelope, "begun") for envelope in commit):
            raise Fault("it has a cause, but nothing follows from it in the game", first.version)


def _check_schema(envelope: Envelope, opened: Opened, find: FindGame) -> None:
    newest = 1 + (len(find(opened.game).upcasts.get(envelope.type, ())) if envelope.room == "game" else 0)
    if not 1 <= envelope.schema <= newest:
        raise Fault(f"nobody knows a form {envelope.schema} of it", envelope.version)


def _table_event(envelope: Envelope) -> object:
    event = event_of(envelope, None, None)
    if encode(event) != bytes(envelope.data):
        raise Fault("it says more than it should", envelope.version)
    return event


def _check_opened(opened: object, find: FindGame) -> Opened:
    assert isinstance(opened, Opened)
    plugin = find(opened.game)
    if opened.rules not in plugin.games:
        raise Fault(f"{plugin.name} has no rules of version {opened.rules}", 1)
    if opened.seats not in plugin.seats:
        raise Fault(f"{plugin.name} is not played with {opened.seats} seats", 1)
    options = decode(opened.options, plugin.games[opened.rules].types.options)
    if encode(options) != bytes(opened.options) or not _SECRET.fullmatch(opened.commitment):
        raise Fault("its options or its promise are not written in the canonical form", 1)
    return opened


def _check_seated(seated: object, opened: Opened, version: int) -> None:
    assert isinstance(seated, Seated)
    if seated.seat >= opened.seats or not _NONCE.fullmatch(seated.nonce):
        raise Fault("there is no such seat, or its nonce is not 16 bytes in hex", version)


def _check_revealed(revealed: object, envelope: Envelope, last: Envelope) -> None:
    assert isinstance(revealed, Revealed)
    if envelope.version != last.version:
        raise Fault("after the revelation nothing more can happen", envelope.version)
    if not (_SECRET.fullmatch(revealed.server_seed) and _SECRET.fullmatch(revealed.secret)):
        raise Fault("what it reveals is not 32 bytes in hex", envelope.version)
