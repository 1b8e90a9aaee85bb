"""Variants of Haggle with one mistake each, which the conformance kit must find."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from haggle.plugin import plugin
from haggle.rules import Haggle
from haggle.types import Chose, Dealt, DealtRedacted, Revealed
from serai.engine import Expert, IllegalAction, Move, Plugin

BROKEN: dict[str, tuple[str, type[Haggle]]] = {}
"""By name, the check that must find the mistake, and the game."""


def caught_by(check: str) -> Callable[[type[Haggle]], type[Haggle]]:
    def register(game: type[Haggle]) -> type[Haggle]:
        BROKEN[game.__name__] = (check, game)
        return game

    return register


def broken_plugin(game: type[Haggle], **changes: Any) -> Plugin:
    """Without an expert: its search fails on most mistakes before the check that is meant to find them."""
    quick_bots = {name: bot for name, bot in plugin.bots.items() if not isinstance(bot, Expert)}
    return msgspec.structs.replace(plugin, games={1: game()}, **{"bots": quick_bots, **changes})


@caught_by("no-leak")
class LeakyView(Haggle):
    def view(self, state, seat):
        return msgspec.structs.replace(super().view(state, seat), bag_size=sum(state.bag))


@caught_by("no-leak")
class LeakyBetweenEvents(Haggle):
    """Leaks only between the events of a commit: when all have chosen, before the cards are turned up."""

    def view(self, state, seat):
        seen = super().view(state, seat)
        return seen if None in state.choices else msgspec.structs.replace(seen, bag_size=sum(state.bag))


@caught_by("no-leak")
class LeakyDeal(Haggle):
    def redact(self, item, seat):
        seen = super().redact(item, seat)
        return {**seen, "bag_size": item.bag[0]} if seen.get("type") == "dealt" else seen


@caught_by("no-leak")
class LeakyEvent(Haggle):
    """Shows a choice to everyone before all have chosen."""

    def redact(self, item, seat):
        return super().redact(item, item.seat if isinstance(item, Chose) else seat)


@caught_by("no-leak")
class LeakyMove(Haggle):
    """Hides the event, but not the action behind it."""

    def redact(self, item, seat):
        return super().redact(item, item.seat if isinstance(item, Move) else seat)


@caught_by("no-leak")
class LeakyHints(Haggle):
    def hints(self, state, seat):
        hints = super().hints(state, seat)
        return msgspec.structs.replace(hints, round=sum(state.bag)) if hasattr(hints, "round") else hints


@caught_by("no-leak")
class LeakyKey(Haggle):
    def decision_key(self, state, seat):
        return tuple(state.hands)


@caught_by("no-leak")
class UnsortedDeterminize(Haggle):
    """Deals again without sorting first, so that the order depends on where the cards were."""

    def determinize(self, state, seat, rng):
        others = [other for other in range(len(state.hands)) if other != seat]
        unseen = [card for other in others for card in state.hands[other]] + list(state.bag)
        unseen += [card for other in others if (card := state.choices[other]) is not None]
        rng.shuffle(unseen)
        determinized = self.clone(state)
        for other in others:
            determinized.hands[other] = tuple(sorted(unseen.pop() for _ in state.hands[other]))
            determinized.choices[other] = None if state.choices[other] is None else unseen.pop()
        determinized.bag = tuple(sorted(unseen))
        return determinized


class Unmarked(Revealed, frozen=True, tag="revealed"):
    reveals = False


@caught_by("reveals")
class RevealsUnmarked(Haggle):
    """The last player to choose could preview cards and see what the others have chosen."""

    types = msgspec.structs.replace(Haggle.types, event=Dealt | Chose | Unmarked)

    def decide(self, state, seat, action):
        events = super().decide(state, seat, action)
        return [Unmarked(*msgspec.structs.astuple(event)) if isinstance(event, Revealed) else event for event in events]


@caught_by("determinize-varies")
class IdentityDeterminize(Haggle):
    def determinize(self, state, seat, rng):
        return self.clone(state)


@caught_by("determinize-varies")
class KeepsBagDeterminize(Haggle):
    """Exchanges cards between the other hands, but never with the bag."""

    def determinize(self, state, seat, rng):
        determinized = super().determinize(state, seat, rng)
        return determinized if len(state.hands) == 2 and not state.bag else self._keep_bag(state, seat, rng)

    def _keep_bag(self, state, seat, rng):
        determinized = self.clone(state)
        others = [other for other in range(len(state.hands)) if other != seat]
        unseen = rng.shuffled(sorted(card for other in others for card in state.hands[other]))
        for other in others:
            determinized.hands[other] = tuple(sorted(unseen.pop() for _ in state.hands[other]))
        return determinized


@caught_by("determinize-view")
class ForgetfulDeterminize(Haggle):
    """Deals the seat's own hand again as well."""

    def determinize(self, state, seat, rng):
        return super().determinize(super().determinize(state, seat, rng), (seat + 1) % len(state.hands), rng)


