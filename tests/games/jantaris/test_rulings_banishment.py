"""J4: the tokens. J11 and J12: banishment from the active district."""

import pytest

from games.jantaris.components import BLACK_MARKET, DEAL, RECRUITMENT, STRENGTHEN_POSITION
from games.jantaris.types import (
    Banish,
    Decline,
    Flee,
    GoodsStolen,
    MerchantsFled,
    MoveToken,
)
from tests.games.jantaris.table import (
    BLACK,
    CENTRE,
    DISTRICTS,
    DORANA,
    KELIM,
    OMERIS,
    RED,
    TAIRA,
    VESH,
    Player,
    Table,
)

D, B, S, R = DEAL, BLACK_MARKET, STRENGTHEN_POSITION, RECRUITMENT


# J4 — the tokens


def test_j04_from_the_centre_either_token_moves_to_any_district():
    table = Table(Player(), Player(), Player())
    table.skip_city()
    assert set(table.legal(0)) == {MoveToken(guild, district) for guild in (BLACK, RED) for district in DISTRICTS}
    table.play(0, MoveToken(RED, KELIM))
    assert table.view.tokens == (CENTRE, KELIM)
    assert table.view.active_district == KELIM


def test_j04_a_token_never_returns_to_the_centre():
    table = Table(Player(), Player(), Player(), tokens=(TAIRA, KELIM))
    table.skip_city()
    assert table.refusal(0, MoveToken(BLACK, CENTRE)) == "J4"


def test_j04_a_token_moves_to_another_district():
    table = Table(Player(), Player(), Player(), tokens=(TAIRA, KELIM))
    table.skip_city()
    assert table.refusal(0, MoveToken(BLACK, TAIRA)) == "J4"


def test_j04_a_district_holds_at_most_one_token():
    table = Table(Player(), Player(), Player(), tokens=(TAIRA, CENTRE))
    table.skip_city()
    assert table.refusal(0, MoveToken(RED, TAIRA)) == "J4"


def test_j04_one_token_must_move():
    table = Table(Player(), Player(), Player(), tokens=(TAIRA, KELIM))
    table.skip_city()
    assert table.refuses(0, Decline())
    assert len(table.legal(0)) == 12


# J11 — Strengthen Position alone


def test_j11_players_may_banish_themselves():
    table = Table(Player({TAIRA: 2}), Player(), Player())
    table.diplomacy(BLACK, TAIRA, S, D, D)
    table.play(0, Banish((0,)))
    assert (table.at(VESH), table.at(DORANA)) == ((1, 0, 0), (1, 0, 0))


def test_j11_a_player_without_merchants_there_may_be_named():
    table = Table(Player({TAIRA: 2}), Player({OMERIS: 1}), Player({TAIRA: 1}))
    table.diplomacy(BLACK, TAIRA, S, R, R)
    table.play(0, Banish((1,)))
    assert table.at(TAIRA) == (2, 0, 1)
    assert table.at(OMERIS) == (0, 1, 0)


def test_j22_a_player_must_be_named():
    table = Table(Player({TAIRA: 2}), Player({OMERIS: 1}), Player({TAIRA: 1}))
    table.diplomacy(BLACK, TAIRA, S, R, R)
    assert table.refusal(0, Decline()) == "J22"


def test_j11_only_one_player_may_be_named():
    table = Table(Player({TAIRA: 2}), Player({TAIRA: 1}), Player({TAIRA: 1}))
    table.diplomacy(BLACK, TAIRA, S, R, R)
    assert table.refuses(0, Banish((1, 2)))
    assert table.refuses(0, Banish(()))


# J12 — banishment


def banished(merchants: int, tokens=(CENTRE, CENTRE), goods: str = "") -> Table:
    """Seat 0 banishes seat 1 from Taira; seat 2 votes to rob."""
    table = Table(Player(), Player({TAIRA: merchants}, goods=goods), Player(), tokens=tokens)
    table.diplomacy(BLACK, TAIRA, S, D, B)
    table.play(0, Banish((1,)))
    return table


@pytest.mark.parametrize("merchants", [2, 3, 5])
def test_j12_one_merchant_goes_to_each_neighbour_and_the_rest_to_the_supply(merchants):
    table = banished(merchants)
    assert (table.at(TAIRA), table.at(VESH), table.at(DORANA)) == ((0, 0, 0), (0, 1, 0), (0, 1, 0))
    assert table.supply(1) == 12
    assert MerchantsFled(1, TAIRA, (VESH, DORANA), merchants - 2) in table.log


def test_j12_one_merchant_goes_to_the_neighbour_of_choice():
    table = banished(1)
    assert table.waiting == {1}
    assert set(table.legal(1)) == {Flee((VESH,)), Flee((DORANA,))}
    table.play(1, Flee((DORANA,)))
    assert (table.at(VESH), table.at(DORANA)) == ((0, 0, 0), (0, 1, 0))


def test_j12_the_owner_decides_before_the_next_vote_acts():
    table = banished(1)
    assert table.goods(1) == (0, 0)  # its own Deal is still to come
    assert table.legal(0) == []
    table.play(1, Flee((VESH,)))
    assert table.happened(GoodsStolen) == [GoodsStolen(2, 1, 1, 0)]


@pytest.mark.parametrize(("merchants", "returned"), [(1, 0), (4, 3)])
def test_j12_merchants_do_not_flee_to_a_neighbour_with_a_token(merchants, returned):
    table = banished(merchants, tokens=(CENTRE, VESH))
    assert (table.at(VESH), table.at(DORANA)) == ((0, 0, 0), (0, 1, 0))
    assert table.supply(1) == 13
    assert MerchantsFled(1, TAIRA, (DORANA,), returned) in table.log


@pytest.mark.parametrize("flight", [(), (VESH, DORANA), (OMERIS,), (CENTRE,), (TAIRA,)])
def test_j12_one_merchant_flees_nowhere_else(flight):
    assert banished(1).refusal(1, Flee(flight)) in ("J12", "J22")


def test_j12_three_at_the_black_market_flee_each_before_the_next_is_caught():
    table = Table(Player({TAIRA: 1}), Player({TAIRA: 1}, goods="2B"), Player({TAIRA: 1}))
    table.diplomacy(BLACK, TAIRA, B, B, B)
    assert table.waiting == {0}
    assert table.goods(1) == (2, 0)
    table.play(0, Flee((VESH,)))
    assert table.goods(1) == (0, 0)
    assert table.waiting == {1}
