"""Who is kept apart from whom, and who is whose friend."""

from uuid import uuid4

import pytest

from serai.accounts.blocks import are_apart, block, blocked_among, unblock
from serai.accounts.errors import AccountError
from serai.accounts.friends import befriend, bond_between, friendships_of, part
from serai.accounts.models import User
from serai.accounts.mutes import mute, unheard
from serai.accounts.players import seat_player

pytestmark = pytest.mark.django_db


@pytest.fixture
def people():
    return [User.objects.create_user(name) for name in ("Anna", "Bela", "Cili", "Dora")]


def test_a_block_keeps_two_apart_whichever_way_it_goes(people):
    anna, bela, cili, dora = people
    block(anna, bela)
    block(dora, anna)
    everybody = [user.pk for user in people]
    assert blocked_among(everybody) == {frozenset((anna.pk, bela.pk)), frozenset((anna.pk, dora.pk))}
    assert blocked_among([bela.pk, cili.pk, dora.pk]) == blocked_among([]) == set()
    assert are_apart(bela.pk, [anna.pk])
    assert not are_apart(cili.pk, [anna.pk, bela.pk]), "what others have against each other is no matter of hers"


def test_what_is_undone_no_longer_counts(people):
    anna, bela, *_ = people
    block(anna, bela)
    block(anna, bela)
    unblock(bela, anna)
    assert blocked_among([anna.pk, bela.pk]), "only who has blocked can undo it"
    unblock(anna, bela)
    assert not blocked_among([anna.pk, bela.pk])


def test_one_asks_the_other_accepts(people):
    anna, bela, *_ = people
    assert befriend(anna, bela) == befriend(anna, bela) == "asked"
    assert (bond_between(anna, bela), bond_between(bela, anna)) == ("asked", "asks")
    assert befriend(bela, anna) == befriend(anna, bela) == "friends"
    assert bond_between(anna, bela) == bond_between(bela, anna) == "friends"
    part(anna, bela)
    assert bond_between(bela, anna) == "none"


def test_a_block_ends_a_friendship_and_swallows_questions(people):
    anna, bela, *_ = people
    befriend(anna, bela)
    befriend(bela, anna)
    block(anna, bela)
    assert bond_between(anna, bela) == "none"
    assert befriend(bela, anna) == "asked", "who was blocked isn't told"
    assert friendships_of(anna) == []
    assert len(friendships_of(bela)) == 1
    with pytest.raises(AccountError) as refusal:
        befriend(anna, bela)
    assert refusal.value.code == "kept-apart"


def test_who_reads_whom(people):
    anna, bela, cili, dora = people
    table = uuid4()
    players = {user.username: seat_player(table=table, user=user) for user in people}
    block(anna, bela)
    mute(anna, cili)
    assert unheard(table, anna) == {players["Bela"], players["Cili"]}
    assert unheard(table, bela) == {players["Anna"]}
    assert unheard(table, cili) == set(), "a mute is told to nobody"
    assert unheard(table, dora) == set()
    assert unheard(uuid4(), anna) == set()
    assert not unheard(table, None)
