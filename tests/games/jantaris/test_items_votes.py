"""Items that act with votes: Forged Seal, Silk Gloves, Recruiter's Drum."""

from games.jantaris.components import BLACK_MARKET, DEAL, RECRUITMENT, STRENGTHEN_POSITION
from games.jantaris.types import (
    ChangeVote,
    Decline,
    Gain,
    GoodsStolen,
    PlaceMerchants,
    Steal,
    VoteChanged,
)
from tests.games.jantaris.table import (
    BLACK,
    CENTRE,
    KELIM,
    OMERIS,
    SHAKARA,
    TAIRA,
    VESH,
    Player,
    Table,
)

D, B, S, R = DEAL, BLACK_MARKET, STRENGTHEN_POSITION, RECRUITMENT
SEAL, GLOVES, DRUM = "forged-seal", "silk-gloves", "recruiters-drum"


# Forged Seal


def test_forged_seal_may_change_its_owners_vote_after_the_reveal():
    table = Table(Player(), Player(items=SEAL), Player())
    table.diplomacy(BLACK, TAIRA, S, D, S)
    assert table.waiting == {1}
    assert set(table.legal(1)) == {ChangeVote(B), ChangeVote(S), ChangeVote(R), Decline()}
    assert [player.vote for player in table.view.players] == [S, D, S]
    assert VoteChanged(1, SEAL, R) in table.play(1, ChangeVote(R))
    table.play(1, PlaceMerchants(KELIM))
    assert table.at(KELIM) == (0, 1, 0)


def test_forged_seal_is_discarded_when_used():
    table = Table(Player(), Player(items=SEAL), Player())
    table.diplomacy(BLACK, TAIRA, S, D, S)
    table.play(1, ChangeVote(S))
    assert table.items(1) == set()
    assert table.view.gone == (SEAL,)


def test_forged_seal_is_kept_when_not_used():
    table = Table(Player(), Player(items=SEAL), Player())
    table.diplomacy(BLACK, TAIRA, S, D, S)
    table.decline(1)
    assert table.items(1) == {SEAL}
    assert table.goods(1) == (2, 0)


def test_forged_seal_changes_to_another_card():
    table = Table(Player(), Player(items=SEAL), Player())
    table.diplomacy(BLACK, TAIRA, S, D, S)
    assert table.refuses(1, ChangeVote(D))


def test_j10_votes_are_counted_after_the_forged_seal():
    """Two Deals and a Recruitment become one Deal and two Recruitments."""
    table = Table(Player({TAIRA: 5}), Player(items=SEAL), Player(), tokens=(SHAKARA, OMERIS))
    table.diplomacy(BLACK, TAIRA, D, D, R)
    assert table.goods(0) == (0, 0)  # no vote acts before
    table.play(1, ChangeVote(R))
    assert table.goods(0) == (2, 0)
    assert table.at(CENTRE) == (0, 1, 1)


def test_forged_seal_acts_for_its_owner_only():
    table = Table(Player(items=SEAL), Player(), Player())
    table.diplomacy(BLACK, TAIRA, S, D, S)
    assert table.waiting == {0}
    assert table.refuses(1, ChangeVote(B))


# Silk Gloves


def test_silk_gloves_take_up_to_two_goods_from_one_opponent():
    table = Table(Player(items=GLOVES), Player(goods="2B 1R"), Player(goods="1R"))
    table.diplomacy(BLACK, TAIRA, B, S, S)
    twos = {Steal(1, 2, 0), Steal(1, 1, 1)}
    ones = {Steal(1, 1, 0), Steal(1, 0, 1), Steal(2, 0, 1)}
    assert twos | ones <= set(table.legal(0))
    table.play(0, Steal(1, 1, 1))
    assert (table.goods(0), table.goods(1)) == ((1, 1), (1, 0))


def test_j24_silk_gloves_make_taking_optional():
    table = Table(Player(items=GLOVES), Player(goods="2B 1R"), Player(goods="1R"))
    table.diplomacy(BLACK, TAIRA, B, S, S)
    table.decline(0)
    assert [table.goods(seat) for seat in range(3)] == [(0, 0), (2, 1), (0, 1)]


def test_silk_gloves_take_neither_three_goods_nor_from_two_players():
    table = Table(Player(items=GLOVES), Player(goods="2B 1R"), Player(goods="1R"))
    table.diplomacy(BLACK, TAIRA, B, S, S)
    assert table.refuses(0, Steal(1, 2, 1))
    table.play(0, Steal(1, 2, 0))
    assert 0 not in table.waiting or table.phase != "diplomacy"


