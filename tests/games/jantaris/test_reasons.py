"""Reasons for actions, in positions whose numbers can be counted by hand."""

import pytest
from msgspec.structs import replace

from games.jantaris.components import BLACK_MARKET, CENTRE, DEAL, RECRUITMENT, STRENGTHEN_POSITION
from games.jantaris.reasons import reason
from games.jantaris.types import (
    Auction,
    Banish,
    Bazaar,
    Bid,
    BlackMarketBrings,
    BreaksMajority,
    CanBuy,
    CentreFills,
    ChangeVote,
    Claim,
    ClaimPays,
    DealBrings,
    Decline,
    DrivesOut,
    Exchange,
    FairPays,
    Flee,
    Gain,
    GoodsLeft,
    GoodsThen,
    Hold,
    ItemFor,
    Marketplace,
    MarketReady,
    MoveMerchants,
    MoveToken,
    NearsMarket,
    NothingBetter,
    OtherItems,
    Pass,
    Pay,
    Pick,
    PlaceMerchants,
    PutUp,
    RecruitmentBrings,
    RobsLeader,
    Shelve,
    Steal,
    SupplyGrows,
    TakeBack,
    TokenAgainst,
    TokenEarns,
    TokenOpens,
    TooDear,
    UseItem,
    Vote,
    VoteBanishes,
    VoteCompany,
    VoteGathers,
    WinsMajority,
)
from tests.games.jantaris.table import (
    BLACK,
    DORANA,
    KELIM,
    LIKARAN,
    OMERIS,
    PASHTAR,
    SHAKARA,
    TAIRA,
    VESH,
    Player,
    Table,
)

FIRST, SECOND, THIRD = MARKETS = [(SHAKARA, OMERIS, VESH), (OMERIS, LIKARAN, TAIRA), (LIKARAN, VESH, DORANA)]
EMPTY_PLAYER = Player()


def table(own=EMPTY_PLAYER, second=EMPTY_PLAYER, third=EMPTY_PLAYER, *, tokens=(KELIM, PASHTAR)):
    """At the start of seat 0's turn; the Amber Crown costs 2 black and 2 red goods, the Amber Throne 3 and 2."""
    face_up = "amber-crown amber-throne"
    return Table(own, second, third, tokens=tokens, face_up=face_up, markets=MARKETS).state


def voting(own=EMPTY_PLAYER, second=EMPTY_PLAYER, third=EMPTY_PLAYER, votes=(-1, -1, -1)):
    """The black token has been moved to Taira."""
    return replace(table(own, second, third, tokens=(TAIRA, PASHTAR)), guild=BLACK, votes=list(votes))


def auctioning(item, bid, leader):
    auction = Auction(item, bid, leader, turn=1 - leader, bidding=(True, True, True), second=False)
    return replace(table(), auction=auction)


# Merchants


@pytest.mark.parametrize(
    ("own", "action", "expected"),
    [
        ({SHAKARA: 2, OMERIS: 2, VESH: 1}, PlaceMerchants(VESH), MarketReady(FIRST, fame=3)),
        ({SHAKARA: 1}, PlaceMerchants(SHAKARA), WinsMajority(SHAKARA, merchants=2)),
        ({SHAKARA: 1, OMERIS: 1}, MoveMerchants(OMERIS, SHAKARA), WinsMajority(SHAKARA, merchants=2)),
        ({TAIRA: 2}, PlaceMerchants(TAIRA), BreaksMajority(1, TAIRA)),
        ({SHAKARA: 1}, PlaceMerchants(OMERIS), NearsMarket(FIRST, missing=4)),
        ({}, PlaceMerchants(CENTRE), CentreFills(merchants=3, missing=2)),
        ({CENTRE: 2}, PlaceMerchants(CENTRE), CentreFills(merchants=5, missing=0)),
        ({SHAKARA: 3}, PlaceMerchants(SHAKARA), NothingBetter()),
        ({SHAKARA: 1}, TakeBack((SHAKARA,)), SupplyGrows(14)),
        ({SHAKARA: 1}, TakeBack(()), NothingBetter()),
    ],
)
def test_merchants_are_placed_moved_and_taken_back(own, action, expected):
    assert reason(table(Player(own), Player({TAIRA: 3, CENTRE: 2})), 0, action) == expected


def test_banished_merchants_go_where_a_market_comes_nearer():
    # Two more are missing in Likaran, one in Vesh, one in Dorana.
    assert reason(voting(Player({TAIRA: 2})), 0, Flee((VESH, DORANA))) == NearsMarket(THIRD, missing=4)


def test_players_are_banished():
    state = voting(EMPTY_PLAYER, Player({TAIRA: 3}), Player({TAIRA: 1}))
    assert reason(state, 0, Banish((1,))) == BreaksMajority(1, TAIRA)
    assert reason(state, 0, Banish((2,))) == DrivesOut((2,), TAIRA, merchants=1)
    assert reason(state, 0, Banish((0,))) == NothingBetter()


# Goods and items


