"""Jantaris as an implementation of the engine's contract."""

from games.jantaris import hints, rules, transitions
from games.jantaris import view as views
from games.jantaris.types import (
    JantarisAction,
    JantarisEvent,
    JantarisHints,
    JantarisOptions,
    JantarisRedacted,
    State,
    View,
)
from serai.engine import Types


class Jantaris:
    types = Types(State, JantarisAction, JantarisEvent, JantarisRedacted, View, JantarisHints, JantarisOptions)

    setup = staticmethod(rules.setup)
    evolve = staticmethod(transitions.evolve)
    clone = staticmethod(transitions.clone)
    legal = staticmethod(rules.legal)
    decide = staticmethod(rules.decide)
    waiting_for = staticmethod(rules.waiting_for)
    decision_key = staticmethod(views.decision_key)
    view = staticmethod(views.view)
    redact = staticmethod(views.redact)
    hints = staticmethod(hints.hints)
    determinize = staticmethod(views.determinize)
    inventory = staticmethod(rules.inventory)
    outcome = staticmethod(rules.outcome)
