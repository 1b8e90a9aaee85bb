"""Phase 3, the weekly fair, with J15 and J30: the order of payments."""

import pytest

from games.jantaris.components import BLACK_MARKET, DEAL, RECRUITMENT, STRENGTHEN_POSITION
from games.jantaris.types import (
    Decline,
    FairEnded,
    FairPaid,
    FairTurned,
    MerchantsMoved,
    MoveMerchants,
    Pay,
    PlaceMerchants,
)
from tests.games.jantaris.table import (
    BLACK,
    CENTRE,
    DORANA,
    KELIM,
    LIKARAN,
    OMERIS,
    PASHTAR,
    RED,
    SHAKARA,
    TAIRA,
    VESH,
    Player,
    Table,
)

FREE_CENTRE = (SHAKARA, OMERIS)
FREE_DISTRICTS = {LIKARAN, VESH, TAIRA, DORANA, KELIM, SHAKARA}
"""After the black token has gone from Shakara to Pashtar."""


def fair(*players: Player, card: tuple[int, int] = (3, 2), first: int = 0) -> Table:
    """Nothing happens before the fair; the black token goes from Shakara to Pashtar."""
    table = Table(*players, tokens=FREE_CENTRE, fairs=[card], first=first)
    table.to_fair()
    return table


def leave(district: int) -> MoveMerchants:
    return MoveMerchants(CENTRE, district, 1)


# When there is a fair


@pytest.mark.parametrize(("centre", "held"), [((5, 0, 0), True), ((2, 2, 1), True), ((2, 2, 0), False)])
def test_a_fair_is_held_if_five_merchants_of_all_players_are_in_the_centre(centre, held):
    table = fair(*(Player({CENTRE: count} if count else {}, goods="1B") for count in centre))
    assert bool(table.happened(FairTurned)) == held
    assert bool(table.happened(FairEnded)) == held


def test_a_fair_without_payers_is_turned_up_and_ends():
    table = fair(Player({CENTRE: 5}), Player(goods="6B"), Player())
    assert [type(event) for event in table.log if isinstance(event, FairTurned | FairPaid | FairEnded)] == [
        FairTurned,
        FairEnded,
    ]
    assert table.active == 1


def test_j15_a_fifth_merchant_placed_by_the_guild_house_counts():
    table = Table(Player({CENTRE: 4}, goods="3B"), Player(), Player(), tokens=FREE_CENTRE, fairs=[(3, 2)])
    table.play(0, PlaceMerchants(CENTRE))
    table.diplomacy(BLACK, PASHTAR, *[STRENGTHEN_POSITION] * 3)
    assert table.happened(FairTurned) == [FairTurned(3, 2)]
    assert table.view.fair == (3, 2)


def test_j15_merchants_recruited_in_this_vote_count():
    table = Table(Player({CENTRE: 3}, goods="3B"), Player(), Player(), tokens=FREE_CENTRE, fairs=[(3, 2)])
    table.diplomacy(BLACK, PASHTAR, RECRUITMENT, RECRUITMENT, DEAL)
    assert table.happened(FairTurned) == [FairTurned(3, 2)]


# Paying


def test_a_player_with_a_merchant_in_the_centre_and_enough_goods_must_pay():
    table = fair(Player({CENTRE: 5}, goods="2B 2R"), Player(), Player())
    assert set(table.legal(0)) == {Pay(2, 1), Pay(1, 2)}
    assert table.refuses(0, Decline())
    assert table.refuses(0, Pay(2, 2))
    assert table.refuses(0, Pay(1, 1))
    assert table.refuses(0, Pay(3, 0))


def test_a_payment_gains_the_fame_and_one_merchant_leaves_for_a_district_without_a_token():
    table = fair(Player({CENTRE: 5}, goods="2B 2R"), Player(), Player())
    table.play(0, Pay(1, 2))
    assert FairPaid(0, 1, 2, 2) in table.log
    assert (table.goods(0), table.fame) == ((1, 0), (2, 0, 0))
    assert set(table.legal(0)) == {leave(district) for district in FREE_DISTRICTS}
    table.play(0, leave(KELIM))
    assert (table.at(CENTRE), table.at(KELIM)) == ((4, 0, 0), (1, 0, 0))


@pytest.mark.parametrize("token", [PASHTAR, OMERIS])
def test_j05_merchants_do_not_leave_the_fair_for_a_district_with_a_token(token):
    table = fair(Player({CENTRE: 5}, goods="3B"), Player(), Player())
    assert table.refusal(0, leave(token)) == "J5"


