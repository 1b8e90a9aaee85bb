"""Playing: previews, actions, resigning, voting to end the game, rematches."""

from typing import Annotated, Any
from uuid import UUID

from msgspec import Meta
from rest_framework.request import Request

from serai.accounts.players import get_or_create_player
from serai.api.core import example_table as example
from serai.api.core.authentication import require_sign_in
from serai.api.core.idempotency import new_table_id
from serai.api.core.operation import operation
from serai.api.core.problems import ProblemError, explain_illegal_actions
from serai.api.core.reading import Body
from serai.api.tables.access import TableAccess, access_table
from serai.api.tables.tables import Table, example_table, table_after
from serai.api.tables.wire_types import CommandResult, TableChanged, TakeActions, command_result
from serai.engine.wire_types import Fields, Rules, list_of, per_rules
from serai.moderation.restrictions import require_may_play
from serai.tables import errors
from serai.tables.clock.deadlines import current_position
from serai.tables.game_of import plugin_of, rules_of
from serai.tables.listeners import commit_and_notify, run_and_notify
from serai.tables.seating_rules import people_at, require_not_blocked
from serai.tables.store import django_store, run_sync
from serai.tables.table_cache import current_table
from serai.tables.verbs import resign
from serai.tables.verbs.act import act
from serai.tables.verbs.preview import preview
from serai.tables.verbs.rematch import rematch

COMMON_ERRORS = ["unknown-table", "not-yours", "wrong-moment", "bad-input"]


def preview_fields(rules: Rules) -> Fields:
    return {
        "version": Annotated[int, Meta(description="The version of the table that the preview is based on.")],
        "played": Annotated[int, Meta(description="The number of actions that were played.")],
        "reveals": Annotated[
            bool,
            Meta(description="The next action would reveal hidden information, so it can't be previewed, only taken."),
        ],
        "events": Annotated[list_of(rules.types.redacted), Meta(description="The events that the actions cause.")],
        "view": rules.types.view,
        "legal": Annotated[list_of(rules.types.action), Meta(description="The actions that would be legal next.")],
        "hints": rules.types.hints,
    }


Preview = per_rules("Preview", preview_fields, doc="The result of a preview. Nothing is stored.")


class EndVote(Body, frozen=True):
    agree: Annotated[bool, Meta(description="Whether to end the game now; false withdraws your vote.")]


@operation(
    "Preview actions",
    body=TakeActions,
    body_example=lambda: _example_actions(),
    response=Preview,
    example=lambda: _example_preview(),
    errors=[*COMMON_ERRORS, "illegal", "table-changed"],
    problem_types={"table-changed": TableChanged},
    throttle="commands",
)
def preview_actions(request: Request, table: UUID, body: Any) -> Any:
    """Plays the actions on a copy of the game, up to the first that would reveal hidden information.

    To undo an action, send the preview again without it.
    """
    access = access_table(request, table)
    seat = access.require_seat()
    _require_same_rules(access, body)
    with explain_illegal_actions(plugin_of(access.loaded.state)):
        try:
            previewed = run_sync(preview(django_store, table, seat=seat, actions=body.actions, version=body.version))
        except errors.TableChanged as changed:
            raise _with_current_position(access, changed) from changed
    return Preview.of(_rules(access))(**{name: getattr(previewed, name) for name in previewed.__struct_fields__})


@operation(
    "Take actions",
    body=TakeActions,
    body_example=lambda: _example_actions(),
    response=CommandResult,
    example=example.command_result,
    errors=[*COMMON_ERRORS, "key-reused", "illegal", "table-changed", "commit-first"],
    problem_types={"table-changed": TableChanged},
    idempotency="required",
    throttle="commands",
)
def take_actions(request: Request, table: UUID, body: Any, command: UUID) -> Any:
    """Takes all of the actions or none.

    If others have acted since `version`, your actions are still taken as long as you face the same decision.
    """
    access = access_table(request, table)
    seat = access.require_seat()
    _require_same_rules(access, body)
    committing = act(
        django_store,
        table,
        seat=seat,
        player=access.player,
        actions=body.actions,
        version=body.version,
        command=command,
    )
    with explain_illegal_actions(plugin_of(access.loaded.state)):
        try:
            done = run_and_notify(committing)
        except errors.TableChanged as changed:
            raise _with_current_position(access, changed) from changed
    return command_result(done, access.player)


@operation(
    "Resign",
    response=CommandResult,
    example=example.command_result,
    errors=[*COMMON_ERRORS, "key-reused"],
    idempotency="required",
    throttle="commands",
)
def resign_game(request: Request, table: UUID, command: UUID) -> Any:
    """A bot takes over your seat, so that the others can finish the game. You may watch."""
    access = access_table(request, table)
    player = access.require_player()
    done = commit_and_notify(table, resign.resign(player=player), seat=access.seat, command=command)
    return command_result(done, player)


@operation(
    "Vote to end the game",
    body=EndVote,
    body_example=lambda: EndVote(agree=True),
    response=CommandResult,
    example=example.command_result,
    errors=[*COMMON_ERRORS, "key-reused"],
    idempotency="required",
    throttle="commands",
)
def vote_to_end(request: Request, table: UUID, body: EndVote, command: UUID) -> Any:
    """The game ends when all remaining players have voted for it."""
    access = access_table(request, table)
    player = access.require_player()
    verb = resign.vote_to_end(player=player, agree=body.agree)
    return command_result(commit_and_notify(table, verb, seat=access.seat, command=command), player)


@operation(
    "Open a rematch",
    response=Table,
    example=lambda: example_table(),
    status=201,
    errors=[*COMMON_ERRORS, "key-reused", "blocked", "suspended"],
    idempotency="required",
    throttle="open",
)
def open_rematch(request: Request, table: UUID, command: UUID) -> Any:
    """Opens a new table with the same settings and bots; if there is one already, returns it. Sit down there next."""
    access, user = access_table(request, table), require_sign_in(request)
    require_may_play(user)
    require_not_blocked(user, people_at(access.loaded.state))
    done = rematch(
        access.loaded,
        old_player=access.require_player(),
        new_player_for=lambda new: get_or_create_player(table=new, user=user),
        table=new_table_id(command),
    )
    return table_after(done, get_or_create_player(table=done.loaded.head.id, user=user))


def _rules(access: TableAccess) -> str:
    return rules_of(access.loaded.state)


def _require_same_rules(access: TableAccess, body: Any) -> None:
    if body.__struct_config__.tag != _rules(access):
        raise errors.BadInput(f"The rules of this table are {_rules(access)}.")


def _with_current_position(access: TableAccess, changed: errors.TableChanged) -> ProblemError:
    now = run_sync(current_table(django_store, access.loaded.head.id))
    position = current_position(now, now.seat_of(access.player))
    return ProblemError(changed.code, changed.detail, rules=position.rules, position=position)


def _example_actions() -> Any:
    return TakeActions.of(example.rules())(actions=example.first_actions(), version=example.start().version)


def _example_preview() -> Any:
    at = example.start()
    return Preview.of(at.rules)(
        version=at.version, played=1, reveals=False, events=[], view=at.view, legal=at.legal, hints=at.hints
    )
