"""Tables: finding, opening and seeing them."""

from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

from msgspec import Meta, Struct
from msgspec.structs import asdict, replace
from rest_framework.request import Request

from serai.accounts.players import names_of, players_of, seat_player
from serai.api import example_table as example
from serai.api.at_table import Invited, Visit, require_rateable, visit
from serai.api.authentication import person_of, signed_in
from serai.api.idempotency import table_of
from serai.api.operation import operation
from serai.api.paging import Cursor, Limit, cursor_after, place_of
from serai.api.reading import Query
from serai.api.shapes_of_tables import Names, Position
from serai.desk.conduct import require_may_play
from serai.engine.shapes import Fields, Rules, list_of, one_of, page_of, per_game, per_rules
from serai.engine.wire import decode
from serai.eventlog.table_events import Clock, Terms
from serai.tables.announce import announce
from serai.tables.commit import Committed
from serai.tables.company import closed_to
from serai.tables.deadlines import position_now, up_to_date
from serai.tables.errors import BadInput
from serai.tables.find import find_tables, is_archived
from serai.tables.game_of import opened_of
from serai.tables.invitation import invitation
from serai.tables.models import Seat as SeatRow
from serai.tables.models import Table as TableRow
from serai.tables.names import told_names
from serai.tables.open import Wish, open_table
from serai.tables.pace import USUAL
from serai.tables.rematch import rematch_of
from serai.tables.rows import StatusName, time_of


class Sitter(Struct, frozen=True):
    """Who sits in a chair, and how the game ended for it."""

    seat: int
    player: UUID
    name: Annotated[str | None, Meta(description="None of a bot, and of a deleted account.")]
    bot: str | None
    departed: str | None
    place: int | None
    score: int | None


