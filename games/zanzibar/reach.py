"""Where a trader can go, and which traders it displaces on the way; all sequences of steps are tried."""

from collections.abc import Iterator
from functools import lru_cache

from games.zanzibar.board import Board, board_of
from games.zanzibar.rules.moving import steps_left
from games.zanzibar.transitions import piece, seat_and_trader, traders_each
from games.zanzibar.types import Piece, Reach, State, Way

Holds = tuple[int, ...]
"""The trader on each space, as in `State.holds`."""
Walk = tuple[tuple[int, ...], tuple[int, ...]]
"""The spaces entered, and the displaced traders."""


def reach(state: State, seat: int) -> tuple[Reach, ...]:
    """The reach of each of the seat's traders that may step, with all other traders where they are now."""
    each = traders_each(state)
    holds = tuple(state.holds)
    reaches = []
    for trader, steps in steps_left(state).items():
        start = state.at[piece(state, seat, trader)]
        ways = _ways(state.edition, holds, start, steps, each)
        reaches.append(Reach(trader, steps, ways))
    return tuple(reaches)


@lru_cache(maxsize=256)
def _ways(edition: str, holds: Holds, start: int, steps: int, each: int) -> tuple[Way, ...]:
    """The shortest way to each space; of equally short ones, the one that displaces the fewest traders."""
    board = board_of(edition)
    best: dict[int, Walk] = {start: ((), ())}
    seen = {(start, holds)}
    edge: dict[tuple[int, Holds], Walk] = {(start, holds): ((), ())}
    for step in range(1, steps + 1):
        further: dict[tuple[int, Holds], Walk] = {}
        for (here, standing), (path, displaced) in edge.items():
            for there, after, other in _steps(board, standing, here, each, steps - step):
                position = (there, after)
                if position not in seen:
                    now = displaced if other < 0 or other in displaced else (*displaced, other)
                    if position not in further or len(now) < len(further[position][1]):
                        further[position] = ((*path, there), now)
        for (there, _), walk in further.items():
            if there not in best or (len(best[there][0]) == step and len(walk[1]) < len(best[there][1])):
                best[there] = walk
        seen.update(further)
        edge = further
    return tuple(_way(board, walk, each) for space, walk in sorted(best.items()) if space != start)


def _way(board: Board, walk: Walk, each: int) -> Way:
    path, displaced = walk
    return Way(
        board.names[path[-1]],
        len(path),
        tuple(Piece(*seat_and_trader(other, each)) for other in displaced),
        tuple(board.names[space] for space in path),
    )


def _steps(board: Board, holds: Holds, here: int, each: int, left: int) -> Iterator[tuple[int, Holds, int]]:
    """The possible next spaces, the positions after the step, and the displaced trader (−1: none)."""
    mover = holds[here]
    for there in board.near[here]:
        other = holds[there]
        if other < 0:
            yield there, _moved(holds, here, there), -1
        elif other // each != mover // each and other % each >= mover % each:  # Z4
            beside = [space for space in board.near[there] if holds[space] < 0]
            if beside and other % each == mover % each:
                continue  # Z7
            for away in beside or _relevant_free_spaces(board, holds, there, left + 1):  # Z5, Z6
                yield there, _moved(_moved(holds, there, away), here, there), other


def _relevant_free_spaces(board: Board, holds: Holds, space: int, steps: int) -> list[int]:
    """The free spaces for an expelled trader; of those too far away to matter for this move, only one."""
    free = [away for away in board.spaces if holds[away] < 0]
    distance = board.distance[space]
    near = [away for away in free if distance[away] <= steps]
    return near + [away for away in free if distance[away] > steps][:1]


def _moved(holds: Holds, start: int, to: int) -> Holds:
    after = list(holds)
    after[to], after[start] = after[start], -1
    return tuple(after)
