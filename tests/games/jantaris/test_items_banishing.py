"""Items that act when players are banished: Master Tapestry, Watchtower Key."""

import pytest

from games.jantaris.components import BLACK_MARKET, DEAL, RECRUITMENT, STRENGTHEN_POSITION
from games.jantaris.types import (
    Banish,
    Flee,
    MoveMerchants,
)
from tests.games.jantaris.table import (
    BLACK,
    CENTRE,
    DORANA,
    RED,
    TAIRA,
    VESH,
    Player,
    Table,
)

D, B, S, R = DEAL, BLACK_MARKET, STRENGTHEN_POSITION, RECRUITMENT
TAPESTRY, KEY = "master-tapestry", "watchtower-key"


# Master Tapestry


def test_master_tapestry_may_banish_two_players():
    table = Table(Player({TAIRA: 2}, items=TAPESTRY), Player({TAIRA: 2}), Player({TAIRA: 2}), Player({TAIRA: 2}))
    table.diplomacy(BLACK, TAIRA, S, D, D, D)
    table.play(0, Banish((1, 3)))
    assert table.at(TAIRA) == (2, 0, 2, 0)
    assert table.at(VESH) == table.at(DORANA) == (0, 1, 0, 1)


def test_master_tapestry_may_banish_one():
    table = Table(Player({TAIRA: 2}, items=TAPESTRY), Player({TAIRA: 2}), Player({TAIRA: 2}))
    table.diplomacy(BLACK, TAIRA, S, D, D)
    table.play(0, Banish((2,)))
    assert table.at(TAIRA) == (2, 2, 0)


def test_j28_the_two_banished_flee_clockwise_from_the_active_player():
    players = Player(items=TAPESTRY), Player({TAIRA: 1}), Player(), Player({TAIRA: 1})
    table = Table(*players, first=2)
    table.diplomacy(BLACK, TAIRA, S, D, D, D)
    table.play(0, Banish((1, 3)))
    assert table.waiting == {3}
    table.play(3, Flee((VESH,)))
    assert table.waiting == {1}


@pytest.mark.parametrize("players", [(), (1, 1), (0, 1, 2), (3,)])
def test_master_tapestry_banishes_neither_three_players_nor_one_twice(players):
    table = Table(Player({TAIRA: 2}, items=TAPESTRY), Player({TAIRA: 2}), Player({TAIRA: 2}))
    table.diplomacy(BLACK, TAIRA, S, D, D)
    assert table.refuses(0, Banish(players))


def test_master_tapestry_acts_only_alone_on_strengthen_position():
    table = Table(Player({TAIRA: 2, VESH: 1}, items=TAPESTRY), Player({TAIRA: 2}), Player())
    table.diplomacy(BLACK, TAIRA, S, S, D)
    assert table.legal(0, Banish) == []
    assert table.legal(0, MoveMerchants)


# Watchtower Key


def flights(table: Table, seat: int) -> set[tuple[int, ...]]:
    return {action.districts for action in table.legal(seat, Flee)}


def banished(merchants: int, tokens=(CENTRE, CENTRE), items: str = KEY) -> Table:
    table = Table(Player(), Player({TAIRA: merchants}, items=items), Player(), tokens=tokens)
    table.diplomacy(BLACK, TAIRA, S, D, D)
    table.play(0, Banish((1,)))
    return table


def test_watchtower_key_may_send_the_rest_to_the_neighbours():
    table = banished(4)
    both = (VESH, DORANA)
    assert flights(table, 1) == {
        both,
        (VESH, *both),
        (*both, DORANA),
        (VESH, VESH, *both),
        (VESH, *both, DORANA),
        (*both, DORANA, DORANA),
    }
    table.play(1, Flee((VESH, VESH, VESH, DORANA)))
    assert (table.at(VESH), table.at(DORANA), table.supply(1)) == ((0, 3, 0), (0, 1, 0), 14 - 4)
    assert table.items(1) == {KEY}


def test_watchtower_key_still_sends_one_to_each_neighbour():
    table = banished(3)
    for flight in ((VESH, VESH, VESH), (DORANA, DORANA), (VESH,), ()):
        assert table.refusal(1, Flee(flight)) == "J12"


def test_watchtower_key_may_let_any_number_go_to_the_supply():
    table = banished(4)
    table.play(1, Flee((VESH, DORANA, DORANA)))
    assert (table.at(VESH), table.at(DORANA), table.supply(1)) == ((0, 1, 0), (0, 2, 0), 11)


def test_watchtower_key_does_not_open_a_neighbour_with_a_token():
    table = banished(3, tokens=(CENTRE, VESH))
    assert flights(table, 1) == {(DORANA,), (DORANA,) * 2, (DORANA,) * 3}


def test_watchtower_key_changes_nothing_for_two():
    table = banished(2)
    assert table.phase == "city" or table.waiting != {1}
    assert (table.at(VESH), table.at(DORANA)) == ((0, 1, 0), (0, 1, 0))


def test_watchtower_key_also_acts_when_caught_at_the_black_market():
    table = Table(Player({TAIRA: 4}, items=KEY), Player(), Player())
    table.diplomacy(RED, TAIRA, B, B, B)
    assert len(flights(table, 0)) == 6


def test_watchtower_key_acts_for_its_owner_only():
    table = banished(4, items="")
    assert (table.at(VESH), table.at(DORANA)) == ((0, 1, 0), (0, 1, 0))
    assert table.supply(1) == 12
