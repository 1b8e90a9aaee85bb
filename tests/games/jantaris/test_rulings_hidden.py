"""J19: votes are hidden until all have voted; the order of the decks is hidden."""

import sys
from collections import Counter
from hashlib import sha256
from itertools import product
from uuid import UUID

import pytest
from msgspec import Raw

from games.jantaris.plugin import plugin
from games.jantaris.types import Dealt, Vote, VoteCast, VotesRevealed
from serai.engine import Move, Rng
from serai.engine.codec import encode
from serai.eventlog.chain import SealedCommit, StreamHead, genesis, seal
from serai.eventlog.envelope import Cause, NewEvent
from tests.games.jantaris.table import (
    BLACK,
    CARDS,
    CENTRE,
    GAME,
    OMERIS,
    OPTIONS,
    SHAKARA,
    TAIRA,
    Player,
    Table,
    beginning,
)

WATCHERS = [None, 0, 2, 3]
"""All audiences but seat 1."""


def after_votes(*cards: int | None) -> Table:
    """Four players; those with a card have voted."""
    players = Player({TAIRA: 2, CENTRE: 1}, goods="2B"), Player({TAIRA: 1}, goods="1R"), Player(), Player(goods="3B")
    table = Table(*players, tokens=(SHAKARA, OMERIS))
    table.move_token(BLACK, TAIRA)
    for seat, card in enumerate(cards):
        if card is not None:
            table.play(seat, Vote(card))
    return table


def known_to(table: Table, seat: int | None) -> list[bytes]:
    """Everything that a seat is given, as bytes."""
    known = [encode(GAME.view(table.state, seat)), encode(sorted(table.waiting))]
    if seat is not None:
        legal = [encode(action) for action in GAME.legal(table.state, seat)]
        known += [*legal, encode(GAME.hints(table.state, seat)), repr(GAME.decision_key(table.state, seat)).encode()]
    return known


# Votes


@pytest.mark.parametrize("seat", WATCHERS)
def test_j19_other_players_receive_nothing_that_depends_on_a_vote(seat):
    assert len({tuple(known_to(after_votes(None, card, None, None), seat)) for card in range(4)}) == 1


@pytest.mark.parametrize("seat", [None, 0])
def test_j19_other_players_receive_nothing_that_depends_on_several_votes(seat):
    seen = {tuple(known_to(after_votes(0, *cards, None), seat)) for cards in product(range(4), repeat=2)}
    assert len(seen) == 1


@pytest.mark.parametrize("last", range(4))
def test_j19_the_last_voter_knows_no_more_than_spectators(last):
    for watcher in (None, last):
        seen = set()
        for others in [(0, 0, 0), (1, 2, 3), (3, 3, 3), (2, 0, 1)]:
            cards = [*others[:last], None, *others[last:]]
            seen.add(tuple(known_to(after_votes(*cards), watcher)))
        assert len(seen) == 1


@pytest.mark.parametrize("seat", WATCHERS)
def test_j19_the_event_and_the_move_of_a_vote_hide_the_card_from_others(seat):
    table = after_votes(None, None, None, None)
    seen = set()
    for card in range(4):
        events = [GAME.redact(event, seat) for event in GAME.decide(table.state, 1, Vote(card))]
        seen.add((encode(events), encode(GAME.redact(Move(1, Vote(card)), seat))))
    assert len(seen) == 1


def sealed(card: int, secret: bytes) -> SealedCommit:
    """The vote of seat 1 as it is stored in the log."""
    events = GAME.decide(after_votes(None, None, None, None).state, 1, Vote(card))
    before = StreamHead(UUID(int=1), secret, 20, genesis(UUID(int=1)))
    new_events = [NewEvent.of_game(event, plugin) for event in events]
    return seal(before, new_events, recorded=0, seat=1, cause=Cause(1, [Raw(encode(Vote(card)))]))


def test_j19_the_length_of_a_stored_vote_does_not_reveal_it():
    """One event without consequences, equally long for every vote."""
    lengths = {tuple(map(len, sealed(card, b"secret").bodies)) for card in range(4)}
    assert len(lengths) == 1
    assert len(lengths.pop()) == 1


def test_j19_the_hash_of_a_stored_vote_does_not_reveal_it():
    """Trying all four votes finds the right one only with the table's secret."""
    leaf = sealed(2, b"secret").leaves[0]
    assert [sealed(card, b"secret").leaves[0] == leaf for card in range(4)] == [False, False, True, False]
    guesses = {sealed(card, guess).leaves[0] for card in range(4) for guess in (b"", b"other")}
    bare = {sha256(body).digest() for card in range(4) for body in sealed(card, b"").bodies}
    assert leaf not in guesses | bare


