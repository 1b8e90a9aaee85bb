"""The position that a bot is given, and the simplest bot."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias

from serai.engine.contract import A, AnyGame, Game, S
from serai.engine.rng import Rng


class Position(Generic[S, A]):
    """Everything that one seat may base a decision on. The true state is kept private."""

    __slots__ = ("__state", "game", "legal", "seat")

    def __init__(self, game: Game[S, A, Any], state: S, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.legal: Sequence[A] = game.legal(state, seat)
        self.__state = state

    def view(self) -> Any:
        return self.game.view(self.__state, self.seat)

    def determinize(self, rng: Rng) -> S:
        """A random state that is consistent with all that the seat knows. The bot may change it."""
        return self.game.determinize(self.__state, self.seat, rng)


Bot: TypeAlias = Callable[[Position[Any, Any], Rng], Any]
"""A function that chooses one of the position's legal actions; all randomness comes from the rng."""


def random_bot(position: Position[S, A], rng: Rng) -> A:
    return rng.choice(position.legal)


def choose_action(bot: Bot, game: AnyGame, state: Any, seat: int, rng: Rng) -> Any:
    """The bot's action for the seat."""
    return bot(Position(game, state, seat), rng)
