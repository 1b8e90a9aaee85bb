"""The number of legal actions in chosen positions, counted by hand. The reasoning is beside each count."""

import pytest

from games.jantaris.components import BLACK_MARKET, DEAL, RECRUITMENT, STRENGTHEN_POSITION
from games.jantaris.types import Banish, Bazaar, Bid, Claim, Pay, PlaceMerchants, PutUp, Shelve, UseItem
from tests.games.jantaris.table import (
    BLACK,
    CENTRE,
    DORANA,
    GAME,
    KELIM,
    OMERIS,
    PASHTAR,
    SHAKARA,
    TAIRA,
    VESH,
    Player,
    Table,
    beginning,
)

D, B, S, R = DEAL, BLACK_MARKET, STRENGTHEN_POSITION, RECRUITMENT
FREE_CENTRE = (SHAKARA, OMERIS)


def count(table: Table, seat: int) -> int:
    actions = table.legal(seat)
    assert len(actions) == len(set(actions)), "no two alike"
    return len(actions)


# Placement


def test_the_first_merchants_can_be_placed_in_counted_ways():
    state = beginning(4)
    # eight districts, not the centre
    assert len(GAME.legal(state, state.first)) == 8
    for event in GAME.decide(state, state.first, PlaceMerchants(3)):
        state = GAME.evolve(state, event)
    # eight districts but that of the first one
    assert len(GAME.legal(state, state.first)) == 7


# City


@pytest.mark.parametrize(
    ("merchants", "goods", "tokens", "actions"),
    [
        # marketplace: none, 1B, 2B, 1R, 2R = 5; placing: eight districts = 8 (a token in the centre);
        # taking back: none, a, b, a and b = 4; bazaar 1
        ({TAIRA: 1, KELIM: 1}, "", (CENTRE, CENTRE), 5 + 8 + 4 + 1),
        # placing: six districts and the centre = 7; taking back from Taira, Taira, Taira, the centre:
        # none, T, C, TT, TC = 5
        ({TAIRA: 3, CENTRE: 1}, "", FREE_CENTRE, 5 + 7 + 5 + 1),
        # marketplace with 5B 6R: none, 1B = 2; placing: seven districts, no centre = 7;
        # taking back: those under the token stay; of Kelim's two: none, one, both = 3
        ({TAIRA: 3, KELIM: 2}, "5B 6R", (TAIRA, CENTRE), 2 + 7 + 3 + 1),
        # the supply is empty: no placing; taking back from three places with 5, 5, 4:
        # none, three singles, three pairs of one place, three of two places = 10
        ({TAIRA: 5, KELIM: 5, VESH: 4}, "6B 6R", FREE_CENTRE, 1 + 0 + 10 + 1),
    ],
)
def test_city_actions_match_the_count(merchants, goods, tokens, actions):
    table = Table(Player(merchants, goods=goods), Player({VESH: 1}), Player({VESH: 1}), tokens=tokens)
    assert count(table, 0) == actions


def test_city_actions_with_abacus_bell_and_passport_match_the_count():
    # marketplace: none, 1B, 2B, 1R, 2R, 1B1R, 2B1R, 1B2R = 8; placing 8; taking back: none, T = 2; bazaar 1;
    # two items may be used before = 2
    table = Table(Player({TAIRA: 1}, items="ornate-abacus caravan-bell envoys-passport"), Player(), Player())
    assert count(table, 0) == 8 + 8 + 2 + 1 + 2


def test_moves_with_the_caravan_bell_and_the_passport_match_the_count():
    owner = Player({TAIRA: 2, VESH: 1, CENTRE: 1}, items="caravan-bell envoys-passport")
    table = Table(owner, Player(), Player(), tokens=(DORANA, PASHTAR))
    table.play(0, UseItem("caravan-bell"))
    # Taira → Vesh (Dorana has a token); Vesh → Likaran, Taira = 3
    assert len([action for action in table.legal(0) if hasattr(action, "origin")]) == 3
    table = Table(owner, Player(), Player(), tokens=(DORANA, PASHTAR))
    table.play(0, UseItem("envoys-passport"))
    # six districts have no token: from Taira to the five others, from Vesh to the five others, from the centre to six
    assert len([action for action in table.legal(0) if hasattr(action, "origin")]) == 5 + 5 + 6


# Bazaar


def bazaar(*goods: str, items: str = "") -> Table:
    players = (Player(goods=held, items=items if seat == 0 else "") for seat, held in enumerate(goods))
    table = Table(*players, face_up="watchtower-key city-deed")  # 1B 1R and 2B 1R
    table.play(0, Bazaar())
    return table


def test_items_and_prices_that_can_be_put_up_match_the_count():
    # 3B 2R: the Key at 2, 3, 4, 5; the Deed at 3, 4, 5
    assert count(bazaar("3B 2R", "", ""), 0) == 4 + 3
    # 1B 4R: the Key at 2, 3, 4, 5; the Deed needs two black
    assert count(bazaar("1B 4R", "", ""), 0) == 4


def test_bids_match_the_count():
    table = bazaar("3B 2R", "3B 3R", "6B 6R")
    table.play(0, PutUp("watchtower-key", 3))
    # six goods: 4, 5, 6, and the pass
    assert count(table, 1) == 4
    table.play(1, Bid(4))
    # twelve goods: 5 to 12, and the pass
    assert count(table, 2) == 9
    table.pass_(2)
    # five goods: 5, the hold, the pass
    assert count(table, 0) == 3


