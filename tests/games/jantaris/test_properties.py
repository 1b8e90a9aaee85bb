"""Property tests over random games."""

from copy import deepcopy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.jantaris import types
from games.jantaris.components import CENTRE, NEIGHBOURS
from games.jantaris.types import (
    Bazaar,
    Bid,
    Decline,
    FairPaid,
    Gain,
    GameEnded,
    Hold,
    ItemBought,
    ItemUsed,
    MarketClaimed,
    Marketplace,
    MerchantRecalled,
    MerchantsFled,
    MerchantsMoved,
    MerchantsPlaced,
    MerchantsTakenBack,
    MoveMerchants,
    MoveToken,
    Pass,
    Pay,
    PlaceMerchants,
    Steal,
    TakeBack,
    TokenMoved,
    TurnBegan,
    Vote,
    VoteCast,
)
from serai.engine import IllegalAction, Rng
from serai.engine.codec import encode
from tests.games.jantaris.random_play import GAMES, each_event, each_game, random_game
from tests.games.jantaris.table import CARDS, GAME
from tests.soak.options import examples

# Positions


@each_game
def test_j03_players_never_have_more_than_six_goods_of_a_colour(game):
    for state, _ in random_game(*game):
        assert all(0 <= held <= 6 for held in state.goods)
        assert [sum(state.goods[colour::2]) + state.stock[colour] for colour in (0, 1)] == [24, 24]


@each_game
def test_j02_merchants_are_always_fourteen(game):
    for state, _ in random_game(*game):
        for player in GAME.view(state, None).players:
            assert player.supply >= 0
            assert player.supply + sum(player.merchants) == 14


@each_game
def test_j04_tokens_never_return_to_the_centre_and_never_share_a_district(game):
    for before, event, after in each_event(*game):
        if isinstance(event, TokenMoved):
            assert event.district not in before.tokens
            assert event.district != CENTRE
        else:
            assert before.tokens == after.tokens
        assert after.tokens[0] != after.tokens[1] or after.tokens[0] == CENTRE


@each_game
def test_j04_the_centre_is_empty_while_it_has_a_token(game):
    for state, _ in random_game(*game):
        if CENTRE in state.tokens:
            assert not any(player.merchants[CENTRE] for player in GAME.view(state, None).players)


@each_game
def test_j05_merchants_enter_and_leave_places_with_a_token_only_where_the_rules_allow_it(game):
    passport = False
    for before, event, _ in each_event(*game):
        free = set(range(9)) - set(before.tokens)
        active = {before.tokens[before.guild]} if before.phase == "diplomacy" and before.guild >= 0 else set()
        match event:
            case ItemUsed():
                passport = event.item == "envoys-passport"
            case MerchantsPlaced():
                assert event.place in free
            case MerchantsTakenBack():
                assert set(event.places) <= free
            case MerchantRecalled():
                assert event.place in free
            case MerchantsMoved():
                assert event.target in free | active
                assert passport or event.origin in free | active
                passport = False
            case MerchantsFled():
                assert event.district in active
                assert set(event.districts) <= free & set(NEIGHBOURS[event.district])


@each_game
def test_j09_two_items_are_face_up_while_the_deck_lasts_and_never_more(game):
    for state, _ in random_game(*game):
        assert len(state.face_up) <= 2
        if state.phase != "city":
            assert len(state.face_up) == 2 or not state.item_deck


# Payments and gains


@each_game
def test_j07_j09_buyers_pay_the_printed_colours_and_the_active_player_buys_once_a_turn(game):
    bought = 0
    for before, event, _ in each_event(*game):
        match event:
            case TurnBegan():
                bought = 0
            case ItemBought():
                row = CARDS.items[event.item]
                assert event.black >= row.black
                assert event.red >= row.red
                assert event.black + event.red == before.auction.bid
                bought += event.seat == before.active
                assert bought <= 1


@each_game
def test_fairs_are_paid_in_full_by_those_in_the_centre(game):
    for before, event, after in each_event(*game):
        if isinstance(event, FairPaid):
            cost, fame = before.fair
            assert before.board[9 * event.seat + CENTRE] > 0
            assert 0 <= cost - event.black - event.red <= (2 if event.item else 0)
            assert after.fame[event.seat] - before.fame[event.seat] == fame == event.fame


@each_game
def test_j18_markets_are_claimed_with_majorities_only(game):
    for before, event, after in each_event(*game):
        if isinstance(event, MarketClaimed):
            assert event.market in before.markets
            for district in event.market:
                own, *others = sorted(before.board[district::9], reverse=True)
                assert before.board[9 * event.seat + district] == own >= 2
                assert own > others[0]
            assert after.fame[event.seat] - before.fame[event.seat] == 3


