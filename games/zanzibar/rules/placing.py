"""Set-up: players place their traders in turn; when all are placed, everyone draws orders."""

from collections.abc import Sequence

from games.zanzibar.components import HAND_SIZE, ORDERS, REGIONS, numbers
from games.zanzibar.rules.common import require_space, require_trader, require_turn
from games.zanzibar.transitions import piece, seats_of, the_board, traders_per_seat
from games.zanzibar.types import DecksShuffled, OpeningDrawn, Place, Placed, State, ZanzibarOptions
from serai.engine import IllegalAction, Rng


def decks_shuffled(seats: int, options: ZanzibarOptions, rng: Rng) -> DecksShuffled:
    first = rng.below(seats)  # Z1: a random starting player
    return DecksShuffled(options.edition, first, tuple(tuple(rng.shuffled(ORDERS)) for _ in range(seats)))


def to_place(state: State, seat: int) -> list[int]:
    """The numbers of the seat's traders that are not on the map yet."""
    return [trader for trader in numbers(seats_of(state)) if state.at[piece(state, seat, trader)] < 0]


def legal(state: State, seat: int) -> Sequence[Place]:
    """Z2: any trader, on any free space of a region without one's own trader."""
    board, taken = the_board(state), _own_regions(state, seat)
    free = [space for space in board.spaces if state.holds[space] < 0 and board.region[space] not in taken]
    return [board.places[trader][space] for trader in to_place(state, seat) for space in free]


def place(state: State, seat: int, action: Place) -> Placed:
    require_turn(state, seat, "placing")
    require_trader(state, action.trader)
    board = the_board(state)
    space = require_space(board, action.space)
    if action.trader not in to_place(state, seat):
        raise IllegalAction("already-placed", trader=action.trader)
    if state.holds[space] >= 0:
        raise IllegalAction("space-taken", ruling="Z2", space=action.space)
    if board.region[space] in _own_regions(state, seat):
        raise IllegalAction("region-taken", ruling="Z2", region=REGIONS[board.region[space]])
    return Placed(seat, action.trader, action.space)


def _own_regions(state: State, seat: int) -> set[int]:
    """Z2: at most one of a player's traders per region; the sea is a region."""
    region, each = the_board(state).region, traders_per_seat(state)
    return {region[space] for space in state.at[seat * each : (seat + 1) * each] if space >= 0}


def what_follows(state: State) -> OpeningDrawn | None:
    if -1 in state.at:
        return None
    return OpeningDrawn(tuple(deck[:HAND_SIZE] for deck in state.decks))
