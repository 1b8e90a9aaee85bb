"""Set-up: the deal, and the two merchants that each player places before the first turn."""

from games.jantaris.board import merchants_in
from games.jantaris.components import DISTRICTS
from games.jantaris.editions import edition
from games.jantaris.items import Option, place
from games.jantaris.types import Dealt, JantarisOptions, State, Task
from serai.engine import Options, Rng


def deal(seats: int, options: Options, rng: Rng) -> Dealt:
    """All randomness of the game."""
    assert isinstance(options, JantarisOptions)
    cards = edition(options.edition)
    return Dealt(
        edition=options.edition,
        seats=seats,
        first=rng.below(seats),  # J1: a random start player
        items=tuple(rng.shuffled(list(cards.items))),
        markets=tuple(rng.shuffled(cards.markets)),
        fairs=tuple(rng.shuffled(cards.fair_cards)),
    )


def settle(state: State, task: Task) -> list[Option]:
    """J1: two different districts, never the centre."""
    return [place(task.seat, district, 1) for district in DISTRICTS if not merchants_in(state, task.seat, district)]
