"""B18: what is hidden, what is public, and determinized states."""

from collections import Counter
from copy import deepcopy

import pytest
from msgspec import to_builtins

from games.byzanz.types import Dealt, Pass
from serai.engine import Move, Rng
from serai.engine.play import default_options
from tests.games.byzanz.table import BOX, GAME, Table, at_last_sales, bid, card, cards, named, sell

HANDS = ["cloth1 spice2 wine1 grain3", "wood4 wood1 olives2 merchant", "spice3 wine2 cloth2 merchant"]
LOTS = ["cloth1 wood2 grain1 olives3 spice1 merchant", "wood1 wood2 wine3 grain2", "olives1 merchant"]
WATCHERS = [None, 0, 1, 2]


def determinized(table: Table, seat: int, times: int = 200):
    return [GAME.determinize(table.state, seat, Rng.of("imagine", seat, time)) for time in range(times)]


def held(state, seat: int) -> Counter[int]:
    return Counter(state.hands[seat])


# Views


def test_b18_a_view_does_not_depend_on_other_hands_or_the_deck():
    here = Table(HANDS, LOTS)
    there = Table([HANDS[0], "grain4 wine4 olives4 spice4", "grain4 wine4 olives4 spice4"], LOTS[:1])
    for seat in (None, 0):
        assert GAME.view(here.state, seat) == GAME.view(there.state, seat)
    assert GAME.view(here.state, 1) != GAME.view(there.state, 1)


def test_b18_a_seat_sees_its_own_hand_and_a_spectator_none():
    table = Table(HANDS, LOTS)
    for seat in range(3):
        assert named(GAME.view(table.state, seat).hand) == table.hand(seat)
        assert GAME.view(table.state, seat).hand == cards(HANDS[seat])
    assert GAME.view(table.state, None).hand == ()


@pytest.mark.parametrize("seat", WATCHERS)
def test_b18_bids_lots_market_offers_and_sizes_are_public(seat):
    table = Table(HANDS, LOTS)
    table.wins(0, "grain3 cloth1", gives="olives3")
    table.bid(1, "wood4")
    view = GAME.view(table.state, seat)
    assert view.lot == cards(LOTS[1])
    assert view.market == cards("cloth1 grain3 olives3")
    assert [player.bid for player in view.players] == [(), cards("wood4"), ()]
    assert [player.bid_total for player in view.players] == [0, 4, 0]
    assert [player.offer for player in view.players] == [6, 0, 0]
    assert [player.hand_size for player in view.players] == [7, 3, 4]
    assert view.deck_size == 2 * 12 - 6 - 4
    assert view.aside_size == 112 - 12 - 24


def test_b18_only_the_size_of_profit_piles_is_shown_until_the_end():
    table = at_last_sales("cloth1 cloth2 cloth3 wood1 wood2 wood4", "grain1 grain2 olives3 olives4", "wine1 wine2")
    table.sell(0, "cloth1 cloth2 cloth3")
    for seat in WATCHERS:
        pile = GAME.view(table.state, seat).players[0]
        assert (pile.profit_cards, pile.profit) == (1, ())
    table.done(0, 1)
    for seat in WATCHERS:
        pile = GAME.view(table.state, seat).players[0]
        assert (pile.profit_cards, pile.profit) == (1, cards("cloth3"))


def test_b18_a_card_that_was_seen_entering_a_hand_is_not_shown_again():
    table = Table(HANDS, ["olives4 wood2 grain1 olives3 spice1 merchant"])
    table.wins(0, "grain3 cloth1", gives="wood2")
    for seat in (None, 1, 2):
        view = GAME.view(table.state, seat)
        shown = [
            view.lot,
            view.market,
            view.hand,
            *(pile for player in view.players for pile in (player.bid, player.profit)),
        ]
        assert not any(card("olives4") in pile for pile in shown)
    assert card("olives4") in GAME.view(table.state, 0).hand


# Events and moves


def test_b18_of_the_deal_a_seat_sees_its_own_hand_and_the_sizes_of_the_rest():
    dealt = GAME.setup(4, default_options(GAME), Rng.of("deal"))[0]
    for seat in range(4):
        assert GAME.redact(dealt, seat) == {
            "type": "dealt",
            "first": dealt.first,
            "hand": dealt.hands[seat],
            "hand_size": 4,
            "deck_size": 84,
            "aside_size": 12,
        }
    assert GAME.redact(dealt, None)["hand"] == ()


def test_b18_the_visible_deal_does_not_depend_on_other_hands():
    here = Dealt(0, (cards("cloth1"), cards("wood1")), cards("wine1"), cards("spice1 spice2"))
    there = Dealt(0, (cards("cloth1"), cards("wine1")), cards("spice2"), cards("wood1 spice1"))
    assert GAME.redact(here, 0) == GAME.redact(there, 0)
    assert GAME.redact(here, None) == GAME.redact(there, None)
    assert GAME.redact(here, 1) != GAME.redact(there, 1)


def test_b18_everything_after_the_deal_is_public():
    table = Table(HANDS, LOTS)
    events = [*table.after_deal, *table.bid(0, "cloth1"), *table.sell(1, "wood1 wood4 merchant")]
    events += [*table.pass_(1, 2), *table.give(0, "olives3"), *table.discard(0, "merchant")]
    for event in events:
        for seat in WATCHERS:
            assert GAME.redact(event, seat) == to_builtins(event)


def test_b18_the_moves_of_all_are_public():
    for action in (bid("cloth1"), Pass(), sell("wood1 wood4 merchant")):
        move = Move(1, action)
        for seat in WATCHERS:
            assert GAME.redact(move, seat) == to_builtins(move)


# Determinization


