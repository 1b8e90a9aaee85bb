"""What a stream adds up to: how the table was set up, and the state of its game."""

import hmac
from collections.abc import Callable, Iterable
from copy import copy
from hashlib import sha256
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct

from serai.engine import Plugin, Rng
from serai.engine.wire import decode, decoder, encode
from serai.eventlog.envelope import Brief, Envelope
from serai.eventlog.table_events import (
    TABLE_EVENTS,
    Begun,
    EndWished,
    HostLeft,
    Left,
    Opened,
    Resigned,
    Revealed,
    Seated,
    TableEvent,
)

FindGame: TypeAlias = Callable[[str], Plugin]


DepartureKind = Literal["resigned"]


class Departure(Struct, frozen=True):
    """Why the player of a chair left the running game, and at which version."""

    kind: DepartureKind
    version: int


class Chair(Struct, frozen=True):
    """Who sits in it, and who plays for it: the level of a bot, or None for the player."""

    player: str
    bot: str | None = None
    departed: Departure | None = None
    wishes_end: bool = False

    @property
    def is_played_by_person(self) -> bool:
        return self.bot is None


class Chronicle(Struct):
    """Everything needed to go on with a table, from its events. Times are microseconds since 1970, UTC."""

    version: int = 0
    opened: Opened | None = None
    host: str = ""
    chairs: list[Chair | None] = []
    nonces: list[str] = []
    state: Any = None
    revealed: Revealed | None = None
    opened_at: int = 0
    begun_at: int | None = None
    changed_at: int = 0

    @property
    def begun(self) -> bool:
        return self.begun_at is not None

    @property
    def people(self) -> list[Chair]:
        """Who plays with a will of their own."""
        return [chair for chair in self.chairs if chair and chair.is_played_by_person]

    @property
    def is_ended_by_players(self) -> bool:
        """Everybody who still plays wishes the end."""
        return bool(self.people) and all(chair.wishes_end for chair in self.people)


class KeptChronicle(Chronicle):
    """With the game's state as bytes, for its type is the game's affair."""

    state: Raw = Raw(b"null")


class Kept(Struct, frozen=True):
    fingerprint: str
    chronicle: KeptChronicle


def clone(chronicle: Chronicle, find: FindGame) -> Chronicle:
    """A copy to go on with; the original stays as it is."""
    copied = copy(chronicle)
    copied.chairs, copied.nonces = [*chronicle.chairs], [*chronicle.nonces]
    if chronicle.opened and chronicle.state is not None:
        copied.state = find(chronicle.opened.game).games[chronicle.opened.rules].clone(chronicle.state)
    return copied


def is_public(envelope: Envelope | Brief) -> bool:
    """Whether everybody may see a table event whole. One that is not known here stays closed."""
    return envelope.type in TABLE_EVENTS


def event_of(envelope: Envelope | Brief, plugin: Plugin | None, rules: int | None) -> Any:
    """The event in an envelope, lifted to its current form; None for a table event that says nothing of the game."""
    if envelope.room == "table":
        kind = TABLE_EVENTS.get(envelope.type)
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
            tell(chronicle, event_of(envelope, None, None), envelope.recorded, envelope.version)
            game = game or _game_of(chronicle, find)
        elif game is None:
            raise LookupError("a game has events only after its table was opened")
        else:
            read, evolve = game
            chronicle.state = evolve(chronicle.state, read(envelope))
            chronicle.changed_at, chronicle.version = envelope.recorded, envelope.version
    return chronicle


def _game_of(chronicle: Chronicle, find: FindGame) -> tuple[Callable[..., Any], Callable[..., Any]] | None:
    """How to read its events, and how to evolve by them; None before the table is opened."""
    if chronicle.opened is None:
        return None
    plugin, rules = find(chronicle.opened.game), chronicle.opened.rules
    return _reader(plugin, rules), plugin.games[rules].evolve


