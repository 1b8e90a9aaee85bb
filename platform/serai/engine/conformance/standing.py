"""Random play in which seats leave standing orders behind, and the checks of those."""

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

import msgspec

from serai.engine.bots import Position
from serai.engine.conformance.checks import run_check, say_once
from serai.engine.conformance.leaks import state_told_otherwise
from serai.engine.conformance.scene import Broken, Scene
from serai.engine.conformance.walk import MOST_MOVES, Fallen, begin, crash, random_move
from serai.engine.contract import Move
from serai.engine.plugin import Plugin
from serai.engine.rng import Rng
from serai.engine.standing import Carried, Offer, Over, Play, StandingOrder, UnsoundOrder, ask, drawn, fits, offers
from serai.engine.texts import Texts
from serai.engine.wire import decode, encode

MOST_ORDERS = 3
"""That a seat leaves at a time."""
LOOK_BACKS = 40
"""About so many steps lie between two searches for leaks once a game has become long: each tells all of it again."""


class Left(NamedTuple):
    """An order and the seat that has left it."""

    seat: int
    order: StandingOrder


def walk_with_orders(plugin: Plugin, version: int, seats: int, rng: Rng) -> None:
    """One game at random, of a plug-in that has standing orders; raises Fallen at the first check that fails."""
    if not plugin.standing_orders:
        return
    scene, left, move = begin(plugin, version, seats, rng), list[Left](), None
    try:
        while True:
            run_check("standing-crash", partial(_leave_some, left), scene, rng)
            plays = _ask_all(scene, left)
            if rng.below(1 + len(scene.history.moves) // LOOK_BACKS) == 0:
                run_check("standing-leak", partial(_no_leak, left), scene, rng)
            if scene.game.outcome(scene.state) is not None:
                _all_are_over(left)
                return
            if len(scene.history.moves) == MOST_MOVES:
                raise Broken("standing-ends", f"with its orders the game did not end within {MOST_MOVES} moves")
            move = _next_move(scene, left, plays, rng)
            scene.play(move)
            move = None
    except Broken as broken:
        raise Fallen(broken, scene, move) from broken
    except Exception as error:
        raise Fallen(crash(error), scene, move) from error


def _leave_some(left: list[Left], scene: Scene, rng: Rng) -> None:
    """Looks at all that is offered to a seat, and leaves one of it now and then."""
    seat = rng.choice(scene.seats)
    offered = offers(scene.plugin, Position(scene.game, scene.state, seat))
    for offer in offered:
        for order in (offer.order, drawn(offer, rng)):
            _is_sound(scene, offer, order)
    if offered and sum(one.seat == seat for one in left) < MOST_ORDERS and rng.below(2):
        order = drawn(rng.choice(offered), rng)
        _has_its_sentence(scene, order)
        left.append(Left(seat, order))


def _is_sound(scene: Scene, offer: Offer, order: StandingOrder) -> None:
    kind, data = scene.plugin.standing_type, encode(order)
    try:
        back = decode(data, kind)
    except msgspec.ValidationError as error:
        raise Broken("standing-round-trip", f"{data!r} can't be read back: {error}") from None
    if encode(back) != data or back != order:
        raise Broken("standing-round-trip", f"{order} comes back as {back}")
    if not fits(offer, order):
        raise Broken("standing-offers", f"{order} does not fit its own offer, {offer}")


def _has_its_sentence(scene: Scene, order: StandingOrder) -> None:
    names = [f"Player {seat + 1}" for seat in scene.seats]
    thing, kind = msgspec.to_builtins(order), scene.plugin.standing_type
    say_once(scene, "standing", encode(order), partial(Texts.say, role="standing", thing=thing, kind=kind, names=names))


def _ask_all(scene: Scene, left: list[Left]) -> list[tuple[Left, Play]]:
    """What the orders would play; those that are over are gone."""
    plays = []
    for one in list(left):
        answer = _answer(scene, scene.state, one)
        if isinstance(answer, Over):
            left.remove(one)
        elif isinstance(answer, Play):
            plays.append((one, answer))
    return plays


def _answer(scene: Scene, state: Any, one: Left) -> Carried:
    try:
        answer, again = (ask(one.order, Position(scene.game, state, one.seat)) for _ in range(2))
    except UnsoundOrder as unsound:
        raise Broken("standing-legal", str(unsound)) from None
    except Exception as error:
        raise Broken("standing-crash", f"{one.order} raised {type(error).__name__}: {error}") from error
    if answer != again:
        raise Broken("standing-repeats", f"{one.order}, asked twice, comes to {answer} and to {again}")
    return answer


def _no_leak(left: list[Left], scene: Scene, rng: Rng) -> None:
    """With other secrets, told by the witness, a seat is offered the same and its orders come to the same."""
    seat = rng.choice(scene.seats)
    other = state_told_otherwise(scene, seat, rng)
    if other is None:
        return
    own = [one for one in left if one.seat == seat]
    here, there = (list(_shown(scene, state, seat, own)) for state in (scene.state, other))
    for thing, otherwise in zip(here, there, strict=False):
        if thing != otherwise:
            raise Broken("standing-leak", f"what seat {seat} can't know shows: {thing!r} against {otherwise!r}")
    if len(here) != len(there):
        raise Broken("standing-leak", f"what seat {seat} can't know shows in how much it is offered")


def _shown(scene: Scene, state: Any, seat: int, left: list[Left]) -> Iterator[bytes]:
    for one in left:
        yield encode([one.order, _answer(scene, state, one)])
    for offer in offers(scene.plugin, Position(scene.game, state, seat)):
        yield encode([offer, _answer(scene, state, Left(seat, offer.order))])


def _next_move(scene: Scene, left: list[Left], plays: list[tuple[Left, Play]], rng: Rng) -> Move[Any]:
    """Mostly what an order asks for."""
    if not plays or rng.below(3) == 0:
        return random_move(scene, rng)
    one, answer = rng.choice(plays)
    if answer.last:
        left.remove(one)
    return Move(one.seat, answer.action)


def _all_are_over(left: list[Left]) -> None:
    if left:
        raise Broken("standing-ends", f"the game is over, and {left[0].order} still waits")
