"""The pure part of the platform: the contract of a game, and all that can be done with a game without a server."""

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
    rendered_by,
)
from serai.engine.play import History
from serai.engine.plugin import Plugin
from serai.engine.rng import Rng
from serai.engine.search import Apprentice, Budget, Expert, SearchResult, Values, win_probabilities
from serai.engine.standing_orders import Expired, Offer, Play, Range, StandingOrder, StandingOrderResult, Wait
from serai.engine.witness import Witness, Zones

__all__ = [
    "Action",
    "AnyGame",
    "Apprentice",
    "Bot",
    "Budget",
    "Event",
    "Expert",
    "Expired",
    "Game",
    "Hints",
    "History",
    "IllegalAction",
    "Move",
    "Offer",
    "Options",
    "Outcome",
    "Play",
    "Plugin",
    "Position",
    "Range",
    "Reason",
    "Rng",
    "SearchResult",
    "Seat",
    "StandingOrder",
    "StandingOrderResult",
    "Types",
    "Values",
    "Wait",
    "Witness",
    "Zones",
    "random_bot",
    "rendered_by",
    "win_probabilities",
]
