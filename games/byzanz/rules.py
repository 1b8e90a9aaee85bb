"""The rules of Byzanz, in the order of the rulebook. Rulings B1–B20 are in texts/*/rules.md."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from games.byzanz import transitions
from games.byzanz.components import (
    CARDS,
    CARDS_DEALT,
    HAND_LIMIT,
    KIND,
    MERCHANT,
    PROFIT,
    SET_SIZE,
    TAKEN_OUT,
)
from games.byzanz.sets import bids_from, discards_from, goods_of, holds, is_set, kept_of, minus, sales_from, total
from games.byzanz.transitions import offer_on_top
from games.byzanz.types import (
    Bid,
    BidRaised,
    ByzanzAction,
    ByzanzEvent,
    Cards,
    Dealt,
    Discard,
    Discarded,
    Done,
    GameEnded,
    Give,
    KindTaken,
    LastSalesBegan,
    LotTaken,
    LotTurned,
    LotWon,
    Pass,
    Passed,
    RoundEnded,
    SaidDone,
    Sell,
    SetSold,
    State,
    Take,
)
from serai.engine import IllegalAction, Options, Outcome, Rng

# ── Set-up ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def setup(seats: int, options: Options, rng: Rng) -> Sequence[ByzanzEvent]:  # noqa: ARG001 — there are no options
    cards = rng.shuffled(CARDS)
    hands = tuple(tuple(sorted(cards[seat * CARDS_DEALT :][:CARDS_DEALT])) for seat in range(seats))
    rest = cards[seats * CARDS_DEALT :]
    aside, deck = rest[: TAKEN_OUT[seats]], rest[TAKEN_OUT[seats] :]
    dealt = Dealt(rng.below(seats), hands, tuple(sorted(aside)), tuple(deck))  # B15: a random first opener
    return [dealt, *_consequences(transitions.evolve(None, dealt))]


# ── Who may do what ─────────────────────────────────────────────────────────────────────────────────────────────────


def waiting_for(state: State) -> frozenset[int]:
    if state.over_limit >= 0:
        return _ALONE[state.over_limit]  # B11: the game waits until the hand limit is met
    if state.phase == "last-sales":
        return frozenset(seat for seat, done in enumerate(state.done) if not done)  # B19: all in parallel
    return frozenset() if state.turn < 0 else _ALONE[state.turn]


_ALONE = tuple(frozenset({seat}) for seat in range(max(TAKEN_OUT)))


def least_to_add(state: State, seat: int) -> int:
    """The least that a seat must add to its bid to lead (B3). Goods that it has bid before stay in the bid (B4)."""
    return highest(state) + 1 - state.totals[seat]


def highest(state: State) -> int:
    return state.totals[state.leader] if state.leader >= 0 else 0


def legal(state: State, seat: int) -> Sequence[ByzanzAction]:
    if state.phase == "over" or state.done[seat]:
        return ()
    hand = state.hands[seat]
    sales = sales_from(hand)  # B9: at any time, also out of turn; cards laid as a bid are not in hand
    if state.over_limit >= 0:
        return (*sales, *discards_from(hand)) if seat == state.over_limit else sales  # B11
    if state.phase == "last-sales":
        return (*sales, _DONE)  # B16
    if seat != state.turn:
        return sales
    if state.phase == "bidding":
        return (_PASS, *bids_from(hand, least_to_add(state, seat)), *sales)
    if state.phase == "giving":
        return (*(Give(card) for card in sorted(set(state.lot))), *sales)  # B6: a merchant may be chosen
    return (*(Take(kind) for kind in sorted(kinds_in(state.market))), *sales)


_PASS = Pass()
_DONE = Done()


def kinds_in(cards: Cards) -> set[int]:
    return {KIND[card] for card in cards}


# ── What follows from an action ─────────────────────────────────────────────────────────────────────────────────────


def decide(state: State, seat: int, action: ByzanzAction) -> Sequence[ByzanzEvent]:
    if state.phase == "over":
        raise IllegalAction("game-over", ruling="B16")
    if state.done[seat]:
        raise IllegalAction("already-done", ruling="B16")
    event = _DECISIONS[type(action)](state, seat, action)
    if _bidding_goes_on(state, event):
        return [event]
    return [event, *_consequences(transitions.evolve(transitions.clone(state), event))]


def _bid(state: State, seat: int, action: Bid) -> BidRaised:
    _require_turn(state, seat, "bidding")
    _require_in_hand(state, seat, action.cards)
    if MERCHANT in action.cards:
        raise IllegalAction("merchants-cannot-bid", ruling="B5")
    added, least = total(action.cards), least_to_add(state, seat)
    if added < least:
        raise IllegalAction("bid-too-low", ruling="B3", least=least)
    return BidRaised(seat, action.cards, state.totals[seat] + added)


def _pass(state: State, seat: int, _action: Pass) -> Passed:
    _require_turn(state, seat, "bidding")
    return Passed(seat, state.bids[seat])


def _give(state: State, seat: int, action: Give) -> LotWon:
    _require_turn(state, seat, "giving")
    if action.card not in state.lot:
        raise IllegalAction("not-in-lot", ruling="B6")
    return _win(state, seat, action.card)


def _take(state: State, seat: int, action: Take) -> KindTaken:
    _require_turn(state, seat, "market")
    if action.kind not in kinds_in(state.market):
        raise IllegalAction("not-in-market", ruling="B13")
    return _take_kind(state, seat, action.kind)


def _sell(state: State, seat: int, action: Sell) -> SetSold:
    _require_in_hand(state, seat, action.cards)
    if not is_set(action.cards):
        raise IllegalAction("not-a-set", ruling="B10")
    return SetSold(seat, action.cards, kept_of(action.cards))


def _discard(state: State, seat: int, action: Discard) -> Discarded:
    if seat != state.over_limit:
        raise IllegalAction("not-over-limit", ruling="B11", limit=HAND_LIMIT)
    _require_in_hand(state, seat, (action.card,))
    return Discarded(seat, action.card)


def _done(state: State, seat: int, _action: Done) -> SaidDone:
    _require_phase(state, "last-sales")
    return SaidDone(seat)


_DECISIONS: dict[type, Callable[[State, int, Any], ByzanzEvent]] = {
    Bid: _bid,
    Pass: _pass,
    Give: _give,
    Take: _take,
    Sell: _sell,
    Discard: _discard,
    Done: _done,
}


def _require_phase(state: State, phase: str) -> None:
    if state.over_limit >= 0:
        raise IllegalAction("limit-first", ruling="B11", limit=HAND_LIMIT)
    if state.phase != phase:
        raise IllegalAction("not-now")


def _require_turn(state: State, seat: int, phase: str) -> None:
    _require_phase(state, phase)
    if state.turn != seat:
        raise IllegalAction("not-your-turn")


def _require_in_hand(state: State, seat: int, cards: Cards) -> None:
    if cards != tuple(sorted(cards)):
        raise IllegalAction("not-sorted")
    if not holds(state.hands[seat], cards):
        raise IllegalAction("not-in-hand", ruling="B9")


def _win(state: State, seat: int, given: int) -> LotWon:
    return LotWon(seat, offer_on_top(state), state.bids[seat], given, minus(state.lot, (given,)))


def _take_kind(state: State, seat: int, kind: int) -> KindTaken:
    return KindTaken(seat, kind, tuple(card for card in state.market if KIND[card] == kind))


# ── Automatic consequences ──────────────────────────────────────────────────────────────────────────────────────────


def _consequences(state: State) -> list[ByzanzEvent]:
    events: list[ByzanzEvent] = []
    while event := what_follows(state):
        state = transitions.evolve(state, event)
        events.append(event)
    return events


def _bidding_goes_on(state: State, event: ByzanzEvent) -> bool:
    """Whether the event only passes the turn to the next bidder.

    Then `decide` need not clone the state, which is faster.
    """
    if not isinstance(event, BidRaised | Passed):
        return False
    following = transitions.next_seat(event.seat, state.bidding)
    leader = state.leader if isinstance(event, Passed) else event.seat
    return following not in (event.seat, leader) and bool(state.hands[following])


def what_follows(state: State) -> ByzanzEvent | None:
    """The next event that needs no decision, or whose only option is visible to all (B20)."""
    if state.phase == "over" or state.over_limit >= 0:
        return None  # B11: the game waits until the hand limit is met
    return _FOLLOWS[state.phase](state)


def _after_lot(state: State) -> ByzanzEvent:
    if state.drawn == len(state.deck):
        return LastSalesBegan()
    offer = offer_on_top(state)
    return LotTurned(offer, state.opener, tuple(sorted(state.deck[state.drawn : state.drawn + offer])))


def _in_bidding(state: State) -> ByzanzEvent | None:
    if state.turn < 0:
        return LotTaken(state.opener, offer_on_top(state), state.lot)  # B1
    if not state.hands[state.turn]:
        return Passed(state.turn, state.bids[state.turn])  # B5: that a hand is empty is public
    return None


def _in_giving(state: State) -> ByzanzEvent | None:
    """B8: with 5 or 6 players the last lot is a single card, which goes to the market."""
    return _win(state, state.turn, state.lot[0]) if len(set(state.lot)) == 1 else None


def _in_market(state: State) -> ByzanzEvent | None:
    if state.turn < 0 or not state.market:
        return RoundEnded(state.round, state.market)  # B13: later players get nothing; B14
    kinds = kinds_in(state.market)
    return _take_kind(state, state.turn, kinds.pop()) if len(kinds) == 1 else None


def _in_last_sales(state: State) -> ByzanzEvent | None:
    for seat, hand in enumerate(state.hands):
        if not state.done[seat] and len(hand) < SET_SIZE:
            return SaidDone(seat)  # B16
    return GameEnded(tuple(state.profits), tuple(state.hands)) if all(state.done) else None


_FOLLOWS: dict[str, Callable[[State], ByzanzEvent | None]] = {
    "dealing": _after_lot,
    "bidding": _in_bidding,
    "giving": _in_giving,
    "market": _in_market,
    "last-sales": _in_last_sales,
}


# ── The end ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def outcome(state: State) -> Outcome | None:
    if state.phase != "over":
        return None
    scores = [sum(PROFIT[card] for card in kept) for kept in state.profits]
    goods = [len(goods_of(hand)) for hand in state.hands]
    return Outcome.ranked(scores, goods)  # B17: merchants don't count


def inventory(state: State) -> Counter[int]:
    """The number of each card in the game, wherever it is."""
    cards = Counter({card: count for card, count in enumerate(state.gone) if count})
    for pile in (state.deck[state.drawn :], state.aside, state.lot, state.market):
        cards.update(pile)
    for pile in (*state.hands, *state.bids, *state.profits):
        cards.update(pile)
    return cards