@pytest.mark.parametrize(
    ("goods", "action", "expected"),
    [
        ("2R", Marketplace(2, 0), CanBuy("amber-crown")),
        ("1R", Marketplace(2, 0), GoodsThen(2, 1)),
        ("1R", Marketplace(0, 0), NothingBetter()),
        ("1R", Gain(0, 1), GoodsThen(0, 2)),
        ("3B 1R", Exchange(BLACK), CanBuy("amber-crown")),
        ("3B 2R", Pay(2, 2), GoodsLeft(1, 0)),
        ("2B 2R", Bazaar(), ItemFor("amber-crown", fame=2, goods=4)),
        ("2B 1R", Bazaar(), NothingBetter()),
        ("2B 2R", PutUp("amber-crown", 4), ItemFor("amber-crown", fame=2, goods=4)),
        ("2B 3R", PutUp("old-coins", 5), NothingBetter()),
        ("", Pick("tax-ledger"), ItemFor("tax-ledger", fame=1, goods=0)),
        ("", Shelve(("amber-crown",)), OtherItems(1)),
        ("", Decline(), NothingBetter()),
    ],
)
def test_goods_are_gained_and_spent(goods, action, expected):
    assert reason(table(Player(goods=goods)), 0, action) == expected


def test_goods_are_stolen():
    state = table(EMPTY_PLAYER, Player(goods="1B", fame=5), Player(goods="1B", fame=2))
    assert reason(state, 0, Steal(1, 1, 0)) == RobsLeader(1, fame=5)
    assert reason(state, 0, Steal(2, 1, 0)) == GoodsThen(1, 0)


def test_a_player_bids_for_an_item_that_is_worth_it():
    # 2 fame and an effect worth 1.8, against 0.3 a good.
    assert reason(auctioning("amber-crown", 4, leader=0), 1, Bid(5)) == ItemFor("amber-crown", fame=2, goods=5)
    assert reason(auctioning("amber-crown", 5, leader=1), 0, Hold()) == ItemFor("amber-crown", fame=2, goods=5)
    assert reason(auctioning("amber-crown", 4, leader=0), 1, Pass()) == NothingBetter()


def test_a_player_passes_if_the_item_is_not_worth_it():
    # No fame, and an effect worth 0.4.
    assert reason(auctioning("old-coins", 2, leader=0), 1, Pass()) == TooDear(goods=3)
    assert reason(auctioning("old-coins", 2, leader=1), 0, Pass()) == TooDear(goods=2)


def test_the_reason_to_use_an_item_is_its_best_use():
    state = table(Player({SHAKARA: 1, OMERIS: 1}, items="caravan-bell"))
    assert reason(state, 0, UseItem("caravan-bell")) == WinsMajority(OMERIS, merchants=2)


def test_fame_explains_payments_at_a_fair_and_claims_of_a_market():
    state = table(Player(goods="3B", fame=4))
    assert reason(replace(state, fair=(3, 2)), 0, Pay(3, 0)) == FairPays(fame=2, cost=3)
    assert reason(state, 0, Claim(FIRST)) == ClaimPays(fame=3, total=7)


# Diplomacy


def test_a_token_is_moved():
    state = table(Player({SHAKARA: 2}), Player({TAIRA: 3}))
    assert reason(state, 0, MoveToken(BLACK, TAIRA)) == TokenAgainst(1, TAIRA)
    assert reason(state, 0, MoveToken(BLACK, SHAKARA)) == TokenEarns(goods=2)
    assert reason(state, 0, MoveToken(BLACK, LIKARAN)) == TokenOpens(KELIM)
    assert reason(table(tokens=(CENTRE, CENTRE)), 0, MoveToken(BLACK, LIKARAN)) == NothingBetter()


@pytest.mark.parametrize(
    ("own", "card", "expected"),
    [
        (Player({TAIRA: 3}), DEAL, DealBrings(alone=2, shared=3)),
        (Player({TAIRA: 3}, goods="6B"), DEAL, NothingBetter()),
        (Player(goods="1B 2R"), BLACK_MARKET, BlackMarketBrings(alone=1, shared=2, lost=3)),
        (EMPTY_PLAYER, RECRUITMENT, RecruitmentBrings(alone=1, shared=1, near=2)),
        (Player({SHAKARA: 14}), RECRUITMENT, NothingBetter()),
        (Player({VESH: 1}), STRENGTHEN_POSITION, VoteGathers(TAIRA, merchants=1)),
        (EMPTY_PLAYER, STRENGTHEN_POSITION, NothingBetter()),
    ],
)
def test_a_vote_is_explained_by_what_it_can_bring(own, card, expected):
    assert reason(voting(own, Player(goods="1B")), 0, Vote(card)) == expected


def test_a_vote_is_explained_by_a_player_in_the_district():
    state = voting(EMPTY_PLAYER, Player({TAIRA: 1}), Player({TAIRA: 3}))
    assert reason(state, 0, Vote(STRENGTHEN_POSITION)) == VoteBanishes(2, TAIRA, merchants=3)


def test_a_vote_is_changed_to_what_others_have_chosen():
    state = voting(votes=(RECRUITMENT, DEAL, DEAL))
    assert reason(state, 0, ChangeVote(DEAL)) == VoteCompany(others=2)
    assert reason(state, 0, ChangeVote(BLACK_MARKET)) == VoteCompany(others=0)
