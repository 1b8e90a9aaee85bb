"""The state of a table and of its game, computed from the events of its stream."""

import hmac
from collections.abc import Callable, Iterable
from copy import copy
from hashlib import sha256
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from serai.engine import Plugin, Rng
from serai.engine.codec import decode, decoder, encode
from serai.eventlog.current_time import Microseconds
from serai.eventlog.envelope import Envelope, PartialEnvelope
from serai.eventlog.seat_clock import SeatClock, clock_after_return, clock_from_reading, full_clock, postpone
from serai.eventlog.table_events import (
    TABLE_EVENTS,
    AllTimedOut,
    ClocksChanged,
    EndVoted,
    Finished,
    HostLeft,
    Left,
    Opened,
    Postponed,
    Reserved,
    Resigned,
    Returned,
    Seated,
    Started,
    Substituted,
    SubstituteVoted,
    TableEvent,
    Terms,
    TimedOut,
    Voided,
    Warned,
)

FindGame: TypeAlias = Callable[[str], Plugin]


DepartureKind = Literal["resigned", "timed-out", "substituted"]


class Departure(Struct, frozen=True):
    """Why a player left the running game, and at which version."""

    kind: DepartureKind
    version: int


class Away(Struct, frozen=True):
    """A player whose time has run out and who has not come back yet."""

    since: Microseconds
    version: int
    substitute_votes: frozenset[int] = frozenset()
    """The seats that want the bot to stay for good."""


class Occupant(Struct, frozen=True):
    """Who is in a seat. `bot` is the level of the bot that plays for it, or None if the player does."""

    player: str
    bot: str | None = None
    departed: Departure | None = None
    away: Away | None = None
    votes_to_end: bool = False
    timeouts: int = 0

    @property
    def is_played_by_person(self) -> bool:
        return self.bot is None

    @property
    def belongs_to_person(self) -> bool:
        """Whether the seat belongs to a player, even if a bot plays for them now."""
        return self.bot is None or self.departed is not None or self.away is not None


class TableState(Struct):
    """Everything that later events depend on. Times are microseconds since 1970, UTC."""

    version: int = 0
    opened: Opened | None = None
    terms: Terms = Terms()
    host: str = ""
    reserved: tuple[str, ...] = ()
    """By seat, the player it is reserved for; empty if seats are not reserved."""
    occupants: list[Occupant | None] = []
    nonces: list[str] = []
    seat_clocks: list[SeatClock] = []
    """The clocks by seat; empty before the start of the game, and at a table without a clock."""
    game_state: Any = None
    finished: Finished | None = None
    voided: Voided | None = None
    opened_at: Microseconds = 0
    started_at: Microseconds | None = None
    ended_at: Microseconds | None = None
    played_at: Microseconds = 0
    """The time of the last game event. Table events do not count, because they start no turn."""
    changed_at: Microseconds = 0

    @property
    def is_started(self) -> bool:
        return self.started_at is not None

    def occupant_at(self, seat: int) -> Occupant:
        """The occupant of a seat; raises LookupError if the seat is free."""
        occupant = self.occupants[seat]
        if occupant is None:
            raise LookupError(f"seat {seat} is free")
        return occupant

    @property
    def active_people(self) -> list[Occupant]:
        """The occupants who play themselves now: no bot, and nobody for whom a bot plays."""
        return [occupant for occupant in self.occupants if occupant and occupant.is_played_by_person]

    @property
    def is_ended_by_players(self) -> bool:
        """Whether everyone who still plays has voted to end the game."""
        return bool(self.active_people) and all(occupant.votes_to_end for occupant in self.active_people)


def clone(table_state: TableState, find: FindGame) -> TableState:
    """A copy that can be changed without changing the original."""
    copied = copy(table_state)
    copied.occupants, copied.nonces = [*table_state.occupants], [*table_state.nonces]
    copied.seat_clocks = [*table_state.seat_clocks]
    opened = table_state.opened
    if opened and table_state.game_state is not None:
        copied.game_state = find(opened.game).games[opened.rules_version].clone(table_state.game_state)
    return copied


