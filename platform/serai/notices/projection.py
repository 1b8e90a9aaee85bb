"""The projection `notices`: turns events at tables into notices, each exactly once.

Who gets a notice follows from the log alone: from the table as it was when the event happened, not as it is when the
event is read. The projection sends nothing, and doesn't check whether a notice still holds: the policy does that.
"""

import logging
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from uuid import UUID

import msgspec

from serai.accounts.models import Player
from serai.engine.codec import decode
from serai.engine.registry import find
from serai.eventlog.envelope import Envelope, unpack
from serai.eventlog.load import load_at
from serai.eventlog.projections import Projection, TargetTables
from serai.eventlog.sql import LogEntry
from serai.eventlog.table_events import TimedOut, Warned
from serai.eventlog.table_state import TableState, apply_events
from serai.notices.models import Notice, NoticeKind, StandingOrderCommand
from serai.notices.visits import record_visits
from serai.tables.read_models.rows import waiting_for

LEFT_FOR_GOOD = ("resigned", "substituted")
logger = logging.getLogger(__name__)

Users = Mapping[str, UUID]
"""By player id, the accounts that could get email."""


def _apply(entries: Sequence[LogEntry], _: TargetTables) -> None:
    events: dict[UUID, list[Envelope]] = {}
    for entry in entries:
        events.setdefault(entry.stream, []).append(unpack(entry.body))
    by_order = _take_standing_order_commands(event for of_table in events.values() for event in of_table)
    notices: list[Notice] = []
    visits: list[tuple[UUID, UUID, datetime]] = []
    for table, users in _members_at([*events]).items():
        try:
            table_state = load_at(table, events[table][0].version - 1, find)
            for commit in _commits(events[table]):
                notices += _notices_of(table_state, commit, users)
                visits += _visits(table_state, [event for event in commit if event.command not in by_order], users)
        except (LookupError, msgspec.DecodeError):
            logger.warning("notices skipped, table state not loadable table=%s", table, exc_info=True)
    Notice.objects.bulk_create(notices, ignore_conflicts=True)
    record_visits(visits)


notices = Projection("notices", ["notices_notice"], _apply, can_rebuild=False)


def _members_at(tables: Sequence[UUID]) -> dict[UUID, dict[str, UUID]]:
    """Returns users by table and player id. Guests get no email, and are left out."""
    found: dict[UUID, dict[str, UUID]] = {}
    players = Player.objects.filter(table__in=tables, user__is_guest=False)
    for table, player, user in players.values_list("table", "id", "user_id"):
        if user is not None:
            found.setdefault(table, {})[str(player)] = user
    return found


def _commits(events: Iterable[Envelope]) -> Iterator[list[Envelope]]:
    """Yields lists of events that were stored together. A batch never ends within a commit."""
    commit: list[Envelope] = []
    for event in events:
        if event.ordinal == 0 and commit:
            yield commit
            commit = []
        commit.append(event)
    yield commit


def _notices_of(table_state: TableState, commit: Sequence[Envelope], users: Users) -> Iterator[Notice]:
    """Yields the notices of a commit, and applies the commit to the state."""

    def notice(seat: int, kind: NoticeKind, event: Envelope) -> Iterator[Notice]:
        occupant = table_state.occupants[seat]
        if occupant and occupant.player in users:
            yield Notice(
                user_id=users[occupant.player],
                table=event.table,
                seat=seat,
                kind=kind,
                version=event.version,
                created=event.time,
                not_before=event.time,
            )

    before = _people_to_move(table_state)
    for event in commit:
        apply_events(table_state, [event], find)
        match event.type if event.source == "table" else "":
            case "warned":
                yield from notice(decode(event.data, Warned).seat, "warning", event)
            case "timed-out":
                yield from notice(decode(event.data, TimedOut).seat, "away", event)
            case "finished":
                for seat, occupant in enumerate(table_state.occupants):
                    if occupant and (occupant.departed is None or occupant.departed.kind not in LEFT_FOR_GOOD):
                        yield from notice(seat, "over", event)
    acted = {event.seat for event in commit}
    for seat in sorted(_people_to_move(table_state)):
        if seat not in before or seat in acted:
            yield from notice(seat, "turn", commit[-1])


def _people_to_move(table_state: TableState) -> set[int]:
    return {seat for seat in waiting_for(table_state) if table_state.occupant_at(seat).is_played_by_person}


def _take_standing_order_commands(events: Iterable[Envelope]) -> set[UUID]:
    """Returns those of the events' commands that standing orders gave, and deletes their rows, which are used up."""
    commands = {event.command for event in events if event.command}
    found = StandingOrderCommand.objects.filter(command__in=commands)
    by_order = set(found.values_list("command", flat=True))
    found.delete()
    return by_order


def _visits(table_state: TableState, events: Sequence[Envelope], users: Users) -> Iterator[tuple[UUID, UUID, datetime]]:
    """Yields the visits of players who acted: they are at the table."""
    for event in events:
        occupant = table_state.occupants[event.seat] if event.seat is not None else None
        if occupant and occupant.bot is None and occupant.player in users:
            yield users[occupant.player], event.table, event.time
