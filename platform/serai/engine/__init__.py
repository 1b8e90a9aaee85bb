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
    Seat,
    Types,
    worded,
)
from serai.engine.play import History
from serai.engine.plugin import Plugin
from serai.engine.rng import Rng
from serai.engine.witness import Witness, Zones

__all__ = [
    "Action",
    "AnyGame",
    "Bot",
    "Event",
    "Game",
    "Hints",
    "History",
    "IllegalAction",
    "Move",
    "Options",
    "Outcome",
    "Plugin",
    "Position",
    "Rng",
    "Seat",
    "Types",
    "Witness",
    "Zones",
    "random_bot",
    "worded",
]