def is_public(envelope: Envelope | PartialEnvelope) -> bool:
    """Whether everyone may see a table event whole. Unknown types are hidden."""
    return envelope.type in TABLE_EVENTS


def event_of(envelope: Envelope | PartialEnvelope, plugin: Plugin | None, rules_version: int | None) -> Any:
    """The event in an envelope, upcast to its current schema; None for a table event of an unknown type."""
    if envelope.source == "table":
        kind = TABLE_EVENTS.get(envelope.type)
        return decode(envelope.data, kind) if kind else None
    if plugin is None or rules_version is None:
        raise LookupError("a game event before the table was opened")
    return _reader(plugin, rules_version)(envelope)


def _reader(plugin: Plugin, rules_version: int) -> Callable[[Envelope | PartialEnvelope], Any]:
    """A function that decodes a game's events and upcasts old ones."""
    decode_event, upcasts = decoder(plugin.games[rules_version].types.event).decode, plugin.upcasts

    def event(envelope: Envelope | PartialEnvelope) -> Any:
        steps = upcasts.get(envelope.type, ())[envelope.schema - 1 :]
        if not steps:
            return decode_event(envelope.data)
        data = decode(envelope.data, dict[str, Any])
        for step in steps:
            data = step(data)
        return decode_event(encode(data))

    return event


def apply_events(
    table_state: TableState, envelopes: Iterable[Envelope | PartialEnvelope], find: FindGame
) -> TableState:
    """Applies the events in place, and returns the table state."""
    game = _game_of(table_state, find)
    for envelope in envelopes:
        if envelope.source == "table":
            apply_event(table_state, event_of(envelope, None, None), envelope.recorded, envelope.version)
            game = game or _game_of(table_state, find)
        elif game is None:
            raise LookupError("a game event before the table was opened")
        else:
            read, evolve = game
            table_state.game_state = evolve(table_state.game_state, read(envelope))
            table_state.played_at = table_state.changed_at = envelope.recorded
            table_state.version = envelope.version
    return table_state


def _game_of(table_state: TableState, find: FindGame) -> tuple[Callable[..., Any], Callable[..., Any]] | None:
    """The reader of the game's events, and its `evolve`; None before the table is opened."""
    if table_state.opened is None:
        return None
    plugin, rules_version = find(table_state.opened.game), table_state.opened.rules_version
    return _reader(plugin, rules_version), plugin.games[rules_version].evolve


def apply_event(table_state: TableState, event: TableEvent | None, at: Microseconds, version: int) -> None:
    """Applies a table event. An event of an unknown type is None and changes nothing."""
    match event:
        case Opened() | Terms() | Reserved() | Seated() | Left() | HostLeft() | Started():
            _apply_before_start(table_state, event, at)
        case ClocksChanged() | Postponed() | Warned():
            _apply_to_clocks(table_state.seat_clocks, event, at)
        case Finished():
            table_state.finished, table_state.ended_at = event, at
        case Voided():
            table_state.voided = event
        case None:
            pass
        case _:
            _apply_presence_and_votes(table_state, event, at, version)
    table_state.changed_at, table_state.version = at, version


def _apply_before_start(
    table_state: TableState, event: Opened | Terms | Reserved | Seated | Left | HostLeft | Started, at: Microseconds
) -> None:
    match event:
        case Opened():
            table_state.opened, table_state.opened_at, table_state.host = event, at, event.host
            table_state.occupants = [None] * event.seats
            table_state.nonces = [""] * event.seats
        case Terms():
            table_state.terms = event
        case Reserved(players):
            table_state.reserved = players
        case Seated(seat, player, nonce, bot):
            table_state.occupants[seat] = Occupant(player, bot)
            table_state.nonces[seat] = nonce
            table_state.host = table_state.host or (player if bot is None else "")
        case Left(seat):
            _leave(table_state, seat)
        case HostLeft():
            _next_host(table_state)
        case Started():
            table_state.started_at = at
            if table_state.terms.bank:
                table_state.seat_clocks = [full_clock(table_state.terms)] * len(table_state.occupants)


