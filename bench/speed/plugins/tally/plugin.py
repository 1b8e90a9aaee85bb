"""The entry point of Tally."""

from pathlib import Path

from tally.rules import NothingHidden, Tally

from serai.engine import Plugin, random_bot

plugin = Plugin(
    slug="tally",
    name="Tally",
    seats=range(2, 3),
    games={1: Tally()},
    bots={"random": random_bot},
    texts=Path(__file__).parent / "texts",
    witness=NothingHidden(),
)
