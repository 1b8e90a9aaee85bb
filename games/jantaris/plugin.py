"""The entry point of Jantaris."""

from pathlib import Path

from games.jantaris import editions
from games.jantaris.bots import guildmaster
from games.jantaris.game import Jantaris
from games.jantaris.witness import JantarisWitness
from serai.engine import Plugin, random_bot

for name in editions.names():
    editions.edition(name)  # a bad one stops the start-up with its sentence

plugin = Plugin(
    slug="jantaris",
    name="Jantaris",
    seats=range(3, 5),
    games={1: Jantaris()},
    bots={"random": random_bot, "guildmaster": guildmaster},
    texts=Path(__file__).parent / "texts",
    witness=JantarisWitness(),
)