def _apply_to_clocks(seat_clocks: list[SeatClock], event: ClocksChanged | Postponed | Warned, at: Microseconds) -> None:
    match event:
        case ClocksChanged(readings):
            for reading in readings:
                seat_clocks[reading.seat] = clock_from_reading(reading, at)
        case Postponed(seat):
            seat_clocks[seat] = postpone(seat_clocks[seat], event)
        case Warned(seat):
            seat_clocks[seat] = msgspec.structs.replace(seat_clocks[seat], warned=True)


PresenceOrVoteEvent: TypeAlias = TimedOut | Returned | SubstituteVoted | Substituted | AllTimedOut | Resigned | EndVoted


def _apply_presence_and_votes(
    table_state: TableState, event: PresenceOrVoteEvent, at: Microseconds, version: int
) -> None:
    match event:
        case TimedOut(seat, bot):
            timeouts = table_state.occupant_at(seat).timeouts + 1
            _change(table_state, seat, bot=bot, away=Away(at, version), votes_to_end=False, timeouts=timeouts)
        case Returned(seat):
            _change(table_state, seat, bot=None, away=None)
            table_state.seat_clocks[seat] = clock_after_return(table_state.seat_clocks[seat], table_state.terms)
        case SubstituteVoted(seat, by, agree):
            _vote_for_substitute(table_state, seat, by, agree)
        case Substituted(seat):
            _depart(table_state, seat, "substituted")
        case AllTimedOut():
            for seat in range(len(table_state.occupants)):
                _depart(table_state, seat, "timed-out")
        case Resigned(seat, bot):
            departed = Departure("resigned", version)
            _change(table_state, seat, bot=bot, departed=departed, away=None, votes_to_end=False)
        case EndVoted(seat, agree):
            _change(table_state, seat, votes_to_end=agree)


def _leave(table_state: TableState, seat: int) -> None:
    """Frees a seat. If the host leaves, the first remaining player becomes host."""
    occupant = table_state.occupants[seat]
    table_state.occupants[seat], table_state.nonces[seat] = None, ""
    if occupant and occupant.player == table_state.host:
        _next_host(table_state)


def _next_host(table_state: TableState) -> None:
    table_state.host = next((person.player for person in table_state.active_people), "")


def _vote_for_substitute(table_state: TableState, seat: int, by: int, agree: bool) -> None:
    if away := table_state.occupant_at(seat).away:
        votes = away.substitute_votes | {by} if agree else away.substitute_votes - {by}
        _change(table_state, seat, away=msgspec.structs.replace(away, substitute_votes=votes))


def _depart(table_state: TableState, seat: int, kind: DepartureKind) -> None:
    """Records that an absent player has left for good, at the version at which the time ran out."""
    if away := table_state.occupant_at(seat).away:
        _change(table_state, seat, departed=Departure(kind, away.version), away=None)


def _change(table_state: TableState, seat: int, **changes: Any) -> None:
    occupant = table_state.occupants[seat]
    if occupant is not None:
        table_state.occupants[seat] = msgspec.structs.replace(occupant, **changes)


def promise_of(server_seed: bytes) -> str:
    return sha256(server_seed).hexdigest()


def seed_of(secret: bytes) -> bytes:
    """The server's seed of a table, derived from the table's secret, so that only one secret is stored."""
    return hmac.digest(secret, b"server seed", "sha256")


def deal_rng(server_seed: bytes, nonces: Iterable[str]) -> Rng:
    """The random stream of the deal: HMAC-SHA-256(server seed, nonces in seat order); a bot's nonce is empty."""
    return Rng(hmac.digest(server_seed, b"".join(map(bytes.fromhex, nonces)), "sha256"))


def bot_rng(server_seed: bytes, seat: int, version: int) -> Rng:
    """The random stream of the site's bot in a seat that decides at a version."""
    return Rng(server_seed).fork("bot", seat, version)
