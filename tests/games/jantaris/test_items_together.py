"""Combinations of items."""

import pytest

from games.jantaris.components import BLACK_MARKET, DEAL, RECRUITMENT, STRENGTHEN_POSITION
from games.jantaris.types import (
    Banish,
    Bazaar,
    Bid,
    ChangeVote,
    Decline,
    Exchange,
    FairPaid,
    Flee,
    Gain,
    Marketplace,
    MoveMerchants,
    Pay,
    Pick,
    PlaceMerchants,
    PutUp,
    Recall,
    Shelve,
    Steal,
    UseItem,
)
from tests.games.jantaris.table import (
    BLACK,
    CENTRE,
    DORANA,
    KELIM,
    OMERIS,
    SHAKARA,
    TAIRA,
    VESH,
    Player,
    Table,
)

D, B, S, R = DEAL, BLACK_MARKET, STRENGTHEN_POSITION, RECRUITMENT
FREE_CENTRE = (SHAKARA, OMERIS)
LANTERN, SCEPTRE, THRONE, CROWN = "harbour-lantern", "amber-sceptre", "amber-throne", "amber-crown"


# The order at the start of a turn


def test_after_the_sceptre_the_lantern_has_an_effect():
    table = Table(Player(items=f"{LANTERN} {SCEPTRE}"), Player(), Player(), tokens=FREE_CENTRE)
    table.use(SCEPTRE)
    table.play(0, PlaceMerchants(CENTRE))
    table.use(LANTERN)
    table.play(0, Gain(1, 0))
    assert table.goods(0) == (1, 0)
    assert Marketplace(0, 0) in table.legal(0)


def test_the_throne_may_take_away_the_lanterns_only_merchant():
    table = Table(Player({CENTRE: 1}, items=f"{LANTERN} {THRONE}"), Player(), Player(), tokens=FREE_CENTRE)
    table.use(THRONE)
    table.play(0, Recall(CENTRE, 0, 1))
    assert table.refuses(0, UseItem(LANTERN))
    assert Marketplace(0, 0) in table.legal(0)
    assert table.goods(0) == (0, 1)


def test_the_passport_may_take_away_the_lanterns_only_merchant():
    table = Table(Player({CENTRE: 1}, items=f"{LANTERN} envoys-passport"), Player(), Player(), tokens=FREE_CENTRE)
    table.use("envoys-passport")
    table.play(0, MoveMerchants(CENTRE, TAIRA))
    assert table.refuses(0, UseItem(LANTERN))


def test_the_scales_exchange_what_the_crown_has_given():
    table = Table(Player(items=f"{CROWN} merchants-scales"), Player(), Player())
    table.use(CROWN)
    table.play(0, Gain(1, 0))
    table.use("merchants-scales")
    if table.legal(0, Exchange):
        table.play(0, Exchange(BLACK))
    assert table.goods(0) == (0, 1)


def test_a_start_of_turn_item_bought_this_turn_waits_for_the_next():
    table = Table(Player({TAIRA: 1}, goods="2R"), Player(), Player(), face_up="caravan-bell golden-samovar")
    table.play(0, Bazaar())
    assert table.items(0) == {"caravan-bell"}
    assert table.token_is_next
    for _ in range(3):
        table.quiet_turn()
    assert UseItem("caravan-bell") in table.legal(0)


def test_crowns_of_two_players_act_in_each_owners_turn():
    """Crown and Throne have different owners: each acts in its owner's turn, for both players."""
    table = Table(Player(items=CROWN), Player({TAIRA: 1}, items=THRONE), Player())
    table.play(0, Gain(1, 0))
    table.play(1, Gain(1, 0))
    table.quiet_turn()
    assert table.active == 1
    assert table.waiting == {1}
    assert Recall(TAIRA, 1, 0) in table.legal(1)


# In the bazaar


def test_after_the_book_no_item_may_be_affordable():
    table = Table(
        Player(items="historic-book", goods="1B 1R"),
        Player(),
        Player(),
        face_up="watchtower-key old-coins",
        deck="golden-samovar amber-throne",
    )
    table.play(0, Bazaar())
    table.play(0, Shelve(("watchtower-key", "old-coins")))
    assert table.token_is_next
    assert table.face_up == {"golden-samovar", "amber-throne"}
    assert table.goods(0) == (1, 1)


def test_the_book_with_one_item_face_up_shelves_that_one():
    table = Table(Player(items="historic-book"), Player(), Player(), face_up="old-coins", deck="")
    table.play(0, Bazaar())
    assert set(table.legal(0)) == {Shelve(("old-coins",)), Decline()}


def test_the_winner_of_picks_chooses_before_the_second_auction():
    table = Table(
        Player(goods="1B 1R"),
        Player(goods="2B 1R"),
        Player(),
        face_up="picks ornate-abacus",
        deck="old-coins city-deed forged-seal",
    )
    table.play(0, Bazaar())
    table.play(0, PutUp("picks", 2))
    table.play(1, Bid(3))
    assert table.waiting == {1}
    table.play(1, Pick("forged-seal"))
    assert set(table.legal(0)) == {PutUp("ornate-abacus", 2), Decline()}


