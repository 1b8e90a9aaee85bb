"""The standing orders of Haggle."""

from collections.abc import Sequence

from haggle.types import Cards, Choose, State
from serai.engine import Expired, Offer, Play, Position, StandingOrder, StandingOrderResult, Wait


class ChooseInTurn(StandingOrder, frozen=True):
    """Choose these cards, one per round, in this order."""

    since: int
    """The round of the first card."""
    cards: Cards

    @classmethod
    def offered(cls, position: Position[State, Choose]) -> Sequence[Offer]:
        view = position.view()
        since = view.round if view.choice is None else view.round + 1
        return [Offer(cls(since, view.hand), lists={"cards": view.hand})] if view.hand else []

    def carry_out(self, position: Position[State, Choose]) -> StandingOrderResult:
        view = position.view()
        number = view.round - self.since
        if not view.hand or number >= len(self.cards):
            return Expired()
        if number < 0 or view.choice is not None:
            return Wait()
        action = Choose(self.cards[number])
        return Play(action, last=number == len(self.cards) - 1) if action in position.legal else Expired()