def test_payments_for_an_item_match_the_count():
    table = bazaar("3B 4R", "", "")
    table.play(0, PutUp("watchtower-key", 4))
    # black 1, 2 or 3, the rest red
    assert count(table, 0) == 3
    table = bazaar("3B 4R", "", "")
    table.play(0, PutUp("city-deed", 6))
    # black 2 or 3 with 4 or 3 red
    assert count(table, 0) == len([Pay(2, 4), Pay(3, 3)])


def test_choices_with_the_historic_book_match_the_count():
    table = bazaar("", "", "", items="historic-book")
    # one, the other, both in two orders = 4, and none
    assert len(table.legal(0, Shelve)) == 4
    assert count(table, 0) == 5


def test_placements_with_the_city_deed_match_the_count():
    table = bazaar("2B 1R", "", "")
    table.play(0, PutUp("city-deed", 3))
    # eight districts, one or two, or none
    assert count(table, 0) == 17


# Diplomacy


@pytest.mark.parametrize(
    ("tokens", "moves"),
    [
        # either token to any of eight
        ((CENTRE, CENTRE), 16),
        # each to the seven districts that have none; Taira's can't stay
        ((TAIRA, CENTRE), 14),
        # each to the six that have none
        ((TAIRA, KELIM), 12),
    ],
)
def test_moves_of_the_tokens_match_the_count(tokens, moves):
    table = Table(Player(), Player(), Player(), tokens=tokens)
    table.skip_city()
    assert count(table, 0) == moves


def after(votes: tuple[int, ...], player: Player, *others: Player, tokens=FREE_CENTRE) -> Table:
    """The black token has gone to Taira."""
    table = Table(player, *(others or (Player(), Player())), tokens=tokens)
    table.diplomacy(BLACK, TAIRA, *votes)
    return table


def test_choices_after_the_votes_match_the_count():
    # Black Market alone: 2B 1R of one, 3R of the other: 2 + 1; with six red only the black one of the first:
    # then the engine takes it
    assert count(after((B, S, S), Player(), Player(goods="2B 1R"), Player(goods="3R")), 0) == 3
    # with the Gloves: 1B, 1R, 2B, 1B1R; 1R, 2R; or none
    assert count(after((B, S, S), Player(items="silk-gloves"), Player(goods="2B 1R"), Player(goods="3R")), 0) == 7
    # two at the Black Market: 2B, 1B1R, 2R; with 5B: 1B1R, 2R
    assert count(after((B, B, S), Player()), 0) == 3
    assert count(after((B, B, S), Player(goods="5B")), 0) == 2
    # Strengthen Position alone: four players
    assert count(after((S, D, D, D), Player(), *(Player(),) * 3), 0) == 4
    # of two: one from Vesh, one or two from Dorana, or none
    assert count(after((S, S, D), Player({VESH: 1, DORANA: 3, KELIM: 2})), 0) == 4
    # of three: one or two to either neighbour, or none
    assert count(after((S, S, S), Player({TAIRA: 3})), 0) == 5
    assert count(after((S, S, S), Player({TAIRA: 1})), 0) == 3
    # Recruitment alone: the six districts without a token
    assert count(after((R, S, S), Player()), 0) == 6
    # of three: one or two in either neighbour, or none; with one left in the supply one in either, or none
    assert count(after((R, R, R), Player()), 0) == 5
    assert count(after((R, R, R), Player({KELIM: 13})), 0) == 3
    # the Forged Seal: three other cards, or none
    assert count(after((D, S, S), Player(items="forged-seal")), 0) == 4


@pytest.mark.parametrize(
    ("merchants", "tokens", "flights"),
    [
        # to Vesh or to Dorana
        (1, FREE_CENTRE, 2),
        # one each, and the third to the supply, to Vesh, or to Dorana
        (3, FREE_CENTRE, 3),
        # one each; of the three others v to Vesh and d to Dorana with v + d ≤ 3: 1 + 2 + 3 + 4
        (5, FREE_CENTRE, 10),
        # only Dorana is free: one must, of the others 0 to 4 may
        (5, (CENTRE, VESH), 5),
    ],
)
def test_flights_with_the_watchtower_key_match_the_count(merchants, tokens, flights):
    table = after((S, D, D), Player(), Player({TAIRA: merchants}, items="watchtower-key"), Player(), tokens=tokens)
    table.play(0, Banish((1,)))
    assert count(table, 1) == flights


# Fair and markets


def test_payments_at_the_fair_match_the_count():
    players = Player({CENTRE: 5}, goods="3B 3R"), Player(), Player()
    table = Table(*players, tokens=FREE_CENTRE, fairs=[(4, 2)])
    table.to_fair()
    # black 1, 2 or 3, the rest red
    assert count(table, 0) == 3
    table.play(0, Pay(2, 2))
    # eight districts but the two with a token
    assert count(table, 0) == 6


def test_payments_at_the_fair_with_old_coins_match_the_count():
    players = Player({CENTRE: 5}, goods="2B 1R", items="old-coins"), Player(), Player()
    table = Table(*players, tokens=FREE_CENTRE, fairs=[(4, 2)])
    table.to_fair()
    # three goods: 2B1R; two goods: 2B, 1B1R; or none at all, for three goods are no four
    assert count(table, 0) == 1 + 2 + 1


def test_claims_match_the_count():
    pairs = dict.fromkeys((SHAKARA, OMERIS, VESH, DORANA, KELIM), 2)
    table = Table(Player(pairs), Player(), Player(), markets=[(0, 1, 3), (0, 5, 6), (1, 2, 4)])
    table.to_fair(district=PASHTAR)
    # two markets, or none
    assert count(table, 0) == 3
    assert len(table.legal(0, Claim)) == 2
