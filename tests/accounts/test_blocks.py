"""Blocks, friendships and mutes."""

from uuid import uuid4

import pytest

from serai.accounts.blocks import block, blocked_among, has_block_with, unblock
from serai.accounts.errors import AccountError
from serai.accounts.friends import befriend, end_friendship, friendship_status, friendships_of
from serai.accounts.models import User
from serai.accounts.mutes import mute, muted_players
from serai.accounts.players import get_or_create_player

pytestmark = pytest.mark.django_db


@pytest.fixture
def people():
    return [User.objects.create_user(name) for name in ("Anna", "Bela", "Cili", "Dora")]


def test_a_block_counts_in_both_directions(people):
    anna, bela, cili, dora = people
    block(anna, bela)
    block(dora, anna)
    everyone = [user.pk for user in people]
    assert blocked_among(everyone) == {frozenset((anna.pk, bela.pk)), frozenset((anna.pk, dora.pk))}
    assert blocked_among([bela.pk, cili.pk, dora.pk]) == blocked_among([]) == set()
    assert has_block_with(bela.pk, [anna.pk])
    assert not has_block_with(cili.pk, [anna.pk, bela.pk]), "a block between others doesn't matter"


def test_a_removed_block_no_longer_counts(people):
    anna, bela, *_ = people
    block(anna, bela)
    block(anna, bela)
    unblock(bela, anna)
    assert blocked_among([anna.pk, bela.pk]), "only the user who blocked can unblock"
    unblock(anna, bela)
    assert not blocked_among([anna.pk, bela.pk])


def test_two_users_are_friends_after_one_requests_and_the_other_accepts(people):
    anna, bela, *_ = people
    assert befriend(anna, bela) == befriend(anna, bela) == "request-sent"
    statuses = friendship_status(anna, bela), friendship_status(bela, anna)
    assert statuses == ("request-sent", "request-received")
    assert befriend(bela, anna) == befriend(anna, bela) == "friends"
    assert friendship_status(anna, bela) == friendship_status(bela, anna) == "friends"
    end_friendship(anna, bela)
    assert friendship_status(bela, anna) == "none"


def test_a_block_ends_a_friendship_and_hides_requests(people):
    anna, bela, *_ = people
    befriend(anna, bela)
    befriend(bela, anna)
    block(anna, bela)
    assert friendship_status(anna, bela) == "none"
    assert befriend(bela, anna) == "request-sent", "the blocked user isn't told"
    assert friendships_of(anna) == []
    assert len(friendships_of(bela)) == 1
    with pytest.raises(AccountError) as raised:
        befriend(anna, bela)
    assert raised.value.code == "blocked"


def test_blocked_users_mute_each_other_and_a_mute_works_in_one_direction(people):
    anna, bela, cili, dora = people
    table = uuid4()
    players = {user.username: get_or_create_player(table=table, user=user) for user in people}
    block(anna, bela)
    mute(anna, cili)
    assert muted_players(table, anna) == {players["Bela"], players["Cili"]}
    assert muted_players(table, bela) == {players["Anna"]}
    assert muted_players(table, cili) == set(), "a mute has no effect on the muted user"
    assert muted_players(table, dora) == set()
    assert muted_players(uuid4(), anna) == set()
    assert not muted_players(table, None)
