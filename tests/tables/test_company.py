"""Who may sit down beside whom is asked of the table as it is when the chair is taken."""

from uuid import uuid4

import pytest

from serai.accounts.blocks import block
from serai.accounts.models import User
from serai.accounts.players import seat_player
from serai.tables.announce import carry_out
from serai.tables.company import company_for, people_at
from serai.tables.errors import KeptApart
from serai.tables.known import forget, remember
from serai.tables.sit import sit
from tests.tables.people import NONCE, look, opened

pytestmark = pytest.mark.usefixtures("database")


def sits(table, user):
    player = seat_player(table=table, user=user)
    return carry_out(table, sit(player=player, nonce=NONCE, welcome=company_for(user))).known


def test_two_who_are_kept_apart_and_come_at_the_same_moment_are_not_seated_both():
    bela, cili = User.objects.create_user("Bela"), User.objects.create_user("Cili")
    block(cili, bela)
    before = opened("byzanz", 4)
    table = before.head.id
    after = sits(table, bela)
    forget(table)
    remember(before)  # as a process that has not heard of it yet
    with pytest.raises(KeptApart):
        sits(table, cili)
    assert look(after).version == after.version


def test_bots_are_no_company_and_the_host_is_one():
    host, table = uuid4(), uuid4()
    known = opened("byzanz", 4, host=host, table=table, nonce=None, bots={3: "random"})
    assert people_at(known.chronicle) == {host}
