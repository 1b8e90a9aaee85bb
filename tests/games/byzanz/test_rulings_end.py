"""B16, B17 and B19: the last sales and the end."""

import pytest

from games.byzanz.types import (
    Done,
    GameEnded,
    LastSalesBegan,
    RoundEnded,
    SaidDone,
    Sell,
)
from tests.games.byzanz.table import Table, at_last_sales, cards, named, sell

LOTS = ["wood1 grain1 grain2 olives1 wine2 merchant", "wine1 wood2 cloth3 merchant", "merchant cloth2"]


# B16 — the last sales


SIX, FIVE, THREE = (
    "cloth1 cloth2 cloth3 wood1 wood2 wood4",
    "grain1 grain2 olives3 olives4 wine1",
    "spice1 spice2 wine4",
)


def test_b16_when_the_deck_is_empty_and_the_market_shared_the_last_sales_begin():
    table = Table(["cloth1 wood1", "olives1 spice1", "wood3 wood4"], LOTS, rounds=1)
    table.wins(0, "cloth1 wood1", gives="grain1")
    table.wins(1, "olives1 spice1", gives="wine1")
    table.give(2, "merchant")
    assert table.deck == 0
    assert table.phase == "market"
    table.take(2, "wood")
    table.take(1, "spice")
    events = table.take(0, "merchant")
    assert isinstance(events[1], RoundEnded)
    assert events[2] == LastSalesBegan()
    assert table.phase == "last-sales"


def test_b16_every_player_may_still_sell_and_says_done():
    table = at_last_sales(SIX, FIVE, THREE)
    table.sell(0, "cloth1 cloth2 cloth3")
    assert Done() in table.legal(0)
    assert table.done(0) == [SaidDone(0)]
    assert table.outcome is None


def test_b16_done_is_final():
    table = at_last_sales(SIX, FIVE, THREE)
    table.done(0)
    assert table.legal(0) == []
    assert table.refusal(0, sell("wood1 wood2 wood4")) == ("already-done", "B16")
    assert table.refusal(0, Done()) == ("already-done", "B16")


def test_b16_nobody_says_done_before_the_last_sales():
    assert Table(["wine1"] * 3).refusal(0, Done()) == ("not-now", None)


def test_b16_the_engine_says_done_for_fewer_than_three_cards_at_once():
    table = at_last_sales(SIX, FIVE, "wine1 wine2")
    assert table.waiting == {0, 1}
    assert table.view.players[2].done


def test_b16_the_engine_says_done_as_soon_as_a_sale_leaves_fewer_than_three():
    table = at_last_sales(SIX, FIVE, THREE)
    table.sell(0, "cloth1 cloth2 cloth3")
    assert table.waiting == {0, 1, 2}  # three cards left
    events = table.sell(0, "wood1 wood2 wood4")
    assert events[1:] == [SaidDone(0)]
    assert table.waiting == {1, 2}


def test_b16_the_engine_does_not_say_done_for_three_cards_without_a_set():
    table = at_last_sales(SIX, FIVE, THREE)
    assert table.legal(2) == [Done()]
    assert table.waiting == {0, 1, 2}


def test_b16_the_game_ends_with_the_last_done():
    table = at_last_sales(SIX, FIVE, THREE)
    table.sell(0, "cloth1 cloth2 cloth3")
    events = table.done(2, 0, 1)
    assert events == [SaidDone(1), GameEnded((cards("cloth3"), (), ()), tuple(table.state.hands))]
    assert table.phase == "over"
    assert table.waiting == frozenset()


def test_b16_the_game_ends_at_once_when_all_hold_fewer_than_three_cards():
    lots = ["cloth1 cloth2 cloth3 wine1 wine2 wine3", "grain1 grain2 grain3 spice1", "olives1 merchant"]
    table = Table(["", "wood3", ""], lots, rounds=1)
    table.pass_(1)
    table.sell(0, "cloth1 cloth2 cloth3")
    table.sell(0, "wine1 wine2 wine3")
    table.pass_(1)
    table.sell(1, "grain1 grain2 grain3")
    events = table.give(2, "merchant")
    profits = (cards("cloth3 wine3"), cards("grain3"), ())
    assert events[3:] == [
        LastSalesBegan(),
        SaidDone(0),
        SaidDone(1),
        SaidDone(2),
        GameEnded(profits, tuple(table.state.hands)),
    ]


