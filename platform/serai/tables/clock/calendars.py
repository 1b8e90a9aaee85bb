"""When a table's clocks run: the players' quiet hours and vacations, and outages. These are not in the log."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from msgspec import Struct

from serai.engine.codec import decode
from serai.eventlog.current_time import Microseconds, Milliseconds
from serai.eventlog.table_state import TableState
from serai.tables.clock.calendar import Calendar, QuietHours, Span, end_time
from serai.tables.clock.outages import MOMENT, OUTAGES, outage_arguments
from serai.tables.game_of import opened_of

QUERY = f"""
WITH {MOMENT}, {OUTAGES}
SELECT (SELECT coalesce(jsonb_agg(tables_span(began_at, ended_at)), '[]')::text FROM outages),
       (SELECT coalesce(jsonb_object_agg(p.id, jsonb_build_object(
            'quiet_hours', (SELECT coalesce(jsonb_agg(jsonb_build_object(
                    'since', tables_micros(h.since), 'time_zone', h.time_zone, 'sleep_from', h.sleep_from,
                    'sleep_to', h.sleep_to, 'weekends_off', h.weekends_off) ORDER BY h.since, h.id), '[]')
                FROM accounts_quiethours h WHERE h.user_id = p.user_id),
            'vacations', (SELECT coalesce(jsonb_agg(tables_span(v.begins, v.ends)), '[]')
                FROM accounts_vacation v, moment WHERE v.user_id = p.user_id AND v.ends > since))), '{{}}')::text
          FROM accounts_player p WHERE p."table" = %s)"""


class DatedQuietHours(QuietHours, frozen=True, kw_only=True):
    since: Microseconds


class PlayerCalendar(Struct, frozen=True):
    quiet_hours: list[DatedQuietHours]
    """The oldest first."""
    vacations: list[Span]

    def quiet_hours_at(self, moment: Microseconds) -> QuietHours:
        """The quiet hours that were set at a moment.

        A clock uses those from before its start, so that nobody can stop it by changing them.
        """
        return next((dated for dated in reversed(self.quiet_hours) if dated.since <= moment), QuietHours())


class Calendars(Struct, frozen=True):
    outages: list[Span] = []
    people: dict[str, PlayerCalendar] = {}
    """By player id."""

    def calendar(self, table_state: TableState, seat: int, since: Microseconds) -> Calendar:
        """The calendar of a seat's clock that started at `since`."""
        person = self.people.get(table_state.occupant_at(seat).player)
        if person is None or opened_of(table_state).clock != "async":
            return Calendar(outages=self.outages)
        vacations = person.vacations if table_state.terms.vacation else []
        return Calendar(person.quiet_hours_at(since), vacations, self.outages)

    def after_grace(self, since: Microseconds, grace: Milliseconds) -> Microseconds:
        """The end of the grace period of a player who is away since that time, without outages."""
        return end_time(Calendar(outages=self.outages), since, grace * 1000)


NO_CALENDARS = Calendars()


def arguments(table: UUID, table_state: TableState) -> Sequence[Any]:
    """The arguments of the query: everything that clocks need which run or start now, and players who are away."""
    running = [seat_clock.since for seat_clock in table_state.seat_clocks if seat_clock.since is not None]
    away = [occupant.away.since for occupant in table_state.occupants if occupant and occupant.away]
    since = min([*running, *away], default=table_state.changed_at)
    return *outage_arguments(since), table


def calendars_of(row: Sequence[Any] | None) -> Calendars:
    outages, people = row or ("[]", "{}")
    return Calendars(decode(outages.encode(), list[Span]), decode(people.encode(), dict[str, PlayerCalendar]))