def test_picks_of_the_city_deed_places_before_the_refill():
    table = Table(
        Player(goods="1B 1R"), Player(), Player(), face_up="picks ornate-abacus", deck="city-deed golden-samovar"
    )
    table.play(0, Bazaar())
    table.play(0, PutUp("picks", 2))
    assert table.face_up == {"ornate-abacus"}
    table.play(0, PlaceMerchants(TAIRA, 2))
    assert table.face_up == {"ornate-abacus", "golden-samovar"}


# With votes


def test_after_the_seal_the_silk_gloves_act():
    table = Table(Player(items="forged-seal silk-gloves"), Player(goods="3B"), Player(goods="1R"))
    table.diplomacy(BLACK, TAIRA, D, S, S)
    table.play(0, ChangeVote(B))
    table.play(0, Steal(1, 2, 0))
    assert table.goods(0) == (2, 0)


def test_the_seal_may_make_a_third_vote_for_the_black_market():
    table = Table(Player(goods="3B"), Player(goods="1B"), Player(goods="2R", items="forged-seal"))
    table.diplomacy(BLACK, TAIRA, B, B, D)
    table.play(2, ChangeVote(B))
    assert [table.goods(seat) for seat in range(3)] == [(0, 0)] * 3


def test_all_players_see_the_changed_vote():
    table = Table(Player(items="forged-seal"), Player(), Player())
    table.diplomacy(BLACK, TAIRA, D, S, S)
    table.play(0, ChangeVote(R))
    assert [player.vote for player in table.view.players] == [R, S, S]


def test_two_banished_by_the_tapestry_flee_one_after_the_other_before_the_next_vote_acts():
    table = Table(
        Player(items="master-tapestry"), Player({TAIRA: 1}), Player({TAIRA: 4}, items="watchtower-key"), Player()
    )
    table.diplomacy(BLACK, TAIRA, S, D, D, R)
    table.play(0, Banish((1, 2)))
    assert table.waiting == {1}
    table.play(1, Flee((VESH,)))
    assert table.waiting == {2}
    table.play(2, Flee((VESH, DORANA, DORANA, DORANA)))
    assert (table.at(VESH), table.at(DORANA)) == ((0, 1, 1, 0), (0, 0, 3, 0))
    assert table.waiting == {3}


def test_the_tapestry_may_banish_its_owner_with_another():
    table = Table(Player({TAIRA: 2}, items="master-tapestry watchtower-key"), Player({TAIRA: 2}), Player())
    table.diplomacy(BLACK, TAIRA, S, D, D)
    table.play(0, Banish((0, 1)))
    assert table.at(TAIRA) == (0, 0, 0)


def test_the_key_also_acts_for_a_player_who_banishes_themselves():
    table = Table(Player({TAIRA: 3}, items="watchtower-key"), Player(), Player())
    table.diplomacy(BLACK, TAIRA, S, D, D)
    table.play(0, Banish((0,)))
    table.play(0, Flee((VESH, VESH, DORANA)))
    assert table.at(VESH) == (2, 0, 0)


def test_the_drum_has_no_effect_if_nothing_can_be_placed():
    table = Table(Player({KELIM: 14}, items="recruiters-drum"), Player(), Player(), tokens=FREE_CENTRE)
    table.diplomacy(BLACK, TAIRA, R, R, D)
    assert table.at(CENTRE) == (0, 1, 0)
    table = Table(Player(items="recruiters-drum"), Player(), Player(), tokens=(CENTRE, KELIM))
    table.diplomacy(1, TAIRA, R, R, D)
    assert table.at(CENTRE) == (0, 0, 0)


# At the fair


def test_j30_a_player_who_declines_with_the_coins_is_asked_again_in_the_next_circle():
    players = Player({CENTRE: 2}, goods="2B", items="old-coins"), Player({CENTRE: 3}, goods="3B"), Player()
    table = Table(*players, tokens=FREE_CENTRE, fairs=[(3, 2)])
    table.to_fair()
    table.decline(0)
    table.play(1, MoveMerchants(CENTRE, TAIRA))
    assert table.waiting == {0}
    table.play(0, Pay(2, 0))
    assert FairPaid(0, 2, 0, 2, "old-coins") in table.log


def test_j30_a_circle_of_declining_ends_the_fair():
    players = Player({CENTRE: 5}, goods="2B", items="old-coins"), Player(), Player()
    table = Table(*players, tokens=FREE_CENTRE, fairs=[(3, 2)])
    table.to_fair()
    table.decline(0)
    assert table.active == 1


@pytest.mark.parametrize("payment", [Pay(2, 0), Pay(1, 0)])
def test_the_coins_are_gone_for_the_second_payment(payment):
    players = Player({CENTRE: 5}, goods="4B", items="old-coins"), Player(), Player()
    table = Table(*players, tokens=FREE_CENTRE, fairs=[(3, 2)])
    table.to_fair()
    table.play(0, payment)
    table.play(0, MoveMerchants(CENTRE, TAIRA))
    if payment == Pay(1, 0):
        assert table.fame == (4, 0, 0)  # three goods are left: the duty to pay again
    else:
        assert table.fame == (2, 0, 0)
    assert not table.legal(0, Pay)
