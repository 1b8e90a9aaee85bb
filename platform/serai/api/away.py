"""When time runs out: coming back, and doing without who doesn't."""

from typing import Annotated, Any
from uuid import UUID

from msgspec import Meta
from rest_framework.request import Request

from serai.api import example_table as example
from serai.api.at_table import visit
from serai.api.operation import operation
from serai.api.reading import Body
from serai.api.seats import REFUSED, Seat
from serai.api.shapes_of_tables import Done, told
from serai.tables.announce import carry_out
from serai.tables.away import come_back, wish_substitute


class Substitution(Body, frozen=True):
    seat: Annotated[Seat, Meta(description="Of who is away.")]
    wishes: Annotated[bool, Meta(description="Whether the bot should stay; false takes it back.")] = True


@operation(
    "Be back",
    answers=Done,
    example=example.done,
    errors=REFUSED,
    idempotency="required",
    throttle="commands",
)
def be_back(request: Request, table: UUID, command: UUID) -> Any:
    """Your time ran out and a bot plays for you: the chair is yours again. What the bot has done stands."""
    player = visit(request, table).require_player()
    return told(carry_out(table, come_back(player=player), command=command), player)


@operation(
    "Wish for a substitute",
    takes=Substitution,
    takes_example=lambda: Substitution(seat=1),
    answers=Done,
    example=example.done,
    errors=REFUSED,
    idempotency="required",
    throttle="commands",
)
def wish_for_substitute(request: Request, table: UUID, body: Substitution, command: UUID) -> Any:
    """From a day after the time ran out; live, a minute. When all who play wish it, the bot stays for good."""
    player = visit(request, table).require_player()
    verb = wish_substitute(player=player, seat=body.seat, wishes=body.wishes)
    return told(carry_out(table, verb, command=command), player)
