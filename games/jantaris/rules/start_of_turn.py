"""The start of a turn: items act in the order chosen by their owner; then comes the city."""

from games.jantaris.board import has_crown, seats_from
from games.jantaris.editions import edition
from games.jantaris.items import EFFECTS, Option, choices, owned_for
from games.jantaris.rules.city import visit
from games.jantaris.types import ItemUsed, State, Task, UseItem


def turn(state: State, task: Task) -> list[Option]:
    """The choices at the start of a turn: items, and the city. Items that must act come before the city (J22)."""
    seat = task.seat
    if not state.items[seat]:
        return visit(state, seat)
    usable = usable_items(state, seat)
    used = [(UseItem(item), ItemUsed(seat, item, EFFECTS[item].discarded)) for item in usable]
    return [*used] if must_wait(usable) else [*used, *visit(state, seat)]


def usable_items(state: State, seat: int) -> list[str]:
    """The items that have not acted this turn and have an effect for at least one player (J33); each acts once."""
    unused = [item for item in owned_for(state, seat, "start of turn") if item not in state.used]
    return [item for item in unused if _can_act(state, seat, item)]


def must_wait(usable: list[str]) -> bool:
    """Whether the city must wait, because an item that must act still can."""
    return any(EFFECTS[item].must_act for item in usable)


def _can_act(state: State, seat: int, item: str) -> bool:
    if not edition(state.edition).items[item].crown:
        return bool(choices(state, seat, item))
    return any(choices(state, other, item) for other in seats_from(state, seat) if has_crown(state, other))  # J16
