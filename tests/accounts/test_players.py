from uuid import uuid4

import pytest

from serai.accounts.delete import delete_account
from serai.accounts.guest import new_guest
from serai.accounts.models import Player, Token, User
from serai.accounts.players import (
    DELETED,
    PlayerName,
    get_or_create_player,
    names_of,
    player_of,
    players_of,
    user_of_player,
)
from serai.accounts.tokens import issue_token

pytestmark = pytest.mark.django_db


def test_a_user_has_one_player_id_at_a_table(member):
    table = uuid4()
    assert player_of(table=table, user=member) is None
    first, second = get_or_create_player(table=table, user=member), get_or_create_player(table=table, user=member)
    assert first == second == player_of(table=table, user=member)
    assert user_of_player(first) == member
    assert players_of(member) == {first: table}


def test_a_user_has_another_player_id_at_another_table(member):
    assert get_or_create_player(table=uuid4(), user=member) != get_or_create_player(table=uuid4(), user=member)


def test_an_unknown_player_has_no_user():
    assert user_of_player(uuid4()) is None


def test_every_player_has_a_name(member, django_assert_num_queries):
    guest, table, unknown = new_guest(), uuid4(), uuid4()
    players = [get_or_create_player(table=table, user=user) for user in (member, guest)]
    with django_assert_num_queries(1):
        names = names_of([*players, unknown])
    assert names == {
        players[0]: PlayerName("Zenobia"),
        players[1]: PlayerName(guest.username, is_guest=True),
        unknown: DELETED,
    }
    assert names[unknown].is_deleted


def test_deleting_an_account_keeps_its_players_without_a_user(member):
    guest, table = new_guest(), uuid4()
    mine, other = get_or_create_player(table=table, user=member), get_or_create_player(table=table, user=guest)
    issue_token(user=member, name="my bot")
    delete_account(member)
    assert list(User.objects.all()) == [guest]
    assert not Token.objects.exists()
    assert set(Player.objects.values_list("id", "table")) == {(mine, table), (other, table)}
    assert user_of_player(mine) is None
    assert names_of([mine, other]) == {mine: DELETED, other: PlayerName(guest.username, is_guest=True)}
