"""The entry point of Haggle."""

from pathlib import Path

from haggle.picture import draw
from haggle.rules import Haggle, HaggleTwo
from haggle.standing_orders import ChooseInTurn
from haggle.types import Choose, State
from haggle.witness import HaggleWitness
from serai.engine import Expert, Plugin, Position, Rng, random_bot


def bold(position: Position[State, Choose], rng: Rng) -> Choose:
    """Always plays the highest card."""
    return position.legal[-1]


plugin = Plugin(
    slug="haggle",
    name="Haggle",
    seats=range(2, 5),
    games={1: Haggle(), 2: HaggleTwo()},
    bots={"random": random_bot, "bold": bold, "expert": Expert(random_bot)},
    ratings={"random": 1200, "bold": 1500},
    texts=Path(__file__).parent / "texts",
    witness=HaggleWitness(),
    standing_orders=(ChooseInTurn,),
    picture=draw,
)
