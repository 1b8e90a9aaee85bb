"""`determinize` must be consistent with what the seat knows, must vary, and must be unbiased."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations, product
from math import sqrt
from typing import Any

from serai.engine.codec import encode
from serai.engine.conformance.moment import CheckFailed, Moment
from serai.engine.rng import Rng
from serai.engine.witness import Zones

SAMPLES = 200
FEW_SAMPLES = 10
MAX_HIDDEN_ITEMS = 6
"""A position with at most this many hidden items is small: all orders of them can be tried."""


def determinize_keeps_view(moment: Moment, rng: Rng) -> None:
    game, state, before = moment.game, moment.state, encode(moment.state)
    seat = rng.choice(moment.seats)
    determinized = game.determinize(state, seat, rng)
    for what, of_seat in (("view", game.view), ("legal actions", game.legal), ("hints", game.hints)):
        if encode(of_seat(determinized, seat)) != encode(of_seat(state, seat)):
            raise CheckFailed("determinize-view", f"determinize changes the {what} of seat {seat}")
    if game.waiting_for(determinized) != game.waiting_for(state) or game.outcome(determinized) != game.outcome(state):
        raise CheckFailed("determinize-view", "determinize changes whose turn it is, or the outcome")
    if game.inventory(determinized) != moment.first_inventory:
        raise CheckFailed("determinize-view", "determinize does not keep the inventory")
    if encode(state) != before:
        raise CheckFailed("determinize-view", "determinize changes the state it is given")


def determinize_keeps_knowledge(moment: Moment, rng: Rng) -> None:
    """A determinized state hides the same items as the true one; otherwise something known was dealt again."""
    witness, history = moment.plugin.witness, moment.history
    for seat in moment.seats:
        hidden = sorted(map(encode, pool(witness.zones(history, moment.state, seat))))
        for _ in range(FEW_SAMPLES):
            determinized = moment.game.determinize(moment.state, seat, rng)
            if sorted(map(encode, pool(witness.zones(history, determinized, seat)))) != hidden:
                raise CheckFailed("determinize-knowledge", f"determinize deals again what seat {seat} has seen")


def determinize_varies(moment: Moment, rng: Rng) -> None:
    """Over many samples, every hidden zone changes that would change if its items were shuffled."""
    witness, history, state = moment.plugin.witness, moment.history, moment.state
    for seat in moment.seats:
        zones = witness.zones(history, state, seat)
        shuffled_states = [witness.with_zones(history, state, seat, shuffled(zones, rng)) for _ in range(SAMPLES)]
        shuffles = [witness.zones(history, put, seat) for put in shuffled_states]
        dealt = [witness.zones(history, moment.game.determinize(state, seat, rng), seat) for _ in range(SAMPLES)]
        for zone in zones:
            could = Counter(encode(list(sample[zone])) for sample in shuffles)
            does = {encode(list(sample[zone])) for sample in dealt}
            if could.most_common(1)[0][1] < 0.9 * SAMPLES and len(does) == 1:
                raise CheckFailed(
                    "determinize-varies", f"determinize never changes {zone!r}, which seat {seat} can't know"
                )


def determinize_is_uniform(moment: Moment, rng: Rng) -> None:
    """In a small position, every consistent state is as frequent as its share of all deals (chi-squared test)."""
    witness, history, state = moment.plugin.witness, moment.history, moment.state
    for seat in moment.seats:
        zones = witness.zones(history, state, seat)
        items = pool(zones)
        if len(items) > MAX_HIDDEN_ITEMS:
            raise ValueError(f"{len(items)} items are hidden from seat {seat}: at most {MAX_HIDDEN_ITEMS} are allowed")
        deals = Counter(encode(witness.with_zones(history, state, seat, deal)) for deal in all_deals(zones))
        samples = max(2000, 20 * len(deals))
        seen = Counter(encode(moment.game.determinize(state, seat, rng)) for _ in range(samples))
        if impossible := seen.keys() - deals.keys():
            raise CheckFailed("determinize-uniform", f"seat {seat} knows that this is impossible: {min(impossible)!r}")
        shares = {deal: samples * count / deals.total() for deal, count in deals.items()}
        distance = sum((seen[deal] - share) ** 2 / share for deal, share in shares.items())
        if distance > _chi_squared_limit(len(deals) - 1):
            raise CheckFailed(
                "determinize-uniform", f"determinize prefers some deals for seat {seat} (chi² {distance:.0f})"
            )


def is_small(moment: Moment) -> bool:
    zones = [moment.plugin.witness.zones(moment.history, moment.state, seat) for seat in moment.seats]
    return all(len(pool(zone)) <= MAX_HIDDEN_ITEMS for zone in zones) and any(map(pool, zones))


def pool(zones: Zones) -> list[Any]:
    return [item for items in zones.values() for item in items]


def pools(zones: Zones) -> list[Zones]:
    """The zones grouped by pool, which is the part of a zone's name before the last slash (empty without a slash)."""
    by_name: dict[str, dict[str, Sequence[Any]]] = {}
    for zone, items in zones.items():
        by_name.setdefault(zone.rpartition("/")[0], {})[zone] = items
    return list(by_name.values())


def dealt(zones: Zones, order: Sequence[Any]) -> Zones:
    """The zones, filled with the items in the given order."""
    items = iter(order)
    return {zone: [next(items) for _ in old] for zone, old in zones.items()}


def shuffled(zones: Zones, rng: Rng) -> Zones:
    return _joined(dealt(part, rng.shuffled(pool(part))) for part in pools(zones))


def all_deals(zones: Zones) -> Iterator[Zones]:
    """The zones with their items in every possible order, within each pool."""
    orders = ([dealt(part, order) for order in permutations(pool(part))] for part in pools(zones))
    return map(_joined, product(*orders))


def _joined(parts: Iterable[Zones]) -> Zones:
    return {zone: items for part in parts for zone, items in part.items()}


def _chi_squared_limit(freedom: int) -> float:
    """The chi² that chance exceeds about once in a million (Wilson and Hilferty's approximation)."""
    if freedom == 0:
        return 0.0
    spread = 2 / (9 * freedom)
    return freedom * float((1 - spread + 4.75 * sqrt(spread)) ** 3)
