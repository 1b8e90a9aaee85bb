"""Lists of tables, page by page."""

from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts.players import names_of, players_of
from serai.api.core import example_table as example
from serai.api.core.authentication import optional_user
from serai.api.core.operation import operation
from serai.api.core.paging import Cursor, Limit, cursor_after, place_of
from serai.api.core.reading import Query
from serai.api.tables.wire_types import TableTerms, common_table_fields, table_terms_of
from serai.engine.codec import decode
from serai.engine.wire_types import page_of, per_rules
from serai.tables.game_of import opened_of
from serai.tables.models import Seat as SeatRow
from serai.tables.models import Table as TableRow
from serai.tables.read_models.find import find_tables, is_archived
from serai.tables.read_models.rows import StatusName, time_of
from serai.tables.seating_rules import tables_closed_to


class ListedOccupant(Struct, frozen=True):
    """The player or bot in a seat, and how the game ended for them."""

    seat: int
    player: UUID
    name: Annotated[str | None, Meta(description="The player's name; null for a bot or a deleted account.")]
    bot: Annotated[str | None, Meta(description="The bot's level; null for a person.")]
    departed: Annotated[str | None, Meta(description="Why a player left the running game.")]
    place: int | None
    score: int | None


ListedTable = per_rules(
    "ListedTable",
    lambda rules: {
        **common_table_fields(rules),
        "status": StatusName,
        "version": int,
        "occupants": list[ListedOccupant],
        "waiting": Annotated[list[int], Meta(description="The seats that the game waits for.")],
        "seat": Annotated[int | None, Meta(description="Your seat, if you play there.")],
        "your_turn": bool,
        "deadline": Annotated[datetime | None, Meta(description="When your time runs out; null: your clock stands.")],
        "changed_at": datetime,
        "ended_at": datetime | None,
        "archived": Annotated[
            bool,
            Meta(description="All people have left and bots finish the game. Public lists leave such tables out."),
        ],
    },
    doc="A table in a list.",
)
Tables = page_of(
    "Tables",
    doc="A page of tables, newest first.",
    more={"next": Annotated[str | None, Meta(description="The cursor of the next page; null on the last page.")]},
    tables=ListedTable,
)


class TableFilter(Query, frozen=True):
    game: Annotated[
        Annotated[str, Meta(pattern="^[a-z0-9-]+$")] | None,
        Meta(description="Only tables of this game.", examples=["byzanz"]),
    ] = None
    status: Annotated[StatusName | None, Meta(description="Only tables with this status.", examples=["open"])] = None
    mine: Annotated[bool, Meta(description="Only tables at which you sit or that you host.", examples=[False])] = False
    cursor: Cursor = None
    limit: Limit = 20


class MyTableFilter(Query, frozen=True):
    status: Annotated[StatusName | None, Meta(description="Only tables with this status.", examples=["running"])] = None
    cursor: Cursor = None
    limit: Limit = 20


@operation("List tables", response=Tables, example=lambda: example_page(), query=TableFilter, public=True)
def list_tables(request: Request, query: TableFilter) -> Any:
    """Public tables and your own, newest first. Leaves out open tables at which you can't sit down."""
    return _page(request, mine=query.mine, game=query.game, status=query.status, cursor=query.cursor, limit=query.limit)


@operation("List my tables", response=Tables, example=lambda: example_page(), query=MyTableFilter)
def list_my_tables(request: Request, query: MyTableFilter) -> Any:
    """The tables at which you sit or that you host, newest first."""
    return _page(request, mine=True, game=None, status=query.status, cursor=query.cursor, limit=query.limit)


def own_players(request: Request) -> set[UUID]:
    """The ids of the user's players at all tables."""
    user = optional_user(request)
    return {*players_of(user)} if user else set()


def page_of_tables(found: list[TableRow], limit: int, own: set[UUID]) -> Any:
    """A page for the user with these player ids. `found` holds limit + 1 tables if there is a next page."""
    page = found[:limit]
    seats = [seat for row in page if not row.reserved or row.started_at for seat in row.occupied_seats.all()]
    names = {player: name.name for player, name in names_of(seat.player for seat in seats).items()}
    return Tables()(
        tables=[_listed_table(row, own, names) for row in page],
        next=cursor_after(page[-1]) if len(found) > limit else None,
    )


def example_page() -> Any:
    loaded, at = example.loaded(), example.start()
    opened, time = opened_of(loaded.state), time_of(example.TIME)
    return Tables()(
        tables=[
            ListedTable.of(at.rules)(
                id=example.TABLE,
                game=opened.game,
                seats=opened.seats,
                options=decode(opened.options, dict[str, Any]),
                clock=opened.clock,
                terms=TableTerms(),
                ranked=opened.ranked,
                listed=opened.listed,
                rematch_of=None,
                opened_at=time,
                status=at.status,
                version=at.version,
                occupants=[ListedOccupant(0, example.HOST, "amber-camel-1234", None, None, None, None)],
                waiting=at.waiting,
                seat=0,
                your_turn=0 in at.waiting,
                deadline=None,
                changed_at=time,
                ended_at=None,
                archived=False,
            )
        ],
        next=None,
    )


def _page(
    request: Request, *, mine: bool, game: str | None, status: StatusName | None, cursor: str | None, limit: int
) -> Any:
    user, own = optional_user(request), own_players(request)
    closed = tables_closed_to([user.pk]).get(user.pk, ()) if user else ()
    place = place_of(cursor)
    found = find_tables(players=own, mine=mine, game=game, status=status, excluded=closed, after=place, limit=limit + 1)
    return page_of_tables(found, limit, own)


def _listed_table(row: TableRow, own: set[UUID], names: dict[UUID, str | None]) -> Any:
    seats = sorted(row.occupied_seats.all(), key=lambda seat: seat.seat)
    own_seat = next((seat.seat for seat in seats if seat.player in own and not seat.departed), None)
    return ListedTable.of(f"{row.game}/{row.rules_version}")(
        id=row.id,
        game=row.game,
        seats=row.seats,
        options=row.options,
        clock=row.clock,
        terms=table_terms_of(row),
        ranked=row.ranked,
        listed=row.listed,
        rematch_of=row.rematch_of,
        opened_at=row.opened_at,
        status=row.status,
        version=row.version,
        occupants=[_listed_occupant(seat, names) for seat in seats],
        waiting=row.waiting,
        seat=own_seat,
        your_turn=own_seat in row.waiting,
        deadline=_deadline(row, own_seat),
        changed_at=row.changed_at,
        ended_at=row.ended_at,
        archived=is_archived(seats),
    )


def _listed_occupant(row: SeatRow, names: dict[UUID, str | None]) -> ListedOccupant:
    return ListedOccupant(row.seat, row.player, names.get(row.player), row.bot, row.departed, row.place, row.score)


def _deadline(row: TableRow, seat: int | None) -> datetime | None:
    deadline = row.deadlines[seat] if seat is not None and row.deadlines else None
    return time_of(deadline * 1000) if deadline is not None else None
