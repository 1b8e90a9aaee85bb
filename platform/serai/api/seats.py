"""Sitting down, leaving, bots in chairs, and beginning."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any
from uuid import UUID

from msgspec import Meta
from rest_framework.request import Request

from serai.accounts.devices import device_of, mark_seat, unmark_seat
from serai.accounts.models import SeatMark
from serai.accounts.players import players_of, seat_player
from serai.api import example_table as example
from serai.api.at_table import Invitation, Visit, require_rateable, visit
from serai.api.authentication import TOKEN, signed_in
from serai.api.operation import operation
from serai.api.reading import Body
from serai.api.shapes_of_tables import Done, Nonce, told
from serai.desk.conduct import require_may_play
from serai.matching.seek import decline, require_free_for
from serai.tables.announce import carry_out
from serai.tables.commit import Committed
from serai.tables.company import company_for
from serai.tables.errors import TableError
from serai.tables.fill import add_bot, remove_bot, start
from serai.tables.game_of import opened_of
from serai.tables.reliability import NOTHING_KNOWN, reliability_of
from serai.tables.sit import leave, sit

Seat = Annotated[int, Meta(ge=0, le=99)]
Level = Annotated[str, Meta(min_length=1, max_length=40, description="One of the game's levels.", examples=["random"])]
REFUSED = ["unknown-table", "not-yours", "bad-input", "wrong-moment", "key-reused"]


class Sitting(Body, frozen=True):
    nonce: Nonce
    seat: Annotated[Seat | None, Meta(description="By default the first that is free.")] = None
    invitation: Invitation = ""


class BotWanted(Body, frozen=True):
    level: Level
    seat: Annotated[Seat | None, Meta(description="By default the first that is free.")] = None


class Starting(Body, frozen=True):
    bot: Annotated[Level, Meta(description="The level of the bots in the chairs that are still free.")]


@operation(
    "Sit down",
    takes=Sitting,
    takes_example=lambda: Sitting(nonce=example.NONCE),
    answers=Done,
    example=example.done,
    errors=[
        *REFUSED,
        "no-free-chair",
        "not-reliable",
        "kept-apart",
        "same-device",
        "members-only",
        "suspended",
        "at-live-table",
    ],
    idempotency="required",
    throttle="commands",
)
def sit_down(request: Request, table: UUID, body: Sitting, command: UUID) -> Any:
    """The last chair that is taken begins the game. Who sits there already keeps the chair.

    A table that asks for reliability takes members only, with at least three games with a clock behind them. Nobody
    sits down with whom they have blocked, or who has blocked them; at a ranked table sit members only, each with
    their own device.
    """
    here, person = visit(request, table, body.invitation), signed_in(request)
    player = here.player or seat_player(table=table, user=person)
    if here.seat is None:
        require_may_play(person)
        require_rateable(person, ranked=opened_of(here.known.chronicle).ranked)
    require_free_for(table, person)
    known = NOTHING_KNOWN if person.is_guest else reliability_of(players_of(person))
    with marked(request, here, player) as mark:
        verb = sit(
            player=player,
            nonce=body.nonce,
            seat=body.seat,
            invitation=body.invitation,
            reliability=known,
            welcome=company_for(person, mark),
        )
        return told(carry_out(table, verb, command=command), player)


@contextmanager
def marked(request: Request, here: Visit, player: UUID) -> Iterator[SeatMark | None]:
    """At a ranked table it is kept for a while from where somebody has sat down first; not if they may not."""
    if here.seat is not None or not opened_of(here.known.chronicle).ranked:
        yield None
        return
    device = None if request.auth == TOKEN else device_of(request._request)
    address = str(request.META.get("REMOTE_ADDR", ""))
    try:
        yield mark_seat(player, here.known.head.id, device=device, address=address)
    except TableError:
        unmark_seat(player)
        raise


@operation(
    "Leave a table",
    answers=Done,
    example=example.done,
    errors=REFUSED,
    idempotency="optional",
    throttle="commands",
)
def leave_table(request: Request, table: UUID, command: UUID) -> Any:
    """Before the game has begun; a running game can be resigned.

    If the host leaves, the first who sits there becomes it; a table without a host is gone.
    """
    here = visit(request, table)
    if here.player is None:
        return told(Committed("unchanged", None, here.known.version, here.known), None)
    decline(signed_in(request), table)  # first: whoever got up before would be put back among those who look
    done = carry_out(table, leave(player=here.player), command=command)
    unmark_seat(here.player)
    return told(done, here.player)


@operation(
    "Seat a bot",
    takes=BotWanted,
    takes_example=lambda: BotWanted(level=next(iter(example.any_game().bots))),
    answers=Done,
    example=example.done,
    errors=[*REFUSED, "no-free-chair"],
    idempotency="required",
    throttle="commands",
)
def seat_bot(request: Request, table: UUID, body: BotWanted, command: UUID) -> Any:
    """For the host."""
    host = visit(request, table).require_player()
    verb = add_bot(host=host, level=body.level, seat=body.seat)
    return told(carry_out(table, verb, command=command), host)


@operation(
    "Remove a bot",
    answers=Done,
    example=example.done,
    errors=REFUSED,
    idempotency="optional",
    throttle="commands",
)
def unseat_bot(request: Request, table: UUID, seat: int, command: UUID) -> Any:
    """For the host."""
    host = visit(request, table).require_player()
    verb = remove_bot(host=host, seat=seat)
    return told(carry_out(table, verb, command=command), host)


@operation(
    "Start the game",
    takes=Starting,
    takes_example=lambda: Starting(bot=next(iter(example.any_game().bots))),
    answers=Done,
    example=example.done,
    errors=REFUSED,
    idempotency="required",
    throttle="commands",
)
def start_game(request: Request, table: UUID, body: Starting, command: UUID) -> Any:
    """For the host: bots take the chairs that are free. A table whose last chair is taken begins by itself."""
    host = visit(request, table).require_player()
    verb = start(host=host, bot=body.bot)
    return told(carry_out(table, verb, command=command), host)
