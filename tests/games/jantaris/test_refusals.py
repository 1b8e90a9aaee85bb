"""The codes and rulings of refusals that the tests of the rulings don't cover."""

import pytest

from games.jantaris.components import BLACK_MARKET, DEAL, RECRUITMENT, STRENGTHEN_POSITION
from games.jantaris.plugin import plugin
from games.jantaris.types import (
    Banish,
    Bazaar,
    Bid,
    Claim,
    Decline,
    Flee,
    Gain,
    Hold,
    Marketplace,
    MoveMerchants,
    MoveToken,
    Pass,
    Pay,
    PlaceMerchants,
    PutUp,
    Recall,
    Steal,
    TakeBack,
)
from serai.engine import IllegalAction
from serai.engine.texts import LANGUAGES, texts
from tests.games.jantaris.table import (
    BLACK,
    CENTRE,
    DORANA,
    GAME,
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

D, B, S, R = DEAL, BLACK_MARKET, STRENGTHEN_POSITION, RECRUITMENT
KEY, DRUM = "watchtower-key", "recruiters-drum"


def why(table: Table, seat: int, action) -> str:
    """The reason such as "token-there (J5)", which must have a message in every language."""
    with pytest.raises(IllegalAction) as refused:
        GAME.decide(table.state, seat, action)
    assert all(texts(plugin.texts, language).illegal_sentence(refused.value) for language in LANGUAGES)
    return str(refused.value)


def bazaar(*goods: str) -> Table:
    table = Table(*(Player(goods=held) for held in goods), face_up=f"{KEY} {DRUM}")
    table.play(0, Bazaar())
    return table


def after_votes(*votes: int, players=(), tokens=(CENTRE, KELIM)) -> Table:
    table = Table(*players or (Player({TAIRA: 2, VESH: 2}), Player({TAIRA: 1}), Player()), tokens=tokens)
    table.diplomacy(BLACK, TAIRA, *votes)
    return table


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (PutUp("old-coins", 1), "not-face-up (J6)"),
        (PutUp(DRUM, 3), "cannot-pay (J6)"),
        (PutUp(KEY, 4), "cannot-pay (J7)"),
        (PutUp(KEY, 1), "below-price (J7) least=2"),
        (Pass(), "obligatory (J6)"),
        (Decline(), "obligatory (J6)"),
        (Bid(2), "not-now"),
    ],
)
def test_an_item_that_is_put_up_must_be_face_up_and_affordable(action, reason):
    assert why(bazaar("1B 2R", "3B 3R", ""), 0, action) == reason


def test_j08_a_player_who_can_only_hold_cannot_bid():
    table = bazaar("2B 1R", "3B 3R", "")
    table.play(0, PutUp(KEY, 2))
    assert why(table, 0, Bid(4)) == why(table, 2, Pass()) == "not-your-turn (J8)"
    assert why(table, 1, Hold()) == "only-active-holds (J8)"
    table.play(1, Bid(3))
    assert why(table, 0, Bid(3)) == "bid-too-low (J8) least=4"
    assert why(table, 0, Bid(4)) == "cannot-pay (J7)"
    assert why(table, 0, Decline()) == "obligatory (J8)"


def test_j07_the_winner_can_only_pay():
    table = bazaar("3B 3R", "", "")
    table.play(0, PutUp(KEY, 4))
    assert why(table, 0, Pay(0, 4)) == "wrong-payment (J7)"
    assert why(table, 0, Decline()) == "obligatory (J7)"
    assert why(table, 0, Bid(5)) == why(table, 0, Hold()) == "not-now"


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Marketplace(2, 0), "goods-limit (J3)"),
        (Marketplace(0, 3), "wrong-goods"),
        (Marketplace(1, 1), "wrong-goods"),
        (PlaceMerchants(CENTRE), "token-there (J4)"),
        (PlaceMerchants(KELIM), "token-there (J5)"),
        (PlaceMerchants(TAIRA, 2), "not-possible"),
        (TakeBack((KELIM,)), "token-there (J5)"),
        (TakeBack((VESH,)), "too-few-there"),
        (TakeBack((TAIRA,) * 3), "not-possible"),
        (MoveToken(BLACK, TAIRA), "city-first (J6)"),
        (Decline(), "obligatory (J6)"),
        (Pass(), "not-now"),
    ],
)
def test_each_illegal_action_in_the_city_is_refused_with_its_reason(action, reason):
    table = Table(Player({TAIRA: 3, KELIM: 1}, goods="5B"), Player(), Player(), tokens=(CENTRE, KELIM))
    assert why(table, 0, action) == reason


