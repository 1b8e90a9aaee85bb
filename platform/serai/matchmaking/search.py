"""Starts, changes and cancels searches."""

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from datetime import timedelta
from uuid import UUID

from django.db import transaction
from django.db.models import QuerySet
from django.db.models.functions import Least

from serai.accounts.models import User
from serai.engine.registry import UnknownGame, find
from serai.eventlog.current_time import now
from serai.matchmaking.errors import AlreadySearching, AtLiveTable, MembersOnly, TooManySearches, UnknownSearch
from serai.matchmaking.listeners import notify_after_commit
from serai.matchmaking.models import Search
from serai.matchmaking.paces import HEARTBEAT_TIMEOUT, PACES, PaceName
from serai.matchmaking.recent_opponents import at_live_tables
from serai.matchmaking.reserved_seats import cancel_search, check
from serai.tables.errors import BadInput
from serai.tables.read_models.rows import time_of

MAX_ASYNC_SEARCHES = 5
RECONNECT_TIME = timedelta(seconds=15)
"""A closed page may come back within this time: perhaps it was only reloaded."""


def start_search(
    user: User, *, search: UUID, pace: PaceName, games: Mapping[str, Sequence[int]], bots: bool = False
) -> Search:
    """Starts a search, or returns the one with this id. `games`: by game, the accepted numbers of seats."""
    if user.is_guest:
        raise MembersOnly
    _require_valid(games)
    for before in Search.objects.filter(user=user).exclude(table=None):
        if before.table:
            check(before.table)  # a search whose game has started must not count
    clock, time = PACES[pace].clock, time_of(now())
    with transaction.atomic():
        User.objects.select_for_update(no_key=True).get(pk=user.pk)  # one request of a user at a time
        first = Search.objects.filter(id=search, user=user).first()
        if first is not None:
            return first
        others = Search.objects.filter(user=user, clock=clock)
        if clock == "live":
            _require_free(user, searching=others.exists())
        elif others.count() >= MAX_ASYNC_SEARCHES:
            raise TooManySearches(MAX_ASYNC_SEARCHES)
        wanted = {game: sorted(set(seats)) for game, seats in sorted(games.items())}
        started = Search.objects.create(
            id=search, user=user, pace=pace, clock=clock, games=wanted, bots=bots, since=time, last_seen=time
        )
        notify_after_commit(table_possible=True)
    return started


def decline(user: User, table: UUID) -> None:
    """Gives up the seat that is reserved for the user at this table."""
    _cancel_all(Search.objects.filter(user=user, table=table))


def decline_shared_tables(user: User, other: User) -> None:
    """Gives up the user's reserved seats at tables where the other has one, too."""
    shared = Search.objects.filter(user=other).exclude(table=None)
    _cancel_all(Search.objects.filter(user=user, table__in=shared.values("table")))


def require_free_for(table: UUID, user: User) -> None:
    """Raises AtLiveTable if the user has sat down at another live table since this live table was found."""
    search = Search.objects.filter(user=user, table=table, clock="live").first()
    if search is not None and at_live_tables([user.pk], except_for=table):
        raise AtLiveTable


def cancel_all_searches(user: User) -> None:
    _cancel_all(Search.objects.filter(user=user))


def _cancel_all(searches: QuerySet[Search]) -> None:
    """Ignores searches that have ended meanwhile."""
    for search in searches.select_related("user"):
        with suppress(UnknownSearch):
            cancel_search(search.user, search.id)


def set_allow_bots(user: User, search: UUID, *, bots: bool) -> Search:
    with transaction.atomic():
        found = _own(user, search)
        found.bots = bots
        found.save(update_fields=["bots"])
        notify_after_commit(table_possible=bots)
    return found


def record_heartbeat(user: UUID) -> None:
    """Records that the page which searches for a live table is open."""
    Search.objects.filter(user=user, clock="live").update(last_seen=time_of(now()))


def record_heartbeats(users: Collection[UUID]) -> None:
    """Records heartbeats of open pages. Users with a recent heartbeat are skipped, to write less."""
    before = time_of(now() - HEARTBEAT_TIMEOUT // 4)
    Search.objects.filter(user__in=users, clock="live", last_seen__lt=before).update(last_seen=time_of(now()))


def page_closed(user: UUID) -> None:
    """Ends the search after RECONNECT_TIME unless another heartbeat comes."""
    last_seen = time_of(now() - HEARTBEAT_TIMEOUT) + RECONNECT_TIME
    Search.objects.filter(user=user, clock="live").update(last_seen=Least("last_seen", last_seen))


def _own(user: User, search: UUID) -> Search:
    found = Search.objects.select_for_update().filter(id=search, user=user).first()
    if found is None:
        raise UnknownSearch
    return found


def _require_free(user: User, *, searching: bool) -> None:
    if searching:
        raise AlreadySearching
    if at_live_tables([user.pk]):
        raise AtLiveTable


def _require_valid(games: Mapping[str, Sequence[int]]) -> None:
    if not games or not all(games.values()):
        raise BadInput("Name at least one game, and for each game at least one number of seats.")
    for slug, seats in games.items():
        try:
            plugin = find(slug)
        except UnknownGame as unknown:
            raise BadInput(str(unknown)) from None
        if not set(seats) <= set(plugin.seats):
            raise BadInput(f"{plugin.name} is played with {plugin.seats[0]} to {plugin.seats[-1]} seats.")
