"""Sitting down and leaving, bots, and starting the game."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any
from uuid import UUID

from msgspec import Meta
from rest_framework.request import Request

from serai.accounts.devices import delete_fingerprint, device_of, record_fingerprint
from serai.accounts.models import SeatFingerprint
from serai.accounts.players import get_or_create_player, players_of
from serai.api.core import example_table as example
from serai.api.core.authentication import TOKEN, current_user
from serai.api.core.operation import operation
from serai.api.core.reading import Body
from serai.api.tables.access import Invitation, TableAccess, access_table, require_rateable
from serai.api.tables.wire_types import CommandResult, Nonce, command_result
from serai.matchmaking.search import decline, require_free_for
from serai.moderation.restrictions import require_may_play
from serai.tables.commit import CommitResult
from serai.tables.errors import TableError
from serai.tables.game_of import opened_of
from serai.tables.listeners import commit_and_notify
from serai.tables.read_models.reliability import UNKNOWN, reliability_of
from serai.tables.seating_rules import seating_check_for
from serai.tables.verbs import fill
from serai.tables.verbs.sit import leave, sit

Seat = Annotated[int, Meta(ge=0, le=99)]
Level = Annotated[
    str, Meta(min_length=1, max_length=40, description="The bot's level, one of the game's.", examples=["random"])
]
COMMON_ERRORS = ["unknown-table", "not-yours", "bad-input", "wrong-moment", "key-reused"]


class SitDown(Body, frozen=True):
    nonce: Nonce
    seat: Annotated[Seat | None, Meta(description="By default the first free seat.")] = None
    invitation: Invitation = ""


class AddBot(Body, frozen=True):
    level: Level
    seat: Annotated[Seat | None, Meta(description="By default the first free seat.")] = None


class StartGame(Body, frozen=True):
    bot: Annotated[Level, Meta(description="The level of the bots that take the free seats.")]


@operation(
    "Sit down",
    body=SitDown,
    body_example=lambda: SitDown(nonce=example.NONCE),
    response=CommandResult,
    example=example.command_result,
    errors=[
        *COMMON_ERRORS,
        "no-free-seat",
        "not-reliable",
        "blocked",
        "same-device",
        "members-only",
        "suspended",
        "at-live-table",
    ],
    idempotency="required",
    throttle="commands",
)
def sit_down(request: Request, table: UUID, body: SitDown, command: UUID) -> Any:
    """Takes a seat. The game starts when the last seat is taken. If you already sit there, nothing changes.

    If the table requires a reliability, only members who have finished at least three games with a clock may sit down.
    Two people can't sit at the same table if one has blocked the other. Ranked tables are for members only, and each
    needs a device of their own.
    """
    access, user = access_table(request, table, body.invitation), current_user(request)
    player = access.player or get_or_create_player(table=table, user=user)
    if access.seat is None:
        require_may_play(user)
        require_rateable(user, ranked=opened_of(access.loaded.state).ranked)
    require_free_for(table, user)
    reliability = UNKNOWN if user.is_guest else reliability_of(players_of(user))
    with fingerprint_recorded(request, access, player) as fingerprint:
        verb = sit(
            player=player,
            nonce=body.nonce,
            seat=body.seat,
            invitation=body.invitation,
            reliability=reliability,
            seating_check=seating_check_for(user, fingerprint),
        )
        return command_result(commit_and_notify(table, verb, command=command), player)


@contextmanager
def fingerprint_recorded(request: Request, access: TableAccess, player: UUID) -> Iterator[SeatFingerprint | None]:
    """At ranked tables, records a digest of the device and address, and deletes it if the player is refused a seat."""
    if access.seat is not None or not opened_of(access.loaded.state).ranked:
        yield None
        return
    device = None if request.auth == TOKEN else device_of(request._request)
    address = str(request.META.get("REMOTE_ADDR", ""))
    try:
        yield record_fingerprint(player, access.loaded.head.id, device=device, address=address)
    except TableError:
        delete_fingerprint(player)
        raise


@operation(
    "Leave a table",
    response=CommandResult,
    example=example.command_result,
    errors=COMMON_ERRORS,
    idempotency="optional",
    throttle="commands",
)
def leave_table(request: Request, table: UUID, command: UUID) -> Any:
    """Only before the game has started; afterwards you can resign.

    If the host leaves, the first seated player becomes the host; if there is none, the table is closed.
    """
    access = access_table(request, table)
    if access.player is None:
        return command_result(CommitResult("unchanged", None, access.loaded.version, access.loaded), None)
    decline(current_user(request), table)  # first, or leaving the seat would put the search back into the queue
    done = commit_and_notify(table, leave(player=access.player), command=command)
    delete_fingerprint(access.player)
    return command_result(done, access.player)


@operation(
    "Add a bot",
    body=AddBot,
    body_example=lambda: AddBot(level=next(iter(example.any_game().bots))),
    response=CommandResult,
    example=example.command_result,
    errors=[*COMMON_ERRORS, "no-free-seat"],
    idempotency="required",
    throttle="commands",
)
def add_bot(request: Request, table: UUID, body: AddBot, command: UUID) -> Any:
    """Only for the host."""
    host = access_table(request, table).require_player()
    verb = fill.add_bot(host=host, level=body.level, seat=body.seat)
    return command_result(commit_and_notify(table, verb, command=command), host)


@operation(
    "Remove a bot",
    response=CommandResult,
    example=example.command_result,
    errors=COMMON_ERRORS,
    idempotency="optional",
    throttle="commands",
)
def remove_bot(request: Request, table: UUID, seat: int, command: UUID) -> Any:
    """Only for the host."""
    host = access_table(request, table).require_player()
    verb = fill.remove_bot(host=host, seat=seat)
    return command_result(commit_and_notify(table, verb, command=command), host)


@operation(
    "Start the game",
    body=StartGame,
    body_example=lambda: StartGame(bot=next(iter(example.any_game().bots))),
    response=CommandResult,
    example=example.command_result,
    errors=COMMON_ERRORS,
    idempotency="required",
    throttle="commands",
)
def start_game(request: Request, table: UUID, body: StartGame, command: UUID) -> Any:
    """Fills the free seats with bots and starts. Only for the host. A full table starts by itself."""
    host = access_table(request, table).require_player()
    verb = fill.start(host=host, bot=body.bot)
    return command_result(commit_and_notify(table, verb, command=command), host)
