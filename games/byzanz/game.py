"""Byzanz behind the engine's contract."""

from games.byzanz import facts, rules
from games.byzanz import view as sight
from games.byzanz.types import ByzanzAction, ByzanzEvent, ByzanzHints, ByzanzSeen, State, View
from serai.engine import Types


class Byzanz:
    types = Types(State, ByzanzAction, ByzanzEvent, ByzanzSeen, View, ByzanzHints)

    setup = staticmethod(rules.setup)
    evolve = staticmethod(facts.evolve)
    clone = staticmethod(facts.clone)
    legal = staticmethod(rules.legal)
    decide = staticmethod(rules.decide)
    waiting_for = staticmethod(rules.waiting_for)
    decision_key = staticmethod(sight.decision_key)
    view = staticmethod(sight.view)
    redact = staticmethod(sight.redact)
    hints = staticmethod(sight.hints)
    determinize = staticmethod(sight.determinize)
    inventory = staticmethod(rules.inventory)
    outcome = staticmethod(rules.outcome)
