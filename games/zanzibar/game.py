"""Zanzibar as an implementation of the engine's contract."""

from games.zanzibar import rules, transitions
from games.zanzibar import view as views
from games.zanzibar.types import (
    State,
    View,
    ZanzibarAction,
    ZanzibarEvent,
    ZanzibarHints,
    ZanzibarOptions,
    ZanzibarRedacted,
)
from serai.engine import Types


class Zanzibar:
    types = Types(State, ZanzibarAction, ZanzibarEvent, ZanzibarRedacted, View, ZanzibarHints, ZanzibarOptions)

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