def test_j19_the_time_to_process_a_vote_does_not_reveal_it():
    """The work doesn't depend on the vote: nothing follows before the last vote."""
    calls = []
    for card in range(4):
        table = after_votes(0, None, 3, None)
        called = Counter()
        sys.setprofile(lambda frame, event, _, called=called: called.update([(event, frame.f_code.co_qualname)]))
        try:
            events = GAME.decide(table.state, 1, Vote(card))
            for event in events:
                GAME.evolve(table.state, event)
            for seat in WATCHERS:
                GAME.view(table.state, seat)
        finally:
            sys.setprofile(None)
        calls.append(called)
    assert calls == [calls[0]] * 4


def test_j19_the_voter_sees_its_own_vote():
    table = after_votes(None, 2, None, None)
    assert GAME.view(table.state, 1).vote == 2
    assert GAME.redact(VoteCast(1, 2), 1)["card"] == 2
    assert GAME.redact(Move(1, Vote(2)), 1)["action"]["card"] == 2
    assert GAME.view(table.state, 0).vote is None


def test_j19_who_has_voted_is_public():
    table = after_votes(None, 2, None, 0)
    for seat in (None, 0, 1, 2, 3):
        assert [player.has_voted for player in GAME.view(table.state, seat).players] == [False, True, False, True]
    assert table.waiting == {0, 2}


def test_j19_a_vote_cannot_be_taken_back():
    table = after_votes(None, 2, None, None)
    assert table.legal(1) == []
    for card in range(4):
        assert table.refusal(1, Vote(card)) == "J19"


def test_j19_all_vote_at_the_same_time_in_any_order():
    table = after_votes(None, None, None, None)
    assert table.waiting == {0, 1, 2, 3}
    assert all(table.legal(seat) == [Vote(card) for card in range(4)] for seat in range(4))
    for seat in (3, 1, 0):
        table.play(seat, Vote(0))
    assert table.waiting == {2}
    assert not table.view.players[0].vote


def test_j19_a_vote_does_not_change_the_decision_of_others():
    keys = {GAME.decision_key(after_votes(None, card, None, None).state, 0) for card in (None, 0, 1, 2, 3)}
    assert len(keys) == 1


def test_j19_with_the_last_vote_all_are_revealed():
    table = after_votes(2, 2, 2, None)
    events = table.play(3, Vote(0))
    assert events[:2] == [VoteCast(3, 0), VotesRevealed((2, 2, 2, 0))]
    for seat in (None, 0, 1, 2, 3):
        assert [player.vote for player in GAME.view(table.state, seat).players] == [2, 2, 2, 0]


def test_j19_vote_cards_return_to_hand():
    table = Table(Player(), Player(), Player())
    table.quiet_turn()
    assert not any(player.has_voted for player in table.view.players)
    table.move_token(BLACK, OMERIS)
    assert all(table.legal(seat) == [Vote(card) for card in range(4)] for seat in range(3))


def test_j19_determinize_draws_the_votes_of_others_and_keeps_the_seats_own():
    table = after_votes(1, 2, None, None)
    votes = Counter(tuple(GAME.determinize(table.state, 0, Rng.of("votes", n)).votes) for n in range(200))
    assert {vote[1] for vote in votes} == {0, 1, 2, 3}
    assert {vote[0] for vote in votes} == {1}
    assert {vote[2:] for vote in votes} == {(-1, -1)}
    assert min(votes.values()) > 25  # each a quarter of 200


def test_j19_determinize_does_not_depend_on_a_hidden_vote():
    determinized = {
        encode(GAME.determinize(after_votes(1, card, None, None).state, 0, Rng.of("x"))) for card in range(4)
    }
    assert len(determinized) == 1


# Decks


def reversed_decks(table: Table) -> Table:
    """The same table with another order of the unseen cards."""
    state = table.state
    unseen, seen = state.item_deck[: state.items_unseen], state.item_deck[state.items_unseen :]
    state.item_deck = (*reversed(unseen), *seen)
    unseen_fairs, seen_fairs = state.fair_deck[: state.fairs_unseen], state.fair_deck[state.fairs_unseen :]
    state.fair_deck = (*reversed(unseen_fairs), *seen_fairs)
    state.market_deck = tuple(reversed(state.market_deck))
    return table


