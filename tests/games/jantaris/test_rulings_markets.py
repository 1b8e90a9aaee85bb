"""Phase 4: majorities, with J18 and J30: the order of claims."""

import pytest

from games.jantaris.components import STRENGTHEN_POSITION
from games.jantaris.types import Claim, Decline, MarketClaimed
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

ONE, TWO, THREE, FOUR, SEVENTH = (0, 1, 3), (0, 5, 6), (1, 2, 4), (2, 3, 5), (4, 5, 7)
"""Cards of the house edition; ONE and TWO share Shakara."""
PAIRS_ONE = {SHAKARA: 2, OMERIS: 2, VESH: 2}
PAIRS_TWO = {SHAKARA: 2, DORANA: 2, KELIM: 2}
PAIRS_BOTH = PAIRS_ONE | PAIRS_TWO


def claiming(*players: Player, markets=(ONE, TWO, THREE), **words) -> Table:
    """Nothing happens before the claims; the black token is in Pashtar, which is empty."""
    table = Table(*players, markets=markets, **words)
    table.to_fair(district=PASHTAR)
    return table


# Majorities


def test_a_market_is_claimed_with_the_majority_in_all_three_districts():
    table = claiming(Player(PAIRS_ONE), Player(), Player())
    assert set(table.legal(0)) == {Claim(ONE), Decline()}
    table.play(0, Claim(ONE))
    assert table.fame == (3, 0, 0)
    assert table.view.players[0].markets == (ONE,)
    assert ONE not in table.view.markets


@pytest.mark.parametrize("missing", [SHAKARA, OMERIS, VESH])
def test_one_merchant_is_not_a_majority(missing):
    table = claiming(Player(PAIRS_ONE | {missing: 1}), Player(), Player())
    assert table.phase == "city"
    assert table.active == 1


@pytest.mark.parametrize("contested", [SHAKARA, OMERIS, VESH])
def test_a_tie_is_not_a_majority(contested):
    table = claiming(Player(PAIRS_ONE), Player({contested: 2}), Player())
    assert table.active == 1


def test_more_than_each_other_player_is_enough_even_if_not_more_than_all_of_them():
    table = claiming(Player(PAIRS_ONE | {SHAKARA: 3}), Player({SHAKARA: 2}), Player({SHAKARA: 2}))
    assert table.waiting == {0}
    assert Claim(ONE) in table.legal(0)


def test_a_majority_under_a_token_counts():
    table = claiming(Player(PAIRS_ONE), Player(), Player(), tokens=(TAIRA, SHAKARA))
    assert Claim(ONE) in table.legal(0)


def test_a_market_that_is_not_face_up_cannot_be_claimed():
    table = claiming(Player(PAIRS_BOTH), Player(), Player(), markets=(TWO, THREE, FOUR))
    assert table.refuses(0, Claim(ONE))


def test_a_market_without_the_majorities_cannot_be_claimed():
    table = claiming(Player(PAIRS_ONE), Player(), Player())
    assert table.refusal(0, Claim(TWO)) == "J18"


# J18 — the order of claims


def test_j18_claiming_is_optional():
    table = claiming(Player(PAIRS_ONE), Player(), Player())
    table.decline(0)
    assert table.fame == (0, 0, 0)
    assert ONE in table.view.markets
    assert table.active == 1


def test_j18_merchants_stay():
    table = claiming(Player(PAIRS_ONE), Player(), Player())
    table.play(0, Claim(ONE))
    assert [table.at(district)[0] for district in ONE] == [2, 2, 2]
    assert table.supply(0) == 8


def test_j18_the_same_merchants_may_claim_a_second_market():
    table = claiming(Player(PAIRS_BOTH), Player(), Player())
    table.play(0, Claim(ONE))
    assert set(table.legal(0)) == {Claim(TWO), Decline()}
    table.play(0, Claim(TWO))
    assert table.fame == (6, 0, 0)


def test_j18_a_new_market_is_turned_up_and_can_be_claimed_at_once():
    table = claiming(Player(PAIRS_BOTH), Player(), Player(), markets=(ONE, THREE, FOUR), market_deck=[TWO, SEVENTH])
    events = table.play(0, Claim(ONE))
    assert events[0] == MarketClaimed(0, ONE, 3, TWO)
    assert set(table.view.markets) == {TWO, THREE, FOUR}
    assert Claim(TWO) in table.legal(0)


