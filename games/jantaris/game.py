"""Jantaris behind the engine's contract."""

from games.jantaris import facts, hints, rules
from games.jantaris import view as sight
from games.jantaris.types import (
    JantarisAction,
    JantarisEvent,
    JantarisHints,
    JantarisOptions,
    JantarisSeen,
    State,
    View,
)
from serai.engine import Types


class Jantaris:
    types = Types(State, JantarisAction, JantarisEvent, JantarisSeen, View, JantarisHints, JantarisOptions)

    setup = staticmethod(rules.setup)
    evolve = staticmethod(facts.evolve)
    clone = staticmethod(facts.clone)
    legal = staticmethod(rules.legal)
    decide = staticmethod(rules.decide)
    waiting_for = staticmethod(rules.waiting_for)
    decision_key = staticmethod(sight.decision_key)
    view = staticmethod(sight.view)
    redact = staticmethod(sight.redact)
    hints = staticmethod(hints.hints)
    determinize = staticmethod(sight.determinize)
    inventory = staticmethod(rules.inventory)
    outcome = staticmethod(rules.outcome)
