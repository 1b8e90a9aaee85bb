"""Where a trader can go, and which traders it displaces on the way; all sequences of steps are tried."""

from collections.abc import Iterator
from functools import lru_cache

from games.zanzibar.board import Board, board_of
from games.zanzibar.rules.moving import steps_left
from games.zanzibar.transitions import piece, seat_and_trader, traders_per_seat
from games.zanzibar.types import Path, Piece, Reach, State

Holds = tuple[int, ...]
"""The trader on each space, as in `State.holds`."""
Entered = tuple[int, ...]
Displaced = tuple[int, ...]


def reach(state: State, seat: int) -> tuple[Reach, ...]:
    """The reach of each of the seat's traders that may step, with all other traders where they are now."""
    per_seat = traders_per_seat(state)
    holds = tuple(state.holds)
    reaches = []
    for trader, steps in steps_left(state).items():
        start = state.at[piece(state, seat, trader)]
        paths = _paths(state.edition, holds, start, steps, per_seat)
        reaches.append(Reach(trader, steps, paths))
    return tuple(reaches)


@lru_cache(maxsize=256)
def _paths(edition: str, holds: Holds, start: int, steps: int, per_seat: int) -> tuple[Path, ...]:
    """The shortest path to each space; of equally short ones, the one that displaces the fewest traders."""
    board = board_of(edition)
    best: dict[int, tuple[Entered, Displaced]] = {start: ((), ())}
    seen = {(start, holds)}
    frontier: dict[tuple[int, Holds], tuple[Entered, Displaced]] = {(start, holds): ((), ())}
    for step in range(1, steps + 1):
        next_frontier: dict[tuple[int, Holds], tuple[Entered, Displaced]] = {}
        for (space, space_holds), (entered, displaced) in frontier.items():
            for next_space, next_holds, other in _steps(board, space_holds, space, per_seat, steps - step):
                position = (next_space, next_holds)
                if position not in seen:
                    now_displaced = displaced if other < 0 or other in displaced else (*displaced, other)
                    if position not in next_frontier or len(now_displaced) < len(next_frontier[position][1]):
                        next_frontier[position] = ((*entered, next_space), now_displaced)
        for (space, _), found in next_frontier.items():
            if space not in best or (len(best[space][0]) == step and len(found[1]) < len(best[space][1])):
                best[space] = found
        seen.update(next_frontier)
        frontier = next_frontier
    return tuple(_path(board, *found, per_seat) for space, found in sorted(best.items()) if space != start)


def _path(board: Board, entered: Entered, displaced: Displaced, per_seat: int) -> Path:
    return Path(
        board.names[entered[-1]],
        len(entered),
        tuple(Piece(*seat_and_trader(other, per_seat)) for other in displaced),
        tuple(board.names[space] for space in entered),
    )


def _steps(board: Board, holds: Holds, space: int, per_seat: int, left: int) -> Iterator[tuple[int, Holds, int]]:
    """The possible next spaces, the positions after the step, and the displaced trader (−1: none)."""
    mover = holds[space]
    for next_space in board.near[space]:
        other = holds[next_space]
        if other < 0:
            yield next_space, _moved(holds, space, next_space), -1
        elif other // per_seat != mover // per_seat and other % per_seat >= mover % per_seat:  # Z4
            beside = [free for free in board.near[next_space] if holds[free] < 0]
            if beside and other % per_seat == mover % per_seat:
                continue  # Z7
            for away in beside or _relevant_free_spaces(board, holds, next_space, left + 1):  # Z5, Z6
                yield next_space, _moved(_moved(holds, next_space, away), space, next_space), other


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
