"""What `determinize` deals: consistent with what the seat sees, different each time, and none likelier than it is."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations, product
from math import sqrt
from typing import Any

from serai.engine.conformance.scene import Broken, Scene
from serai.engine.rng import Rng
from serai.engine.wire import encode
from serai.engine.witness import Zones

SAMPLES = 200
FEW_SAMPLES = 10
MOST_HIDDEN_THINGS = 6
"""A position is small when its hidden things have few enough orders to try them all."""


def determinize_keeps_view(scene: Scene, rng: Rng) -> None:
    game, state, before = scene.game, scene.state, encode(scene.state)
    seat = rng.choice(scene.seats)
    imagined = game.determinize(state, seat, rng)
    for what, of_seat in (("view", game.view), ("legal actions", game.legal), ("hints", game.hints)):
        if encode(of_seat(imagined, seat)) != encode(of_seat(state, seat)):
            raise Broken("determinize-view", f"determinize changes the {what} of seat {seat}")
    if game.waiting_for(imagined) != game.waiting_for(state) or game.outcome(imagined) != game.outcome(state):
        raise Broken("determinize-view", "determinize changes whose turn it is, or the outcome")
    if game.inventory(imagined) != scene.first_inventory:
        raise Broken("determinize-view", "determinize does not keep the inventory")
    if encode(state) != before:
        raise Broken("determinize-view", "determinize changes the state it is given")


def determinize_keeps_knowledge(scene: Scene, rng: Rng) -> None:
    """The hidden things of an imagined state are those of the true one, or something that was seen has moved."""
    witness, history = scene.plugin.witness, scene.history
    for seat in scene.seats:
        hidden = sorted(map(encode, pool(witness.zones(history, scene.state, seat))))
        for _ in range(FEW_SAMPLES):
            imagined = scene.game.determinize(scene.state, seat, rng)
            if sorted(map(encode, pool(witness.zones(history, imagined, seat)))) != hidden:
                raise Broken("determinize-knowledge", f"determinize deals again what seat {seat} has seen")


def determinize_varies(scene: Scene, rng: Rng) -> None:
    """Over many samples every hidden zone changes that would change if its things were shuffled."""
    witness, history, state = scene.plugin.witness, scene.history, scene.state
    for seat in scene.seats:
        zones = witness.zones(history, state, seat)
        puts = [witness.put(history, state, seat, shuffled(zones, rng)) for _ in range(SAMPLES)]
        shuffles = [witness.zones(history, put, seat) for put in puts]
        dealt = [witness.zones(history, scene.game.determinize(state, seat, rng), seat) for _ in range(SAMPLES)]
        for zone in zones:
            could = Counter(encode(list(sample[zone])) for sample in shuffles)
            does = {encode(list(sample[zone])) for sample in dealt}
            if could.most_common(1)[0][1] < 0.9 * SAMPLES and len(does) == 1:
                raise Broken("determinize-varies", f"determinize never changes {zone!r}, which seat {seat} can't know")


def determinize_is_uniform(scene: Scene, rng: Rng) -> None:
    """In a small position every consistent state comes as often as its share of all deals of the hidden things."""
    witness, history, state = scene.plugin.witness, scene.history, scene.state
    for seat in scene.seats:
        zones = witness.zones(history, state, seat)
        things = pool(zones)
        if len(things) > MOST_HIDDEN_THINGS:
            raise ValueError(f"{len(things)} things are hidden from seat {seat}: at most {MOST_HIDDEN_THINGS} will do")
        deals = Counter(encode(witness.put(history, state, seat, deal)) for deal in all_deals(zones))
        samples = max(2000, 20 * len(deals))
        seen = Counter(encode(scene.game.determinize(state, seat, rng)) for _ in range(samples))
        if strangers := seen.keys() - deals.keys():
            raise Broken("determinize-uniform", f"seat {seat} knows that this can't be: {min(strangers)!r}")
        shares = {deal: samples * count / deals.total() for deal, count in deals.items()}
        distance = sum((seen[deal] - share) ** 2 / share for deal, share in shares.items())
        if distance > _hardly_ever(len(deals) - 1):
            raise Broken("determinize-uniform", f"determinize prefers some deals for seat {seat} (chi² {distance:.0f})")


def is_small(scene: Scene) -> bool:
    zones = [scene.plugin.witness.zones(scene.history, scene.state, seat) for seat in scene.seats]
    return all(len(pool(zone)) <= MOST_HIDDEN_THINGS for zone in zones) and any(map(pool, zones))


def pool(zones: Zones) -> list[Any]:
    return [thing for things in zones.values() for thing in things]


def pools(zones: Zones) -> list[Zones]:
    """The zones among which things may move: those whose names agree up to a slash, and those without one."""
    by_name: dict[str, dict[str, Sequence[Any]]] = {}
    for zone, things in zones.items():
        by_name.setdefault(zone.rpartition("/")[0], {})[zone] = things
    return list(by_name.values())


def dealt(zones: Zones, order: Sequence[Any]) -> Zones:
    """The zones filled anew with things in the given order."""
    things = iter(order)
    return {zone: [next(things) for _ in old] for zone, old in zones.items()}


def shuffled(zones: Zones, rng: Rng) -> Zones:
    return _joined(dealt(part, rng.shuffled(pool(part))) for part in pools(zones))


def all_deals(zones: Zones) -> Iterator[Zones]:
    """The zones with their things in every order, pool by pool."""
    orders = ([dealt(part, order) for order in permutations(pool(part))] for part in pools(zones))
    return map(_joined, product(*orders))


def _joined(parts: Iterable[Zones]) -> Zones:
    return {zone: things for part in parts for zone, things in part.items()}


def _hardly_ever(freedom: int) -> float:
    """A chi² that chance exceeds about once in a million (Wilson and Hilferty's approximation)."""
    if freedom == 0:
        return 0.0
    spread = 2 / (9 * freedom)
    return freedom * float((1 - spread + 4.75 * sqrt(spread)) ** 3)
