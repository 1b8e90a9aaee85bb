"""Zanzibar behind the engine's contract."""

from games.zanzibar import facts, rules
from games.zanzibar import view as sight
from games.zanzibar.types import (
    State,
    View,
    ZanzibarAction,
    ZanzibarEvent,
    ZanzibarHints,
    ZanzibarOptions,
    ZanzibarSeen,
)
from serai.engine import Types


class Zanzibar:
    types = Types(State, ZanzibarAction, ZanzibarEvent, ZanzibarSeen, View, ZanzibarHints, ZanzibarOptions)

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
