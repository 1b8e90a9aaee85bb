"""Property tests over whole random games: rounds, the hand limit, and the end."""

from collections import Counter
from itertools import chain

from games.byzanz.components import MERCHANT, OFFERS, ROUNDS
from games.byzanz.types import (
    Discard,
    Discarded,
    GameEnded,
    KindTaken,
    LotTaken,
    LotTurned,
    LotWon,
    RoundEnded,
    SetSold,
)
from tests.games.byzanz.random_play import WORTH, each_game, random_game
from tests.games.byzanz.table import BOX, GAME

# Rounds


@each_game
def test_every_player_wins_exactly_one_auction_a_round(game):
    seats, winners = game[0], []
    for _, events in random_game(*game):
        for event in events:
            if isinstance(event, LotWon | LotTaken):
                winners.append((event.offer, event.seat))
            elif isinstance(event, RoundEnded):
                assert [offer for offer, _ in winners] == list(OFFERS[seats])
                assert {seat for _, seat in winners} == set(range(seats))
                winners.clear()


@each_game
def test_b07_b15_the_right_player_always_opens(game):
    seats, held, opener = game[0], {}, None
    for _, events in random_game(*game):
        for event in events:
            if isinstance(event, LotWon | LotTaken):
                held[event.seat] = event.offer
                left = [(event.seat + step) % seats for step in range(1, seats)]
                opener = next((seat for seat in left if seat not in held), None)
            elif isinstance(event, RoundEnded):
                opener = min(held, key=held.get)
                held = {}
            elif isinstance(event, LotTurned):
                assert opener in (None, event.opener)


@each_game
def test_b13_kinds_are_taken_from_the_lowest_offer_card_up(game):
    offers, picks = {}, []
    for _, events in random_game(*game):
        for event in events:
            if isinstance(event, LotWon | LotTaken):
                offers[event.seat] = event.offer
            elif isinstance(event, KindTaken):
                picks.append(offers[event.seat])
            elif isinstance(event, RoundEnded):
                assert picks == sorted(offers.values())[: len(picks)]
                assert len(picks) == len(offers) or not event.left_over
                offers, picks = {}, []


@each_game
def test_the_deck_empties_exactly_at_a_rounds_end(game):
    seats, turned, ended = game[0], [], 0
    for state, events in random_game(*game):
        for event in events:
            if isinstance(event, LotTurned):
                assert len(event.cards) == event.offer
                turned.append(event.offer)
            elif isinstance(event, RoundEnded):
                ended += 1
                assert turned == list(OFFERS[seats]) * ended
        if GAME.view(state, None).deck_size == 0:
            assert turned == list(OFFERS[seats]) * ROUNDS[seats]
    assert ended == ROUNDS[seats]


# The hand limit and what leaves the game


@each_game
def test_b11_the_hand_limit_is_met_whenever_another_seat_must_act(game):
    for state, _ in random_game(*game):
        over = {seat for seat, player in enumerate(GAME.view(state, None).players) if player.hand_size > 7}
        assert len(over) <= 1
        if over:
            assert GAME.waiting_for(state) == over
        for seat in range(game[0]):
            discards = [action.card for action in GAME.legal(state, seat) if isinstance(action, Discard)]
            assert discards == (sorted(set(state.hands[seat])) if seat in over else [])


@each_game
def test_b14_cards_that_left_the_game_never_return(game):
    gone = Counter()
    for state, events in random_game(*game):
        for event in events:
            match event:
                case SetSold():
                    gone += Counter(event.cards) - Counter([event.kept])
                case Discarded():
                    gone[event.card] += 1
                case RoundEnded():
                    gone += Counter(event.left_over)
        piles = [state.deck[state.drawn :], state.aside, state.lot, state.market]
        piles += [*state.hands, *state.bids, *state.profits]
        assert Counter(chain.from_iterable(piles)) == BOX - gone
        assert GAME.inventory(state) == BOX


# The end


@each_game
def test_b16_b17_kept_cards_decide_and_then_goods_in_hand(game):
    seats, kept = game[0], Counter()
    for state, events in random_game(*game):
        assert (GAME.outcome(state) is None) != isinstance(events[-1], GameEnded)
        for event in events:
            if isinstance(event, SetSold):
                kept[event.seat] += WORTH[event.kept] or 5
    outcome = GAME.outcome(state)
    goods = [sum(card != MERCHANT for card in hand) for hand in state.hands]
    assert outcome.scores == tuple(kept[seat] for seat in range(seats))
    ranks = [(outcome.scores[seat], goods[seat]) for seat in range(seats)]
    assert outcome.places == tuple(1 + sum(other > own for other in ranks) for own in ranks)


@each_game
def test_b19_in_the_last_sales_the_game_waits_for_all_seats_that_are_not_done(game):
    for state, _ in random_game(*game):
        view = GAME.view(state, None)
        if view.phase == "last-sales":
            assert GAME.waiting_for(state) == {seat for seat, player in enumerate(view.players) if not player.done}