class Pace(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How much time there is, and what is asked of those who sit down."""

    bank: Annotated[int, Meta(ge=0, le=60 * 86400, description="Seconds that everybody begins with.")] = 0
    increment: Annotated[int, Meta(ge=0, le=14 * 86400, description="Seconds that a decision brings back.")] = 0
    vacation: Annotated[bool, Meta(description="Whether a vacation stops the clock, where days count.")] = True
    reliability: Annotated[
        int,
        Meta(ge=0, le=100, description="What it takes to sit down, in per cent."),
    ] = 0


def _about(rules: Rules) -> Fields:
    return {
        "id": UUID,
        "game": str,
        "seats": int,
        "options": rules.types.options,
        "clock": Clock,
        "pace": Pace,
        "ranked": bool,
        "listed": Annotated[bool, Meta(description="Whether anybody may find it and sit down.")],
        "rematch_of": UUID | None,
        "opened_at": datetime,
    }


Table = per_rules(
    "Table",
    lambda rules: {
        **_about(rules),
        "player": Annotated[UUID | None, Meta(description="Your player id at this table.")],
        "names": Names,
        "invitation": Annotated[
            str | None, Meta(description="The word that lets others in; only for who sits there and the host.")
        ],
        "kept": Annotated[
            list[str],
            Meta(description="By seat, the player ids for whom the chairs are kept; none: for who comes first."),
        ],
        "rematch": Annotated[UUID | None, Meta(description="The table at which it goes on.")],
        "position": Position.of(rules.key),
    },
    doc="A table, as you may see it.",
)
Listed = per_rules(
    "ListedTable",
    lambda rules: {
        **_about(rules),
        "status": StatusName,
        "version": int,
        "chairs": list[Sitter],
        "waiting": list[int],
        "seat": Annotated[int | None, Meta(description="Your seat, if you play there.")],
        "your_turn": bool,
        "deadline": Annotated[datetime | None, Meta(description="When your time runs out, if it runs.")],
        "changed_at": datetime,
        "ended_at": datetime | None,
        "archived": Annotated[
            bool,
            Meta(description="Nobody is left there, and bots finish it: it is in no list of everybody's tables."),
        ],
    },
    doc="A table in a list.",
)
Tables = page_of(
    "Tables",
    doc="A page of tables, the newest first.",
    more={"next": Annotated[str | None, Meta(description="The cursor of the next page; null: this was the last.")]},
    tables=Listed,
)


def _opening(rules: Rules) -> Fields:
    plugin = rules.plugin
    return {
        "seats": one_of(plugin.seats),
        "options": (rules.types.options, rules.types.options()),
        "clock": (Clock, "untimed"),
        "pace": (Annotated[Pace | None, Meta(description="By default what is usual for the clock.")], None),
        "ranked": (bool, False),
        "listed": (Annotated[bool, Meta(description="If not, others need the invitation.")], True),
        "bots": (
            Annotated[
                list_of(one_of(plugin.bots)),
                Meta(max_length=plugin.seats[-1], description="Levels of the bots in the last chairs."),
            ],
            [],
        ),
    }


Opening = per_game("Opening", _opening, doc="The table that you would like to open.", strict=True)


class Filter(Query, frozen=True):
    game: Annotated[
        Annotated[str, Meta(pattern="^[a-z0-9-]+$")] | None, Meta(description="Of this game only.", examples=["byzanz"])
    ] = None
    status: Annotated[StatusName | None, Meta(description="In this state only.", examples=["open"])] = None
    mine: Annotated[bool, Meta(description="Only where you sit or are the host.", examples=[False])] = False
    cursor: Cursor = None
    limit: Limit = 20


class OwnFilter(Query, frozen=True):
    status: Annotated[StatusName | None, Meta(description="In this state only.", examples=["running"])] = None
    cursor: Cursor = None
    limit: Limit = 20


@operation("List tables", answers=Tables, example=lambda: example_of_page(), query=Filter, public=True)
def list_tables(request: Request, query: Filter) -> Any:
    """Those that everybody may see, and your own; the newest first. Without open ones where you could not sit down."""
    return _page(request, mine=query.mine, game=query.game, status=query.status, cursor=query.cursor, limit=query.limit)


@operation("List my tables", answers=Tables, example=lambda: example_of_page(), query=OwnFilter)
def list_my_tables(request: Request, query: OwnFilter) -> Any:
    return _page(request, mine=True, game=None, status=query.status, cursor=query.cursor, limit=query.limit)


@operation(
    "Open a table",
    takes=Opening,
    takes_example=lambda: _example_opening(),
    answers=Table,
    example=lambda: example_of_table(),
    status=201,
    errors=["bad-input", "key-reused", "members-only", "suspended"],
    idempotency="required",
    throttle="open",
)
def open_a_table(request: Request, body: Any, command: UUID) -> Any:
    """With bots in its last chairs; if they fill it, the game begins at once. You are its host: sit down next.

    The seed of the deal is promised here, before anybody's nonce is known.
    """
    if len(body.bots) > body.seats:
        raise BadInput("There are more bots than chairs.")
    person = signed_in(request)
    require_may_play(person)
    require_rateable(person, ranked=body.ranked)
    table = table_of(command)
    host = seat_player(table=table, user=person)
    wish = Wish(
        game=body.__struct_config__.tag,
        seats=body.seats,
        options=body.options,
        clock=body.clock,
        terms=Terms(**asdict(body.pace)) if body.pace else USUAL[body.clock],
        ranked=body.ranked,
        listed=body.listed,
    )
    bots = dict(enumerate(body.bots, start=body.seats - len(body.bots)))
    return shown_after(announce(open_table(wish, table=table, host=host, bots=bots)), host)


@operation(
    "See a table",
    answers=Table,
    example=lambda: example_of_table(),
    query=Invited,
    errors=["unknown-table"],
    public=True,
)
def show_table(request: Request, table: UUID, query: Invited) -> Any:
    """As your seat may see it, or as a spectator."""
    here = visit(request, table, query.invitation)
    return shown(replace(here, known=up_to_date(here.known)))


def shown_after(done: Committed, player: UUID) -> Any:
    return shown(Visit(done.known, player))


def shown(visit: Visit) -> Any:
    chronicle, table = visit.known.chronicle, visit.known.head.id
    people = {UUID(chair.player) for chair in chronicle.chairs if chair and chair.is_of_person}
    names = names_of(people | ({UUID(chronicle.host)} if chronicle.host else set()))
    return _table(
        visit,
        names=told_names(
            chronicle,
            {str(player): name.name for player, name in sorted(names.items())},
            own=str(visit.player),
        ),
        rematch=rematch_of(table) if chronicle.revealed else None,
    )


def _table(visit: Visit, *, names: dict[str, str | None], rematch: UUID | None) -> Any:
    chronicle = visit.known.chronicle
    opened, seen = opened_of(chronicle), position_now(visit.known, visit.seat)
    is_inside = visit.is_host or visit.seat is not None
    return Table.of(seen.rules)(
        id=visit.known.head.id,
        game=opened.game,
        seats=opened.seats,
        options=opened.options,
        clock=opened.clock,
        pace=pace_of(chronicle.terms),
        ranked=opened.ranked,
        listed=opened.listed,
        rematch_of=opened.rematch_of,
        opened_at=time_of(chronicle.opened_at),
        player=visit.player,
        names=names,
        invitation=invitation(visit.known.head.id) if is_inside and not opened.listed else None,
        kept=[*chronicle.kept],
        rematch=rematch,
        position=seen,
    )


def _page(
    request: Request, *, mine: bool, game: str | None, status: StatusName | None, cursor: str | None, limit: int
) -> Any:
    person, own = person_of(request), own_players(request)
    closed = closed_to([person.pk]).get(person.pk, ()) if person else ()
    place = place_of(cursor)
    found = find_tables(players=own, mine=mine, game=game, status=status, but=closed, after=place, limit=limit + 1)
    return page_of_tables(found, limit, own)


def own_players(request: Request) -> set[UUID]:
    """The ids of who asks, at all tables."""
    person = person_of(request)
    return {*players_of(person)} if person else set()


def page_of_tables(found: list[TableRow], limit: int, own: set[UUID]) -> Any:
    """For who has these ids; one more was found than fit if there is a next page."""
    page = found[:limit]
    chairs = [chair for row in page if not row.kept or row.begun_at for chair in row.chairs.all()]
    names = names_of(chair.player for chair in chairs)
    shown_names = {player: name.name for player, name in names.items()}
    return Tables()(
        tables=[_listed(row, own, shown_names) for row in page],
        next=cursor_after(page[-1]) if len(found) > limit else None,
    )


def _listed(row: TableRow, own: set[UUID], names: dict[UUID, str | None]) -> Any:
    chairs = sorted(row.chairs.all(), key=lambda chair: chair.seat)
    seat = next((chair.seat for chair in chairs if chair.player in own and not chair.departed), None)
    return Listed.of(f"{row.game}/{row.rules}")(
        id=row.id,
        game=row.game,
        seats=row.seats,
        options=row.options,
        clock=row.clock,
        pace=pace_of(row),
        ranked=row.ranked,
        listed=row.listed,
        rematch_of=row.rematch_of,
        opened_at=row.opened_at,
        status=row.status,
        version=row.version,
        chairs=[_sitter(chair, names) for chair in chairs],
        waiting=row.waiting,
        seat=seat,
        your_turn=seat in row.waiting,
        deadline=_deadline(row, seat),
        changed_at=row.changed_at,
        ended_at=row.ended_at,
        archived=is_archived(chairs),
    )


def _deadline(row: TableRow, seat: int | None) -> datetime | None:
    deadline = row.deadlines[seat] if seat is not None and row.deadlines else None
    return time_of(deadline * 1000) if deadline is not None else None


def pace_of(terms: Terms | TableRow) -> Pace:
    return Pace(**{name: getattr(terms, name) for name in Pace.__struct_fields__})


def _sitter(chair: SeatRow, names: dict[UUID, str | None]) -> Sitter:
    return Sitter(
        chair.seat, chair.player, names.get(chair.player), chair.bot, chair.departed, chair.place, chair.score
    )


def example_of_table() -> Any:
    return _table(Visit(example.known(), example.HOST), names={str(example.HOST): "amber-camel-1234"}, rematch=None)


def _example_opening() -> Any:
    plugin = example.any_game()
    level = next(iter(plugin.bots))
    return Opening.of(plugin.slug)(seats=plugin.seats[0], bots=[level] * (plugin.seats[0] - 1))


def example_of_page() -> Any:
    known, at = example.known(), example.shown()
    opened, time = opened_of(known.chronicle), time_of(example.TIME)
    return Tables()(
        tables=[
            Listed.of(at.rules)(
                id=example.TABLE,
                game=opened.game,
                seats=opened.seats,
                options=decode(opened.options, dict[str, Any]),
                clock=opened.clock,
                pace=Pace(),
                ranked=opened.ranked,
                listed=opened.listed,
                rematch_of=None,
                opened_at=time,
                status=at.status,
                version=at.version,
                chairs=[Sitter(0, example.HOST, "amber-camel-1234", None, None, None, None)],
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