def test_j18_with_no_market_left_none_is_turned_up():
    table = claiming(Player(PAIRS_ONE), Player(), Player(), market_deck=[])
    assert table.play(0, Claim(ONE))[0] == MarketClaimed(0, ONE, 3, None)
    assert set(table.view.markets) == {TWO, THREE}


@pytest.mark.parametrize("first", [0, 1, 2])
def test_j18_the_active_player_is_asked_first_and_then_clockwise(first):
    able = Player(PAIRS_ONE), Player({TAIRA: 2, DORANA: 2, PASHTAR: 2}), Player({LIKARAN: 2, KELIM: 2})
    table = Table(*able, markets=(ONE, SEVENTH, THREE), first=first)
    table.diplomacy(BLACK, KELIM, *[STRENGTHEN_POSITION] * 3)
    table.decline_all("diplomacy")  # seat 2 stays in Kelim
    asked = []
    while table.phase == "markets":
        asked += table.waiting
        table.decline(asked[-1])
    assert asked == [seat for seat in ((first + step) % 3 for step in range(3)) if seat != 2]


def test_j18_all_players_may_claim_in_every_turn_clockwise_from_the_active_player():
    """The active player, seat 1, can claim nothing."""
    players = Player(PAIRS_ONE), Player(), Player({TAIRA: 2, DORANA: 2, PASHTAR: 2})
    table = Table(*players, markets=(ONE, SEVENTH, THREE), first=1)
    table.to_fair(district=KELIM)
    assert table.waiting == {2}
    table.play(2, Claim(SEVENTH))
    assert table.waiting == {0}
    table.play(0, Claim(ONE))
    assert table.fame == (3, 0, 3)
    assert table.active == 2


def test_j18_claims_are_repeated_until_no_player_claims():
    """Seat 0 declines; seat 1's claim turns up another card; so seat 0 is asked again."""
    players = Player(PAIRS_ONE), Player({TAIRA: 2, DORANA: 2, PASHTAR: 2}), Player()
    table = Table(*players, markets=(ONE, SEVENTH, THREE))
    table.to_fair(district=KELIM)
    table.decline(0)
    table.play(1, Claim(SEVENTH))
    assert table.waiting == {0}
    assert set(table.legal(0)) == {Claim(ONE), Decline()}
    table.play(0, Claim(ONE))
    assert table.fame == (3, 3, 0)


def test_j18_a_round_without_a_claim_ends_the_turn():
    players = Player(PAIRS_ONE), Player({TAIRA: 2, DORANA: 2, PASHTAR: 2}), Player()
    table = Table(*players, markets=(ONE, SEVENTH, THREE))
    table.to_fair(district=KELIM)
    table.decline(0, 1)
    assert table.active == 1
    assert table.phase == "city"


def test_j30_one_market_is_claimed_at_a_time_and_then_the_next_player_is_asked():
    """Seat 0 could claim two; seat 1 is asked in between. No three cards of the house edition allow that."""
    players = Player(PAIRS_BOTH), Player({LIKARAN: 2, TAIRA: 2, PASHTAR: 2}), Player()
    table = Table(*players, markets=(ONE, TWO, (LIKARAN, TAIRA, PASHTAR)))
    table.to_fair(district=PASHTAR)
    table.decline_all("diplomacy")
    table.play(0, Claim(ONE))
    assert table.waiting == {1}
    table.decline(1)
    assert table.waiting == {0}
    assert set(table.legal(0)) == {Claim(TWO), Decline()}


def test_j30_after_a_claim_all_players_are_asked_again():
    """The last player in the circle claims: the player who declined just before is asked again."""
    players = Player(), Player(PAIRS_ONE), Player({TAIRA: 2, DORANA: 2, PASHTAR: 2})
    table = Table(*players, markets=(ONE, SEVENTH, THREE))
    table.to_fair(district=KELIM)
    table.decline(1)
    table.play(2, Claim(SEVENTH))
    assert table.waiting == {1}
    table.play(1, Claim(ONE))
    assert table.fame == (0, 3, 3)
