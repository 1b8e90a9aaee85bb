from uuid import uuid4

import pytest

from serai.accounts.close import close_account
from serai.accounts.guest import new_guest
from serai.accounts.models import Player, Token, User
from serai.accounts.players import DELETED, PlayerName, names_of, player_of, players_of, seat_player, user_of_player
from serai.accounts.tokens import issue_token

pytestmark = pytest.mark.django_db


def test_who_sits_again_is_the_same_player(member):
    table = uuid4()
    assert player_of(table=table, user=member) is None
    first, second = seat_player(table=table, user=member), seat_player(table=table, user=member)
    assert first == second == player_of(table=table, user=member)
    assert user_of_player(first) == member
    assert players_of(member) == {first: table}


def test_at_another_table_it_is_another_player(member):
    assert seat_player(table=uuid4(), user=member) != seat_player(table=uuid4(), user=member)


def test_an_unknown_player_is_nobody():
    assert user_of_player(uuid4()) is None


def test_every_player_has_a_name(member, django_assert_num_queries):
    guest, table, unknown = new_guest(), uuid4(), uuid4()
    players = [seat_player(table=table, user=user) for user in (member, guest)]
    with django_assert_num_queries(1):
        names = names_of([*players, unknown])
    assert names == {
        players[0]: PlayerName("Zenobia"),
        players[1]: PlayerName(guest.username, is_guest=True),
        unknown: DELETED,
    }
    assert names[unknown].is_deleted


def test_closing_an_account_empties_the_map_and_keeps_the_players(member):
    guest, table = new_guest(), uuid4()
    mine, other = seat_player(table=table, user=member), seat_player(table=table, user=guest)
    issue_token(user=member, name="my bot")
    close_account(member)
    assert list(User.objects.all()) == [guest]
    assert not Token.objects.exists()
    assert set(Player.objects.values_list("id", "table")) == {(mine, table), (other, table)}
    assert user_of_player(mine) is None
    assert names_of([mine, other]) == {mine: DELETED, other: PlayerName(guest.username, is_guest=True)}
