"""How far a trader could get, and whom it would displace on the way: every way of stepping is tried."""

from collections.abc import Iterator
from functools import lru_cache

from games.zanzibar.board import Board, board_of
from games.zanzibar.facts import piece, traders_each
from games.zanzibar.rules.moving import able_to_step
from games.zanzibar.types import Piece, Reach, State, Way

Holds = tuple[int, ...]
"""Who stands on each space, as in the state."""


def reach(state: State, seat: int) -> tuple[Reach, ...]:
    """Of each of the seat's traders that may step, alone and as the others stand now."""
    each = traders_each(state)
    holds = tuple(state.holds)
    reaches = []
    for trader in able_to_step(state):
        steps = state.steps_left if trader == state.moving else trader
        start = state.at[piece(state, seat, trader)]
        ways = _ways(state.edition, holds, start, steps, each)
        reaches.append(Reach(trader, ways))
    return tuple(reaches)


@lru_cache(maxsize=256)
def _ways(edition: str, holds: Holds, start: int, steps: int, each: int) -> tuple[Way, ...]:
    """The shortest way to each space; of equally short ones the one that displaces fewest."""
    board = board_of(edition)
    best: dict[int, tuple[int, tuple[int, ...]]] = {start: (0, ())}
    seen = {(start, holds)}
    edge: dict[tuple[int, Holds], tuple[int, ...]] = {(start, holds): ()}
    for step in range(1, steps + 1):
        further: dict[tuple[int, Holds], tuple[int, ...]] = {}
        for (here, standing), displaced in edge.items():
            for there, after, other in _steps(board, standing, here, each, steps - step):
                position = (there, after)
                if position not in seen:
                    now = displaced if other < 0 or other in displaced else (*displaced, other)
                    if position not in further or len(now) < len(further[position]):
                        further[position] = now
        for (there, _), displaced in further.items():
            if there not in best or (best[there][0] == step and len(displaced) < len(best[there][1])):
                best[there] = (step, displaced)
        seen.update(further)
        edge = further
    return tuple(
        Way(board.names[space], taken, tuple(Piece(other // each, other % each + 2) for other in displaced))
        for space, (taken, displaced) in sorted(best.items())
        if space != start
    )


def _steps(board: Board, holds: Holds, here: int, each: int, left: int) -> Iterator[tuple[int, Holds, int]]:
    """Where the trader here may step, who stands where then, and who was displaced (−1: nobody)."""
    mover = holds[here]
    for there in board.near[here]:
        other = holds[there]
        if other < 0:
            yield there, _moved(holds, here, there), -1
        elif other // each != mover // each and other % each >= mover % each:  # Z4
            beside = [space for space in board.near[there] if holds[space] < 0]
            if beside and other % each == mover % each:
                continue  # Z7
            for away in beside or _worth_telling_apart(board, holds, there, left + 1):  # Z5, Z6
                yield there, _moved(_moved(holds, there, away), here, there), other


def _worth_telling_apart(board: Board, holds: Holds, space: int, steps: int) -> list[int]:
    """The free spaces for an expelled trader; of those too far away to matter on this move only one."""
    free = [away for away in board.spaces if holds[away] < 0]
    distance = board.distance[space]
    near = [away for away in free if distance[away] <= steps]
    return near + [away for away in free if distance[away] > steps][:1]


def _moved(holds: Holds, start: int, to: int) -> Holds:
    after = list(holds)
    after[to], after[start] = after[start], -1
    return tuple(after)
