"""The entry point of Zanzibar."""

from pathlib import Path

from games.zanzibar.bots import trader
from games.zanzibar.components import WEAKEST
from games.zanzibar.editions import editions
from games.zanzibar.game import Zanzibar
from games.zanzibar.witness import ZanzibarWitness
from serai.engine import Plugin, random_bot

plugin = Plugin(
    slug="zanzibar",
    name="Zanzibar",
    seats=range(min(WEAKEST), max(WEAKEST) + 1),
    games={1: Zanzibar()},
    bots={"random": random_bot, "trader": trader},
    texts=Path(__file__).parent / "texts",
    witness=ZanzibarWitness(),
    editions=editions(),
)
