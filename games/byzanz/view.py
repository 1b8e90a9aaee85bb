"""Hidden information: what each seat may see (B18), and determinized states of the rest."""

from collections.abc import Hashable, Mapping
from typing import Any

from msgspec import to_builtins

from games.byzanz.components import HAND_LIMIT, KIND, PROFIT, ROUNDS
from games.byzanz.rules import highest, kinds_in, least_to_add, outcome, waiting_for
from games.byzanz.sets import minus, plus, sales_from, total
from games.byzanz.transitions import clone, offer_on_top
from games.byzanz.types import (
    Bidding,
    ByzanzAction,
    ByzanzEvent,
    ByzanzHints,
    Dealt,
    DealtRedacted,
    Finished,
    Giving,
    LastSales,
    PlayerView,
    Standing,
    State,
    Taking,
    Trimming,
    View,
    Waiting,
)
from serai.engine import Move, Outcome, Rng


def view(state: State, seat: int | None) -> View:
    result = outcome(state)
    return View(
        phase=state.phase,
        round=min(state.round, ROUNDS[len(state.hands)]),
        rounds=ROUNDS[len(state.hands)],
        offer=offer_on_top(state),
        opener=state.opener,
        leader=state.leader if any(state.totals) else None,
        lot=state.lot,
        market=state.market,
        deck_size=len(state.deck) - state.drawn,
        aside_size=len(state.aside),
        players=tuple(_player(state, other, result) for other in range(len(state.hands))),
        hand=() if seat is None else state.hands[seat],
    )


def _player(state: State, seat: int, result: Outcome | None) -> PlayerView:
    profit = state.profits[seat] if result else ()
    return PlayerView(
        standing=_standing(state, seat),
        hand_size=len(state.hands[seat]),
        hand=state.hands[seat] if result else (),
        bid=state.bids[seat],
        bid_total=state.totals[seat],
        bidding=state.bidding[seat],
        offer=state.offers[seat],
        profit_cards=len(state.profits[seat]),
        profit=profit,
        counts=tuple(PROFIT[card] for card in profit),
        score=result.scores[seat] if result else None,
        place=result.places[seat] if result else None,
        done=state.done[seat],
    )


def _standing(state: State, seat: int) -> Standing:
    if state.phase == "last-sales":
        return "done" if state.done[seat] else "sells"
    if state.offers[seat]:
        return "holds-offer"
    if state.phase == "giving" and seat == state.turn:
        return "gets-lot"
    if state.phase in ("bidding", "giving"):
        if state.bids[seat]:
            return "bids"
        return "no-bid" if state.bidding[seat] else "passed"
    return "between"


def redact(item: ByzanzEvent | Move[ByzanzAction], seat: int | None) -> Mapping[str, Any]:
    """Only the deal is redacted: all other events and all actions are public."""
    if isinstance(item, Dealt):
        visible = DealtRedacted(
            first=item.first,
            hand=() if seat is None else item.hands[seat],
            hand_size=len(item.hands[0]),
            deck_size=len(item.deck),
            aside_size=len(item.aside),
        )
        return _builtins(visible)
    return _builtins(item)


def _builtins(item: object) -> Mapping[str, Any]:
    builtins: Mapping[str, Any] = to_builtins(item)
    return builtins


def decision_key(state: State, seat: int) -> Hashable:
    if seat not in waiting_for(state):
        return ("selling",)
    if seat == state.over_limit:
        return ("trimming", state.drawn, len(state.market), len(state.hands[seat]))
    return (state.phase, state.round, offer_on_top(state), highest(state))


def hints(state: State, seat: int) -> ByzanzHints:
    hand = state.hands[seat]
    if state.phase == "over":
        return Finished()
    if seat not in waiting_for(state):
        return Waiting(sets=0 if state.done[seat] else len(sales_from(hand)))
    if seat == state.over_limit:
        return Trimming(excess=len(hand) - HAND_LIMIT)
    if state.phase == "bidding":
        return Bidding(highest(state), state.totals[seat], least_to_add(state, seat), total(hand))
    if state.phase == "giving":
        return Giving(offer_on_top(state))
    if state.phase == "market":
        kinds = tuple(sorted(kinds_in(state.market)))
        counts = tuple(sum(KIND[card] == kind for card in state.market) for kind in kinds)
        held = (sum(KIND[card] == kind for card in hand) for kind in kinds)
        return Taking(kinds, counts, tuple(map(sum, zip(counts, held, strict=True))))
    return LastSales(sets=len(sales_from(hand)))


def determinize(state: State, seat: int, rng: Rng) -> State:
    """Deals again the deck, the cards taken out, and the unknown cards of the other hands (B18)."""
    determinized = clone(state)
    others = [other for other in range(len(state.hands)) if other != seat]
    unseen = [*state.deck[state.drawn :], *state.aside]
    for other in others:
        unseen += minus(state.hands[other], state.known[other])
    unseen.sort()  # or the result would depend on where the cards really are
    rng.shuffle(unseen)
    for other in others:
        unknown = len(state.hands[other]) - len(state.known[other])
        determinized.hands[other] = plus(state.known[other], unseen[:unknown])
        del unseen[:unknown]
    determinized.aside = tuple(sorted(unseen[: len(state.aside)]))
    determinized.deck = state.deck[: state.drawn] + tuple(unseen[len(state.aside) :])
    return determinized
