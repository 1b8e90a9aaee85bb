"""Members with email addresses at tables, and the background tasks run step by step."""

from uuid import uuid4

from allauth.account.models import EmailAddress

from serai.accounts.models import User
from serai.accounts.players import get_or_create_player
from serai.eventlog.projections import follow
from serai.notices.models import Notice
from serai.notices.projection import notices
from serai.notices.send import send_due
from serai.tables.clock.due import check_table_clocks
from serai.tables.listeners import commit_and_notify, notify_after_commit
from serai.tables.verbs.open import OpenRequest, open_table
from serai.tables.verbs.sit import sit
from serai.tables.views.invitation import invitation
from tests.tables.sample_tables import ASYNC, NONCE, reloaded
from tests.tables.shifted_clock import MINUTE


def member(name="Zenobia", *, verified=True, **details):
    user = User.objects.create_user(name, f"{name.lower()}@palmyra.example", **details)
    EmailAddress.objects.create(user=user, email=user.email, verified=verified, primary=True)
    return user


def table_of(*people, game="haggle", seats=None, bots=None, **details):
    """A running game with these people in the first seats; the first is its host."""
    table = uuid4()
    host = get_or_create_player(table=table, user=people[0])
    request = OpenRequest(game=game, seats=seats or len(people), **{**ASYNC, **details})
    notify_after_commit(open_table(request, host=host, table=table, bots=bots))
    for person in people:
        player = get_or_create_player(table=table, user=person)
        loaded = commit_and_notify(table, sit(player=player, nonce=NONCE, invitation=invitation(table))).loaded
    return loaded


def warned(loaded, clock, seat=0):
    """The table after the warning of a seat."""
    clock.to(reloaded(loaded).state.seat_clocks[seat].warn_at * 1000 + MINUTE)
    check_table_clocks(loaded.head.id)
    return reloaded(loaded)


def timed_out(loaded, clock, seat=0):
    """The table after a seat's time has run out."""
    clock.to(reloaded(loaded).state.seat_clocks[seat].deadline * 1000)
    check_table_clocks(loaded.head.id)
    return reloaded(loaded)


def run_tasks():
    """Runs the projection and the sender once; returns how many emails were sent."""
    follow(notices)
    return send_due()


def outcomes_of(user=None):
    """(kind, state, reason) of each notice, the oldest first."""
    found = Notice.objects.filter(user=user) if user else Notice.objects.all()
    return list(found.order_by("id").values_list("kind", "state", "reason"))
