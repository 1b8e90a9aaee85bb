"""The worked examples of the rules page."""

from games.byzanz.types import LotWon, RoundEnded, SetSold
from tests.games.byzanz.table import Table, at_last_sales, card, cards


def test_a_five_card_lot_is_won_with_a_bid_of_4():
    table = Table(
        ["cloth1 spice2 wine1 wood4", "wood1", "wood2", "wood3"], ["wood1 grain3 olives3 cloth2 grain1", "wine1 " * 4]
    )
    table.bid(0, "cloth1 spice2 wine1")
    assert table.view.players[0].bid_total == 4
    table.pass_(1, 2, 3)
    events = table.give(0, "wood1")
    gained = cards("grain3 olives3 cloth2 grain1")
    assert events[0] == LotWon(0, 5, cards("cloth1 spice2 wine1"), card("wood1"), gained)
    assert table.market == "cloth1 wood1 spice2 wine1"
    assert table.hand(0) == "cloth2 wood4 grain1 grain3 olives3"
    assert table.offers == (5, 0, 0, 0)


def test_four_players_pick_from_the_market_in_the_order_of_their_offer_cards():
    """Wood ×3, spice ×2, merchant, cloth ×3 are picked in that order; wine and grain leave."""
    susanne, eva, wilhelm, axel = range(4)
    table = Table(
        ["cloth1 cloth2 spice1", "spice2 wood1", "wood3 wine1", "olives1"],
        [
            "cloth3 wood2 olives2 grain2 merchant",
            "wood2 olives3 grain4 wine2",
            "merchant olives4 spice3",
            "grain1 wood4",
        ],
    )
    table.wins(susanne, "cloth1 cloth2 spice1", gives="cloth3")
    table.wins(eva, "spice2 wood1", gives="wood2")
    table.wins(wilhelm, "wood3 wine1", gives="merchant")
    table.give(axel, "grain1")
    assert table.market == "cloth1 cloth2 cloth3 wood1 wood2 wood3 grain1 spice1 spice2 wine1 merchant"
    assert table.offers == (5, 4, 3, 2)

    table.take(axel, "wood")
    assert table.hand(axel) == "wood1 wood2 wood3 wood4 olives1"
    table.take(wilhelm, "spice")
    assert table.hand(wilhelm) == "olives4 spice1 spice2 spice3"
    table.take(eva, "merchant")
    assert table.hand(eva) == "grain4 olives3 wine2 merchant"
    events = table.take(susanne, "cloth")
    assert table.hand(susanne) == "cloth1 cloth2 cloth3 wood2 grain2 olives2 merchant"
    assert events[1] == RoundEnded(1, cards("grain1 wine1"))
    assert table.gone == "grain1 wine1"
    assert table.waiting == {axel}


def test_a_sale_of_cloth_4_1_1_keeps_the_4():
    table = Table(["cloth4 cloth1 cloth1 wine1", "wine1", "wine1"])
    assert table.sell(0, "cloth4 cloth1 cloth1") == [SetSold(0, cards("cloth1 cloth1 cloth4"), card("cloth4"))]
    assert table.profit(0) == "cloth4"
    assert table.gone == "cloth1 cloth1"


def test_a_sale_of_grain_4_3_and_a_merchant_keeps_the_4():
    table = Table(["grain4 grain3 merchant wine1", "wine1", "wine1"])
    table.sell(0, "grain4 grain3 merchant")
    assert table.profit(0) == "grain4"
    assert table.gone == "grain3 merchant"


def test_a_sale_of_three_merchants_keeps_one_worth_5():
    table = at_last_sales("merchant merchant merchant wine1 wine2 wood1", "wood1 wood2 spice1 spice2", "cloth1 grain1")
    table.sell(0, "merchant merchant merchant")
    assert table.profit(0) == "merchant"
    assert table.gone == "merchant merchant"
    table.done(0, 1)
    assert table.outcome.scores == (5, 0, 0)
