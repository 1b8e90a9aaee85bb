"""The entry point of Jantaris."""

from pathlib import Path

from games.jantaris.bots import guildmaster
from games.jantaris.components import EDITIONS
from games.jantaris.editions import edition
from games.jantaris.evaluation import candidates, evaluate, likelihood
from games.jantaris.game import Jantaris
from games.jantaris.picture import draw
from games.jantaris.reasons import reason
from games.jantaris.standing_orders import STANDING_ORDERS
from games.jantaris.witness import JantarisWitness
from serai.engine import Apprentice, Expert, Plugin, random_bot

for name in EDITIONS:
    edition(name)  # an invalid edition stops the start-up with an error

plugin = Plugin(
    slug="jantaris",
    name="Jantaris",
    seats=range(3, 5),
    games={1: Jantaris()},
    bots={
        "random": random_bot,
        "apprentice": Apprentice(guildmaster, candidates, mistake_percent=70),
        "guildmaster": guildmaster,
        "expert": Expert(guildmaster, evaluate, candidates, likelihood),
    },
    ratings={"random": 400, "apprentice": 890, "guildmaster": 1500, "expert": 1930},  # bench/strength.py
    texts=Path(__file__).parent / "texts",
    witness=JantarisWitness(),
    standing_orders=STANDING_ORDERS,
    reason=reason,
    picture=draw,
)
