"""Planning for bots: the spaces that each trader can reach.

A set of spaces is an integer with a bit for each, for speed.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from games.zanzibar.board import Board, board_of
from games.zanzibar.components import MAX_MOVERS, ORDERS, STRONGEST
from games.zanzibar.transitions import traders_per_seat
from games.zanzibar.types import Order, State

Assignment = tuple[int, int]
"""A trader's number and the space where it should go."""

HORIZON = 3
"""The number of turns that a plan looks ahead, the current one included."""
CACHE_SIZE = 4096
"""The size of the cache of `Mobility` objects. A search meets most of them many times."""


class Schedule(NamedTuple):
    """A plan for one order: its expected points less the cost of waiting, its number of turns, and who goes where."""

    value: float
    turns: int
    assignments: tuple[Assignment, ...]


class BitBoard:
    """A board as sets of spaces."""

    def __init__(self, board: Board) -> None:
        self.near = [sum(1 << there for there in near) for near in board.near]
        self.matching: dict[Order, int] = {
            order: sum(1 << space for space in board.matching[order]) for order in ORDERS
        }
        villages = frozenset().union(*board.matching.values())
        self.remoteness = [
            sum(distances[village] for village in villages) / len(villages) for distances in board.distance
        ]
        """By space, the mean distance to all villages."""


@cache
def bitboard_of(edition: str) -> BitBoard:
    return BitBoard(board_of(edition))


class Situation:
    """A state from the point of view of one seat, with the mobility of its traders."""

    __slots__ = ("mobility", "seat", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.mobility = mobility_of(state.edition, tuple(state.holds), traders_per_seat(state), seat)


class Mobility:
    """The spaces that each of a seat's traders can reach, by number of steps, while no other trader moves."""

    def __init__(self, edition: str, holds: tuple[int, ...], per_seat: int, seat: int) -> None:
        self.holds, self.per_seat, self.seat = holds, per_seat, seat
        self.board, self.bitboard = board_of(edition), bitboard_of(edition)
        self.at = [holds.index(trader) for trader in range(seat * per_seat, (seat + 1) * per_seat)]
        self.own = sum(1 << space for space in self.at)
        self.enterable = self._enterable()
        self._reach: dict[int, list[int]] = {}
        self._schedules: dict[tuple[Order, tuple[tuple[int, int], ...], int, float], Schedule] = {}

    def _enterable(self) -> list[int]:
        """By trader's number, the spaces it could enter: free ones, weaker traders, and hemmed-in equal ones."""
        holds, per_seat, near = self.holds, self.per_seat, self.bitboard.near
        by_number = [0] * per_seat
        free = 0
        for space, other in enumerate(holds):
            if other < 0:
                free |= 1 << space
            elif other // per_seat != self.seat:
                by_number[other % per_seat] |= 1 << space
        enterable, weaker = [0] * (per_seat + STRONGEST), 0
        for place in range(per_seat - 1, -1, -1):
            hemmed = sum(1 << space for space in bits(by_number[place]) if not near[space] & free)
            enterable[place + STRONGEST] = free | weaker | hemmed
            weaker |= by_number[place]
        self.free = free
        return enterable

    def space_of(self, trader: int) -> int:
        return self.at[trader - STRONGEST]

    def reach(self, trader: int, steps: int) -> int:
        """The spaces that a trader can reach within that many steps."""
        if trader not in self._reach:
            self._reach[trader] = spaces_by_distance(
                self.bitboard.near, 1 << self.space_of(trader), self.enterable[trader]
            )
        reach = self._reach[trader]
        return reach[steps] if steps < len(reach) else reach[-1]

    def schedule(self, order: Order, steps: Mapping[int, int], movers: int, turn_cost: float) -> Schedule:
        """The best plan for an order: score it now, or with more traders after one or two more turns.

        `steps` says how far each trader can go in this turn, `movers` how many of them may move.
        """
        key = (order, tuple(steps.items()), movers, turn_cost)
        found = self._schedules.get(key)
        if found is None:
            found = self._schedules[key] = self._schedule(order, steps, movers, turn_cost)
        return found

    def _schedule(self, order: Order, steps: Mapping[int, int], movers: int, turn_cost: float) -> Schedule:
        targets, pays = self.bitboard.matching[order], self.board.pays[order]
        count = (self.own & targets).bit_count()
        most = min(targets.bit_count(), self.per_seat)
        best = Schedule(pays[count], 0, ())
        for turn in range(1 if steps else 2, HORIZON + 1):
            if pays[most] - turn_cost * (turn - 1) <= best.value:
                break  # even the best result is not worth the wait
            assignments = self._assign(targets, steps, movers, turn - 1)
            value = pays[count + len(assignments)] - turn_cost * (turn - 1)
            if value > best.value:
                best = Schedule(value, turn, tuple(assignments))
        return best

    def _assign(self, targets: int, steps: Mapping[int, int], movers: int, more_turns: int) -> list[Assignment]:
        """Assigns traders to targets without an own trader; those with the fewest reachable targets first."""
        empty = targets & ~self.own
        able = []
        for trader, standing in enumerate(self.at, STRONGEST):
            if not targets >> standing & 1:
                far = steps.get(trader, 0) + more_turns * trader
                if far and (reached := self.reach(trader, far) & empty):
                    able.append((reached.bit_count(), trader, reached))
        able.sort()
        assignments: list[Assignment] = []
        for _, trader, reached in able[: movers + MAX_MOVERS * more_turns]:
            if left := reached & empty:
                space = self._least_wanted(left, trader, able)
                assignments.append((trader, space))
                empty &= ~(1 << space)
        return assignments

    def _least_wanted(self, spaces: int, trader: int, able: Sequence[tuple[int, int, int]]) -> int:
        """The space that the fewest other traders can reach."""
        if not spaces & (spaces - 1):
            return spaces.bit_length() - 1
        least, best = 99, -1
        for space in bits(spaces):
            wanted = 0
            for _, other, reached in able:
                if other != trader:
                    wanted += reached >> space & 1
            if wanted < least:
                least, best = wanted, space
        return best

    def first_step(self, trader: int, goal: int) -> int:
        """The next space on a shortest path to the goal."""
        enterable = self.enterable[trader]
        beside = self.bitboard.near[self.space_of(trader)] & enterable
        ways = (wave & beside for wave in spaces_by_distance(self.bitboard.near, 1 << goal, enterable))
        return _best_of(bits(next(filter(None, ways))), self.holds)


@lru_cache(maxsize=CACHE_SIZE)
def mobility_of(edition: str, holds: tuple[int, ...], per_seat: int, seat: int) -> Mobility:
    return Mobility(edition, holds, per_seat, seat)


def _best_of(spaces: Iterator[int], holds: Sequence[int]) -> int:
    """A free space, if there is one."""
    return min(spaces, key=lambda space: (holds[space] >= 0, space))


def spaces_by_distance(near: Sequence[int], spaces: int, enterable: int) -> list[int]:
    """The spaces within 0, 1, 2, … steps of the given ones, until no more are reached."""
    edge, within = spaces, [spaces]
    while edge:
        wave = 0
        while edge:
            low = edge & -edge
            wave |= near[low.bit_length() - 1]
            edge ^= low
        edge = wave & enterable & ~spaces
        spaces |= edge
        within.append(spaces)
    return within


def bits(spaces: int) -> Iterator[int]:
    while spaces:
        low = spaces & -spaces
        yield low.bit_length() - 1
        spaces ^= low
