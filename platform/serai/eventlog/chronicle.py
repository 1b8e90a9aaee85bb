"""What a stream adds up to: how the table was set up, and the state of its game."""

import hmac
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct

from serai.engine import Event, Plugin, Rng, Seat
from serai.engine.wire import decode, decoder, encode
from serai.eventlog.envelope import Brief, Envelope

FindGame: TypeAlias = Callable[[str], Plugin]


class Opened(Event, frozen=True):
    """The table stands. `commitment` is the SHA-256 of the server's seed, published before anybody sits down."""

    game: str
    rules: int
    seats: int
    options: Raw
    commitment: str


class Seated(Event, frozen=True):
    """A random player id for this table, never an account; the nonce is the player's part of the seed."""

    seat: Seat
    player: str
    nonce: str


class Begun(Event, frozen=True):
    """The game begins: its set-up follows in the same commit."""


class Revealed(Event, frozen=True):
    """The game is over: the seed and the secret of the hash chain are no longer secret."""

    server_seed: str
    secret: str
    places: tuple[int, ...]
    scores: tuple[int, ...]


TableEvent: TypeAlias = Opened | Seated | Begun | Revealed
_TABLE_EVENTS: Mapping[str, type[TableEvent]] = {
    "opened": Opened,
    "seated": Seated,
    "begun": Begun,
    "revealed": Revealed,
}


def is_public(envelope: Envelope | Brief) -> bool:
    """Whether everybody may see a table event whole. One that is not known here stays closed."""
    return envelope.type in _TABLE_EVENTS


class Chronicle(Struct):
    """Everything needed to go on with a table, from its events."""

    version: int = 0
    opened: Opened | None = None
    nonces: list[str] = []
    begun: bool = False
    state: Any = None
    revealed: Revealed | None = None


class Kept(Struct, frozen=True):
    """A chronicle in a snapshot: the game's state as bytes, for its type is the game's affair."""

    fingerprint: str
    version: int
    opened: Opened | None
    nonces: list[str]
    begun: bool
    state: Raw
    revealed: Revealed | None


def event_of(envelope: Envelope | Brief, plugin: Plugin | None, rules: int | None) -> Any:
    """The event in an envelope, lifted to its current form; None for a table event that says nothing of the game."""
    if envelope.room == "table":
        kind = _TABLE_EVENTS.get(envelope.type)
        return decode(envelope.data, kind) if kind else None
    if plugin is None or rules is None:
        raise LookupError("a game has events only after its table was opened")
    return _reader(plugin, rules)(envelope)


def _reader(plugin: Plugin, rules: int) -> Callable[[Envelope | Brief], Any]:
    """Reads a game's events, old ones lifted to their current form."""
    read, upcasts = decoder(plugin.games[rules].types.event).decode, plugin.upcasts

    def event(envelope: Envelope | Brief) -> Any:
        steps = upcasts.get(envelope.type, ())[envelope.schema - 1 :]
        if not steps:
            return read(envelope.data)
        data = decode(envelope.data, dict[str, Any])
        for step in steps:
            data = step(data)
        return read(encode(data))

    return event


def advance(chronicle: Chronicle, envelopes: Iterable[Envelope | Brief], find: FindGame) -> Chronicle:
    """The chronicle after the events; it is changed in place."""
    game = _game_of(chronicle, find)
    for envelope in envelopes:
        if envelope.room == "table":
            _tell(chronicle, event_of(envelope, None, None))
            game = game or _game_of(chronicle, find)
        elif game is None:
            raise LookupError("a game has events only after its table was opened")
        else:
            read, evolve = game
            chronicle.state = evolve(chronicle.state, read(envelope))
        chronicle.version = envelope.version
    return chronicle


def _game_of(chronicle: Chronicle, find: FindGame) -> tuple[Callable[..., Any], Callable[..., Any]] | None:
    """How to read its events, and how to evolve by them; None before the table is opened."""
    if chronicle.opened is None:
        return None
    plugin, rules = find(chronicle.opened.game), chronicle.opened.rules
    return _reader(plugin, rules), plugin.games[rules].evolve


def _tell(chronicle: Chronicle, event: TableEvent | None) -> None:
    match event:
        case Opened():
            chronicle.opened = event
            chronicle.nonces = [""] * event.seats
        case Seated(seat, _, nonce):
            chronicle.nonces[seat] = nonce
        case Begun():
            chronicle.begun = True
        case Revealed():
            chronicle.revealed = event


def freeze(chronicle: Chronicle, find: FindGame) -> bytes:
    state, opened = Raw(encode(chronicle.state)), chronicle.opened
    mark = fingerprint(find(opened.game), opened.rules) if opened else ""
    return encode(Kept(mark, chronicle.version, opened, chronicle.nonces, chronicle.begun, state, chronicle.revealed))


def thaw(snapshot: bytes, find: FindGame) -> Chronicle:
    """The chronicle of a snapshot; raises if it is of another making than today's."""
    kept: Kept = decode(snapshot, Kept)
    opened, state = kept.opened, None
    if opened:
        plugin = find(opened.game)
        if kept.fingerprint != fingerprint(plugin, opened.rules):
            raise LookupError("the state has another form today")
        if kept.begun:
            state = decode(kept.state, plugin.games[opened.rules].types.state)
    return Chronicle(kept.version, opened, kept.nonces, kept.begun, state, kept.revealed)


def fingerprint(plugin: Plugin, rules: int) -> str:
    """Changes with the form of the state and with how old events are lifted: then snapshots are made anew."""
    schema = msgspec.json.schema(plugin.games[rules].types.state)
    steps = {type_: len(upcasts) for type_, upcasts in plugin.upcasts.items()}
    return sha256(encode([schema, steps, plugin.snapshots])).hexdigest()


def commitment(server_seed: bytes) -> str:
    return sha256(server_seed).hexdigest()


def deal(server_seed: bytes, nonces: Iterable[str]) -> Rng:
    """The stream that deals the game: HMAC-SHA-256(server seed, nonces in seat order); a bot's nonce is empty."""
    return Rng(hmac.digest(server_seed, b"".join(map(bytes.fromhex, nonces)), "sha256"))
