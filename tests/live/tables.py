"""A table with somebody at it, and what whoever comes now would see."""

from uuid import uuid4

from serai.tables.announce import carry_out
from serai.tables.doors import django_door, run
from serai.tables.known import current
from serai.tables.seen import position, seen_events
from serai.tables.sit import sit
from tests.live.server import builtins, sits_at, somebody
from tests.tables.people import NONCE, first_legal, opened


def own_table(game="haggle", seats=2, name="anna"):
    """A running game with a user in seat 0; the user's token."""
    user, token = somebody(name)
    table = uuid4()
    known = opened(game, seats, table=table, host=sits_at(table, user))
    for _ in range(seats - 1):
        known = carry_out(table, sit(player=uuid4(), nonce=NONCE)).known
    return known, token


def fresh(known, seat):
    """What somebody who comes now would see."""
    now = run(current(django_door, known.head.id))
    events = seen_events(now, run(django_door.tail(known.head.id)), seat)
    return builtins(position(now, seat)), [builtins(event) for event in events]


def action(known, seat):
    return builtins(first_legal(known, seat))
