"""The projection `notices`: what happens at tables becomes what may be told to people, each exactly once.

It mails nothing, and doesn't ask whether what an event has said still holds: that is decided when it is to be sent. Who
gets a notice is settled by the event, for chairs don't change hands once a game has begun. Only turns are taken as they
stand when they are read: of one that has begun and passed before that there is nothing to tell.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from uuid import UUID

from msgspec import Struct

from serai.accounts.models import Player
from serai.engine.wire import decode
from serai.eventlog.envelope import Envelope, unpack
from serai.eventlog.projections import Projection, Tables
from serai.eventlog.sql import LogEntry
from serai.eventlog.table_events import TimedOut, Warned
from serai.nudges.models import ByOrder, Kind, Notice, Waited
from serai.nudges.visits import note_all
from serai.tables.models import Seat, Table

LEFT_FOR_GOOD = ("resigned", "substituted")


class _Room(Struct):
    """A table, and the people with accounts in its chairs."""

    table: Table
    owners: dict[int, UUID]
    """By seat, whose chair it is, whoever plays for them now."""
    players: dict[int, UUID]
    """By seat, who plays."""
    stayed: dict[int, UUID]
    """By seat, for whom the result counts."""


def _apply(entries: Sequence[LogEntry], _: Tables) -> None:
    happened: dict[UUID, list[Envelope]] = {}
    for entry in entries:
        happened.setdefault(entry.stream, []).append(unpack(entry.body))
    by_order = _by_order(envelope for envelopes in happened.values() for envelope in envelopes)
    notices: list[Notice] = []
    visits: list[tuple[UUID, UUID, datetime]] = []
    for room in _rooms([*happened]):
        events = happened[room.table.id]
        notices += _told(room, events)
        visits += _visits(room, [event for event in events if event.command not in by_order])
    Notice.objects.bulk_create(notices, ignore_conflicts=True)
    note_all(visits)


notices = Projection("notices", ["nudges_notice", "nudges_waited"], _apply, once=True)


def _rooms(tables: Sequence[UUID]) -> Iterator[_Room]:
    """Those in which a person sits who could get mail."""
    people = Player.objects.filter(table__in=tables, user__is_guest=False)
    users = {player: user for player, user in people.values_list("id", "user_id") if user is not None}
    chairs: dict[UUID, list[Seat]] = {}
    for chair in Seat.objects.filter(table__in=tables, player__in=users):
        chairs.setdefault(chair.table_id, []).append(chair)
    for table in Table.objects.filter(id__in=[*chairs]):
        own = chairs[table.id]
        yield _Room(
            table=table,
            owners={chair.seat: users[chair.player] for chair in own},
            players={chair.seat: users[chair.player] for chair in own if not chair.bot and not chair.departed},
            stayed={chair.seat: users[chair.player] for chair in own if chair.departed not in LEFT_FOR_GOOD},
        )


def _told(room: _Room, events: Sequence[Envelope]) -> Iterator[Notice]:
    def notice(user: UUID, seat: int, kind: Kind, event: Envelope, version: int | None = None) -> Notice:
        return Notice(
            user_id=user,
            table=room.table.id,
            seat=seat,
            kind=kind,
            version=version or event.version,
            created=event.time,
            not_before=event.time,
        )

    for seat in _newly_waited_for(room, events):
        yield notice(room.players[seat], seat, "turn", events[-1], room.table.version)
    for event in events:
        match event.type if event.room == "table" else "":
            case "warned":
                seat = decode(event.data, Warned).seat
                if seat in room.owners:
                    yield notice(room.owners[seat], seat, "alarm", event)
            case "timed-out":
                seat = decode(event.data, TimedOut).seat
                if seat in room.owners:
                    yield notice(room.owners[seat], seat, "away", event)
            case "revealed":
                for seat, user in room.stayed.items():
                    yield notice(user, seat, "over", event)


def _newly_waited_for(room: _Room, events: Sequence[Envelope]) -> list[int]:
    """The seats of people whose turn has begun since it was last looked: not before, or they have acted meanwhile."""
    table = room.table
    before = dict(Waited.objects.filter(table=table.id).values_list("seat", "version"))
    acted = {event.seat: event.version for event in events if event.seat is not None}
    waited = [seat for seat in table.waiting if seat in room.players]
    new = [seat for seat in waited if seat not in before or acted.get(seat, 0) > before[seat]]
    if gone := before.keys() - set(waited):
        Waited.objects.filter(table=table.id, seat__in=gone).delete()
    Waited.objects.bulk_create(
        [Waited(table=table.id, seat=seat, version=table.version) for seat in new],
        update_conflicts=True,
        unique_fields=["table", "seat"],
        update_fields=["version"],
    )
    return new


def _by_order(events: Iterable[Envelope]) -> set[UUID]:
    """The commands among them that nobody gave by hand; nobody else will ask for them."""
    commands = {event.command for event in events if event.command}
    found = ByOrder.objects.filter(command__in=commands)
    by_order = set(found.values_list("command", flat=True))
    found.delete()
    return by_order


def _visits(room: _Room, events: Sequence[Envelope]) -> Iterator[tuple[UUID, UUID, datetime]]:
    """Whoever acts by hand is there."""
    acted = {event.seat: event.time for event in events if event.seat is not None}
    for seat, user in room.players.items():
        if seat in acted:
            yield user, room.table.id, acted[seat]
