"""Phase 3, the weekly fair: goods are paid for fame."""

from games.jantaris.board import all_goods_of, free_districts, goods_of, in_centre, merchants_in, seats_from
from games.jantaris.components import CENTRE, MERCHANTS_AT_FAIR
from games.jantaris.items import Option, decline, extra, move, owned_for
from games.jantaris.types import FairPaid, FairTurned, Pay, State, Task


def is_due(state: State) -> bool:
    """J15: checked once, at the end of phase 2."""
    return in_centre(state) >= MERCHANTS_AT_FAIR


def turn_up(state: State) -> FairTurned:
    return FairTurned(*state.fair_deck[0])


def next_payer(state: State) -> int:
    """J30: clockwise, one payment at a time, until a full circle passes without one; −1: none is left."""
    for seat in list(seats_from(state, state.cursor))[: len(state.fame) - state.idle]:
        if can_pay(state, seat):
            return seat
    return -1


def can_pay(state: State, seat: int) -> bool:
    assert state.fair is not None
    purse = all_goods_of(state, seat) + extra(state, seat, "fair")
    return merchants_in(state, seat, CENTRE) > 0 and purse >= state.fair[0]


def must_pay(state: State, seat: int) -> bool:
    """Whether the seat has to pay. Only goods count: a payment that needs the Old Coins is optional."""
    assert state.fair is not None
    return all_goods_of(state, seat) >= state.fair[0]


def pay(state: State, task: Task) -> list[Option]:
    """Goods of any colours; the Old Coins may replace one or two, and are used up then (J31)."""
    assert state.fair is not None
    seat, (cost, fame) = task.seat, state.fair
    black, red = goods_of(state, seat)
    coins = next(owned_for(state, seat, "fair"), None)
    payments: list[Option] = []
    for short in range(min(extra(state, seat, "fair"), cost) + 1):
        goods = cost - short
        payments += [
            (Pay(paid, goods - paid), FairPaid(seat, paid, goods - paid, fame, coins if short else None))
            for paid in range(max(0, goods - red), min(black, goods) + 1)
        ]
    return payments if must_pay(state, seat) else [*payments, decline(seat)]


def leave(state: State, task: Task) -> list[Option]:
    """After paying, a player moves one own merchant from the centre to a district without a token."""
    return [move(task.seat, CENTRE, district, 1) for district in free_districts(state)]
