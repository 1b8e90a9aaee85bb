"""After a time-out: returning to the game, and voting for a bot as permanent substitute."""

from typing import Annotated, Any
from uuid import UUID

from msgspec import Meta
from rest_framework.request import Request

from serai.api.core import example_table as example
from serai.api.core.operation import operation
from serai.api.core.reading import Body
from serai.api.tables.access import access_table
from serai.api.tables.seats import COMMON_ERRORS, Seat
from serai.api.tables.wire_types import CommandResult, command_result
from serai.tables.listeners import commit_and_notify
from serai.tables.verbs import away


class SubstituteVote(Body, frozen=True):
    seat: Annotated[Seat, Meta(description="The seat of the player whose time ran out.")]
    agree: Annotated[bool, Meta(description="Whether the bot should stay; false withdraws your vote.")] = True


@operation(
    "Return to the game",
    response=CommandResult,
    example=example.command_result,
    errors=COMMON_ERRORS,
    idempotency="required",
    throttle="commands",
)
def return_to_game(request: Request, table: UUID, command: UUID) -> Any:
    """Takes back your seat after your time ran out and a bot played for you. What the bot did stands."""
    player = access_table(request, table).require_player()
    return command_result(commit_and_notify(table, away.come_back(player=player), command=command), player)


@operation(
    "Vote for a substitute",
    body=SubstituteVote,
    body_example=lambda: SubstituteVote(seat=1),
    response=CommandResult,
    example=example.command_result,
    errors=COMMON_ERRORS,
    idempotency="required",
    throttle="commands",
)
def vote_for_substitute(request: Request, table: UUID, body: SubstituteVote, command: UUID) -> Any:
    """Votes that the bot keeps the seat of a player whose time ran out. It does once all remaining players agree.

    Possible a day after the time ran out; at live tables, a minute after.
    """
    player = access_table(request, table).require_player()
    verb = away.vote_for_substitute(player=player, seat=body.seat, agree=body.agree)
    return command_result(commit_and_notify(table, verb, command=command), player)
