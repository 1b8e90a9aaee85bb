"""The matcher at work: reads who looks, forms tables, and opens each with its chairs kept.

A table is opened in a transaction that holds the searches of all who are to sit there. Two matchers at once make no
double table: the second finds them held or found. One that is killed has either opened a table and said so, or nothing.
"""

import logging
from collections.abc import Iterable
from datetime import timedelta
from random import SystemRandom
from uuid import UUID, uuid4

from django.db import transaction
from django.db.models import Q

from serai.accounts.blocks import blocked_among
from serai.accounts.players import seat_player
from serai.engine.registry import find, plugins
from serai.eventlog.clock import now
from serai.ladder.ratings import ratings_of
from serai.ladder.reading import pace_of
from serai.matching import news
from serai.matching.chairs import look_after_all
from serai.matching.company import at_live_tables, met_lately
from serai.matching.match import Acquaintance, Formed, Kind, Seeker, form
from serai.matching.models import Search
from serai.matching.paces import AWAY_AFTER, PACES, PATIENCE
from serai.nudges.chair import tell_of_chair
from serai.tables.announce import announce
from serai.tables.open import Wish, open_table
from serai.tables.part import middle_level
from serai.tables.rows import time_of

LONGEST = timedelta(days=14)
"""So long a search for a slow table stands."""

logger = logging.getLogger(__name__)


def match() -> list[UUID]:
    """Looks after the chairs that are kept, then opens whatever tables can be formed; gives back their ids."""
    look_after_all()
    drop_who_is_gone()
    waiting = list(Search.objects.filter(table=None).select_related("user"))
    opened = []
    for formed in form(seekers(waiting), acquaintance(waiting), now()):
        try:
            table = open_formed(formed)
        except Exception:
            logger.exception("a table of %s could not be opened", formed.kind.game)
            continue
        if table:
            opened.append(table)
    return opened


def drop_who_is_gone() -> None:
    """Whose page or account is closed, who has sat down at another live table, and who has looked for weeks."""
    waiting, moment = Search.objects.filter(table=None), time_of(now())
    live = waiting.filter(clock="live")
    busy = at_live_tables(live.values_list("user", flat=True))
    away = Q(clock="live", seen__lt=time_of(now() - AWAY_AFTER))
    gone = waiting.filter(
        away | Q(clock="live", user__in=busy) | Q(since__lt=moment - LONGEST) | Q(user__is_active=False)
    )
    if gone.delete()[0]:
        news.tell(may_form=False)


def seekers(searches: Iterable[Search]) -> list[Seeker]:
    """With what is known of their strength in each game that they look for."""
    searches = list(searches)
    rated: dict[tuple[str, str], dict[UUID, float]] = {}
    for game, clock in {(game, search.clock) for search in searches for game in search.games}:
        users = [search.user_id for search in searches if game in search.games and search.clock == clock]
        ratings = ratings_of(users, game, pace_of(clock))
        rated[game, clock] = {user: rating.shown for user, rating in ratings.items()}
    return [
        Seeker(
            search=search.id,
            person=search.user_id,
            since=int(search.since.timestamp() * 1_000_000),
            pace=search.pace,
            kinds=kinds_of(search),
            bots=search.bots,
            ratings={game: rated[game, search.clock].get(search.user_id, 0.0) for game in search.games},
        )
        for search in searches
    ]


def kinds_of(search: Search) -> frozenset[Kind]:
    """Of games that are still played here."""
    return frozenset(Kind(game, seats) for game in search.games if game in plugins() for seats in search.games[game])


def acquaintance(searches: Iterable[Search]) -> Acquaintance:
    users = {search.user_id for search in searches}
    return Acquaintance(frozenset(blocked_among(users)), met_lately(users))


def open_formed(formed: Formed) -> UUID | None:
    """None if somebody has left, was found elsewhere, is held by another matcher, or has blocked another meanwhile."""
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
        players = {seat_player(table=table, user=search.user): search for search in searches}
        chairs: list[UUID | None] = [*players, *[None] * formed.bots]
        SystemRandom().shuffle(chairs)
        wish = Wish(
            game=plugin.slug,
            seats=formed.kind.seats,
            clock=pace.clock,
            terms=pace.terms,
            ranked=True,
        )
        bots = {seat: middle_level(plugin) for seat, player in enumerate(chairs) if player is None}
        host = next(player for player in chairs if player)
        announce(open_table(wish, table=table, host=host, bots=bots, kept_for=chairs))
        until = time_of(now() + PATIENCE[pace.clock].kept_for)
        Search.objects.filter(id__in=wanted).update(table=table, until=until)
        if pace.clock == "async":
            tell_of_chair(table=table, users=[search.user for search in searches], until=until)
        news.tell(may_form=False)
    return table
