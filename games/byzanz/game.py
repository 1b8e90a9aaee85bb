"""Byzanz as an implementation of the engine's contract."""

from games.byzanz import rules, transitions
from games.byzanz import view as views
from games.byzanz.types import ByzanzAction, ByzanzEvent, ByzanzHints, ByzanzRedacted, State, View
from serai.engine import Types


class Byzanz:
    types = Types(State, ByzanzAction, ByzanzEvent, ByzanzRedacted, View, ByzanzHints)

    setup = staticmethod(rules.setup)
    evolve = staticmethod(transitions.evolve)
    clone = staticmethod(transitions.clone)
    legal = staticmethod(rules.legal)
    decide = staticmethod(rules.decide)
    waiting_for = staticmethod(rules.waiting_for)
    decision_key = staticmethod(views.decision_key)
    view = staticmethod(views.view)
    redact = staticmethod(views.redact)
    hints = staticmethod(views.hints)
    determinize = staticmethod(views.determinize)
    inventory = staticmethod(rules.inventory)
    outcome = staticmethod(rules.outcome)
