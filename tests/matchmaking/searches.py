"""Members with searches, who sit down at the tables that are found."""

from itertools import count
from uuid import uuid4

from serai.accounts.models import User
from serai.accounts.players import get_or_create_player, player_of
from serai.matchmaking.models import Search
from serai.matchmaking.search import start_search
from serai.tables.listeners import commit_and_notify
from serai.tables.models import Table
from serai.tables.verbs.sit import sit
from tests.tables.sample_tables import NONCE

_names = count(1)


def member():
    return User.objects.create_user(f"seeker-{next(_names)}")


def searching(game="haggle", *seats, pace="live", user=None, bots=False, games=None):
    """Starts a search."""
    user = user or member()
    wanted = {game: seats or (2,)} if games is None else games
    return start_search(user, search=uuid4(), pace=pace, games=wanted, bots=bots)


def current(search):
    """The search as it is now; None if it has ended."""
    return Search.objects.filter(id=search.id).first()


def sits(search):
    """The user takes the reserved seat."""
    table = current(search).table
    return commit_and_notify(table, sit(player=player_of(table=table, user=search.user), nonce=NONCE)).loaded


def tables():
    return list(Table.objects.exclude(status="cancelled"))


def sits_elsewhere(user, loaded):
    """Takes a free seat at another table."""
    table = loaded.head.id
    return commit_and_notify(table, sit(player=get_or_create_player(table=table, user=user), nonce=NONCE)).loaded
