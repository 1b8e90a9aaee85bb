"""The rules of Haggle."""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from msgspec import to_builtins

from haggle.types import (
    Choose,
    Choosing,
    Chose,
    ChoseRedacted,
    Dealt,
    DealtRedacted,
    Finished,
    HaggleEvent,
    HaggleHints,
    HaggleRedacted,
    Revealed,
    State,
    View,
    Waiting,
)
from serai.engine import IllegalAction, Move, Options, Outcome, Rng, Types

CARDS = tuple(value for value in range(1, 7) for _ in range(2))
ROUNDS = 3


class Haggle:
    types = Types(State, Choose, HaggleEvent, HaggleRedacted, View, HaggleHints)

    def setup(self, seats: int, options: Options, rng: Rng) -> Sequence[HaggleEvent]:
        cards = rng.shuffled(CARDS)
        hands = tuple(tuple(sorted(cards[ROUNDS * seat :][:ROUNDS])) for seat in range(seats))
        return [Dealt(hands, tuple(sorted(cards[ROUNDS * seats :])))]

    def evolve(self, state: State | None, event: HaggleEvent) -> State:
        if state is None:
            assert isinstance(event, Dealt)
            seats = len(event.hands)
            return State(list(event.hands), event.bag, [None] * seats, [], [0] * seats)
        match event:
            case Chose(seat, card):
                state.hands[seat] = without(state.hands[seat], card)
                state.choices[seat] = card
            case Revealed(cards, winners):
                state.played += cards
                state.choices = [None] * len(cards)
                state.round += 1
                for seat in winners:
                    state.scores[seat] += 1
        return state

    def clone(self, state: State) -> State:
        lists = (state.choices.copy(), state.played.copy(), state.scores.copy())
        return State(state.hands.copy(), state.bag, *lists, state.round)

    def waiting_for(self, state: State) -> frozenset[int]:
        if state.round > ROUNDS:
            return frozenset()
        return frozenset(seat for seat, choice in enumerate(state.choices) if choice is None)

    def legal(self, state: State, seat: int) -> Sequence[Choose]:
        if seat not in self.waiting_for(state):
            return []
        return [Choose(card) for card in sorted(set(state.hands[seat]))]

    def decide(self, state: State, seat: int, action: Choose) -> Sequence[HaggleEvent]:
        if seat not in self.waiting_for(state):
            raise IllegalAction("already-chosen")
        if action.card not in state.hands[seat]:
            raise IllegalAction("not-in-hand", card=action.card)
        cards = [action.card if other == seat else card for other, card in enumerate(state.choices)]
        turned_up = tuple(card for card in cards if card is not None)
        chose = Chose(seat, action.card)
        return [chose] if None in cards else [chose, Revealed(turned_up, self.winners(turned_up))]

    def winners(self, cards: Sequence[int]) -> tuple[int, ...]:
        """The highest card scores; if two are equal, none does."""
        best = max(cards)
        return (cards.index(best),) if cards.count(best) == 1 else ()

    def decision_key(self, state: State, seat: int) -> Hashable:
        return ("choosing", state.round)

    def outcome(self, state: State) -> Outcome | None:
        return Outcome.ranked(state.scores) if state.round > ROUNDS else None

    def inventory(self, state: State) -> Counter[int]:
        chosen = [card for card in state.choices if card is not None]
        return Counter([*(card for hand in state.hands for card in hand), *state.bag, *chosen, *state.played])

    def view(self, state: State, seat: int | None) -> View:
        return View(
            round=min(state.round, ROUNDS),
            hand=() if seat is None else state.hands[seat],
            choice=None if seat is None else state.choices[seat],
            has_chosen=tuple(choice is not None for choice in state.choices),
            played=tuple(state.played),
            scores=tuple(state.scores),
            bag_size=len(state.bag),
        )

    def redact(self, item: HaggleEvent | Move[Choose], seat: int | None) -> Mapping[str, Any]:
        match item:
            case Dealt(hands, bag):
                return to_builtins(DealtRedacted(() if seat is None else hands[seat], len(bag)))
            case Chose(actor, card):
                return to_builtins(ChoseRedacted(actor, card if seat == actor else None))
            case Move(actor, action):
                return {"seat": actor, "action": to_builtins(action) if seat == actor else None}
        return to_builtins(item)

    def hints(self, state: State, seat: int) -> HaggleHints:
        if state.round > ROUNDS:
            return Finished()
        return Choosing(state.round) if seat in self.waiting_for(state) else Waiting()

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        others = [other for other in range(len(state.hands)) if other != seat]
        unseen = [card for other in others for card in state.hands[other]] + list(state.bag)
        unseen += [card for other in others if (card := state.choices[other]) is not None]
        unseen = rng.shuffled(sorted(unseen))
        determinized = self.clone(state)
        for other in others:
            determinized.hands[other] = tuple(sorted(unseen.pop() for _ in state.hands[other]))
            determinized.choices[other] = None if state.choices[other] is None else unseen.pop()
        determinized.bag = tuple(sorted(unseen))
        return determinized


def without(cards: Sequence[int], card: int) -> tuple[int, ...]:
    rest = list(cards)
    rest.remove(card)
    return tuple(rest)


class HaggleTwo(Haggle):
    def winners(self, cards: Sequence[int]) -> tuple[int, ...]:
        """Every highest card scores."""
        return tuple(seat for seat, card in enumerate(cards) if card == max(cards))