def test_a_merchant_must_leave_for_a_district():
    table = fair(Player({CENTRE: 5}, goods="3B"), Player(), Player())
    assert table.refuses(0, Decline())
    assert table.refuses(0, leave(CENTRE))
    assert table.refuses(0, MoveMerchants(CENTRE, TAIRA, 2))


def test_a_player_without_a_merchant_in_the_centre_does_not_pay():
    table = fair(Player({CENTRE: 5}), Player({TAIRA: 1}, goods="6B 6R"), Player())
    assert table.happened(FairPaid) == []
    assert table.goods(1) == (6, 6)


def test_a_player_without_enough_goods_does_not_pay():
    table = fair(Player({CENTRE: 5}, goods="1B 1R"), Player(), Player())
    assert table.happened(FairPaid) == []


@pytest.mark.parametrize("first", [0, 1, 2])
def test_j30_payments_go_clockwise_from_the_active_player_one_at_a_time(first):
    players = (Player({CENTRE: 2}, goods="4B"),) * 3
    table = fair(*players, card=(2, 1), first=first)
    order = []
    while table.phase == "fair":
        (seat,) = table.waiting
        order.append(seat)
        table.play(seat, leave(TAIRA))  # all goods are black: the payment is made by the engine
    assert order == [(first + step) % 3 for step in range(3)] * 2
    assert table.fame == (2, 2, 2)
    assert table.at(TAIRA) == (2, 2, 2)


def test_the_fair_skips_players_who_do_not_pay():
    table = fair(Player({CENTRE: 2}), Player({CENTRE: 2}, goods="4B"), Player({CENTRE: 1}), card=(2, 1))
    table.play(1, leave(TAIRA))
    table.play(1, leave(TAIRA))
    assert table.fame == (0, 2, 0)
    assert table.active == 1


def test_j15_the_fair_goes_on_below_five_merchants():
    table = fair(Player({CENTRE: 5}, goods="6B 6R"), Player(), Player(), card=(2, 1))
    while table.phase == "fair":
        table.play(0, table.legal(0)[0])
    assert len(table.happened(FairPaid)) == 5  # the last merchant pays too; then two goods are left
    assert table.goods(0)[0] + table.goods(0)[1] == 2
    assert table.at(CENTRE) == (0, 0, 0)


def test_the_same_player_pays_again_and_again():
    table = fair(Player({CENTRE: 5}, goods="6R"), Player(), Player(), card=(3, 1))
    table.play(0, leave(TAIRA))
    table.play(0, leave(VESH))
    assert table.goods(0) == (0, 0)
    assert table.fame == (2, 0, 0)


def test_the_fair_stops_after_a_circle_without_payment_and_the_card_goes_under_its_deck():
    table = fair(Player({CENTRE: 5}, goods="3B"), Player(), Player(), card=(3, 2))
    table.play(0, leave(TAIRA))
    assert table.happened(FairEnded) == [FairEnded()]
    assert table.view.fair is None
    assert table.state.fair_deck[-1] == (3, 2)
    assert table.view.fairs_left == 6
    assert table.view.fairs_below == ((3, 2),)


def test_there_is_one_fair_a_turn():
    """However many merchants are left: the next fair is checked in the next turn."""
    table = fair(Player({CENTRE: 6}, goods="3B"), Player(), Player(), card=(3, 2))
    table.play(0, leave(TAIRA))
    assert table.at(CENTRE) == (5, 0, 0)
    assert len(table.happened(FairTurned)) == 1
    assert table.active == 1
    table.quiet_turn()
    assert len(table.happened(FairTurned)) == 2


def test_a_merchant_that_leaves_the_fair_counts_for_majorities_in_the_same_turn():
    market = (VESH, TAIRA, KELIM)
    players = Player({CENTRE: 5, VESH: 2, TAIRA: 2, KELIM: 1}, goods="3B"), Player(), Player()
    table = Table(*players, tokens=FREE_CENTRE, fairs=[(3, 2)], markets=[market, (4, 5, 7), (1, 6, 7)])
    table.to_fair()
    table.play(0, leave(KELIM))
    assert table.phase == "markets"
    assert [action.market for action in table.legal(0) if action != Decline()] == [market]


def test_goods_stolen_before_the_fair_are_not_paid_there():
    players = Player({CENTRE: 5}, goods="3B"), Player(), Player()
    table = Table(*players, tokens=FREE_CENTRE, fairs=[(3, 2)])
    table.diplomacy(RED, PASHTAR, STRENGTHEN_POSITION, BLACK_MARKET, STRENGTHEN_POSITION)
    assert table.goods(1) == (1, 0)
    assert table.happened(FairPaid) == []
    assert not [event for event in table.happened(MerchantsMoved) if event.origin == CENTRE]
