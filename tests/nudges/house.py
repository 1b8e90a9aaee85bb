"""Members with addresses at tables, and the house's own work done step by step."""

from uuid import uuid4

from allauth.account.models import EmailAddress

from serai.accounts.models import User
from serai.accounts.players import seat_player
from serai.eventlog.projections import follow
from serai.nudges.models import Notice
from serai.nudges.notices import notices
from serai.nudges.send import send_due
from serai.tables.announce import announce, carry_out
from serai.tables.invitation import invitation
from serai.tables.open import Wish, open_table
from serai.tables.overdue import look_after
from serai.tables.sit import sit
from tests.tables.moved_clock import MINUTE
from tests.tables.people import NONCE, SLOW, look


def member(name="Zenobia", *, verified=True, **details):
    user = User.objects.create_user(name, f"{name.lower()}@palmyra.example", **details)
    EmailAddress.objects.create(user=user, email=user.email, verified=verified, primary=True)
    return user


def table_of(*people, game="haggle", seats=None, bots=None, **details):
    """A running game with these people in the first chairs; the first is its host."""
    table = uuid4()
    host = seat_player(table=table, user=people[0])
    wish = Wish(game=game, seats=seats or len(people), **{**SLOW, **details})
    announce(open_table(wish, host=host, table=table, bots=bots))
    for person in people:
        player = seat_player(table=table, user=person)
        known = carry_out(table, sit(player=player, nonce=NONCE, invitation=invitation(table))).known
    return known


def warned(known, clock, seat=0):
    """The table after the alarm of a seat."""
    clock.to(look(known).chronicle.glasses[seat].alarm * 1000 + MINUTE)
    look_after(known.head.id)
    return look(known)


def timed_out(known, clock, seat=0):
    """The table after a seat's time has run out."""
    clock.to(look(known).chronicle.glasses[seat].deadline * 1000)
    look_after(known.head.id)
    return look(known)


def work():
    """What worker and beat do, once."""
    follow(notices)
    return send_due()


def became_of(user=None):
    """(kind, state, reason) of each notice, the oldest first."""
    found = Notice.objects.filter(user=user) if user else Notice.objects.all()
    return list(found.order_by("id").values_list("kind", "state", "reason"))
