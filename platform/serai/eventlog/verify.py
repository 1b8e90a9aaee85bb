"""Verifying an exported table, with no database and no settings: `python manage.py verify_game FILE`.

It checks the chain and the signature, re-runs every action through the rules, and checks the deal against the revealed
seed and the result against the rules.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any
from uuid import UUID

import msgspec
from msgspec import UNSET, Struct

from serai.engine.codec import decode, encode
from serai.engine.registry import PluginError, UnknownGame
from serai.eventlog import chain
from serai.eventlog.envelope import Envelope
from serai.eventlog.export import FORMAT, Footer, Header, Line
from serai.eventlog.grammar import check_grammar, read_body
from serai.eventlog.rerun import (
    VerificationError,
    commits_of,
    compare_events,
    count_leading_table_events,
    expected_events,
    finished_event,
    is_table_event,
)
from serai.eventlog.signatures import is_file_signed, is_signed
from serai.eventlog.table_events import Finished
from serai.eventlog.table_state import FindGame, TableState, apply_events, promise_of

__all__ = ["Verdict", "VerificationError", "verify"]


class Verdict(Struct, frozen=True):
    """The result of a successful verification."""

    table: UUID
    events: int
    hidden: int
    """Events of which only the hash is known, in a running game."""
    head: str
    key: str
    commits_rerun: int
    deal_checked: bool
    places: tuple[int, ...]
    scores: tuple[int, ...]


def verify(data: bytes, find: FindGame, *, key: str | None = None, head: str | None = None) -> Verdict:
    """Raises VerificationError at the first error.

    `key` is the site's public key, `head` a head that was seen earlier; both in hex, both optional.
    """
    try:
        return _verify(data, find, key, head)
    except (VerificationError, UnknownGame, PluginError):
        raise
    except Exception as error:  # the file is untrusted: if the rules raise an exception on it, it is not valid
        raise VerificationError(f"it can't be processed: {type(error).__name__}: {error}") from error


def _verify(data: bytes, find: FindGame, key: str | None, head: str | None) -> Verdict:
    table, lines, footer = _read(data)
    envelopes = _verify_chain(table, lines)
    shown = [envelope for envelope in envelopes if envelope]
    hidden = len(envelopes) - len(shown)
    _verify_footer(table, lines, footer, key)
    _verify_file_signature(data, footer, hidden)
    if head is not None and head not in {line.head for line in lines}:
        raise VerificationError(f"the head {head} that was seen before is not in this chain")
    table_state, commits_rerun = TableState(), 0
    if not hidden:
        check_grammar(shown, find)
        table_state, commits_rerun = _rerun(shown, find)
    elif any(is_table_event(envelope, "finished") for envelope in shown):
        raise VerificationError("the game is over, but an event is hidden")
    if finished := table_state.finished:
        _verify_secrets(table_state, finished, lines, find)
    return Verdict(
        table=table,
        events=len(lines),
        hidden=hidden,
        head=footer.head,
        key=footer.key,
        commits_rerun=commits_rerun,
        deal_checked=finished is not None,
        places=finished.places if finished else (),
        scores=finished.scores if finished else (),
    )


def _read(data: bytes) -> tuple[UUID, list[Line], Footer]:
    if not data.endswith(b"\n"):
        raise VerificationError("the file is cut off: its last line is incomplete")
    raw = data[:-1].split(b"\n")
    if len(raw) < 3:
        raise VerificationError("the file is cut off: an export has a header, events and a footer")
    header: Header = _strict(raw[0], Header, None)
    if header.format != FORMAT:
        raise VerificationError(f"the format is {header.format!r}, not {FORMAT!r}")
    lines = [_strict(line, Line, number) for number, line in enumerate(raw[1:-1], 1)]
    return header.table, lines, _strict(raw[-1], Footer, None)


def _strict(line: bytes, kind: Any, version: int | None) -> Any:
    """Decodes a line; raises VerificationError unless it is the canonical encoding of its content."""
    try:
        value = decode(line, kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise VerificationError(f"the line can't be read: {error}", version) from None
    if encode(value) != line:
        raise VerificationError("the line is not in canonical form", version)
    return value


def _verify_chain(table: UUID, lines: Sequence[Line]) -> list[Envelope | None]:
    head, envelopes = chain.genesis(table), []
    for number, line in enumerate(lines, 1):
        if line.version != number:
            raise VerificationError(f"version {number} was expected here, not {line.version}", number)
        envelope, leaf = _open(line, table)
        head = chain.next_head(head, leaf)
        if head.hex() != line.head:
            raise VerificationError("it does not match the hash chain", number)
        envelopes.append(envelope)
    return envelopes


def _open(line: Line, table: UUID) -> tuple[Envelope | None, bytes]:
    """The envelope (None if it is hidden) and the leaf of an event.

    A line has either salt and body, or leaf and redacted form.
    """
    match line:
        case Line(salt=str(salt), body=str(body), leaf=msgspec.UNSET, redacted=msgspec.UNSET):
            envelope = read_body(body, line.version)
            if (envelope.table, envelope.version) != (table, line.version):
                raise VerificationError("it belongs to another table or version", line.version)
            return envelope, chain.leaf(bytes.fromhex(salt), body.encode())
        case Line(salt=msgspec.UNSET, body=msgspec.UNSET, leaf=str(leaf), redacted=redacted) if redacted is not UNSET:
            return None, bytes.fromhex(leaf)
    raise VerificationError("it must be either shown or hidden", line.version)


def _verify_footer(table: UUID, lines: Sequence[Line], footer: Footer, key: str | None) -> None:
    if footer.version != len(lines):
        raise VerificationError(
            f"the signature is for version {footer.version}, but the chain ends at {len(lines)}", len(lines)
        )
    if footer.head != lines[-1].head:
        raise VerificationError("the signature is for another head", len(lines))
    if key is not None and key != footer.key:
        raise VerificationError("it is not signed with the site's key")
    public_key, signature, head = (bytes.fromhex(text) for text in (footer.key, footer.signature, footer.head))
    if not is_signed(public_key, signature, table, footer.version, head):
        raise VerificationError("the signature does not match the key")


def _verify_file_signature(data: bytes, footer: Footer, hidden: int) -> None:
    """The redacted form of a hidden event is not covered by the chain, so the site signs the file as well."""
    if not hidden:
        if footer.file_signature is not UNSET:
            raise VerificationError("a file without hidden events must not have a file signature")
        return
    before = data[: data.rindex(b"\n", 0, -1) + 1]
    signature = bytes.fromhex(footer.file_signature) if isinstance(footer.file_signature, str) else b""
    if not is_file_signed(bytes.fromhex(footer.key), signature, sha256(before).digest()):
        raise VerificationError("the file signature does not match the file")


def _rerun(envelopes: Sequence[Envelope], find: FindGame) -> tuple[TableState, int]:
    """The final table state, and how many commits were confirmed by the rules."""
    finished = finished_event(envelopes)
    table_state, commits_rerun = TableState(), 0
    for commit in commits_of(envelopes):
        leading = count_leading_table_events(commit)
        try:
            apply_events(table_state, commit[:leading], find)
            expected = expected_events(table_state, commit, find, finished)
            if expected is not None:
                compare_events(commit, expected, table_state, find)
                commits_rerun += bool(expected)
            apply_events(table_state, commit[leading:], find)
        except VerificationError:
            raise
        except Exception as error:
            reason = f"it can't be processed: {type(error).__name__}: {error}"
            raise VerificationError(reason, commit[0].version) from error
    return table_state, commits_rerun


def _verify_secrets(table_state: TableState, finished: Finished, lines: Sequence[Line], find: FindGame) -> None:
    opened, last = table_state.opened, lines[-1].version
    if opened is None or promise_of(bytes.fromhex(finished.server_seed)) != opened.promise:
        raise VerificationError("the revealed seed is not the one that was promised", last)
    secret = bytes.fromhex(finished.secret)
    for line in lines:
        if chain.salt(secret, line.version).hex() != line.salt:
            raise VerificationError("its salt is not derived from the revealed secret", line.version)
    outcome = find(opened.game).games[opened.rules_version].outcome(table_state.game_state)
    if outcome is None and not table_state.is_ended_by_players:
        raise VerificationError("the secrets are revealed before the game is over", last)
    if (finished.places, finished.scores) != ((outcome.places, outcome.scores) if outcome else ((), ())):
        raise VerificationError("the places and scores are not those of the rules", last)
