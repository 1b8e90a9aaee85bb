"""B12, B13 and B15: the market and the next round."""

import pytest

from games.byzanz.components import ROUNDS
from games.byzanz.types import (
    Done,
    KindTaken,
    LotTurned,
    Pass,
    RoundEnded,
)
from serai.engine import Rng
from serai.engine.play import default_options
from tests.games.byzanz.random_play import random_game
from tests.games.byzanz.table import GAME, Table, card, cards, take

LOTS = ["wood1 grain1 grain2 olives1 wine2 merchant", "wine1 wood2 cloth3 merchant", "merchant cloth2"]


def seven_kinds() -> Table:
    """The market of three players with all seven kinds; offers 6, 4, 2 at seats 0, 1, 2."""
    table = Table(["cloth1 wood1 spice4", "olives1 spice1 spice3", "wood3 wood4"], LOTS)
    table.wins(0, "cloth1 wood1", gives="grain1")
    table.wins(1, "olives1 spice1", gives="wine1")
    table.give(2, "merchant")
    return table


# B12 — merchants in the market


def test_b12_merchants_are_a_kind_of_the_market_like_any_good():
    table = seven_kinds()
    assert table.market == "cloth1 wood1 grain1 olives1 spice1 wine1 merchant"
    kinds = ["cloth", "wood", "grain", "olives", "spice", "wine", "merchant"]
    assert table.legal(2) == [take(kind) for kind in kinds]


def test_b12_merchants_are_taken_all_together():
    table = Table(["cloth1 wood1", "olives1 spice1", "wood3"], LOTS)
    table.wins(0, "cloth1 wood1", gives="merchant")
    table.wins(1, "olives1 spice1", gives="merchant")
    table.give(2, "merchant")
    table.take(2, "merchant")
    assert table.hand(2) == "cloth2 wood3 merchant merchant merchant"


# B13 — picks


def test_b13_players_pick_once_each_from_the_lowest_offer_card_up():
    table = seven_kinds()
    assert table.offers == (6, 4, 2)
    assert table.waiting == {2}
    table.take(2, "wood")
    assert table.waiting == {1}
    table.take(1, "spice")
    assert table.waiting == {0}
    events = table.take(0, "merchant")
    assert isinstance(events[1], RoundEnded)


def test_b13_a_pick_takes_all_cards_of_the_kind_of_every_value():
    table = Table(["cloth1 cloth2", "cloth4 wine1", "wood3"], LOTS)
    table.wins(0, "cloth1 cloth2", gives="grain1")
    table.wins(1, "cloth4", gives="cloth3")
    table.give(2, "cloth2")
    assert table.take(2, "cloth")[0] == KindTaken(2, 0, cards("cloth1 cloth2 cloth2 cloth3 cloth4"))
    assert table.hand(2) == "cloth1 cloth2 cloth2 cloth3 cloth4 wood3 merchant"


def test_b13_a_pick_is_obligatory_while_the_market_holds_anything():
    table = seven_kinds()
    assert table.refusal(2, Pass()) == ("not-now", None)
    assert table.refusal(2, Done()) == ("not-now", None)
    assert set(map(type, table.legal(2))) == {type(take("wood"))}


def test_b13_only_kinds_in_the_market_can_be_picked():
    table = seven_kinds()
    table.take(2, "wood")
    assert table.refusal(1, take("wood")) == ("not-in-market", "B13")


def test_b13_players_pick_only_in_turn():
    assert seven_kinds().refusal(0, take("wood")) == ("not-your-turn", None)


def test_b13_with_fewer_kinds_than_players_the_last_players_get_nothing():
    table = Table(["cloth1", "wine3", "spice1"], ["merchant wood1 grain1 spice2 olives1 olives2", *LOTS[1:]])
    table.pass_(0, 1, 2)
    table.wins(1, "wine3", gives="wine1")
    events = table.give(2, "cloth2")  # the market: wine and cloth
    assert table.market == "cloth2 wine1 wine3"
    events = table.take(2, "wine")
    assert events[1:3] == [KindTaken(1, 0, cards("cloth2")), RoundEnded(1, ())]
    assert table.hand(0) == "cloth1 wood1 grain1 olives1 olives2 spice2 merchant"


# B15 — the opener


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_b15_the_first_opener_is_random(seats):
    openers = {GAME.setup(seats, default_options(GAME), Rng.of("opener", seed))[0].first for seed in range(100)}
    assert openers == set(range(seats))


def test_b15_the_first_opener_bids_first():
    table = Table(["wine1", "wine1", "wine1"], first=2)
    assert table.waiting == {2}


def test_b15_the_holder_of_the_lowest_offer_card_opens_the_next_round():
    table = seven_kinds()
    table.take(2, "wood")
    table.take(1, "spice")
    events = table.take(0, "merchant")
    assert isinstance(events[-1], LotTurned)
    assert events[-1].opener == 2
    assert events[-1].offer == 6
    assert table.waiting == {2}
    assert table.offers == (0, 0, 0)


def test_b15_all_players_bid_again_in_the_next_round():
    table = seven_kinds()
    table.take(2, "wood")
    table.take(1, "spice")
    table.take(0, "merchant")
    table.pass_(2)
    assert table.waiting == {0}
    table.pass_(0)
    assert table.waiting == {1}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_b15_the_number_of_rounds_matches_the_rules_page(seats):
    ended = [event for _, events in random_game(seats, 1) for event in events if isinstance(event, RoundEnded)]
    assert [event.round for event in ended] == list(range(1, ROUNDS[seats] + 1))


# B20 — the last kind in the market


def test_b20_the_last_kind_in_the_market_is_taken_by_the_engine():
    table = Table(["cloth1", "cloth4 wine3", "wood3"], LOTS)
    table.wins(0, "cloth1", gives="wood1")
    table.wins(1, "cloth4", gives="wood2")
    table.give(2, "merchant")  # the market: cloth, wood, merchant
    table.take(2, "cloth")
    assert table.waiting == {1}  # two kinds are a choice
    events = table.take(1, "wood")
    assert events[1] == KindTaken(0, 6, (card("merchant"),))
    assert isinstance(events[2], RoundEnded)


def test_b20_a_market_of_one_kind_is_taken_by_the_engine_right_after_the_last_lot():
    table = Table(["", "wood3", "wood4"], LOTS)
    table.all_pass()
    table.all_pass()
    events = table.give(2, "merchant")
    assert events[1] == KindTaken(2, 6, (card("merchant"),))


def test_b20_the_last_kind_waits_until_the_limit_is_met():
    table = Table(["cloth1 cloth2 cloth2 wood1", "wood3", "wine4 wine3 grain4 grain3 spice4"], LOTS)
    table.wins(0, "cloth1 cloth2 cloth2 wood1", gives="wood1")
    table.wins(1, "wood3", gives="wood2")
    table.give(2, "cloth2")
    table.take(2, "cloth")  # 6 + 4; wood is left for seat 1
    assert table.waiting == {2}
    assert table.market == "wood1 wood1 wood2 wood3"
    table.discard(2, "spice4")
    table.discard(2, "wine3")
    events = table.discard(2, "wine4")
    assert events[1] == KindTaken(1, 1, cards("wood1 wood1 wood2 wood3"))
