"""Members who look for tables, and sit down where they are found one."""

from itertools import count
from uuid import uuid4

from serai.accounts.models import User
from serai.accounts.players import player_of, seat_player
from serai.matching.models import Search
from serai.matching.seek import look_for_table
from serai.tables.announce import carry_out
from serai.tables.models import Table
from serai.tables.sit import sit
from tests.tables.people import NONCE

_names = count(1)


def member():
    return User.objects.create_user(f"seeker-{next(_names)}")


def looking(game="haggle", *seats, pace="live", user=None, bots=False, games=None):
    """The search of somebody."""
    user = user or member()
    wished = {game: seats or (2,)} if games is None else games
    return look_for_table(user, search=uuid4(), pace=pace, games=wished, bots=bots)


def now(search):
    """The search as it stands; None if it is over."""
    return Search.objects.filter(id=search.id).first()


def sits(search):
    """They take the chair that is kept for them."""
    table = now(search).table
    return carry_out(table, sit(player=player_of(table=table, user=search.user), nonce=NONCE)).known


def tables():
    return list(Table.objects.exclude(status="abandoned"))


def sits_elsewhere(user, known):
    """Takes a free chair at a table that others have opened."""
    table = known.head.id
    return carry_out(table, sit(player=seat_player(table=table, user=user), nonce=NONCE)).known
