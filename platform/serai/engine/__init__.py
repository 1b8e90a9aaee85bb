"""The pure half of the platform: what a game is, and everything that can be done with one without a server."""

from serai.engine.bots import Bot, Position, random_bot
from serai.engine.contract import (
    Action,
    AnyGame,
    Event,
    Game,
    Hints,
    IllegalAction,
    Move,
    Options,
    Outcome,
    Reason,
    Seat,
    Types,
    worded,
)
from serai.engine.play import History
from serai.engine.plugin import Plugin
from serai.engine.rng import Rng
from serai.engine.search import Apprentice, Budget, Expert, Thought, Values, shares
from serai.engine.standing import Carried, Offer, Over, Play, Range, StandingOrder, Wait
from serai.engine.witness import Witness, Zones

__all__ = [
    "Action",
    "AnyGame",
    "Apprentice",
    "Bot",
    "Budget",
    "Carried",
    "Event",
    "Expert",
    "Game",
    "Hints",
    "History",
    "IllegalAction",
    "Move",
    "Offer",
    "Options",
    "Outcome",
    "Over",
    "Play",
    "Plugin",
    "Position",
    "Range",
    "Reason",
    "Rng",
    "Seat",
    "StandingOrder",
    "Thought",
    "Types",
    "Values",
    "Wait",
    "Witness",
    "Zones",
    "random_bot",
    "shares",
    "worded",
]
