"""Ranked games of members and guests, played to the end."""

from collections.abc import Sequence
from uuid import uuid4

from django.db import connection

from serai.accounts.models import User
from serai.accounts.players import get_or_create_player
from serai.eventlog.projections import follow
from serai.ladder.models import Ladder, Person
from serai.ladder.projection import ladder
from serai.tables.listeners import commit_and_notify, notify_after_commit
from serai.tables.table_cache import LoadedTable
from serai.tables.verbs.open import OpenRequest, open_table
from serai.tables.verbs.sit import sit
from serai.tables.views.invitation import invitation
from tests.tables.sample_tables import LIVE, NONCE, play

GAME = "haggle"


def member(name: str) -> User:
    return User.objects.create_user(name)


def guest(name: str) -> User:
    return User.objects.create_user(name, is_guest=True)


def started(people: Sequence[User], *, bots: Sequence[str] = (), game: str = GAME, **details) -> LoadedTable:
    """A ranked game that has started: people in the first seats, bots in the last."""
    table, seats = uuid4(), len(people) + len(bots)
    request = OpenRequest(game=game, seats=seats, **{"ranked": True, **LIVE, **details})
    host = get_or_create_player(table=table, user=people[0])
    bot_seats = {len(people) + number: level for number, level in enumerate(bots)}
    loaded = notify_after_commit(open_table(request, host=host, table=table, bots=bot_seats)).loaded
    for person in people:
        loaded = commit_and_notify(
            table, sit(player=get_or_create_player(table=table, user=person), nonce=NONCE, invitation=invitation(table))
        ).loaded
    return loaded


def played(people: Sequence[User], **details) -> LoadedTable:
    """A ranked game of random moves."""
    return play(started(people, **details))


def update_ladder(batch: int = 500) -> int:
    """The projection processes the log to its end."""
    return follow(ladder, batch)


def projection_rows() -> dict[str, list[tuple]]:
    """All rows of the projection, to the last digit."""
    found = {}
    with connection.cursor() as cursor:
        for table in ladder.tables:
            cursor.execute(f"SELECT t::text FROM {table} t ORDER BY t::text")
            found[table] = cursor.fetchall()
    return found


def person_of(user: User) -> int:
    return Person.objects.get(user=user).id


def the_ladder(speed: str = "live", game: str = GAME) -> int:
    return Ladder.objects.get(game=game, speed=speed).id
