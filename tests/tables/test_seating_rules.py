"""Who may sit down with whom is checked on the table's current state."""

from uuid import uuid4

import pytest

from serai.accounts.blocks import block
from serai.accounts.models import User
from serai.accounts.players import get_or_create_player
from serai.tables.errors import PlayersBlocked
from serai.tables.listeners import commit_and_notify
from serai.tables.seating_rules import people_at, seating_check_for
from serai.tables.table_cache import evict, put_in_cache
from serai.tables.verbs.sit import sit
from tests.tables.sample_tables import NONCE, opened_table, reloaded

pytestmark = pytest.mark.usefixtures("database")


def sits(table, user):
    player = get_or_create_player(table=table, user=user)
    return commit_and_notify(table, sit(player=player, nonce=NONCE, seating_check=seating_check_for(user))).loaded


def test_two_users_with_a_block_who_sit_down_at_once_are_not_both_seated():
    bela, cili = User.objects.create_user("Bela"), User.objects.create_user("Cili")
    block(cili, bela)
    before = opened_table("byzanz", 4)
    table = before.head.id
    after = sits(table, bela)
    evict(table)
    put_in_cache(before)  # like a process that has an old table in its cache
    with pytest.raises(PlayersBlocked):
        sits(table, cili)
    assert reloaded(after).version == after.version


def test_the_host_counts_as_a_person_at_the_table_and_bots_do_not():
    host, table = uuid4(), uuid4()
    loaded = opened_table("byzanz", 4, host=host, table=table, nonce=None, bots={3: "random"})
    assert people_at(loaded.state) == {host}