@pytest.mark.parametrize(
    ("votes", "action", "reason"),
    [
        ((S, S, D), MoveMerchants(VESH, TAIRA, 3), "too-few-there"),
        ((S, S, D), MoveMerchants(VESH, DORANA, 1), "march (J14)"),
        ((S, S, D), MoveMerchants(TAIRA, VESH, 1), "march (J14)"),
        ((S, D, D), Banish(()), "obligatory (J22)"),
        ((S, D, D), Banish((1, 2)), "not-possible"),
        ((S, D, D), PlaceMerchants(VESH), "not-now"),
        ((R, R, R), PlaceMerchants(LIKARAN), "not-possible"),
        ((B, B, D), Gain(1, 0), "too-few-goods (J22)"),
        ((B, B, D), Gain(2, 1), "wrong-goods"),
        ((B, B, D), Decline(), "obligatory (J22)"),
    ],
)
def test_each_illegal_action_after_the_votes_is_refused_with_its_reason(votes, action, reason):
    assert why(after_votes(*votes), 0, action) == reason


def test_j14_only_recruitment_alone_names_the_districts():
    free = {"tokens": (OMERIS, KELIM)}
    assert why(after_votes(R, D, D, **free), 0, PlaceMerchants(CENTRE)) == "districts-only (J14)"
    assert why(after_votes(R, R, R, **free), 0, PlaceMerchants(CENTRE)) == "not-possible"


def test_j22_a_thief_must_take_something_unless_it_has_the_silk_gloves():
    victims = Player(goods="2B"), Player(goods="2B 1R")
    assert why(after_votes(B, S, S, players=(Player(), *victims)), 0, Steal(1, 0, 0)) == "too-few-goods (J22)"
    gloves = Player(items="silk-gloves")
    assert why(after_votes(B, S, S, players=(gloves, *victims)), 0, Steal(1, 0, 0)) == "not-possible"


def test_j12_the_banished_cannot_stay():
    table = after_votes(S, D, D)
    table.play(0, Banish((1,)))
    assert why(table, 1, Decline()) == "obligatory (J12)"
    assert why(table, 1, Flee((VESH, DORANA))) == "flight (J12)"


def test_j04_a_token_must_be_moved():
    table = Table(Player(), Player(), Player(), tokens=(TAIRA, KELIM))
    table.skip_city()
    assert why(table, 0, Decline()) == "obligatory (J4)"
    assert why(table, 0, MoveToken(BLACK, CENTRE)) == "never-back (J4)"
    assert why(table, 0, MoveToken(BLACK, KELIM)) == "token-there (J4)"


def test_j05_the_passport_may_leave_a_place_with_a_token_but_not_enter_one():
    table = Table(Player({TAIRA: 1, VESH: 1}, items="envoys-passport"), Player(), Player(), tokens=(TAIRA, KELIM))
    table.use("envoys-passport")
    assert why(table, 0, MoveMerchants(TAIRA, VESH, 2)) == "too-few-there"
    assert why(table, 0, MoveMerchants(VESH, KELIM)) == "token-there (J5)"
    assert why(table, 0, Decline()) == "obligatory"


def test_j22_recalling_a_merchant_gains_a_good_while_there_is_room():
    table = Table(Player({TAIRA: 1}, items="amber-throne", goods="6B"), Player(), Player())
    table.use("amber-throne")
    assert why(table, 0, Recall(TAIRA, 0, 0)) == "too-few-goods (J22)"
    assert why(table, 0, Recall(TAIRA, 1, 0)) == "goods-limit (J3)"
    assert why(table, 0, Recall(VESH, 0, 1)) == "too-few-there"


def test_j18_a_claimed_market_must_be_face_up():
    pairs = Player({SHAKARA: 2, OMERIS: 2, VESH: 2, LIKARAN: 2, TAIRA: 2})
    table = Table(pairs, Player(), Player(), markets=[(0, 1, 3), (2, 3, 5), (4, 5, 7)])
    table.to_fair(district=PASHTAR)
    assert why(table, 0, Claim((1, 2, 4))) == "not-face-up (J18)"
    assert why(table, 0, Claim((2, 3, 5))) == "no-majority (J18)"