def test_b16_after_the_end_nothing_is_possible():
    table = at_last_sales(SIX, FIVE, THREE)
    table.done(0, 1, 2)
    for seat in range(3):
        assert table.legal(seat) == []
    assert table.refusal(0, sell("wood1 wood2 wood4")) == ("game-over", "B16")
    assert table.refusal(0, Done()) == ("game-over", "B16")


def test_b16_cards_left_in_hand_score_nothing():
    table = at_last_sales(SIX, FIVE, THREE)
    table.sell(0, "cloth1 cloth2 cloth3")
    table.done(0, 1, 2)
    assert table.outcome.scores == (3, 0, 0)


# B17 — who wins


def test_b17_most_profit_wins():
    table = at_last_sales(SIX, FIVE, "spice1 spice2 spice4 wine1 wine2 wine3 olives1")
    table.sell(0, "cloth1 cloth2 cloth3")
    table.sell(2, "spice1 spice2 spice4")
    table.done(0, 1, 2)
    assert table.outcome.scores == (3, 0, 4)
    assert table.outcome.places == (2, 3, 1)
    assert table.outcome.winners == (2,)


def test_b17_of_tied_players_the_one_with_more_goods_in_hand_wins():
    table = at_last_sales(SIX, FIVE, "spice1 spice2 spice3 wine1 wine2 wine3 olives1")
    table.sell(0, "cloth1 cloth2 cloth3")  # three goods left
    table.sell(2, "spice1 spice2 spice3")  # four
    table.done(0, 1, 2)
    assert table.outcome.scores == (3, 0, 3)
    assert table.outcome.places == (2, 3, 1)


def test_b17_merchants_in_hand_do_not_break_a_tie():
    table = at_last_sales("merchant " + SIX, FIVE, "spice1 spice2 spice3 wine1 wine2 wine3")
    table.sell(0, "cloth1 cloth2 cloth3")  # three goods and a merchant left
    table.sell(2, "spice1 spice2 spice3")  # three goods
    table.done(0, 1, 2)
    assert table.outcome.places == (1, 3, 1)


def test_b17_players_who_are_still_tied_share_the_win():
    table = at_last_sales(SIX, FIVE, "spice1 spice2 spice3 wine1 wine2 wine4")
    table.sell(0, "cloth1 cloth2 cloth3")
    table.sell(2, "spice1 spice2 spice3")
    table.done(0, 1, 2)
    assert table.outcome.winners == (0, 2)


def test_b17_goods_in_hand_never_beat_profit():
    table = at_last_sales(SIX, "grain1 grain2 olives3 olives4 wine1 wine2 wine3", THREE)
    table.sell(0, "wood1 wood2 wood4")
    table.sell(0, "cloth1 cloth2 cloth3")
    table.sell(1, "wine1 wine2 wine3")
    table.done(1, 2)
    assert table.outcome.scores == (7, 3, 0)
    assert table.outcome.places == (1, 2, 3)


def test_b17_there_is_no_outcome_before_the_end():
    assert Table(["wine1"] * 3).outcome is None
    assert at_last_sales(SIX, FIVE, THREE).outcome is None


# B19 — all act in parallel


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_b19_in_the_last_sales_players_act_in_any_order(order):
    table = at_last_sales(SIX, FIVE, THREE)
    left = {0, 1, 2}
    for seat in order:
        assert table.waiting == left
        table.done(seat)
        left -= {seat}
    assert table.outcome is not None


def test_b19_sales_of_several_players_may_alternate():
    table = at_last_sales(SIX, "grain1 grain2 grain3 olives4 olives1 olives2", THREE)
    table.sell(0, "cloth1 cloth2 cloth3")
    table.sell(1, "grain1 grain2 grain3")
    table.done(2)
    table.sell(0, "wood1 wood2 wood4")
    table.sell(1, "olives1 olives2 olives4")
    assert table.outcome.scores == (7, 7, 0)


# B20 — what the engine leaves to the player


def test_b20_the_engine_neither_sells_the_only_set_nor_says_done_for_three_cards():
    table = at_last_sales(SIX, FIVE, "wine1 wine2 wine3")
    assert table.legal(2) == [sell("wine1 wine2 wine3"), Done()]
    table = at_last_sales(SIX, FIVE, THREE)
    assert table.legal(2, Sell) == []
    assert 2 in table.waiting


def test_b17_all_hands_are_shown_at_the_end_and_not_before():
    table = at_last_sales(SIX, FIVE, THREE)
    assert all(player.hand == () for player in table.view.players)
    table.done(*sorted(table.waiting))
    assert [named(player.hand) for player in table.view.players] == [table.hand(seat) for seat in range(3)]
    assert any(player.hand for player in table.view.players)
