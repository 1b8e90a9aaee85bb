"""The entry point of Byzanz."""

from pathlib import Path

from games.byzanz.bots import merchant
from games.byzanz.components import OFFERS
from games.byzanz.game import Byzanz
from games.byzanz.witness import ByzanzWitness
from serai.engine import Plugin, random_bot

plugin = Plugin(
    slug="byzanz",
    name="Byzanz",
    seats=range(min(OFFERS), max(OFFERS) + 1),
    games={1: Byzanz()},
    bots={"random": random_bot, "merchant": merchant},
    texts=Path(__file__).parent / "texts",
    witness=ByzanzWitness(),
)
