"""What a log must look like before its content is asked: each thing once, in its place, written in one way only.

Without this a site could deal twice and show the better one, or two readers could read two games out of one file.
"""

import re
from collections.abc import Sequence

import msgspec

from serai.engine.wire import decode, encode
from serai.eventlog.chronicle import Chair, Chronicle, FindGame, event_of, is_public, tell
from serai.eventlog.decide_again import Fault, commits_of, says
from serai.eventlog.envelope import Envelope, pack, unpack
from serai.eventlog.grammar_of_parting import wrong_with_parting
from serai.eventlog.table_events import (
    Begun,
    EndWished,
    HostLeft,
    Kept,
    Left,
    Opened,
    Resigned,
    Revealed,
    Seated,
    TableEvent,
    Terms,
    Voided,
)

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
    table = Chronicle()
    opened = _check_opened(_table_event(first), find)
    tell(table, opened, first.recorded, first.version)
    for envelope in envelopes[1:]:
        _check_schema(envelope, opened, find)
        if table.revealed and (table.voided or not says(envelope, "voided")):
            raise Fault("after the revelation nothing more can happen", envelope.version)
        if envelope.room == "game":
            if not table.begun:
                raise Fault("the game has not begun", envelope.version)
        elif is_public(envelope):
            event = _table_event(envelope)
            if wrong := _untimely(event, table):
                raise Fault(wrong, envelope.version)
            tell(table, event, envelope.recorded, envelope.version)


def _untimely(event: TableEvent, table: Chronicle) -> str | None:
    """Why this can't happen at the table now; None if it can."""
    seat = getattr(event, "seat", 0)
    if seat >= len(table.chairs):
        return "there is no such seat"
    chair = table.chairs[seat]
    match event:
        case Opened():
            return "the table is opened a second time"
        case Terms() if table.version != 1:
            return "terms are told with the opening"
        case Kept() if table.begun or table.kept or any(table.chairs) or len(event.players) != len(table.chairs):
            return "chairs are kept once, all of them, before anybody sits down"
        case Seated() | Left() | HostLeft() | Begun() if table.begun:
            return "the game has begun already"
        case Resigned() | EndWished() | Revealed() | Voided() if not table.begun:
            return "the game has not begun"
        case Revealed() | Voided():
            return _wrong_with_end(event, table)
        case Seated():
            return _wrong_with_seated(event, chair, table.kept)
        case Left() if chair is None:
            return "nobody sits there"
        case HostLeft() if not table.host or table.host in {person.player for person in table.people}:
            return "there is no host apart from those who sit there"
        case Begun() if None in table.chairs:
            return "the game begins with an empty chair"
    return wrong_with_parting(event, table)


def _wrong_with_seated(seated: Seated, chair: Chair | None, kept: tuple[str, ...]) -> str | None:
    if chair is not None:
        return "somebody sits there already"
    if kept and kept[seated.seat] != (seated.player if seated.bot is None else ""):
        return "the chair is kept for somebody else"
    if not _NONCE.fullmatch(seated.nonce) or (seated.bot is not None and seated.nonce):
        return "its nonce is not 16 bytes in hex, or is a bot's"
    return None


def _wrong_with_end(event: Revealed | Voided, table: Chronicle) -> str | None:
    if isinstance(event, Voided):
        is_ranked = table.opened is not None and table.opened.ranked
        return None if table.revealed and is_ranked else "only a ranked game that is over can be voided"
    if not (_SECRET.fullmatch(event.server_seed) and _SECRET.fullmatch(event.secret)):
        return "what it reveals is not 32 bytes in hex"
    return None


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


def _table_event(envelope: Envelope) -> TableEvent:
    event: TableEvent = event_of(envelope, None, None)
    if encode(event) != bytes(envelope.data):
        raise Fault("it says more than it should", envelope.version)
    return event


def _check_opened(opened: TableEvent, find: FindGame) -> Opened:
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
