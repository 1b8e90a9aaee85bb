"""Looking for a table: beginning, agreeing to bots, and looking no longer."""

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from datetime import timedelta
from uuid import UUID

from django.db import transaction
from django.db.models import QuerySet
from django.db.models.functions import Least

from serai.accounts.models import User
from serai.engine.registry import UnknownGame, find
from serai.eventlog.clock import now
from serai.matching import news
from serai.matching.chairs import look_after, withdraw
from serai.matching.company import at_live_tables
from serai.matching.errors import AtLiveTable, MembersOnly, SearchingAlready, TooManySearches, UnknownSearch
from serai.matching.models import Search
from serai.matching.paces import AWAY_AFTER, PACES, PaceName
from serai.tables.errors import BadInput
from serai.tables.rows import time_of

MOST_ASYNC = 5
SHORTLY = timedelta(seconds=15)
"""In which a page that was left may be back: it may only have been loaded anew."""


def look_for_table(
    user: User, *, search: UUID, pace: PaceName, games: Mapping[str, Sequence[int]], bots: bool = False
) -> Search:
    """`games`: numbers of chairs, by game. The same search asked for again is the first one."""
    if user.is_guest:
        raise MembersOnly
    _require_sound(games)
    for before in Search.objects.filter(user=user).exclude(table=None):
        if before.table:
            look_after(before.table)  # what is over holds nobody up
    clock, moment = PACES[pace].clock, time_of(now())
    with transaction.atomic():
        User.objects.select_for_update(no_key=True).get(pk=user.pk)  # one wish at a time
        first = Search.objects.filter(id=search, user=user).first()
        if first is not None:
            return first
        others = Search.objects.filter(user=user, clock=clock)
        if clock == "live":
            _require_free(user, searching=others.exists())
        elif others.count() >= MOST_ASYNC:
            raise TooManySearches(MOST_ASYNC)
        chairs = {game: sorted(set(seats)) for game, seats in sorted(games.items())}
        found = Search.objects.create(
            id=search, user=user, pace=pace, clock=clock, games=chairs, bots=bots, since=moment, seen=moment
        )
        news.tell(may_form=True)
    return found


def decline(user: User, table: UUID) -> None:
    """Who gets up from a chair that was kept for them says no, too."""
    _withdraw_all(Search.objects.filter(user=user, table=table))


def decline_with(user: User, other: User) -> None:
    """Wherever both were found: who wants nothing to do with the other doesn't come."""
    shared = Search.objects.filter(user=other).exclude(table=None)
    _withdraw_all(Search.objects.filter(user=user, table__in=shared.values("table")))


def require_free_for(table: UUID, user: User) -> None:
    """Who was found for a live table and has sat down at another one meanwhile can't sit at both."""
    search = Search.objects.filter(user=user, table=table, clock="live").first()
    if search is not None and at_live_tables([user.pk], besides=table):
        raise AtLiveTable


def stop_looking_everywhere(user: User) -> None:
    _withdraw_all(Search.objects.filter(user=user))


def _withdraw_all(searches: QuerySet[Search]) -> None:
    """One that the matcher has ended meanwhile is over all the same."""
    for search in searches.select_related("user"):
        with suppress(UnknownSearch):
            withdraw(search.user, search.id)


def agree_to_bots(user: User, search: UUID, *, bots: bool) -> Search:
    with transaction.atomic():
        found = _own(user, search)
        found.bots = bots
        found.save(update_fields=["bots"])
        news.tell(may_form=bots)
    return found


def is_here(user: UUID) -> None:
    """The page that looks for a live table is open."""
    Search.objects.filter(user=user, clock="live").update(seen=time_of(now()))


def are_here(people: Collection[UUID]) -> None:
    """Their pages are open; who was seen just now need not be written down again."""
    before = time_of(now() - AWAY_AFTER // 4)
    Search.objects.filter(user__in=people, clock="live", seen__lt=before).update(seen=time_of(now()))


def has_left(user: UUID) -> None:
    """It was closed, or is loaded anew."""
    soon = time_of(now() - AWAY_AFTER) + SHORTLY
    Search.objects.filter(user=user, clock="live").update(seen=Least("seen", soon))


def _own(user: User, search: UUID) -> Search:
    found = Search.objects.select_for_update().filter(id=search, user=user).first()
    if found is None:
        raise UnknownSearch
    return found


def _require_free(user: User, *, searching: bool) -> None:
    if searching:
        raise SearchingAlready
    if at_live_tables([user.pk]):
        raise AtLiveTable


def _require_sound(games: Mapping[str, Sequence[int]]) -> None:
    if not games or not all(games.values()):
        raise BadInput("Name a game, and with how many chairs.")
    for slug, seats in games.items():
        try:
            plugin = find(slug)
        except UnknownGame as unknown:
            raise BadInput(str(unknown)) from None
        if not set(seats) <= set(plugin.seats):
            raise BadInput(f"{plugin.name} is played with {plugin.seats[0]} to {plugin.seats[-1]} seats.")