def test_b18_determinize_deals_unknown_cards_again():
    table = Table(HANDS, LOTS)
    samples = determinized(table, 0)
    assert len({state.hands[1] for state in samples}) > 100
    assert len({state.hands[2] for state in samples}) > 100
    assert len({state.deck for state in samples}) > 100
    assert len({state.aside for state in samples}) > 100


def test_b18_determinize_keeps_the_view_of_the_seat():
    table = Table(HANDS, LOTS)
    table.bid(0, "grain3")
    table.bid(1, "wood4")
    for state in determinized(table, 0):
        assert GAME.view(state, 0) == GAME.view(table.state, 0)
        assert GAME.inventory(state) == BOX


def test_b18_determinize_does_not_change_the_state():
    table = Table(HANDS, LOTS)
    before = deepcopy(table.state)
    determinized(table, 0, 1)
    assert table.state == before


def test_b18_determinize_keeps_cards_seen_entering_a_hand_from_a_lot():
    table = Table(HANDS, LOTS)
    table.wins(0, "cloth1 grain3", gives="olives3")
    gained = Counter(cards("cloth1 wood2 grain1 spice1 merchant"))
    samples = determinized(table, 1)
    assert all(gained <= held(state, 0) for state in samples)
    assert len({state.hands[0] for state in samples}) > 100  # the two remaining dealt cards are unknown


def test_b18_determinize_keeps_a_whole_lot_that_was_taken_without_a_bid():
    table = Table(["wine1", "wood4", "wine2"], LOTS)
    table.pass_(0, 1, 2)
    samples = determinized(table, 1)
    assert all(Counter(cards(LOTS[0])) <= held(state, 0) for state in samples)
    assert len({state.hands[0] for state in samples}) > 10


def test_b18_determinize_keeps_cards_seen_entering_a_hand_from_the_market():
    table = Table(["cloth1 cloth2 spice4", "cloth4 wood3", "wine4 wine2"], LOTS)
    table.wins(0, "cloth1 cloth2", gives="grain1")
    table.wins(1, "cloth4", gives="wine3")
    table.give(2, "merchant")
    table.take(2, "cloth")
    samples = determinized(table, 0)
    assert all(Counter(cards("cloth1 cloth2 cloth4 olives1")) <= held(state, 2) for state in samples)
    assert len({state.hands[2] for state in samples}) > 50


def test_b18_determinize_keeps_a_returned_bid():
    table = Table(HANDS, LOTS)
    table.bid(0, "grain3 cloth1")
    table.bid(1, "wood4 wood1")
    table.pass_(2, 0)
    samples = determinized(table, 1)
    assert all(Counter(cards("cloth1 grain3")) <= held(state, 0) for state in samples)
    assert len({state.hands[0] for state in samples}) > 100


def test_b18_determinize_keeps_bids():
    table = Table(HANDS, LOTS)
    table.bid(0, "grain3 cloth1")
    assert all(state.bids == table.state.bids for state in determinized(table, 1))


def test_b18_a_card_seen_leaving_by_a_sale_is_no_longer_known():
    table = Table(["wine1 wine2 wine4", "wood4", "spice4"], ["cloth1 cloth1 cloth2 wood1 wood2 olives3", *LOTS[1:]])
    table.wins(0, "wine1", gives="olives3")  # in hand: wine2 and wine4, unseen, and five that were seen
    table.sell(0, "cloth1 cloth1 cloth2")
    samples = determinized(table, 1)
    assert all(Counter(cards("wood1 wood2")) <= held(state, 0) for state in samples)
    assert any(card("cloth1") not in state.hands[0] for state in samples)
    assert any(card("wine2") not in state.hands[0] for state in samples)


def test_b18_a_card_seen_leaving_by_a_discard_is_no_longer_known():
    table = Table(["wine1 wine2 wine4", "wood4", "spice4"], LOTS)
    table.pass_(0, 1, 2)
    table.discard(0, "merchant")
    table.discard(0, "olives3")
    samples = determinized(table, 1)
    assert all(Counter(cards("cloth1 wood2 grain1 spice1")) <= held(state, 0) for state in samples)
    assert any(card("merchant") not in state.hands[0] for state in samples)
    assert any(card("olives3") not in state.hands[0] for state in samples)


def test_b18_of_two_equal_cards_the_one_that_leaves_may_be_the_known_one():
    """Seat 0 was dealt a cloth1 and seen to gain another. After a discard the other one may be anywhere."""
    table = Table(["cloth1 wine2 wine4", "wood4", "spice4"], LOTS)
    table.pass_(0, 1, 2)
    assert all(card("cloth1") in state.hands[0] for state in determinized(table, 1))
    table.discard(0, "cloth1")
    assert "cloth1" in table.hand(0)
    assert any(card("cloth1") not in state.hands[0] for state in determinized(table, 1))


def test_b18_determinize_keeps_the_seats_own_hand():
    table = Table(HANDS, LOTS)
    for seat in range(3):
        assert all(state.hands[seat] == table.state.hands[seat] for state in determinized(table, seat, 20))


def test_b18_determinize_keeps_profit_piles():
    table = Table(["wine1 wine2 wine4 spice1", "wood4", "spice4"], LOTS)
    table.sell(0, "wine1 wine2 wine4")
    assert all(state.profits == table.state.profits for state in determinized(table, 1))


def test_b18_determinize_does_not_depend_on_hidden_cards():
    here = Table(HANDS, LOTS)
    there = Table([HANDS[0], "grain4 wine4 olives4 spice4", "grain4 wine4 olives4 spice4"], LOTS[:1])
    for time in range(20):
        rng = Rng.of("truth", time)
        again = Rng.of("truth", time)
        assert GAME.determinize(here.state, 0, rng) == GAME.determinize(there.state, 0, again)
