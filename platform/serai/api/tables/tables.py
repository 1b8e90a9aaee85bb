"""Opening a table, and showing one."""

from typing import Annotated, Any
from uuid import UUID

from msgspec import Meta
from msgspec.structs import asdict, replace
from rest_framework.request import Request

from serai.accounts.players import get_or_create_player, names_of
from serai.api.core import example_table as example
from serai.api.core.authentication import current_user
from serai.api.core.idempotency import new_table_id
from serai.api.core.operation import operation
from serai.api.tables.access import InvitationQuery, TableAccess, access_table, require_rateable
from serai.api.tables.wire_types import Names, Position, TableTerms, common_table_fields, table_terms_of
from serai.engine.wire_types import Fields, Rules, list_of, one_of, per_game, per_rules
from serai.eventlog.table_events import Clock, Terms
from serai.moderation.restrictions import require_may_play
from serai.tables.clock.deadlines import current_position, with_current_deadlines
from serai.tables.clock.terms import DEFAULT_TERMS
from serai.tables.commit import CommitResult
from serai.tables.errors import BadInput
from serai.tables.game_of import opened_of
from serai.tables.listeners import notify_after_commit
from serai.tables.read_models.names import visible_names
from serai.tables.read_models.rows import time_of
from serai.tables.verbs import open as open_verb
from serai.tables.verbs.rematch import rematch_of
from serai.tables.views.invitation import invitation

Table = per_rules(
    "Table",
    lambda rules: {
        **common_table_fields(rules),
        "player": Annotated[UUID | None, Meta(description="Your player id at this table.")],
        "names": Names,
        "invitation": Annotated[
            str | None,
            Meta(description="The invitation code of an unlisted table; only shown to its players and its host."),
        ],
        "reserved": Annotated[
            list[str],
            Meta(description="By seat, the player id for whom the seat is reserved; empty: no seats are reserved."),
        ],
        "rematch": Annotated[UUID | None, Meta(description="The table of the rematch, if there is one.")],
        "position": Position.of(rules.key),
    },
    doc="A table, as you may see it.",
)


def _settings(rules: Rules) -> Fields:
    plugin = rules.plugin
    return {
        "seats": one_of(plugin.seats),
        "options": (rules.types.options, rules.types.options()),
        "clock": (Clock, "untimed"),
        "terms": (Annotated[TableTerms | None, Meta(description="By default the usual terms of the clock.")], None),
        "ranked": (bool, False),
        "listed": (Annotated[bool, Meta(description="If false, others need the invitation code.")], True),
        "bots": (
            Annotated[
                list_of(one_of(plugin.bots)),
                Meta(max_length=plugin.seats[-1], description="The levels of the bots, who take the last seats."),
            ],
            [],
        ),
    }


OpenTable = per_game("OpenTable", _settings, doc="The settings of a new table.", strict=True)


@operation(
    "Open a table",
    body=OpenTable,
    body_example=lambda: _example_settings(),
    response=Table,
    example=lambda: example_table(),
    status=201,
    errors=["bad-input", "key-reused", "members-only", "suspended"],
    idempotency="required",
    throttle="open",
)
def open_table(request: Request, body: Any, command: UUID) -> Any:
    """You are the host of the new table; sit down next. If bots take all seats, the game starts at once.

    The server commits to its seed of the deal here, before it knows any player's nonce.
    """
    if len(body.bots) > body.seats:
        raise BadInput("There are more bots than seats.")
    user = current_user(request)
    require_may_play(user)
    require_rateable(user, ranked=body.ranked)
    table = new_table_id(command)
    host = get_or_create_player(table=table, user=user)
    open_request = open_verb.OpenRequest(
        game=body.__struct_config__.tag,
        seats=body.seats,
        options=body.options,
        clock=body.clock,
        terms=Terms(**asdict(body.terms)) if body.terms else DEFAULT_TERMS[body.clock],
        ranked=body.ranked,
        listed=body.listed,
    )
    bots = dict(enumerate(body.bots, start=body.seats - len(body.bots)))
    done = notify_after_commit(open_verb.open_table(open_request, table=table, host=host, bots=bots))
    return table_after(done, host)


@operation(
    "Show a table",
    response=Table,
    example=lambda: example_table(),
    query=InvitationQuery,
    errors=["unknown-table"],
    public=True,
)
def show_table(request: Request, table: UUID, query: InvitationQuery) -> Any:
    """As the player in your seat may see it, or as a spectator."""
    access = access_table(request, table, query.invitation)
    return _with_names(replace(access, loaded=with_current_deadlines(access.loaded)))


def table_after(done: CommitResult, player: UUID) -> Any:
    """The table after a commit, as the player may see it."""
    return _with_names(TableAccess(done.loaded, player))


def example_table() -> Any:
    access = TableAccess(example.loaded(), example.HOST)
    return _table(access, names={str(example.HOST): "amber-camel-1234"}, rematch=None)


def _with_names(access: TableAccess) -> Any:
    state, table = access.loaded.state, access.loaded.head.id
    players = {UUID(occupant.player) for occupant in state.occupants if occupant and occupant.belongs_to_person}
    names = names_of(players | ({UUID(state.host)} if state.host else set()))
    return _table(
        access,
        names=visible_names(
            state, {str(player): name.name for player, name in sorted(names.items())}, own=str(access.player)
        ),
        rematch=rematch_of(table) if state.finished else None,
    )


def _table(access: TableAccess, *, names: dict[str, str | None], rematch: UUID | None) -> Any:
    state = access.loaded.state
    opened, position = opened_of(state), current_position(access.loaded, access.seat)
    may_invite = access.is_host or access.seat is not None
    return Table.of(position.rules)(
        id=access.loaded.head.id,
        game=opened.game,
        seats=opened.seats,
        options=opened.options,
        clock=opened.clock,
        terms=table_terms_of(state.terms),
        ranked=opened.ranked,
        listed=opened.listed,
        rematch_of=opened.rematch_of,
        opened_at=time_of(state.opened_at),
        player=access.player,
        names=names,
        invitation=invitation(access.loaded.head.id) if may_invite and not opened.listed else None,
        reserved=[*state.reserved],
        rematch=rematch,
        position=position,
    )


def _example_settings() -> Any:
    plugin = example.any_game()
    level = next(iter(plugin.bots))
    return OpenTable.of(plugin.slug)(seats=plugin.seats[0], bots=[level] * (plugin.seats[0] - 1))