# Turns


@each_game
def test_j20_no_decision_has_only_one_option(game):
    for state, _ in random_game(*game):
        for seat in GAME.waiting_for(state):
            actions = GAME.legal(state, seat)
            assert len(actions) == len(set(actions)) >= 2


@each_game
def test_only_seats_that_must_act_can_act(game):
    for state, _ in random_game(*game):
        waiting = GAME.waiting_for(state)
        assert all(not GAME.legal(state, seat) for seat in range(game[0]) if seat not in waiting)


@each_game
def test_j19_every_player_votes_once_a_turn(game):
    voted: list[int] = []
    for _, event, _ in each_event(*game):
        match event:
            case VoteCast():
                voted.append(event.seat)
            case TurnBegan() | GameEnded():
                assert sorted(voted) == (list(range(game[0])) if voted else [])
                voted = []


@each_game
def test_j17_j21_the_game_ends_before_the_start_players_turn_and_before_the_41st_round(game):
    for before, event, after in each_event(*game):
        match event:
            case TurnBegan():
                assert event.round <= 40
                if event.seat == before.first:
                    assert max(before.fame) < 12
            case GameEnded():
                assert max(before.fame) >= 12 or before.round == 40
                assert before.active == (before.first - 1) % game[0]
                assert GAME.outcome(after) is not None


# The contract


AMOUNT, PLACE, SEAT = st.integers(0, 6), st.integers(0, 8), st.integers(0, 3)
ANYTHING = st.one_of(
    st.builds(PlaceMerchants, PLACE, st.integers(0, 3)),
    st.builds(TakeBack, st.lists(PLACE, max_size=3).map(lambda places: tuple(sorted(places)))),
    st.builds(Marketplace, st.integers(0, 3), st.integers(0, 3)),
    st.builds(Pay, AMOUNT, AMOUNT),
    st.builds(Gain, st.integers(0, 2), st.integers(0, 2)),
    st.builds(MoveToken, st.integers(0, 1), PLACE),
    st.builds(Vote, st.integers(0, 3)),
    st.builds(Bid, st.integers(0, 13)),
    st.builds(Steal, SEAT, st.integers(0, 2), st.integers(0, 2)),
    st.builds(types.Banish, st.lists(SEAT, max_size=3).map(tuple)),
    st.builds(types.Flee, st.lists(PLACE, max_size=3).map(lambda places: tuple(sorted(places)))),
    st.builds(MoveMerchants, PLACE, PLACE, st.integers(0, 3)),
    st.builds(types.Claim, st.sampled_from(CARDS.markets)),
    st.builds(types.UseItem, st.sampled_from(list(CARDS.items))),
    st.builds(types.PutUp, st.sampled_from(list(CARDS.items)), st.integers(0, 7)),
    st.builds(types.ChangeVote, st.integers(0, 3)),
    st.builds(types.Exchange, st.integers(0, 1)),
    st.builds(types.Recall, PLACE, st.integers(0, 1), st.integers(0, 1)),
    st.sampled_from([Bazaar(), Hold(), Pass(), Decline()]),
)


@settings(max_examples=examples(25), deadline=None)
@given(GAMES, st.integers(0, 600), st.data())
def test_decide_accepts_exactly_what_is_legal(game, position, data):
    for number, (state, _) in enumerate(random_game(*game)):  # noqa: B007 — where it stops is the position
        if number == position:
            break
    before = deepcopy(state)
    for _ in range(40):
        seat, action = data.draw(st.integers(0, game[0] - 1)), data.draw(ANYTHING)
        if action in GAME.legal(state, seat):
            assert GAME.decide(state, seat, action)
        else:
            with pytest.raises(IllegalAction):
                GAME.decide(state, seat, action)
        assert state == before


@each_game
def test_j19_a_determinized_state_looks_the_same_and_keeps_known_cards(game):
    for number, (state, _) in enumerate(random_game(*game)):
        if number % 7:
            continue
        seat = number % game[0]
        determinized = GAME.determinize(state, seat, Rng.of("imagined", number))
        assert encode(GAME.view(determinized, seat)) == encode(GAME.view(state, seat))
        assert GAME.legal(determinized, seat) == GAME.legal(state, seat)
        assert encode(GAME.hints(determinized, seat)) == encode(GAME.hints(state, seat))
        assert GAME.inventory(determinized) == GAME.inventory(state)
        assert determinized.item_deck[state.items_unseen :] == state.item_deck[state.items_unseen :]
        assert determinized.fair_deck[state.fairs_unseen :] == state.fair_deck[state.fairs_unseen :]
