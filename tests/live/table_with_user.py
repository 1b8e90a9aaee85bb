"""A table with a user at it, and its view as a new client would get it."""

from uuid import uuid4

from serai.tables.listeners import commit_and_notify
from serai.tables.store import django_store, run_sync
from serai.tables.table_cache import current_table
from serai.tables.verbs.sit import sit
from serai.tables.views.table_view import event_views, position
from tests.live.server import as_builtins, player_at, user_with_token
from tests.tables.sample_tables import NONCE, first_legal, opened_table


def table_with_user(game="haggle", seats=2, name="anna"):
    """A running game with a user in seat 0, and the user's token."""
    user, token = user_with_token(name)
    table = uuid4()
    loaded = opened_table(game, seats, table=table, host=player_at(table, user))
    for _ in range(seats - 1):
        loaded = commit_and_notify(table, sit(player=uuid4(), nonce=NONCE)).loaded
    return loaded, token


def fetch_view(loaded, seat):
    """The position and the events that a new client would get."""
    now = run_sync(current_table(django_store, loaded.head.id))
    events = event_views(now, run_sync(django_store.tail(loaded.head.id)), seat)
    return as_builtins(position(now, seat)), [as_builtins(event) for event in events]


def first_action(loaded, seat):
    return as_builtins(first_legal(loaded, seat))
