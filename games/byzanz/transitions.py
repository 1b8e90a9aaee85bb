"""State transitions: what each event changes. Events are not checked here; the rules have decided them."""

from collections.abc import Callable
from typing import Any

from games.byzanz.components import HAND_LIMIT, OFFERS
from games.byzanz.sets import minus, plus
from games.byzanz.types import (
    BidRaised,
    ByzanzEvent,
    Cards,
    Dealt,
    Discarded,
    GameEnded,
    KindTaken,
    LastSalesBegan,
    LotTaken,
    LotTurned,
    LotWon,
    Passed,
    RoundEnded,
    SaidDone,
    SetSold,
    State,
)


def evolve(state: State | None, event: ByzanzEvent) -> State:
    if state is None:
        assert isinstance(event, Dealt), "a game starts with the deal"
        return _dealt(event)
    _CHANGES[type(event)](state, event)
    return state


def clone(state: State) -> State:
    return State(
        state.hands.copy(),
        state.deck,
        state.drawn,
        state.aside,
        state.opener,
        state.known.copy(),
        state.bids.copy(),
        state.totals.copy(),
        state.bidding.copy(),
        state.offers.copy(),
        state.profits.copy(),
        state.done.copy(),
        state.gone.copy(),
        state.phase,
        state.round,
        state.lot,
        state.market,
        state.turn,
        state.leader,
        state.over_limit,
    )


def next_seat(seat: int, among: list[bool]) -> int:
    """The next seat clockwise for which `among` is true; −1 if there is none. `seat` itself is tried last."""
    seats = len(among)
    for step in range(1, seats + 1):
        left = seat + step if seat + step < seats else seat + step - seats
        if among[left]:
            return left
    return -1


def without_offer(state: State) -> list[bool]:
    return [not offer for offer in state.offers]


def _dealt(event: Dealt) -> State:
    seats = len(event.hands)
    return State(
        hands=list(event.hands),
        deck=event.deck,
        drawn=0,
        aside=event.aside,
        opener=event.first,
        known=[()] * seats,
        bids=[()] * seats,
        totals=[0] * seats,
        bidding=[False] * seats,
        offers=[0] * seats,
        profits=[()] * seats,
        done=[False] * seats,
        gone=[0] * 25,
    )


def _lot_turned(state: State, event: LotTurned) -> None:
    state.drawn += len(event.cards)
    state.lot = event.cards
    state.opener = event.opener
    state.turn = event.opener
    state.leader = -1
    state.bidding = without_offer(state)
    state.phase = "giving" if sum(state.bidding) == 1 else "bidding"  # B8: the last auction has no bidding


def _bid_raised(state: State, event: BidRaised) -> None:
    seat = event.seat
    _leave_hand(state, seat, event.cards)
    state.bids[seat] = plus(state.bids[seat], event.cards)
    state.totals[seat] = event.total
    state.leader = seat
    _turn_passes(state, seat)


def _passed(state: State, event: Passed) -> None:
    seat = event.seat
    state.bidding[seat] = False
    state.bids[seat] = ()
    state.totals[seat] = 0
    _enter_hand(state, seat, event.cards)
    _turn_passes(state, seat)


def _turn_passes(state: State, seat: int) -> None:
    """Passes the turn to the next bidder. If only the leader is left, the leader has won the auction (B2)."""
    state.turn = next_seat(seat, state.bidding)
    if state.turn == state.leader >= 0:
        state.phase = "giving"


def _lot_won(state: State, event: LotWon) -> None:
    state.market = plus(state.market, (*event.paid, event.given))
    state.bids[event.seat] = ()
    state.totals[event.seat] = 0
    _lot_goes(state, event.seat, event.offer, event.gained)


def _lot_taken(state: State, event: LotTaken) -> None:
    _lot_goes(state, event.seat, event.offer, event.gained)


def _lot_goes(state: State, winner: int, offer: int, gained: Cards) -> None:
    state.lot = ()
    _enter_hand(state, winner, gained)
    state.offers[winner] = offer
    state.bidding = [False] * len(state.hands)
    opener = next_seat(winner, without_offer(state))
    if opener >= 0:
        state.phase = "dealing"
        state.opener = opener  # B7
    else:
        state.phase = "market"
    state.turn = -1 if opener >= 0 else _holder_after(state, 0)


def _kind_taken(state: State, event: KindTaken) -> None:
    state.market = minus(state.market, event.cards)
    _enter_hand(state, event.seat, event.cards)
    state.turn = _holder_after(state, state.offers[event.seat])


def _holder_after(state: State, offer: int) -> int:
    """The holder of the lowest offer card above the given one; −1 if there is none."""
    above = [held for held in state.offers if held > offer]
    return state.offers.index(min(above)) if above else -1


def _round_ended(state: State, event: RoundEnded) -> None:
    _remove_from_game(state, event.left_over)
    state.market = ()
    state.opener = _holder_after(state, 0)  # B15
    state.offers = [0] * len(state.hands)
    state.round += 1
    state.turn = -1
    state.phase = "dealing"


def _set_sold(state: State, event: SetSold) -> None:
    seat = event.seat
    _leave_hand(state, seat, event.cards)
    state.profits[seat] = plus(state.profits[seat], (event.kept,))
    _remove_from_game(state, minus(event.cards, (event.kept,)))


def _discarded(state: State, event: Discarded) -> None:
    _leave_hand(state, event.seat, (event.card,))
    _remove_from_game(state, (event.card,))


def _last_sales_began(state: State, _event: LastSalesBegan) -> None:
    state.phase = "last-sales"


def _said_done(state: State, event: SaidDone) -> None:
    state.done[event.seat] = True


def _game_ended(state: State, event: GameEnded) -> None:
    state.known = list(event.hands)  # B17: all hands are shown
    state.phase = "over"


def _enter_hand(state: State, seat: int, cards: Cards) -> None:
    """Adds cards to a hand. All players see them, because they enter after the deal (B18)."""
    if cards:
        state.hands[seat] = plus(state.hands[seat], cards)
        state.known[seat] = plus(state.known[seat], cards)
        if len(state.hands[seat]) > HAND_LIMIT:
            state.over_limit = seat


def _leave_hand(state: State, seat: int, cards: Cards) -> None:
    state.hands[seat] = minus(state.hands[seat], cards)
    if state.known[seat]:
        state.known[seat] = minus(state.known[seat], cards)
    if seat == state.over_limit and len(state.hands[seat]) <= HAND_LIMIT:
        state.over_limit = -1


def _remove_from_game(state: State, cards: Cards) -> None:
    for card in cards:
        state.gone[card] += 1


_CHANGES: dict[type, Callable[[State, Any], None]] = {
    LotTurned: _lot_turned,
    BidRaised: _bid_raised,
    Passed: _passed,
    LotWon: _lot_won,
    LotTaken: _lot_taken,
    KindTaken: _kind_taken,
    RoundEnded: _round_ended,
    SetSold: _set_sold,
    Discarded: _discarded,
    LastSalesBegan: _last_sales_began,
    SaidDone: _said_done,
    GameEnded: _game_ended,
}


def offer_on_top(state: State) -> int:
    """The offer card of this auction or the next; 0 if all are taken."""
    taken = sum(map(bool, state.offers))
    offers = OFFERS[len(state.hands)]
    return offers[taken] if taken < len(offers) else 0
