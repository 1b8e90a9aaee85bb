"""The entry point of Zanzibar."""

from pathlib import Path

from games.zanzibar.bots import trader
from games.zanzibar.components import WEAKEST
from games.zanzibar.editions import editions
from games.zanzibar.evaluation import candidates, evaluate
from games.zanzibar.game import Zanzibar
from games.zanzibar.picture import draw
from games.zanzibar.reasons import reason
from games.zanzibar.standing_orders import STANDING_ORDERS
from games.zanzibar.witness import ZanzibarWitness
from serai.engine import Apprentice, Expert, Plugin, random_bot

plugin = Plugin(
    slug="zanzibar",
    name="Zanzibar",
    seats=range(min(WEAKEST), max(WEAKEST) + 1),
    games={1: Zanzibar()},
    bots={
        "random": random_bot,
        "apprentice": Apprentice(trader, candidates, mistake_percent=12),
        "trader": trader,
        "expert": Expert(trader, evaluate, candidates),
    },
    ratings={"random": 0, "apprentice": 880, "trader": 1500, "expert": 1880},  # bench/strength.py
    texts=Path(__file__).parent / "texts",
    witness=ZanzibarWitness(),
    standing_orders=STANDING_ORDERS,
    reason=reason,
    picture=draw,
    editions=editions(),
)
