"""Property tests over random games: legal actions, hidden information, and automatic actions."""

from collections import Counter
from copy import deepcopy
from itertools import chain, combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.byzanz.components import MERCHANT
from games.byzanz.types import (
    Bid,
    BidRaised,
    Discard,
    Discarded,
    Done,
    Give,
    KindTaken,
    LotTaken,
    LotWon,
    Pass,
    Passed,
    SaidDone,
    Sell,
    SetSold,
    Take,
)
from serai.engine import IllegalAction, Rng
from tests.games.byzanz.random_play import GAMES, KIND_OF, WORTH, each_game, random_game
from tests.games.byzanz.table import BOX, GAME
from tests.soak.options import examples


def choices(cards, sizes):
    return set(chain.from_iterable(combinations(sorted(cards), size) for size in sizes))


def is_set(cards) -> bool:
    return len(cards) == 3 and len({KIND_OF[card] for card in cards if card != MERCHANT}) <= 1


def worth(cards) -> int:
    return sum(WORTH[card] for card in cards)


# Bids and sales


@each_game
def test_b03_b05_legal_bids_are_exactly_the_choices_of_goods_that_top_the_highest(game):
    for state, _ in random_game(*game):
        players = GAME.view(state, None).players
        for seat in GAME.waiting_for(state):
            bids = {action.cards for action in GAME.legal(state, seat) if isinstance(action, Bid)}
            if Pass() in GAME.legal(state, seat):
                goods = [card for card in state.hands[seat] if card != MERCHANT]
                to_top = max(player.bid_total for player in players) - players[seat].bid_total
                assert bids == {choice for choice in choices(goods, range(1, len(goods) + 1)) if worth(choice) > to_top}
            else:
                assert not bids


@each_game
def test_b05_no_legal_bid_ever_contains_a_merchant(game):
    for state, _ in random_game(*game):
        for seat in range(game[0]):
            assert not any(MERCHANT in action.cards for action in GAME.legal(state, seat) if isinstance(action, Bid))


@each_game
def test_b09_b10_every_set_in_hand_can_be_sold_at_any_time_and_nothing_else(game):
    for state, _ in random_game(*game):
        for seat, hand in enumerate(state.hands):
            sales = {action.cards for action in GAME.legal(state, seat) if isinstance(action, Sell)}
            if state.phase == "over" or state.done[seat]:
                assert not sales
            else:
                assert sales == {choice for choice in choices(hand, [3]) if is_set(choice)}


@each_game
def test_seats_that_must_act_can_act_and_others_can_only_sell(game):
    for state, _ in random_game(*game):
        waiting = GAME.waiting_for(state)
        for seat in range(game[0]):
            actions = GAME.legal(state, seat)
            if seat in waiting:
                assert actions
            else:
                assert all(isinstance(action, Sell) for action in actions)


@settings(max_examples=examples(40), deadline=None)
@given(GAMES, st.integers(0, 400), st.data())
def test_decide_accepts_exactly_what_is_legal(game, position, data):
    states = [GAME.clone(state) for state, _ in random_game(*game)]
    state = states[min(position, len(states) - 1)]
    before = deepcopy(state)
    hands = st.sampled_from([*state.hands, state.lot, state.market, (MERCHANT,) * 3])
    some = hands.flatmap(lambda hand: st.lists(st.sampled_from(hand), max_size=4) if hand else st.just([]))
    chosen = some.map(lambda cards: tuple(sorted(cards)))
    card = st.integers(0, MERCHANT)
    anything = st.one_of(
        st.builds(Bid, chosen),
        st.just(Pass()),
        st.builds(Give, card),
        st.builds(Take, st.integers(0, 6)),
        st.builds(Sell, chosen),
        st.builds(Discard, card),
        st.just(Done()),
    )
    for _ in range(20):
        seat = data.draw(st.integers(0, game[0] - 1))
        legal = GAME.legal(state, seat)
        action = data.draw(st.sampled_from(legal) | anything if legal else anything)
        if action in legal:
            assert GAME.decide(state, seat, action)
        else:
            with pytest.raises(IllegalAction):
                GAME.decide(state, seat, action)
        assert state == before


# Hidden


@each_game
def test_b18_a_determinized_state_looks_the_same_to_the_seat_and_keeps_known_cards(game):
    """The known cards of each hand are computed here independently, from the events alone."""
    seats, seen = game[0], [Counter() for _ in range(game[0])]
    for number, (state, events) in enumerate(random_game(*game)):
        for event in events:
            match event:
                case Passed() | KindTaken():
                    seen[event.seat] += Counter(event.cards)
                case LotWon() | LotTaken():
                    seen[event.seat] += Counter(event.gained)
                case BidRaised() | SetSold():
                    seen[event.seat] -= Counter(event.cards)
                case Discarded():
                    seen[event.seat] -= Counter([event.card])
        seat = number % seats
        determinized = GAME.determinize(state, seat, Rng.of("imagined", number))
        assert GAME.view(determinized, seat) == GAME.view(state, seat)
        assert GAME.legal(determinized, seat) == GAME.legal(state, seat)
        assert GAME.inventory(determinized) == BOX
        assert determinized.profits == state.profits
        assert all(cards <= Counter(hand) for cards, hand in zip(seen, determinized.hands, strict=True))


@each_game
def test_b18_determinization_does_not_depend_on_hidden_cards(game):
    for number, (state, _) in enumerate(random_game(*game)):
        seat = number % game[0]
        other_state = GAME.determinize(state, seat, Rng.of("other state", number))
        here = GAME.determinize(state, seat, Rng.of("imagined", number))
        assert GAME.determinize(other_state, seat, Rng.of("imagined", number)) == here


# What the engine does automatically


@each_game
def test_b20_the_engine_chooses_only_where_all_can_see_that_there_is_one_option(game):
    before = None
    for state, events in random_game(*game):
        for position, event in enumerate(events):
            if position > 0:  # the first is the deal or the player's own
                _check_own_choice(GAME.view(before, None), event)
            before = GAME.evolve(before, event)
        before = GAME.clone(state)


def _check_own_choice(view, event):
    match event:
        case Passed():
            assert view.players[event.seat].hand_size == 0
        case LotWon():
            assert len(set(view.lot)) == 1
        case KindTaken():
            assert len({KIND_OF[card] for card in view.market}) == 1
        case SaidDone():
            assert view.players[event.seat].hand_size < 3
        case BidRaised() | SetSold() | Discarded():
            pytest.fail(f"the engine never does this by itself: {event}")


@each_game
def test_b20_no_seat_must_decide_where_all_can_see_that_there_is_one_option(game):
    for state, _ in random_game(*game):
        view = GAME.view(state, None)
        waiting = GAME.waiting_for(state)
        if any(player.hand_size > 7 for player in view.players):
            continue
        match view.phase:
            case "bidding":
                assert all(view.players[seat].hand_size for seat in waiting)
            case "giving":
                assert len(set(view.lot)) > 1
            case "market":
                assert len({KIND_OF[card] for card in view.market}) > 1
            case "last-sales":
                assert all(view.players[seat].hand_size >= 3 for seat in waiting)