@caught_by("determinize-uniform")
class BiasedDeterminize(Haggle):
    """Prefers the better bag of two deals."""

    def determinize(self, state, seat, rng):
        return max(
            (super(BiasedDeterminize, self).determinize(state, seat, rng) for _ in range(2)), key=lambda s: s.bag
        )


@caught_by("conserved")
class LosesACard(Haggle):
    def evolve(self, state, event):
        state = super().evolve(state, event)
        if isinstance(event, Revealed):
            state.played.pop()
        return state


@caught_by("progress")
class Stuck(Haggle):
    def legal(self, state, seat):
        return [] if state.round == 2 else super().legal(state, seat)


@caught_by("progress")
class NeverSaysWhoWon(Haggle):
    def outcome(self, state):
        return None


@caught_by("progress")
class GoesOnAfterTheEnd(Haggle):
    def outcome(self, state):
        return super().outcome(state) or (
            Haggle.outcome(self, msgspec.structs.replace(state, round=9)) if state.round == 3 else None
        )


@caught_by("ends")
class Endless(Haggle):
    def evolve(self, state, event):
        state = super().evolve(state, event)
        if isinstance(event, Revealed):
            state.hands = [(card,) for card in event.cards]
            state.played = state.played[: -len(event.cards)]
            state.round = 1
        return state


@caught_by("replay")
class SharesWithTheEvent(Haggle):
    """Compares events by identity, which storage doesn't preserve."""

    made: Sequence[Any] = ()

    def decide(self, state, seat, action):
        self.made = super().decide(state, seat, action)
        return self.made

    def evolve(self, state, event):
        state = super().evolve(state, event)
        state.scores[0] += any(event is own for own in self.made)
        return state


@caught_by("round-trip")
class UnreadableState(Haggle):
    def evolve(self, state, event):
        state = super().evolve(state, event)
        state.bag = (*state.bag[:-1], 7 + state.bag[-1]) if state.bag and state.bag[-1] < 7 else state.bag
        return state


@caught_by("legal-distinct")
class OffersTwice(Haggle):
    def legal(self, state, seat):
        return [*super().legal(state, seat)] * 2


@caught_by("legal-decide")
class OffersTooMuch(Haggle):
    def legal(self, state, seat):
        first = super().legal(state, seat)[:1]
        return [*first, *(type(first[0])(card) for card in range(1, 7) if card != first[0].card)] if first else []


@caught_by("legal-decide")
class OffersTooLittle(Haggle):
    def legal(self, state, seat):
        return super().legal(state, seat)[:1]


@caught_by("legal-decide")
class DecidesByChanging(Haggle):
    def decide(self, state, seat, action):
        events = super().decide(state, seat, action)
        state.scores[seat] += 1
        return events


@caught_by("clone")
class ShallowClone(Haggle):
    def clone(self, state):
        return msgspec.structs.replace(state)


@caught_by("declared-types")
class UndeclaredField(Haggle):
    def redact(self, item, seat):
        seen = super().redact(item, seat)
        return {**seen, "extra": 1} if seen.get("type") == "revealed" else seen


@caught_by("declared-types")
class UndeclaredType(Haggle):
    types = msgspec.structs.replace(Haggle.types, redacted=DealtRedacted)


@caught_by("setup-repeats")
class RandomSetup(Haggle):
    deals = 0

    def setup(self, seats, options, rng):
        self.deals += 1
        return super().setup(seats, options, rng.fork(self.deals))


@caught_by("crash")
class Crashes(Haggle):
    def decide(self, state, seat, action):
        return super().decide(state, seat, action) if state.round < 3 else [][action.card]


@caught_by("crash")
class CrashesAtOnce(Haggle):
    def setup(self, seats, options, rng):
        raise KeyError("no such deal")


@caught_by("legal-decide")
class RandomDecide(Haggle):
    rolls = 0

    def decide(self, state, seat, action):
        self.rolls += 1
        events = super().decide(state, seat, action)
        return [*events[:1], *events[1:] * (1 + self.rolls % 2)]


@caught_by("decision-key")
class OneKeyForAll(Haggle):
    """Legal actions disappear when other seats choose, but the key stays the same."""

    def decision_key(self, state, seat):
        return "always the same"

    def legal(self, state, seat):
        chosen = sum(choice is not None for choice in state.choices)
        return super().legal(state, seat)[: len(state.hands) - chosen]

    def decide(self, state, seat, action):
        if action not in self.legal(state, seat):
            raise IllegalAction("not-in-hand", card=action.card)
        return super().decide(state, seat, action)


@caught_by("conserved")
class CountsNothing(Haggle):
    def inventory(self, state):
        return Counter()
