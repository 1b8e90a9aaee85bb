"""A small game for tests of the search: one seat chooses a number in secret, the other guesses; numbers have prizes."""

from collections import Counter

from msgspec import Struct, to_builtins

from serai.engine import Action, Event, Move, Outcome


class State(Struct):
    prizes: tuple[int, ...]
    chosen: int = -1
    guessed: int = -1


class Choose(Action, frozen=True):
    number: int


class Chosen(Event, frozen=True):
    number: int


class Guessed(Event, frozen=True):
    number: int


class SecretNumber:
    """Seat 0 wins if the guess is wrong, and always with a number whose prize is 1."""

    def evolve(self, state, event):
        if isinstance(event, Chosen):
            state.chosen = event.number
        else:
            state.guessed = event.number
        return state

    def clone(self, state):
        return State(state.prizes, state.chosen, state.guessed)

    def waiting_for(self, state):
        if state.guessed >= 0:
            return frozenset()
        return frozenset({0 if state.chosen < 0 else 1})

    def legal(self, state, seat):
        return [Choose(number) for number in range(len(state.prizes))] if seat in self.waiting_for(state) else []

    def decide(self, state, seat, action):
        return [Chosen(action.number) if seat == 0 else Guessed(action.number)]

    def redact(self, item, seat):
        if isinstance(item, Move) and item.seat == 0 and seat == 1:
            return {"seat": 0}
        return to_builtins(item)

    def determinize(self, state, seat, rng):
        determinized = self.clone(state)
        if seat == 1 and state.chosen >= 0:
            determinized.chosen = rng.below(len(state.prizes))
        return determinized

    def inventory(self, state):
        return Counter()

    def outcome(self, state):
        if state.guessed < 0:
            return None
        kept = state.guessed != state.chosen or state.prizes[state.chosen]
        return Outcome.ranked((1, 0) if kept else (0, 1))
