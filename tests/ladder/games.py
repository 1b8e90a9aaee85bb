"""Ranked games between people with accounts, played to the end for real, or ended as a test wishes."""

from collections.abc import Sequence
from uuid import uuid4

from django.db import connection

from serai.accounts.models import User
from serai.accounts.players import seat_player
from serai.eventlog.projections import follow
from serai.ladder.models import Ladder, Person
from serai.ladder.projection import ladder
from serai.tables.announce import announce, carry_out
from serai.tables.invitation import invitation
from serai.tables.known import Known
from serai.tables.open import Wish, open_table
from serai.tables.sit import sit
from tests.tables.people import LIVE, NONCE, play

GAME = "haggle"


def member(name: str) -> User:
    return User.objects.create_user(name)


def guest(name: str) -> User:
    return User.objects.create_user(name, is_guest=True)


def sat_down(people: Sequence[User], *, bots: Sequence[str] = (), game: str = GAME, **details) -> Known:
    """A ranked table that has begun: the people in the first chairs, the bots in the last."""
    table, seats = uuid4(), len(people) + len(bots)
    wish = Wish(game=game, seats=seats, **{"ranked": True, **LIVE, **details})
    host = seat_player(table=table, user=people[0])
    chairs = {len(people) + number: level for number, level in enumerate(bots)}
    known = announce(open_table(wish, host=host, table=table, bots=chairs)).known
    for person in people:
        known = carry_out(
            table, sit(player=seat_player(table=table, user=person), nonce=NONCE, invitation=invitation(table))
        ).known
    return known


def played(people: Sequence[User], **details) -> Known:
    """A ranked game of random moves."""
    return play(sat_down(people, **details))


def caught_up(batch: int = 500) -> int:
    """The ladder follows the log to its end."""
    return follow(ladder, batch)


def figures() -> dict[str, list[tuple]]:
    """Everything that the projection has written, to the last digit."""
    found = {}
    with connection.cursor() as cursor:
        for table in ladder.tables:
            cursor.execute(f"SELECT t::text FROM {table} t ORDER BY t::text")
            found[table] = cursor.fetchall()
    return found


def person_of(user: User) -> int:
    return Person.objects.get(user=user).id


def the_ladder(pace: str = "live", game: str = GAME) -> int:
    return Ladder.objects.get(game=game, pace=pace).id
