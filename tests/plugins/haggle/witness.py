"""What Haggle hides, by its rules: hands, choices that are not turned up yet, and the bag."""

from msgspec.structs import replace

from haggle.types import Choose, State
from serai.engine import History, Move, Rng, Zones


class HaggleWitness:
    def zones(self, history: History, state: State, seat: int | None) -> Zones:
        """The hidden things, by the place where they are."""
        zones = {"bag": list(state.bag)}
        for other in range(len(state.hands)):
            if other != seat:
                choice = state.choices[other]
                zones[f"hand {other}"] = list(state.hands[other])
                zones[f"choice {other}"] = [] if choice is None else [choice]
        return zones

    def with_zones(self, history: History, state: State, seat: int | None, zones: Zones) -> State:
        """The state with the hidden things placed as given."""
        hands, choices = list(state.hands), list(state.choices)
        for other in range(len(hands)):
            if other != seat:
                hands[other] = tuple(sorted(zones[f"hand {other}"]))
                choices[other] = next(iter(zones[f"choice {other}"]), None)
        return replace(state, hands=hands, choices=choices, bag=tuple(sorted(zones["bag"])))

    def resample(self, history: History, state: State, seat: int | None, rng: Rng) -> History:
        """The same game with other secrets: hidden cards change places, and so do open choices."""
        dealt, others = history.setup[0], [other for other in range(history.seats) if other != seat]
        shown = len(history.moves) - sum(choice is not None for choice in state.choices)
        turned_up = [
            [move.action.card for move in history.moves[:shown] if move.seat == other] for other in range(history.seats)
        ]
        hidden = [minus(hand, cards) for hand, cards in zip(dealt.hands, turned_up, strict=True)]
        loose = rng.shuffled([*dealt.bag, *(card for other in others for card in hidden[other])])
        for other in others:
            hidden[other] = [loose.pop() for _ in hidden[other]]
        hands = tuple(tuple(sorted(old + new)) for old, new in zip(turned_up, hidden, strict=True))
        moves = tuple(
            move if number < shown or move.seat == seat else Move(move.seat, Choose(rng.choice(hidden[move.seat])))
            for number, move in enumerate(history.moves)
        )
        return History(history.seats, (replace(dealt, hands=hands, bag=tuple(sorted(loose))),), moves)


def minus(cards: tuple[int, ...], fewer: list[int]) -> list[int]:
    rest = list(cards)
    for card in fewer:
        rest.remove(card)
    return rest
