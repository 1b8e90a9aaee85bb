"""The rules of Jantaris, a module for each phase, in the order of the rulebook. Rulings are in texts/*/rules.md."""

from collections import Counter
from collections.abc import Callable, Sequence

from games.jantaris import items, transitions
from games.jantaris.components import COLOURS, PLACES
from games.jantaris.items import Option
from games.jantaris.rules import banishment, bazaar, diplomacy, end, fair, markets, placement, start_of_turn
from games.jantaris.rules.refusals import refusal
from games.jantaris.types import FairEnded, JantarisAction, JantarisEvent, State, Task, TaskKind, TurnBegan, VoteCast
from serai.engine import Options, Rng

outcome = end.outcome


def setup(seats: int, options: Options, rng: Rng) -> Sequence[JantarisEvent]:
    dealt = placement.deal(seats, options, rng)
    return [dealt, *_consequences(transitions.evolve(None, dealt))]


# ── Who may do what ─────────────────────────────────────────────────────────────────────────────────────────────────


def current_task(state: State) -> Task | None:
    """The task to do now; None if the game is over."""
    if state.agenda:
        return state.agenda[-1]
    match state.phase:
        case "fair":
            return Task("pay-fair", fair.next_payer(state))
        case "diplomacy" | "markets":
            return Task("claim", markets.next_claimer(state))
    return None


def waiting_for(state: State) -> frozenset[int]:
    task = current_task(state)
    if task is None:
        return frozenset()
    if task.kind == "vote":
        return frozenset(seat for seat, vote in enumerate(state.votes) if vote < 0)  # J19: all at once
    return _ALONE[deciding_seat(state, task)]


_ALONE: tuple[frozenset[int], ...] = (*(frozenset({seat}) for seat in range(4)), frozenset())
"""A set with each seat alone, by seat. The last one, for seat −1, is empty: automatic consequences still follow."""


def deciding_seat(state: State, task: Task) -> int:
    """The seat that decides; for votes see `waiting_for`."""
    return state.auction.turn if state.auction and task.kind == "auction" else task.seat


def legal(state: State, seat: int) -> Sequence[JantarisAction]:
    return [action for action, _ in options_of(state, seat) if action is not None]


def options_of(state: State, seat: int) -> list[Option]:
    """All actions of the seat, each with the event that follows."""
    task = current_task(state)
    if task is None:
        return []
    if task.kind == "vote":
        return diplomacy.votes(seat) if state.votes[seat] < 0 else []
    return _OPTIONS[task.kind](state, task) if seat == deciding_seat(state, task) else []


def _effect(state: State, task: Task) -> list[Option]:
    return items.options(state, task.seat, task.item)


_OPTIONS: dict[TaskKind, Callable[[State, Task], list[Option]]] = {
    "settle": placement.settle,
    "turn": start_of_turn.turn,
    "put-up": bazaar.put_up,
    "auction": bazaar.auction,
    "effect": _effect,
    "token": diplomacy.token,
    "act": diplomacy.act,
    "flee": banishment.flee,
    "pay-fair": fair.pay,
    "leave-fair": fair.leave,
    "claim": markets.claim,
}


# ── What follows from an action ─────────────────────────────────────────────────────────────────────────────────────


def decide(state: State, seat: int, action: JantarisAction) -> Sequence[JantarisEvent]:
    options = options_of(state, seat)
    for listed, event in options:
        if listed == action:
            if type(event) is VoteCast and state.votes.count(-1) > 1:
                return [event]  # others are still to vote
            return [event, *_consequences(transitions.evolve(transitions.clone(state), event))]
    raise refusal(state, current_task(state), seat, action, [listed for listed, _ in options])


def _consequences(state: State) -> list[JantarisEvent]:
    events: list[JantarisEvent] = []
    while event := what_follows(state):
        state = transitions.evolve(state, event)
        events.append(event)
    return events


def what_follows(state: State) -> JantarisEvent | None:
    """The next event that needs no decision, or whose only option is visible to all (J20)."""
    if not state.agenda:
        return _next_step(state)
    task = state.agenda[-1]
    match task.kind:
        case "vote":
            return diplomacy.reveal(state)
        case "token":
            return bazaar.refill(state)
        case "turn" if not state.items[task.seat]:
            return None
    options = _OPTIONS[task.kind](state, task)
    return options[0][1] if len(options) == 1 else None


def _next_step(state: State) -> JantarisEvent | None:
    """The next step of the turn when the agenda is empty."""
    match state.phase:
        case "over":
            return None
        case "placement":
            return TurnBegan(state.first, 1)
        case "diplomacy" if fair.is_due(state):
            return fair.turn_up(state)
        case "fair":
            return _at_fair(state)
    return end.next_turn(state) if markets.next_claimer(state) < 0 else None


def _at_fair(state: State) -> JantarisEvent | None:
    payer = fair.next_payer(state)
    if payer < 0:
        return FairEnded()
    payments = fair.pay(state, Task("pay-fair", payer))
    return payments[0][1] if len(payments) == 1 else None


# ── Conservation ──────────────────────────────────────────────────────────────────────────────────────────


def inventory(state: State) -> Counter[str]:
    counts: Counter[str] = Counter(tokens=len(state.tokens))
    for colour, name in enumerate(COLOURS):
        counts[name] = state.stock[colour] + sum(state.goods[colour :: len(COLOURS)])
    for seat, left in enumerate(state.supply):
        counts[f"merchants {seat}"] = left + sum(state.board[PLACES * seat : PLACES * (seat + 1)])
    for pile in (state.face_up, state.item_deck, state.turned, state.gone, *state.items):
        counts.update(pile)
    for cards in (state.markets, state.market_deck, *state.claimed):
        counts.update(f"market {market}" for market in cards)
    counts.update(f"fair {card}" for card in (*state.fair_deck, *([state.fair] if state.fair else [])))
    return counts


__all__ = [
    "current_task",
    "decide",
    "deciding_seat",
    "inventory",
    "legal",
    "options_of",
    "outcome",
    "setup",
    "waiting_for",
    "what_follows",
]
