"""When the clocks at a table run, as far as the log can't tell: the habits of those who play there, and outages."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from msgspec import Struct

from serai.engine.wire import decode
from serai.eventlog.chronicle import Chronicle
from serai.tables.calendar import Calendar, Habits, Span, runs_out
from serai.tables.game_of import opened_of
from serai.tables.outages import CLOSED, MOMENT, closed_arguments

QUERY = f"""
WITH {MOMENT}, {CLOSED}
SELECT (SELECT coalesce(jsonb_agg(tables_span(began_at, ended_at)), '[]')::text FROM closed),
       (SELECT coalesce(jsonb_object_agg(p.id, jsonb_build_object(
            'habits', (SELECT coalesce(jsonb_agg(jsonb_build_object(
                    'since', tables_micros(h.since), 'time_zone', h.time_zone, 'sleep_from', h.sleep_from,
                    'sleep_to', h.sleep_to, 'weekends_off', h.weekends_off) ORDER BY h.since, h.id), '[]')
                FROM accounts_habits h WHERE h.user_id = p.user_id),
            'vacations', (SELECT coalesce(jsonb_agg(tables_span(v.begins, v.ends)), '[]')
                FROM accounts_vacation v, moment WHERE v.user_id = p.user_id AND v.ends > since))), '{{}}')::text
          FROM accounts_player p WHERE p."table" = %s)"""


class DatedHabits(Habits, frozen=True, kw_only=True):
    since: int


class Person(Struct, frozen=True):
    habits: list[DatedHabits]
    """The oldest first."""
    vacations: list[Span]

    def habits_at(self, moment: int) -> Habits:
        """A clock goes by the habits that somebody had when it began to run: nobody can sleep whenever it suits."""
        return next((habits for habits in reversed(self.habits) if habits.since <= moment), Habits())


class Times(Struct, frozen=True):
    outages: list[Span] = []
    people: dict[str, Person] = {}
    """By player id."""

    def calendar(self, chronicle: Chronicle, seat: int, since: int) -> Calendar:
        """By which the clock of a seat goes that began to run at a moment."""
        person = self.people.get(chronicle.occupied(seat).player)
        if person is None or opened_of(chronicle).clock != "async":
            return Calendar(outages=self.outages)
        vacations = person.vacations if chronicle.terms.vacation else []
        return Calendar(person.habits_at(since), vacations, self.outages)

    def after_grace(self, since: int, grace: int) -> int:
        """When others have waited long enough for who is away since then; while the house was closed nobody waits."""
        return runs_out(Calendar(outages=self.outages), since, grace * 1000)


NO_TIMES = Times()


def arguments(table: UUID, chronicle: Chronicle) -> Sequence[Any]:
    """What to ask for: all that may matter for clocks that run at the table now, or begin to, and for who is away."""
    running = [glass.since for glass in chronicle.glasses if glass.since is not None]
    away = [chair.away.since for chair in chronicle.chairs if chair and chair.away]
    since = min([*running, *away], default=chronicle.changed_at)
    return *closed_arguments(since), table


def times_of(row: Sequence[Any] | None) -> Times:
    outages, people = row or ("[]", "{}")
    return Times(decode(outages.encode(), list[Span]), decode(people.encode(), dict[str, Person]))