def tell(chronicle: Chronicle, event: TableEvent | None, at: int, version: int) -> None:
    """What a table event changes; None is one that says nothing of the game."""
    match event:
        case Opened():
            chronicle.opened, chronicle.opened_at, chronicle.host = event, at, event.host
            chronicle.chairs = [None] * event.seats
            chronicle.nonces = [""] * event.seats
        case Seated(seat, player, nonce, bot):
            chronicle.chairs[seat] = Chair(player, bot)
            chronicle.nonces[seat] = nonce
            chronicle.host = chronicle.host or (player if bot is None else "")
        case Left(seat):
            _leave(chronicle, seat)
        case HostLeft():
            _next_host(chronicle)
        case Begun():
            chronicle.begun_at = at
        case Resigned(seat, bot):
            _change(chronicle, seat, bot=bot, departed=Departure("resigned", version), wishes_end=False)
        case EndWished(seat, wishes):
            _change(chronicle, seat, wishes_end=wishes)
        case Revealed():
            chronicle.revealed = event
    chronicle.changed_at, chronicle.version = at, version


def _leave(chronicle: Chronicle, seat: int) -> None:
    """When the host goes, the first who is left becomes it."""
    chair = chronicle.chairs[seat]
    chronicle.chairs[seat], chronicle.nonces[seat] = None, ""
    if chair and chair.player == chronicle.host:
        _next_host(chronicle)


def _next_host(chronicle: Chronicle) -> None:
    chronicle.host = next((person.player for person in chronicle.people), "")


def _change(chronicle: Chronicle, seat: int, **changes: Any) -> None:
    chair = chronicle.chairs[seat]
    if chair is not None:
        chronicle.chairs[seat] = msgspec.structs.replace(chair, **changes)


def freeze(chronicle: Chronicle, find: FindGame) -> bytes:
    opened = chronicle.opened
    mark = fingerprint(find(opened.game), opened.rules) if opened else ""
    fields = {**msgspec.structs.asdict(chronicle), "state": Raw(encode(chronicle.state))}
    return encode(Kept(mark, KeptChronicle(**fields)))


def thaw(snapshot: bytes, find: FindGame) -> Chronicle:
    """The chronicle of a snapshot; raises if it is of another making than today's."""
    kept: Kept = decode(snapshot, Kept)
    chronicle = Chronicle(**msgspec.structs.asdict(kept.chronicle))
    chronicle.state = None
    if opened := chronicle.opened:
        plugin = find(opened.game)
        if kept.fingerprint != fingerprint(plugin, opened.rules):
            raise LookupError("the state has another form today")
        if chronicle.begun:
            chronicle.state = decode(kept.chronicle.state, plugin.games[opened.rules].types.state)
    return chronicle


def fingerprint(plugin: Plugin, rules: int) -> str:
    """Changes with the form of the state and with how old events are lifted: then snapshots are made anew."""
    schema = msgspec.json.schema(plugin.games[rules].types.state)
    steps = {type_: len(upcasts) for type_, upcasts in plugin.upcasts.items()}
    return sha256(encode([schema, steps, plugin.snapshots])).hexdigest()


def commitment(server_seed: bytes) -> str:
    return sha256(server_seed).hexdigest()


def seed_of(secret: bytes) -> bytes:
    """The server's seed of a table: one secret is kept, the other follows from it."""
    return hmac.digest(secret, b"server seed", "sha256")


def deal(server_seed: bytes, nonces: Iterable[str]) -> Rng:
    """The stream that deals the game: HMAC-SHA-256(server seed, nonces in seat order); a bot's nonce is empty."""
    return Rng(hmac.digest(server_seed, b"".join(map(bytes.fromhex, nonces)), "sha256"))


def bot_rng(server_seed: bytes, seat: int, version: int) -> Rng:
    """What a bot of the site draws from when it decides at a version."""
    return Rng(server_seed).fork("bot", seat, version)
