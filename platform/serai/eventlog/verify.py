"""Verifying an exported table, with no database and no settings: `python manage.py verify_game FILE`.

The chain, the signature, every action decided again, the deal against the revealed seed, the result.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any
from uuid import UUID

import msgspec
from msgspec import Struct

from serai.engine.registry import PluginError, UnknownGame
from serai.engine.wire import decode, encode
from serai.eventlog import chain
from serai.eventlog.chronicle import Chronicle, FindGame, advance, commitment
from serai.eventlog.decide_again import Fault, before_the_game, commits_of, compare, revelation, says, what_follows
from serai.eventlog.envelope import Envelope
from serai.eventlog.export import FORMAT, Footer, Header, Line
from serai.eventlog.grammar import check_grammar, read_body
from serai.eventlog.keys import is_sealed, is_signed
from serai.eventlog.table_events import Revealed

__all__ = ["Fault", "Verdict", "verify"]


class Verdict(Struct, frozen=True):
    """What was verified of a table without a fault."""

    table: UUID
    events: int
    hidden: int
    """Events of which only the hash is known: a running game as a seat may see it."""
    head: str
    key: str
    decided_again: int
    deal_checked: bool
    places: tuple[int, ...]
    scores: tuple[int, ...]


def verify(data: bytes, find: FindGame, *, key: str | None = None, head: str | None = None) -> Verdict:
    """Raises Fault at the first thing that is wrong.

    `key` is the site's public key, `head` a head that was seen earlier; both in hex, both optional.
    """
    try:
        return _verify(data, find, key, head)
    except (Fault, UnknownGame, PluginError):
        raise
    except Exception as error:  # the file is a stranger's: whatever it makes the rules do, it is not valid
        raise Fault(f"it makes no sense: {type(error).__name__}: {error}") from error


def _verify(data: bytes, find: FindGame, key: str | None, head: str | None) -> Verdict:
    table, lines, footer = _read(data)
    envelopes = _verify_chain(table, lines)
    known = [envelope for envelope in envelopes if envelope]
    hidden = len(envelopes) - len(known)
    _verify_footer(table, lines, footer, key)
    _verify_seal(data, footer, hidden)
    if head is not None and head not in {line.head for line in lines}:
        raise Fault(f"the head {head} that was seen before is not in this chain")
    chronicle, decided = Chronicle(), 0
    if not hidden:
        check_grammar(known, find)
        chronicle, decided = _decide_again(known, find)
    elif any(says(envelope, "revealed") for envelope in known):
        raise Fault("the game is over, yet something in it is hidden")
    if revealed := chronicle.revealed:
        _verify_secrets(chronicle, revealed, lines, find)
    return Verdict(
        table=table,
        events=len(lines),
        hidden=hidden,
        head=footer.head,
        key=footer.key,
        decided_again=decided,
        deal_checked=revealed is not None,
        places=revealed.places if revealed else (),
        scores=revealed.scores if revealed else (),
    )


def _read(data: bytes) -> tuple[UUID, list[Line], Footer]:
    if not data.endswith(b"\n"):
        raise Fault("the file is cut off: its last line has no end")
    raw = data[:-1].split(b"\n")
    if len(raw) < 3:
        raise Fault("the file is cut off: an export has a header, events, and a signed head")
    header: Header = _strict(raw[0], Header, None)
    if header.format != FORMAT:
        raise Fault(f"the format is {header.format!r}, not {FORMAT!r}")
    lines = [_strict(line, Line, number) for number, line in enumerate(raw[1:-1], 1)]
    return header.table, lines, _strict(raw[-1], Footer, None)


def _strict(line: bytes, kind: Any, version: int | None) -> Any:
    """A line is what its content encodes to, byte for byte."""
    try:
        value = decode(line, kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Fault(f"the line can't be read: {error}", version) from None
    if encode(value) != line:
        raise Fault("the line is not written in the canonical form", version)
    return value


def _verify_chain(table: UUID, lines: Sequence[Line]) -> list[Envelope | None]:
    head, envelopes = chain.genesis(table), []
    for number, line in enumerate(lines, 1):
        if line.version != number:
            raise Fault(f"version {number} was expected here, not {line.version}", number)
        envelope, leaf = _open(line, table)
        head = chain.next_head(head, leaf)
        if head.hex() != line.head:
            raise Fault("it does not fit into the chain", number)
        envelopes.append(envelope)
    return envelopes


def _open(line: Line, table: UUID) -> tuple[Envelope | None, bytes]:
    """An event is either open, with salt and body, or closed, with its leaf and what may be seen; never both."""
    match line:
        case Line(salt=str(salt), body=str(body), leaf=msgspec.UNSET, seen=msgspec.UNSET):
            envelope = read_body(body, line.version)
            if (envelope.table, envelope.version) != (table, line.version):
                raise Fault("it belongs to another place", line.version)
            return envelope, chain.leaf(bytes.fromhex(salt), body.encode())
        case Line(salt=msgspec.UNSET, body=msgspec.UNSET, leaf=str(leaf), seen=seen) if seen is not msgspec.UNSET:
            return None, bytes.fromhex(leaf)
    raise Fault("it is neither open nor closed", line.version)


def _verify_footer(table: UUID, lines: Sequence[Line], footer: Footer, key: str | None) -> None:
    if footer.version != len(lines):
        raise Fault(f"the signature is for version {footer.version}, but the chain ends at {len(lines)}", len(lines))
    if footer.head != lines[-1].head:
        raise Fault("the signature is for another head", len(lines))
    if key is not None and key != footer.key:
        raise Fault("it is signed with another key than the site's")
    public_key, signature, head = (bytes.fromhex(text) for text in (footer.key, footer.signature, footer.head))
    if not is_signed(public_key, signature, table, footer.version, head):
        raise Fault("the signature is not that of the key")


def _verify_seal(data: bytes, footer: Footer, hidden: int) -> None:
    """What may be seen of a hidden event is under no hash of the chain: there the site signs the file itself."""
    if not hidden:
        if footer.seal is not msgspec.UNSET:
            raise Fault("a file in which nothing is hidden needs no seal")
        return
    before = data[: data.rindex(b"\n", 0, -1) + 1]
    seal = bytes.fromhex(footer.seal) if isinstance(footer.seal, str) else b""
    if not is_sealed(bytes.fromhex(footer.key), seal, sha256(before).digest()):
        raise Fault("the seal of the file is broken")


def _decide_again(envelopes: Sequence[Envelope], find: FindGame) -> tuple[Chronicle, int]:
    """The chronicle of the table, and how many of its commits follow from their cause by the rules."""
    revealed = revelation(envelopes)
    chronicle, decided = Chronicle(), 0
    for commit in commits_of(envelopes):
        told = before_the_game(commit)
        try:
            advance(chronicle, commit[:told], find)
            expected = what_follows(chronicle, commit, find, revealed)
            if expected is not None:
                compare(commit, expected, chronicle, find)
                decided += bool(expected)
            advance(chronicle, commit[told:], find)
        except Fault:
            raise
        except Exception as error:
            raise Fault(f"it makes no sense: {type(error).__name__}: {error}", commit[0].version) from error
    return chronicle, decided


def _verify_secrets(chronicle: Chronicle, revealed: Revealed, lines: Sequence[Line], find: FindGame) -> None:
    opened, last = chronicle.opened, lines[-1].version
    if opened is None or commitment(bytes.fromhex(revealed.server_seed)) != opened.commitment:
        raise Fault("the revealed seed is not the one that was promised", last)
    secret = bytes.fromhex(revealed.secret)
    for line in lines:
        if chain.salt(secret, line.version).hex() != line.salt:
            raise Fault("its salt does not come from the revealed secret", line.version)
    outcome = find(opened.game).games[opened.rules].outcome(chronicle.state)
    if outcome is None and not chronicle.is_ended_by_players:
        raise Fault("the secrets are revealed while the game goes on", last)
    if (revealed.places, revealed.scores) != ((outcome.places, outcome.scores) if outcome else ((), ())):
        raise Fault("the result is not what the rules say", last)
