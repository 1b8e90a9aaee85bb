"""Runs the matcher: reads searches, forms tables, and opens each with reserved seats.

A table is opened in a transaction that locks the searches of all its players. Two matchers at once don't open two
tables for one search: the second one finds it locked or matched. If a matcher is killed, its transaction rolls back.
"""

import logging
from collections.abc import Iterable
from datetime import timedelta
from random import SystemRandom
from uuid import UUID, uuid4

from django.db import transaction
from django.db.models import Q

from serai.accounts.blocks import blocked_among
from serai.accounts.players import get_or_create_player
from serai.engine.registry import find, plugins
from serai.eventlog.current_time import now
from serai.ladder.current_ratings import ratings_of
from serai.ladder.finished_games import speed_of
from serai.matchmaking import listeners, reserved_seats
from serai.matchmaking.match import FormedTable, PairHistory, Seeker, TableKind, form_tables
from serai.matchmaking.models import Search
from serai.matchmaking.paces import HEARTBEAT_TIMEOUT, PACES, WAIT_RULES
from serai.matchmaking.recent_opponents import at_live_tables, recent_meetings
from serai.notices.reserved_seat import notify_of_reserved_seat
from serai.tables.bot_level import middle_level
from serai.tables.listeners import notify_after_commit
from serai.tables.read_models.rows import time_of
from serai.tables.verbs.open import OpenRequest, open_table

MAX_AGE = timedelta(days=14)
"""A search for an async table ends after this time."""

logger = logging.getLogger(__name__)


def run_matcher() -> list[UUID]:
    """Checks reserved seats, then opens all tables that can be formed, and returns their ids."""
    reserved_seats.check_all()
    delete_stale_searches()
    waiting = list(Search.objects.filter(table=None).select_related("user"))
    opened = []
    for formed in form_tables(seekers(waiting), pair_history(waiting), now()):
        try:
            table = open_formed(formed)
        except Exception:
            logger.exception("matched table not opened game=%s", formed.kind.game)
            continue
        if table:
            opened.append(table)
    return opened


def delete_stale_searches() -> None:
    """Deletes the searches of closed pages and accounts, of users at another live table, and those that are too old."""
    waiting = Search.objects.filter(table=None)
    live = waiting.filter(clock="live")
    busy = at_live_tables(live.values_list("user", flat=True))
    closed_page = Q(clock="live", last_seen__lt=time_of(now() - HEARTBEAT_TIMEOUT))
    at_other_table = Q(clock="live", user__in=busy)
    too_old = Q(since__lt=time_of(now()) - MAX_AGE)
    stale = waiting.filter(closed_page | at_other_table | too_old | Q(user__is_active=False))
    if stale.delete()[0]:
        listeners.notify_after_commit(table_possible=False)


def seekers(searches: Iterable[Search]) -> list[Seeker]:
    """Returns the searches for the matcher, with the users' ratings in each game that they search for."""
    searches = list(searches)
    ratings: dict[tuple[str, str], dict[UUID, float]] = {}
    for game, clock in {(game, search.clock) for search in searches for game in search.games}:
        users = [search.user_id for search in searches if game in search.games and search.clock == clock]
        found = ratings_of(users, game, speed_of(clock))
        ratings[game, clock] = {user: rating.points for user, rating in found.items()}
    return [
        Seeker(
            search=search.id,
            user=search.user_id,
            since=int(search.since.timestamp() * 1_000_000),
            pace=search.pace,
            kinds=kinds_of(search),
            bots=search.bots,
            ratings={game: ratings[game, search.clock].get(search.user_id, 0.0) for game in search.games},
        )
        for search in searches
    ]


def kinds_of(search: Search) -> frozenset[TableKind]:
    """Returns the kinds of table that a search accepts, without games that are no longer installed."""
    return frozenset(
        TableKind(game, seats) for game in search.games if game in plugins() for seats in search.games[game]
    )


def pair_history(searches: Iterable[Search]) -> PairHistory:
    users = {search.user_id for search in searches}
    return PairHistory(frozenset(blocked_among(users)), recent_meetings(users))


def open_formed(formed: FormedTable) -> UUID | None:
    """Opens the table and reserves its seats.

    Returns None if a search has ended or changed meanwhile, or is locked, or if one user has blocked another.
    """
    plugin, pace = find(formed.kind.game), PACES[formed.pace]
    wanted = [seeker.search for seeker in formed.seekers]
    with transaction.atomic():
        free = Search.objects.select_for_update(skip_locked=True, of=["self"]).filter(id__in=wanted, table=None)
        searches = list(free.select_related("user"))
        if len(searches) < len(wanted) or (formed.bots and not all(search.bots for search in searches)):
            return None
        if blocked_among({search.user_id for search in searches}):
            return None
        table = uuid4()
        players = [get_or_create_player(table=table, user=search.user) for search in searches]
        seats: list[UUID | None] = [*players, *[None] * formed.bots]
        SystemRandom().shuffle(seats)
        request = OpenRequest(
            game=plugin.slug,
            seats=formed.kind.seats,
            clock=pace.clock,
            terms=pace.terms,
            ranked=True,
        )
        bots = {seat: middle_level(plugin) for seat, player in enumerate(seats) if player is None}
        host = next(player for player in seats if player)
        notify_after_commit(open_table(request, table=table, host=host, bots=bots, reserved_for=seats))
        until = time_of(now() + WAIT_RULES[pace.clock].reserved_for)
        Search.objects.filter(id__in=wanted).update(table=table, reserved_until=until)
        if pace.clock == "async":
            notify_of_reserved_seat(table=table, users=[search.user for search in searches], until=until)
        listeners.notify_after_commit(table_possible=False)
    return table
