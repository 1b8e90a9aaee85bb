"""Hidden information: what each seat may see (Z17), and determinized states of the rest."""

from collections.abc import Hashable, Mapping
from typing import Any

from msgspec import to_builtins

from games.zanzibar.components import HAND_SIZE, MAX_MOVERS, ORDERS, STANDSTILL, UNSCORED, numbers, to_score
from games.zanzibar.reach import reach
from games.zanzibar.rules import waiting_for
from games.zanzibar.rules.placing import to_place
from games.zanzibar.rules.scoring import worth
from games.zanzibar.transitions import clone, left_to_put_away, piece, seats_of, the_board
from games.zanzibar.types import (
    DecksShuffled,
    DecksShuffledRedacted,
    GameOver,
    Keep,
    Keeping,
    Moving,
    Opening,
    OpeningChosen,
    OpeningDrawn,
    OpeningDrawnRedacted,
    OpeningKept,
    OpeningReplaced,
    OrderPutAway,
    OrderPutAwayRedacted,
    OrderReplaced,
    OrderReplacedRedacted,
    OrdersDrawn,
    OrdersDrawnRedacted,
    OrdersFinished,
    OrdersFinishedRedacted,
    Placing,
    PlayerView,
    Prospect,
    PutAway,
    Scoring,
    State,
    TraderView,
    View,
    Waiting,
    ZanzibarAction,
    ZanzibarEvent,
    ZanzibarHints,
)
from serai.engine import Move, Rng

# ── What a seat sees ────────────────────────────────────────────────────────────────────────────────────────────────


def view(state: State, seat: int | None) -> View:
    """Z22: the end of the game reveals nothing more."""
    seats = seats_of(state)
    deciding = seat is not None and seat in waiting_for(state)
    return View(
        edition=state.edition,
        phase=state.phase,
        first=state.first,
        turn=None if state.turn < 0 else state.turn,
        last_turns=bool(state.finished),
        orders_to_score=to_score(seats),
        orders_to_put_away=UNSCORED[seats],
        idle_turns=state.idle,
        idle_turns_allowed=STANDSTILL * seats,
        moving=state.moving or None,
        steps_left=state.steps_left,
        moved=state.moved,
        plays=state.plays,
        players=tuple(_player(state, other) for other in range(seats)),
        orders_in_hand=HAND_SIZE,
        hand=() if seat is None else state.hands[seat],
        fresh=(HAND_SIZE if state.phase == "opening" else state.fresh) if deciding else 0,
        put_away=() if seat is None else state.put_away[seat],
    )


def _player(state: State, seat: int) -> PlayerView:
    opening = state.phase == "opening"  # Z11: the counts are shown when all have kept
    names = the_board(state).names
    places = ((trader, state.at[piece(state, seat, trader)]) for trader in numbers(seats_of(state)))
    return PlayerView(
        points=state.points[seat],
        traders=tuple(TraderView(trader, None if space < 0 else names[space]) for trader, space in places),
        scored=state.scored[seat],
        hand_size=len(state.hands[seat]),
        deck_size=len(ORDERS) - HAND_SIZE if opening else len(state.decks[seat]),
        put_away_size=0 if opening else len(state.put_away[seat]),
        kept=state.kept[seat],
        finished=state.finished.index(seat) + 1 if seat in state.finished else 0,
    )


def redact(item: ZanzibarEvent | Move[ZanzibarAction], seat: int | None) -> Mapping[str, Any]:
    """Z17: others see that an order was drawn or put away, but not which; in the opening not even that (Z11)."""
    match item:
        case Move(actor, PutAway() | Keep()) if actor != seat:
            return {"seat": actor, "action": None}
        case DecksShuffled(edition, first, _):
            return _builtins(DecksShuffledRedacted(edition, first))
        case OpeningDrawn(hands):
            return _builtins(OpeningDrawnRedacted(() if seat is None else hands[seat]))
        case OpeningReplaced(actor) | OpeningKept(actor):
            return _builtins(item if actor == seat else OpeningChosen(actor))
        case OrderPutAway(actor, order):
            return _builtins(OrderPutAwayRedacted(actor, (order,) if actor == seat else ()))
        case OrdersFinished(actor, left, place):
            return _builtins(OrdersFinishedRedacted(actor, left if actor == seat else (), place))
        case OrdersDrawn(actor, orders):
            return _builtins(OrdersDrawnRedacted(actor, orders if actor == seat else (), len(orders)))
        case OrderReplaced(actor, order, drawn):
            own = actor == seat
            return _builtins(OrderReplacedRedacted(actor, (order,) if own else (), drawn if own else (), len(drawn)))
    return _builtins(item)


def _builtins(item: object) -> Mapping[str, Any]:
    builtins: Mapping[str, Any] = to_builtins(item)
    return builtins


# ── Decisions ────────────────────────────────────────────────────────────────────────────────────────────


def decision_key(state: State, seat: int) -> Hashable:
    if seat not in waiting_for(state):
        return ("waiting",)
    if state.phase in ("opening", "keeping"):  # after each replacement the hand is different
        return (state.phase, state.turns, len(state.put_away[seat]))
    return (state.phase, state.turns, sum(space >= 0 for space in state.at))


def hints(state: State, seat: int) -> ZanzibarHints:
    waiting = waiting_for(state)
    if not waiting:
        return GameOver()
    if seat not in waiting:
        return Waiting(tuple(sorted(waiting)))
    match state.phase:
        case "placing":
            return Placing(tuple(to_place(state, seat)))
        case "opening":
            return Opening(left_to_put_away(state, seat))
        case "moving":
            return Moving(MAX_MOVERS - len(state.moved), reach(state, seat), _prospects(state, seat))
        case "scoring":
            return Scoring(_prospects(state, seat))
    return Keeping(left_to_put_away(state, seat))


def _prospects(state: State, seat: int) -> tuple[Prospect, ...]:
    return tuple(Prospect(order, *worth(state, seat, order)) for order in state.hands[seat])


# ── Determinization ──────────────────────────────────────────────────────────────────────────────────────────


def determinize(state: State, seat: int, rng: Rng) -> State:
    """Shuffles the seat's own deck, and all unscored orders of each other player (Z17)."""
    determinized = clone(state)
    for other in range(seats_of(state)):
        if other == seat:
            determinized.decks[seat] = tuple(rng.shuffled(sorted(state.decks[seat])))
        else:
            _deal_again(state, determinized, other, rng)
    return determinized


def _deal_again(state: State, determinized: State, other: int, rng: Rng) -> None:
    held, away = len(state.hands[other]), _imagined_put_away(state, other, rng)
    # Sorted first, or the result would depend on where the orders really are.
    unseen = rng.shuffled(sorted((*state.hands[other], *state.put_away[other], *state.decks[other])))
    determinized.hands[other] = tuple(unseen[:held])
    determinized.put_away[other] = tuple(sorted(unseen[held : held + away]))
    determinized.decks[other] = tuple(unseen[held + away :])


def _imagined_put_away(state: State, other: int, rng: Rng) -> int:
    """The number of orders that the other has put away. In the opening only the number of decisions is known (Z11):

    a last decision that would use up the quota may also have been to keep.
    """
    away, quota = len(state.put_away[other]), UNSCORED[seats_of(state)]
    if state.phase == "opening" and state.kept[other] and away >= quota - 1:
        return quota - rng.below(2)
    return away
