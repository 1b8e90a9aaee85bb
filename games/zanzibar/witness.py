"""What Z17 hides, written independently from the rules page: hands, put-away orders, the order of the decks.

Every player has the same ten orders, so a player's hidden orders can only be exchanged among themselves: each player is
a pool.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from games.zanzibar.components import ORDERS, UNSCORED
from games.zanzibar.types import Keep, PutAway, ScoreOrder, State
from serai.engine import History, Move, Rng, Zones


class ZanzibarWitness:
    def zones(self, history: History, state: State, seat: int | None) -> Zones:
        zones: dict[str, Sequence[Any]] = {}
        for other in range(history.seats):
            zones[f"player {other}/deck"] = state.decks[other]
            if other != seat:
                zones[f"player {other}/hand"] = state.hands[other]
                zones[f"player {other}/put away"] = state.put_away[other]
        return zones

    def with_zones(self, history: History, state: State, seat: int | None, zones: Zones) -> State:
        decks, hands, put_away = list(state.decks), list(state.hands), list(state.put_away)
        for other in range(history.seats):
            decks[other] = tuple(zones[f"player {other}/deck"])
            if other != seat:
                hands[other] = tuple(zones[f"player {other}/hand"])
                put_away[other] = tuple(sorted(zones[f"player {other}/put away"]))
        return replace(state, decks=decks, hands=hands, put_away=put_away)

    def resample(self, history: History, state: State, seat: int | None, rng: Rng) -> History:
        """Permutes each player's hidden orders, in the deck and in the moves that nobody else saw."""
        shuffled, *rest = history.setup
        decks, moves = list(shuffled.decks), list(history.moves)
        for other in range(history.seats):
            hidden = self._hidden(history, state, other, own=other == seat)
            names = dict(zip(hidden, rng.shuffled(hidden), strict=True))
            decks[other] = tuple(names.get(order, order) for order in decks[other])
            moves = [_renamed(move, names) if move.seat == other else move for move in moves]
            if other != seat and state.phase == "opening" and rng.below(2):
                moves = self._decided_otherwise(moves, other, decks[other], state)
        return replace(history, setup=(replace(shuffled, decks=tuple(decks)), *rest), moves=tuple(moves))

    def _hidden(self, history: History, state: State, other: int, *, own: bool) -> list[str]:
        """Of the seat's own orders those never drawn; of another player's all that were never scored."""
        if own:
            return list(state.decks[other])
        scored = {
            move.action.order for move in history.moves if move.seat == other and isinstance(move.action, ScoreOrder)
        }
        return [order for order in ORDERS if order not in scored]

    def _decided_otherwise(
        self, moves: list[Move[Any]], other: int, deck: Sequence[Any], state: State
    ) -> list[Move[Any]]:
        """Z11: a last decision that used up the quota could have been to keep, or the other way round."""
        mine = [number for number, move in enumerate(moves) if _in_opening(move, other)]
        if not state.kept[other] or len(mine) != UNSCORED[len(state.kept)]:
            return moves
        last = mine[-1]
        newest = deck[len(mine)]  # of the first two orders the second, or what replaced the last that was put away
        decision = PutAway(newest) if isinstance(moves[last].action, Keep) else Keep()
        return [*moves[:last], Move(other, decision), *moves[last + 1 :]]


def _in_opening(move: Move[Any], other: int) -> bool:
    return move.seat == other and isinstance(move.action, Keep | PutAway)


def _renamed(move: Move[Any], names: dict[str, str]) -> Move[Any]:
    if isinstance(move.action, PutAway):
        return Move(move.seat, PutAway(names.get(move.action.order, move.action.order)))  # type: ignore[arg-type]
    return move
