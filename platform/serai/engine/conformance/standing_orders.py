"""Random play with standing orders, and the checks of those orders."""

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

import msgspec

from serai.engine.bots import Position
from serai.engine.codec import decode, encode
from serai.engine.conformance.checks import check_sentences, run_check
from serai.engine.conformance.leaks import state_with_other_secrets
from serai.engine.conformance.moment import CheckFailed, Moment
from serai.engine.conformance.walk import MAX_MOVES, WalkFailed, crash, random_move, start_walk
from serai.engine.contract import Move
from serai.engine.plugin import Plugin
from serai.engine.rng import Rng
from serai.engine.standing_orders import (
    Expired,
    IllegalOrder,
    Offer,
    Play,
    StandingOrder,
    StandingOrderResult,
    fits,
    offers,
    random_order,
    run_order,
)
from serai.engine.texts import Texts

MAX_STANDING_ORDERS = 3
"""At most this many orders per seat at a time."""
HISTORY_CHECKS_PER_GAME = 40
"""After n moves only about one in n / 40 steps has the check for leaks, because the check replays the history."""


class PlacedStandingOrder(NamedTuple):
    """An order and its seat."""

    seat: int
    order: StandingOrder


def walk_with_orders(plugin: Plugin, rules_version: int, seats: int, rng: Rng) -> None:
    """Plays one random game with standing orders, if the plug-in has any; raises WalkFailed if a check fails."""
    if not plugin.standing_orders:
        return
    moment, placed, move = start_walk(plugin, rules_version, seats, rng), list[PlacedStandingOrder](), None
    try:
        while True:
            run_check("standing-crash", partial(_place_some, placed), moment, rng)
            plays = _run_all(moment, placed)
            if rng.below(1 + len(moment.history.moves) // HISTORY_CHECKS_PER_GAME) == 0:
                run_check("standing-leak", partial(_no_leak, placed), moment, rng)
            if moment.game.outcome(moment.state) is not None:
                _all_have_expired(placed)
                return
            if len(moment.history.moves) == MAX_MOVES:
                raise CheckFailed("standing-ends", f"with its orders the game did not end within {MAX_MOVES} moves")
            move = _next_move(moment, placed, plays, rng)
            moment.play(move)
            move = None
    except CheckFailed as failure:
        raise WalkFailed(failure, moment, move) from failure
    except Exception as error:
        raise WalkFailed(crash(error), moment, move) from error


def _place_some(placed: list[PlacedStandingOrder], moment: Moment, rng: Rng) -> None:
    """Checks all orders offered to a random seat, and sometimes places one of them."""
    seat = rng.choice(moment.seats)
    offered = offers(moment.plugin, Position(moment.game, moment.state, seat))
    for offer in offered:
        for order in (offer.order, random_order(offer, rng)):
            _check_offer(moment, offer, order)
    if offered and sum(placed_order.seat == seat for placed_order in placed) < MAX_STANDING_ORDERS and rng.below(2):
        order = random_order(rng.choice(offered), rng)
        _check_message(moment, order)
        placed.append(PlacedStandingOrder(seat, order))


def _check_offer(moment: Moment, offer: Offer, order: StandingOrder) -> None:
    kind, data = moment.plugin.standing_type, encode(order)
    try:
        back = decode(data, kind)
    except msgspec.ValidationError as error:
        raise CheckFailed("standing-round-trip", f"{data!r} can't be read back: {error}") from None
    if encode(back) != data or back != order:
        raise CheckFailed("standing-round-trip", f"{order} comes back as {back}")
    if not fits(offer, order):
        raise CheckFailed("standing-offers", f"{order} does not fit its own offer, {offer}")


def _check_message(moment: Moment, order: StandingOrder) -> None:
    names = [f"Player {seat + 1}" for seat in moment.seats]
    value, kind = msgspec.to_builtins(order), moment.plugin.standing_type
    check_sentences(
        moment, "standing", encode(order), partial(Texts.sentence, role="standing", value=value, kind=kind, names=names)
    )


def _run_all(moment: Moment, placed: list[PlacedStandingOrder]) -> list[tuple[PlacedStandingOrder, Play]]:
    """Runs all orders: returns those that play now, with their actions, and removes expired ones."""
    plays = []
    for placed_order in list(placed):
        result = _run(moment, moment.state, placed_order)
        if isinstance(result, Expired):
            placed.remove(placed_order)
        elif isinstance(result, Play):
            plays.append((placed_order, result))
    return plays


def _run(moment: Moment, state: Any, placed_order: PlacedStandingOrder) -> StandingOrderResult:
    try:
        result, again = (
            run_order(placed_order.order, Position(moment.game, state, placed_order.seat)) for _ in range(2)
        )
    except IllegalOrder as illegal:
        raise CheckFailed("standing-legal", str(illegal)) from None
    except Exception as error:
        raise CheckFailed("standing-crash", f"{placed_order.order} raised {type(error).__name__}: {error}") from error
    if result != again:
        raise CheckFailed("standing-repeats", f"{placed_order.order} gives {result}, and then {again}")
    return result


def _no_leak(placed: list[PlacedStandingOrder], moment: Moment, rng: Rng) -> None:
    """With other secrets, resampled by the witness, a seat's offers and the results of its orders are the same."""
    seat = rng.choice(moment.seats)
    other = state_with_other_secrets(moment, seat, rng)
    if other is None:
        return
    own = [placed_order for placed_order in placed if placed_order.seat == seat]
    results, other_results = (list(_offers_and_results(moment, state, seat, own)) for state in (moment.state, other))
    for result, other_result in zip(results, other_results, strict=False):
        if result != other_result:
            raise CheckFailed(
                "standing-leak", f"this reveals what seat {seat} can't know: {result!r} against {other_result!r}"
            )
    if len(results) != len(other_results):
        raise CheckFailed("standing-leak", f"the number of offers reveals what seat {seat} can't know")


def _offers_and_results(moment: Moment, state: Any, seat: int, placed: list[PlacedStandingOrder]) -> Iterator[bytes]:
    for placed_order in placed:
        yield encode([placed_order.order, _run(moment, state, placed_order)])
    for offer in offers(moment.plugin, Position(moment.game, state, seat)):
        yield encode([offer, _run(moment, state, PlacedStandingOrder(seat, offer.order))])


def _next_move(
    moment: Moment, placed: list[PlacedStandingOrder], plays: list[tuple[PlacedStandingOrder, Play]], rng: Rng
) -> Move[Any]:
    """The next move: mostly the action of an order, otherwise a random move."""
    if not plays or rng.below(3) == 0:
        return random_move(moment, rng)
    placed_order, result = rng.choice(plays)
    if result.last:
        placed.remove(placed_order)
    return Move(placed_order.seat, result.action)


def _all_have_expired(placed: list[PlacedStandingOrder]) -> None:
    if placed:
        raise CheckFailed("standing-ends", f"the game is over, but {placed[0].order} has not expired")
