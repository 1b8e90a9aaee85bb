"""The grammar of a log: which events may occur, in which order and how often. Each must be in canonical encoding.

Without these checks a site could deal twice and show the better deal, or two readers could read two games in one file.
"""

import re
from collections.abc import Sequence

import msgspec

from serai.engine.codec import decode, encode
from serai.eventlog.clock_grammar import leaving_error
from serai.eventlog.envelope import Envelope, pack, unpack
from serai.eventlog.rerun import VerificationError, commits_of, is_table_event
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
    TableEvent,
    Terms,
    Voided,
)
from serai.eventlog.table_state import FindGame, Occupant, TableState, apply_event, event_of, is_public

_NONCE = re.compile(r"([0-9a-f]{32})?")
_SECRET = re.compile(r"[0-9a-f]{64}")


def read_body(body: str, version: int) -> Envelope:
    """Decodes an envelope, which must be in canonical form: no extra field, no field twice, no space."""
    data = body.encode()
    try:
        envelope = unpack(data)
    except msgspec.DecodeError as error:
        raise VerificationError(f"it can't be read: {error}", version) from None
    if pack(envelope) != data or msgspec.json.encode(msgspec.json.decode(envelope.data)) != bytes(envelope.data):
        raise VerificationError("it is not in canonical form", version)
    if decode(envelope.data, dict).get("type") != envelope.type:
        raise VerificationError("its type is not the type of its content", version)
    return envelope


def check_grammar(envelopes: Sequence[Envelope], find: FindGame) -> None:
    """Checks a complete log; raises VerificationError at the first event that breaks the grammar."""
    for commit in commits_of(envelopes):
        _check_commit(commit)
    times = [envelope.recorded for envelope in envelopes]
    if times[0] < 0 or times != sorted(times):
        raise VerificationError("the times of the events are not in order")
    first = envelopes[0]
    if not is_table_event(first, "opened"):
        raise VerificationError("the first event must be that the table was opened", first.version)
    table = TableState()
    opened = _check_opened(_table_event(first), find)
    apply_event(table, opened, first.recorded, first.version)
    for envelope in envelopes[1:]:
        _check_schema(envelope, opened, find)
        if table.finished and (table.voided or not is_table_event(envelope, "voided")):
            raise VerificationError("no event may follow the end of the game", envelope.version)
        if envelope.source == "game":
            if not table.is_started:
                raise VerificationError("the game has not started", envelope.version)
        elif is_public(envelope):
            event = _table_event(envelope)
            if error := _order_error(event, table):
                raise VerificationError(error, envelope.version)
            apply_event(table, event, envelope.recorded, envelope.version)


def _order_error(event: TableEvent, table: TableState) -> str | None:
    """Why this event is impossible at the table now; None if it is possible."""
    seat = getattr(event, "seat", 0)
    if seat >= len(table.occupants):
        return "there is no such seat"
    occupant = table.occupants[seat]
    match event:
        case Opened():
            return "the table is opened a second time"
        case Terms() if table.version != 1:
            return "terms must follow the opening directly"
        case Reserved() if (
            table.is_started or table.reserved or any(table.occupants) or len(event.players) != len(table.occupants)
        ):
            return "all seats must be reserved at once, before anyone sits down"
        case Seated() | Left() | HostLeft() | Started() if table.is_started:
            return "the game has already started"
        case Resigned() | EndVoted() | Finished() | Voided() if not table.is_started:
            return "the game has not started"
        case Finished() | Voided():
            return _end_error(event, table)
        case Seated():
            return _seated_error(event, occupant, table.reserved)
        case Left() if occupant is None:
            return "the seat is free already"
        case HostLeft() if not table.host or table.host in {person.player for person in table.active_people}:
            return "there is no host without a seat"
        case Started() if None in table.occupants:
            return "the game starts with a free seat"
    return leaving_error(event, table)


def _seated_error(seated: Seated, occupant: Occupant | None, reserved: tuple[str, ...]) -> str | None:
    if occupant is not None:
        return "the seat is taken already"
    if reserved and reserved[seated.seat] != (seated.player if seated.bot is None else ""):
        return "the seat is reserved for another player"
    if not _NONCE.fullmatch(seated.nonce) or (seated.bot is not None and seated.nonce):
        return "its nonce is not 16 bytes in hex, or a bot has one"
    return None


def _end_error(event: Finished | Voided, table: TableState) -> str | None:
    if isinstance(event, Voided):
        is_ranked = table.opened is not None and table.opened.ranked
        return None if table.finished and is_ranked else "only a finished ranked game can be voided"
    if not (_SECRET.fullmatch(event.server_seed) and _SECRET.fullmatch(event.secret)):
        return "a revealed secret is not 32 bytes in hex"
    return None


def _check_commit(commit: Sequence[Envelope]) -> None:
    first = commit[0]
    for ordinal, envelope in enumerate(commit):
        if envelope.ordinal != ordinal:
            raise VerificationError("it is out of order in its commit", envelope.version)
        if (envelope.seat, envelope.command, envelope.recorded) != (first.seat, first.command, first.recorded):
            raise VerificationError("it belongs to another commit", envelope.version)
        if envelope.cause is not None and ordinal:
            raise VerificationError("only the first event of a commit may have a cause", envelope.version)
    if first.cause is not None:
        if first.cause.seat != first.seat:
            raise VerificationError("its cause is from another seat", first.version)
        if all(envelope.source == "table" for envelope in commit) or any(
            is_table_event(envelope, "started") for envelope in commit
        ):
            raise VerificationError("it has a cause, but no game event follows from it", first.version)


def _check_schema(envelope: Envelope, opened: Opened, find: FindGame) -> None:
    newest = 1 + (len(find(opened.game).upcasts.get(envelope.type, ())) if envelope.source == "game" else 0)
    if not 1 <= envelope.schema <= newest:
        raise VerificationError(f"unknown schema version {envelope.schema}", envelope.version)


def _table_event(envelope: Envelope) -> TableEvent:
    event: TableEvent = event_of(envelope, None, None)
    if encode(event) != bytes(envelope.data):
        raise VerificationError("it is not in canonical form, or has unknown fields", envelope.version)
    return event


def _check_opened(opened: TableEvent, find: FindGame) -> Opened:
    assert isinstance(opened, Opened)
    plugin = find(opened.game)
    if opened.rules_version not in plugin.games:
        raise VerificationError(f"{plugin.name} has no rules version {opened.rules_version}", 1)
    if opened.seats not in plugin.seats:
        raise VerificationError(f"{plugin.name} is not played with {opened.seats} seats", 1)
    options = decode(opened.options, plugin.games[opened.rules_version].types.options)
    if encode(options) != bytes(opened.options) or not _SECRET.fullmatch(opened.promise):
        raise VerificationError("its options or its promise are not in canonical form", 1)
    return opened