def standing(**words) -> Table:
    return Table(Player({TAIRA: 1}, goods="2B 2R", items="historic-book"), Player(), Player(), **words)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_j19_no_audience_receives_anything_that_depends_on_the_order_of_the_decks(seat):
    assert known_to(standing(below=2), seat) == known_to(reversed_decks(standing(below=2)), seat)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_j19_the_deal_shows_only_face_up_cards(seat):
    deal = GAME.setup(3, OPTIONS, Rng.of("deal"))[0]
    other = Dealt(
        deal.edition,
        3,
        deal.first,
        (*deal.items[:2], *reversed(deal.items[2:])),
        (*deal.markets[:3], *reversed(deal.markets[3:])),
        tuple(reversed(deal.fairs)),
    )
    shown = GAME.redact(deal, seat)
    assert shown == GAME.redact(other, seat)
    assert (tuple(shown["items"]), len(shown["markets"])) == (deal.items[:2], 3)


def determinized(table: Table, seat: int, times: int = 200):
    return [GAME.determinize(table.state, seat, Rng.of("decks", seat, time)) for time in range(times)]


@pytest.mark.parametrize("seat", [0, 1])
def test_j19_determinize_shuffles_unseen_cards(seat):
    table = standing()
    samples = determinized(table, seat)
    assert len({state.item_deck for state in samples}) > 190
    assert len({state.market_deck for state in samples}) > 50  # of 120
    assert len({state.fair_deck for state in samples}) > 100  # of 720
    for state in samples:
        assert sorted(state.item_deck) == sorted(table.state.item_deck)
        assert sorted(state.market_deck) == sorted(table.state.market_deck)
        assert sorted(state.fair_deck) == sorted(table.state.fair_deck)
        assert GAME.view(state, seat) == GAME.view(table.state, seat)


@pytest.mark.parametrize("seat", [0, 1])
def test_j19_determinize_keeps_cards_seen_going_under_a_deck_in_their_place(seat):
    table = standing(below=3, fairs_below=2)
    samples = determinized(table, seat)
    assert {state.item_deck[-3:] for state in samples} == {table.state.item_deck[-3:]}
    assert {state.fair_deck[-2:] for state in samples} == {table.state.fair_deck[-2:]}
    assert len({state.item_deck for state in samples}) > 190
    assert GAME.view(table.state, seat).items_below == table.state.item_deck[-3:]
    assert GAME.view(table.state, seat).fairs_below == table.state.fair_deck[-2:]


def test_j19_a_completely_seen_deck_is_known():
    table = standing(below=17, fairs_below=6)
    samples = determinized(table, 1)
    assert {state.item_deck for state in samples} == {table.state.item_deck}
    assert {state.fair_deck for state in samples} == {table.state.fair_deck}


def test_j19_determinize_does_not_depend_on_the_order_of_the_decks():
    here, there = standing(below=2), reversed_decks(standing(below=2))
    assert encode(determinized(here, 1, 20)) == encode(determinized(there, 1, 20))


def test_j19_determinize_does_not_change_the_state():
    table = standing()
    before = encode(table.state)
    determinized(table, 0, 3)
    assert encode(table.state) == before


def test_j19_every_order_of_a_small_deck_is_equally_likely():
    table = standing(face_up="picks old-coins", deck="amber-crown amber-throne city-deed")
    orders = Counter(state.item_deck for state in determinized(table, 0, 600))
    assert len(orders) == 6
    assert min(orders.values()) > 60  # 100 each


# Everything else


def test_j19_goods_merchants_items_fame_and_markets_are_public():
    table = Table(Player({TAIRA: 2}, goods="2B 1R", items="picks", fame=4), Player(), Player())
    for seat in (None, 0, 1, 2):
        player = GAME.view(table.state, seat).players[0]
        assert (player.black, player.red, player.fame, player.items) == (2, 1, 4, ("picks",))
        assert (player.merchants[TAIRA], player.supply) == (2, 12)


def test_j19_all_audiences_see_the_same_except_for_their_own_vote():
    state = beginning(4)
    assert len({encode(GAME.view(state, seat)) for seat in (None, 0, 1, 2, 3)}) == 1


def test_j19_face_up_items_show_price_fame_and_crown():
    table = standing(face_up="amber-throne picks")
    card = next(card for card in table.view.face_up if card.item == "amber-throne")
    row = CARDS.items["amber-throne"]
    assert (card.black, card.red, card.fame, card.crown) == (row.black, row.red, row.fame, True)
