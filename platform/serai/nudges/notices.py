"""The projection `notices`: what happens at tables becomes what may be told to people, each exactly once.

Who gets a notice is settled by the log alone: by the table as it was when the event happened, whoever sits there, plays
there or is waited for by the time it is read. The projection mails nothing, and doesn't ask whether what an event has
said still holds: that is decided when it is to be sent.
"""

import logging
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from uuid import UUID

import msgspec

from serai.accounts.models import Player
from serai.engine.registry import find
from serai.engine.wire import decode
from serai.eventlog.chronicle import Chronicle, advance
from serai.eventlog.envelope import Envelope, unpack
from serai.eventlog.load import load_at
from serai.eventlog.projections import Projection, Tables
from serai.eventlog.sql import LogEntry
from serai.eventlog.table_events import TimedOut, Warned
from serai.nudges.models import ByOrder, Kind, Notice
from serai.nudges.visits import note_all
from serai.tables.rows import waiting_for

LEFT_FOR_GOOD = ("resigned", "substituted")
logger = logging.getLogger(__name__)

Users = Mapping[str, UUID]
"""By player id, the accounts that could get mail."""


def _apply(entries: Sequence[LogEntry], _: Tables) -> None:
    happened: dict[UUID, list[Envelope]] = {}
    for entry in entries:
        happened.setdefault(entry.stream, []).append(unpack(entry.body))
    by_order = _by_order(envelope for envelopes in happened.values() for envelope in envelopes)
    notices: list[Notice] = []
    visits: list[tuple[UUID, UUID, datetime]] = []
    for table, users in _people_at([*happened]).items():
        try:
            chronicle = load_at(table, happened[table][0].version - 1, find)
            for commit in _commits(happened[table]):
                notices += _told(chronicle, commit, users)
                visits += _visits(chronicle, [event for event in commit if event.command not in by_order], users)
        except (LookupError, msgspec.DecodeError):
            logger.warning("of table %s nothing is told: its game can't be read here", table, exc_info=True)
    Notice.objects.bulk_create(notices, ignore_conflicts=True)
    note_all(visits)


notices = Projection("notices", ["nudges_notice"], _apply, once=True)


def _people_at(tables: Sequence[UUID]) -> dict[UUID, dict[str, UUID]]:
    """By table, those who could get mail."""
    found: dict[UUID, dict[str, UUID]] = {}
    people = Player.objects.filter(table__in=tables, user__is_guest=False)
    for table, player, user in people.values_list("table", "id", "user_id"):
        if user is not None:
            found.setdefault(table, {})[str(player)] = user
    return found


def _commits(events: Iterable[Envelope]) -> Iterator[list[Envelope]]:
    """What was stored together; a batch never ends within it."""
    commit: list[Envelope] = []
    for event in events:
        if event.ordinal == 0 and commit:
            yield commit
            commit = []
        commit.append(event)
    yield commit


def _told(chronicle: Chronicle, commit: Sequence[Envelope], users: Users) -> Iterator[Notice]:
    """The chronicle goes on with the commit."""

    def notice(seat: int, kind: Kind, event: Envelope) -> Iterator[Notice]:
        chair = chronicle.chairs[seat]
        if chair and chair.player in users:
            yield Notice(
                user_id=users[chair.player],
                table=event.table,
                seat=seat,
                kind=kind,
                version=event.version,
                created=event.time,
                not_before=event.time,
            )

    before = _people_waited_for(chronicle)
    for event in commit:
        advance(chronicle, [event], find)
        match event.type if event.room == "table" else "":
            case "warned":
                yield from notice(decode(event.data, Warned).seat, "alarm", event)
            case "timed-out":
                yield from notice(decode(event.data, TimedOut).seat, "away", event)
            case "revealed":
                for seat, chair in enumerate(chronicle.chairs):
                    if chair and (chair.departed is None or chair.departed.kind not in LEFT_FOR_GOOD):
                        yield from notice(seat, "over", event)
    acted = {event.seat for event in commit}
    for seat in sorted(_people_waited_for(chronicle)):
        if seat not in before or seat in acted:
            yield from notice(seat, "turn", commit[-1])


def _people_waited_for(chronicle: Chronicle) -> set[int]:
    return {seat for seat in waiting_for(chronicle) if chronicle.occupied(seat).is_played_by_person}


def _by_order(events: Iterable[Envelope]) -> set[UUID]:
    """The commands among them that nobody gave by hand; nobody else will ask for them."""
    commands = {event.command for event in events if event.command}
    found = ByOrder.objects.filter(command__in=commands)
    by_order = set(found.values_list("command", flat=True))
    found.delete()
    return by_order


def _visits(chronicle: Chronicle, events: Sequence[Envelope], users: Users) -> Iterator[tuple[UUID, UUID, datetime]]:
    """Whoever acts by hand is there."""
    for event in events:
        chair = chronicle.chairs[event.seat] if event.seat is not None else None
        if chair and chair.bot is None and chair.player in users:
            yield users[chair.player], event.table, event.time