def test_j03_silk_gloves_do_not_take_a_seventh_good():
    table = Table(Player(items=GLOVES, goods="5B 6R"), Player(goods="2B 1R"), Player(goods="2B"))
    table.diplomacy(BLACK, TAIRA, B, S, S)
    assert set(table.legal(0, Steal)) == {Steal(1, 1, 0), Steal(2, 1, 0)}
    assert table.refusal(0, Steal(1, 2, 0)) == "J3"


def test_silk_gloves_act_only_alone_on_black_market():
    table = Table(Player(items=GLOVES), Player(goods="2B"), Player())
    table.diplomacy(BLACK, TAIRA, B, B, S)
    assert table.legal(0, Steal) == []
    assert set(table.legal(0)) == {Gain(2, 0), Gain(1, 1), Gain(0, 2)}


def test_silk_gloves_act_for_their_owner_only():
    table = Table(Player(), Player(goods="2B 2R", items=GLOVES), Player())
    table.diplomacy(BLACK, TAIRA, B, S, S)
    table.play(0, Steal(1, 1, 0))
    assert table.happened(GoodsStolen) == [GoodsStolen(0, 1, 1, 0)]


# Recruiter's Drum


def recruit(table: Table, seat: int, place: int, count: int) -> None:
    """Places that many merchants in total, one of them by the Drum: with the others or after them."""
    if PlaceMerchants(place, count) in table.legal(seat):
        table.play(seat, PlaceMerchants(place, count))
    else:
        table.play(seat, PlaceMerchants(place, count - 1))
        table.play(seat, PlaceMerchants(place))


def test_recruiters_drum_places_one_more_in_the_same_district():
    table = Table(Player(items=DRUM), Player(), Player())
    table.diplomacy(BLACK, TAIRA, R, S, S)
    recruit(table, 0, KELIM, 2)
    assert table.at(KELIM) == (2, 0, 0)
    assert table.active == 1


def test_j29_recruiters_drum_adds_to_the_same_placement():
    table = Table(Player(items=DRUM), Player(), Player())
    table.diplomacy(BLACK, TAIRA, R, S, S)
    assert {action.count for action in table.legal(0)} == {1, 2}
    table.play(0, PlaceMerchants(KELIM, 1))
    assert table.active == 1  # there is no second decision


def test_recruiters_drum_places_one_more_in_the_centre():
    table = Table(Player(items=DRUM), Player(), Player(), tokens=(SHAKARA, OMERIS))
    table.diplomacy(BLACK, TAIRA, R, R, S)
    assert table.waiting == {0}
    more = table.legal(0, PlaceMerchants)
    table.play(0, max(more, key=lambda action: action.count))
    assert table.at(CENTRE) == (2, 1, 0)


def test_recruiters_drum_places_a_third_in_a_neighbour():
    table = Table(Player(items=DRUM), Player(), Player())
    table.diplomacy(BLACK, TAIRA, R, R, R)
    recruit(table, 0, VESH, 3)
    assert table.at(VESH) == (3, 0, 0)
    assert table.waiting == {1}


def test_recruiters_drum_need_not_be_used():
    table = Table(Player(items=DRUM), Player(), Player())
    table.diplomacy(BLACK, TAIRA, R, S, S)
    table.play(0, PlaceMerchants(KELIM))
    if table.phase == "diplomacy":
        table.decline(0)
    assert table.at(KELIM) == (1, 0, 0)
    assert table.active == 1


def test_recruiters_drum_has_no_effect_if_no_merchant_was_placed():
    table = Table(Player(items=DRUM), Player(), Player())
    table.diplomacy(BLACK, TAIRA, R, R, R)
    table.decline(0)
    assert table.waiting == {1}
    table = Table(Player(items=DRUM), Player(), Player())
    table.diplomacy(BLACK, TAIRA, R, R, D)  # a token stands in the centre
    assert table.active == 1


def test_j02_recruiters_drum_has_no_effect_with_an_empty_supply():
    table = Table(Player({KELIM: 13}, items=DRUM), Player(), Player())
    table.diplomacy(BLACK, TAIRA, R, S, S)
    table.play(0, PlaceMerchants(VESH))
    assert table.active == 1


def test_recruiters_drum_does_not_act_in_the_guild_house():
    table = Table(Player(items=DRUM), Player(), Player())
    table.play(0, PlaceMerchants(KELIM))
    assert table.token_is_next
    assert table.at(KELIM) == (1, 0, 0)
