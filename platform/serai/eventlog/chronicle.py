"""What a stream adds up to: how the table was set up, and the state of its game."""

import hmac
from collections.abc import Callable, Iterable
from copy import copy
from hashlib import sha256
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from serai.engine import Plugin, Rng
from serai.engine.wire import decode, decoder, encode
from serai.eventlog.envelope import Brief, Envelope
from serai.eventlog.hourglass import Hourglass, full, handed_back, postponed, read
from serai.eventlog.table_events import (
    TABLE_EVENTS,
    Begun,
    EndWished,
    Forsaken,
    HostLeft,
    Kept,
    Left,
    Opened,
    Postponed,
    Resigned,
    Returned,
    Revealed,
    Seated,
    Substituted,
    SubstituteWished,
    TableEvent,
    Terms,
    Timed,
    TimedOut,
    Voided,
    Warned,
)

FindGame: TypeAlias = Callable[[str], Plugin]


DepartureKind = Literal["resigned", "timed-out", "substituted"]


class Departure(Struct, frozen=True):
    """Why the player of a chair left the running game, and at which version."""

    kind: DepartureKind
    version: int


class Away(Struct, frozen=True):
    """Whose time ran out, and who is not back yet."""

    since: int
    version: int
    substitute_wished_by: frozenset[int] = frozenset()


class Chair(Struct, frozen=True):
    """Who sits in it, and who plays for it: the level of a bot, or None for the player."""

    player: str
    bot: str | None = None
    departed: Departure | None = None
    away: Away | None = None
    wishes_end: bool = False
    timeouts: int = 0

    @property
    def is_played_by_person(self) -> bool:
        return self.bot is None

    @property
    def is_of_person(self) -> bool:
        """Whoever plays for them now."""
        return self.bot is None or self.departed is not None or self.away is not None


class Chronicle(Struct):
    """Everything needed to go on with a table, from its events. Times are microseconds since 1970, UTC."""

    version: int = 0
    opened: Opened | None = None
    terms: Terms = Terms()
    host: str = ""
    kept: tuple[str, ...] = ()
    """By seat, for whom the chairs are kept, if they are."""
    chairs: list[Chair | None] = []
    nonces: list[str] = []
    glasses: list[Hourglass] = []
    """By seat, at a table with a clock whose game has begun."""
    state: Any = None
    revealed: Revealed | None = None
    voided: Voided | None = None
    opened_at: int = 0
    begun_at: int | None = None
    ended_at: int | None = None
    played_at: int = 0
    """When something last happened in the game: whatever is said at the table since, the turns are still the same."""
    changed_at: int = 0

    @property
    def begun(self) -> bool:
        return self.begun_at is not None

    def occupied(self, seat: int) -> Chair:
        """The chair of a seat in which somebody sits."""
        chair = self.chairs[seat]
        if chair is None:
            raise LookupError(f"nobody sits at seat {seat}")
        return chair

    @property
    def people(self) -> list[Chair]:
        """Who plays with a will of their own."""
        return [chair for chair in self.chairs if chair and chair.is_played_by_person]

    @property
    def is_ended_by_players(self) -> bool:
        """Everybody who still plays wishes the end."""
        return bool(self.people) and all(chair.wishes_end for chair in self.people)


def clone(chronicle: Chronicle, find: FindGame) -> Chronicle:
    """A copy to go on with; the original stays as it is."""
    copied = copy(chronicle)
    copied.chairs, copied.nonces = [*chronicle.chairs], [*chronicle.nonces]
    copied.glasses = [*chronicle.glasses]
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
            chronicle.played_at = chronicle.changed_at = envelope.recorded
            chronicle.version = envelope.version
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
        case Opened() | Terms() | Kept() | Seated() | Left() | HostLeft() | Begun():
            _gather(chronicle, event, at)
        case Timed() | Postponed() | Warned():
            _run_clocks(chronicle.glasses, event, at)
        case Revealed():
            chronicle.revealed, chronicle.ended_at = event, at
        case Voided():
            chronicle.voided = event
        case None:
            pass
        case _:
            _part(chronicle, event, at, version)
    chronicle.changed_at, chronicle.version = at, version


def _gather(chronicle: Chronicle, event: Opened | Terms | Kept | Seated | Left | HostLeft | Begun, at: int) -> None:
    match event:
        case Opened():
            chronicle.opened, chronicle.opened_at, chronicle.host = event, at, event.host
            chronicle.chairs = [None] * event.seats
            chronicle.nonces = [""] * event.seats
        case Terms():
            chronicle.terms = event
        case Kept(players):
            chronicle.kept = players
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
            if chronicle.terms.bank:
                chronicle.glasses = [full(chronicle.terms)] * len(chronicle.chairs)


def _run_clocks(glasses: list[Hourglass], event: Timed | Postponed | Warned, at: int) -> None:
    match event:
        case Timed(readings):
            for reading in readings:
                glasses[reading.seat] = read(reading, at)
        case Postponed(seat):
            glasses[seat] = postponed(glasses[seat], event)
        case Warned(seat):
            glasses[seat] = msgspec.structs.replace(glasses[seat], warned=True)


Parting: TypeAlias = TimedOut | Returned | SubstituteWished | Substituted | Forsaken | Resigned | EndWished


def _part(chronicle: Chronicle, event: Parting, at: int, version: int) -> None:
    match event:
        case TimedOut(seat, bot):
            timeouts = chronicle.occupied(seat).timeouts + 1
            _change(chronicle, seat, bot=bot, away=Away(at, version), wishes_end=False, timeouts=timeouts)
        case Returned(seat):
            _change(chronicle, seat, bot=None, away=None)
            chronicle.glasses[seat] = handed_back(chronicle.glasses[seat], chronicle.terms)
        case SubstituteWished(seat, by, wishes):
            _wish_substitute(chronicle, seat, by, wishes)
        case Substituted(seat):
            _depart(chronicle, seat, "substituted")
        case Forsaken():
            for seat in range(len(chronicle.chairs)):
                _depart(chronicle, seat, "timed-out")
        case Resigned(seat, bot):
            departed = Departure("resigned", version)
            _change(chronicle, seat, bot=bot, departed=departed, away=None, wishes_end=False)
        case EndWished(seat, wishes):
            _change(chronicle, seat, wishes_end=wishes)


def _leave(chronicle: Chronicle, seat: int) -> None:
    """When the host goes, the first who is left becomes it."""
    chair = chronicle.chairs[seat]
    chronicle.chairs[seat], chronicle.nonces[seat] = None, ""
    if chair and chair.player == chronicle.host:
        _next_host(chronicle)


def _next_host(chronicle: Chronicle) -> None:
    chronicle.host = next((person.player for person in chronicle.people), "")


def _wish_substitute(chronicle: Chronicle, seat: int, by: int, wishes: bool) -> None:
    if away := chronicle.occupied(seat).away:
        others = away.substitute_wished_by
        wished = others | {by} if wishes else others - {by}
        _change(chronicle, seat, away=msgspec.structs.replace(away, substitute_wished_by=wished))


def _depart(chronicle: Chronicle, seat: int, kind: DepartureKind) -> None:
    """Who was away is gone for good, as of the moment when the time ran out."""
    if away := chronicle.occupied(seat).away:
        _change(chronicle, seat, departed=Departure(kind, away.version), away=None)


def _change(chronicle: Chronicle, seat: int, **changes: Any) -> None:
    chair = chronicle.chairs[seat]
    if chair is not None:
        chronicle.chairs[seat] = msgspec.structs.replace(chair, **changes)


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
