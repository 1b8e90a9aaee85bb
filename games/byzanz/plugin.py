"""The entry point of Byzanz."""

from pathlib import Path

from games.byzanz.bots import merchant
from games.byzanz.components import OFFERS
from games.byzanz.evaluation import candidates, evaluate, likelihood
from games.byzanz.game import Byzanz
from games.byzanz.picture import draw
from games.byzanz.reasons import reason
from games.byzanz.standing_orders import STANDING_ORDERS
from games.byzanz.witness import ByzanzWitness
from serai.engine import Apprentice, Expert, Plugin, random_bot

plugin = Plugin(
    slug="byzanz",
    name="Byzanz",
    seats=range(min(OFFERS), max(OFFERS) + 1),
    games={1: Byzanz()},
    bots={
        "random": random_bot,
        "apprentice": Apprentice(merchant, candidates, mistake_percent=45),
        "merchant": merchant,
        "expert": Expert(merchant, evaluate, candidates, likelihood),
    },
    ratings={"random": 0, "apprentice": 690, "merchant": 1500, "expert": 1900},  # bench/strength.py
    texts=Path(__file__).parent / "texts",
    witness=ByzanzWitness(),
    standing_orders=STANDING_ORDERS,
    reason=reason,
    picture=draw,
)
