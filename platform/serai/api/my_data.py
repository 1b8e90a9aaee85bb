"""Everything that is kept about a person, to take home."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Annotated, Any, cast
from uuid import UUID

import msgspec
from allauth.account.models import EmailAddress
from django.http import HttpResponse
from django.utils import timezone
from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts.models import SeatMark, User
from serai.accounts.players import players_of
from serai.api import example_table as example
from serai.api.authentication import require_session
from serai.api.decisions import EXAMPLE as EXAMPLE_DECISION
from serai.api.decisions import Decision, told_decisions
from serai.api.friends import EXAMPLE as EXAMPLE_FRIEND
from serai.api.friends import Friend, told_friends
from serai.api.invitations import EXAMPLE as EXAMPLE_INVITATION
from serai.api.invitations import Invitation, told_invitations
from serai.api.ladders import example_standing
from serai.api.mail import EXAMPLE as EXAMPLE_MAIL
from serai.api.mail import Mail, mail_of
from serai.api.me import EXAMPLE_ACCOUNT, Account, account_of
from serai.api.operation import JSON, operation
from serai.api.reports import EXAMPLE as EXAMPLE_REPORT
from serai.api.reports import Report, reports_by
from serai.api.rest import EXAMPLE_REST, Rest, told_rest
from serai.api.ties import EXAMPLE as EXAMPLE_SHUNNED
from serai.api.ties import Shunned, blocked_by, muted_by
from serai.api.tokens import EXAMPLE_IN_LIST, Token, tokens_of
from serai.bots.models import StandingOrder
from serai.engine.standing import Item
from serai.engine.wire import encode
from serai.ladder.profile import Final, OnLadder, all_ratings_of, finals_of, standings_of
from serai.nudges.models import Visit
from serai.tables.models import ChatLine, Note, Seat, Table
from serai.tables.rows import StatusName


class Address(Struct, frozen=True):
    email: str
    is_verified: bool


class Played(Struct, frozen=True, kw_only=True):
    """A table at which somebody had a part. What happened there stands in its own export."""

    table: UUID
    game: str
    status: StatusName
    listed: bool
    opened_at: datetime
    ended_at: datetime | None
    player: Annotated[UUID, Meta(description="The id by which the table's log knows you.")]
    is_host: bool
    seat: Annotated[int | None, Meta(description="None of who only opened it, or has left before the game.")]
    departed: str | None
    place: int | None
    score: int | None


class Spoken(Struct, frozen=True):
    table: UUID
    time: datetime
    text: str


class Noted(Struct, frozen=True):
    table: UUID
    text: str


class Ordered(Struct, frozen=True):
    table: UUID
    time: datetime
    order: dict[str, Item | list[Item]]


class Looked(Struct, frozen=True):
    """A table that you look for."""

    pace: str
    games: dict[str, list[int]]
    bots: Annotated[bool, Meta(description="Whether you agree that bots fill the table.")]
    since: datetime
    seen: Annotated[datetime, Meta(description="When your page was last heard of.")]
    table: Annotated[UUID | None, Meta(description="Which was found for you.")]
    until: Annotated[datetime | None, Meta(description="Until when your chair there is kept.")]


class Told(Struct, frozen=True):
    """Something that you were told by mail, or were not, and why."""

    kind: str
    table: UUID | None
    time: datetime
    state: str
    reason: str


class Seen(Struct, frozen=True):
    table: UUID
    time: datetime


class Sat(Struct, frozen=True):
    """The digests say nothing but whether another at this table has sat down from the same place."""

    table: UUID
    time: datetime


class Rated(Struct, frozen=True):
    game: str
    pace: str
    time: datetime
    place: int
    rating: int
    uncertainty: int


class Everything(Struct, frozen=True, kw_only=True):
    """Everything that is kept about you."""

    made: datetime
    account: Account
    last_login: datetime | None
    last_seen: datetime | None
    addresses: list[Address]
    tokens: Annotated[list[Token], Meta(description="Without their texts, which nobody keeps.")]
    tables: list[Played]
    chat: Annotated[list[Spoken], Meta(description="What you said, the oldest first.")]
    notes: Annotated[list[Noted], Meta(description="What you wrote down at tables, for nobody else.")]
    rest: Rest
    standing_orders: Annotated[list[Ordered], Meta(description="What you have left at tables, the oldest first.")]
    searches: Annotated[list[Looked], Meta(description="The tables that you look for.")]
    mail: Mail
    mails: list[Told]
    friends: list[Friend]
    blocked: Annotated[list[Shunned], Meta(description="Whom you have blocked.")]
    muted: Annotated[list[Shunned], Meta(description="Whose talk you don't read.")]
    invitations: list[Invitation]
    reports: Annotated[list[Report], Meta(description="What you have reported.")]
    decisions: Annotated[list[Decision], Meta(description="What moderators have decided about you.")]
    seat_marks: Annotated[
        list[Sat], Meta(description="Ranked tables for which it is kept from where you sat down, as a digest.")
    ]
    visits: Annotated[list[Seen], Meta(description="When you were last seen at your tables.")]
    ladders: Annotated[list[OnLadder], Meta(description="How you stand on the ladders.")]
    seasons: Annotated[list[Final], Meta(description="How past seasons ended for you, the latest first.")]
    ratings: Annotated[list[Rated], Meta(description="What each ranked game made of your rating, the oldest first.")]


def everything_about(person: User) -> Everything:
    players = players_of(person)
    tables = Table.objects.filter(id__in=players.values())
    lines = ChatLine.objects.filter(table__in=players.values(), player__in=players).order_by("id")
    orders = StandingOrder.objects.filter(player__in=players).order_by("number")
    return Everything(
        made=timezone.now(),
        account=account_of(person),
        last_login=person.last_login,
        last_seen=person.last_seen,
        addresses=[Address(row.email, row.verified) for row in EmailAddress.objects.filter(user=person)],
        tokens=tokens_of(person),
        tables=_played({table: player for player, table in players.items()}, tables.order_by("opened_at", "id")),
        chat=[Spoken(line.table, line.said_at, line.text) for line in lines],
        notes=[Noted(note.table, note.text) for note in Note.objects.filter(player__in=players)],
        rest=told_rest(person),
        standing_orders=[Ordered(row.table_id, row.placed_at, row.order) for row in orders],
        searches=[Looked(*row) for row in _searches(person)],
        mail=mail_of(person),
        mails=[Told(*row) for row in _mails(person)],
        friends=told_friends(person).people,
        blocked=blocked_by(person).people,
        muted=muted_by(person).people,
        invitations=told_invitations(person),
        reports=reports_by(person),
        decisions=told_decisions(person),
        seat_marks=[
            Sat(*row) for row in SeatMark.objects.filter(player__in=players).values_list("player__table", "at")
        ],
        visits=[Seen(*row) for row in Visit.objects.filter(user=person).values_list("table", "at").order_by("at")],
        ladders=standings_of(person.pk),
        seasons=finals_of(person.pk),
        ratings=[Rated(*row) for row in all_ratings_of(person.pk)],
    )


def _searches(person: User) -> Iterable[tuple[Any, ...]]:
    found = person.searches.order_by("since")
    return found.values_list("pace", "games", "bots", "since", "seen", "table", "until")


def _mails(person: User) -> Iterable[tuple[str, UUID | None, datetime, str, str]]:
    return person.notices.order_by("id").values_list("kind", "table", "created", "state", "reason")


def _played(player_at: dict[UUID, UUID], tables: Iterable[Table]) -> list[Played]:
    seats = {row.table_id: row for row in Seat.objects.filter(player__in=player_at.values())}
    return [_told(table, player_at[table.id], seats.get(table.id)) for table in tables]


def _told(table: Table, player: UUID, seat: Seat | None) -> Played:
    return Played(
        table=table.id,
        game=table.game,
        status=cast(StatusName, table.status),
        listed=table.listed,
        opened_at=table.opened_at,
        ended_at=table.ended_at,
        player=player,
        is_host=table.host == str(player),
        seat=seat.seat if seat else None,
        departed=seat.departed if seat else None,
        place=seat.place if seat else None,
        score=seat.score if seat else None,
    )


@operation(
    "Take my data home",
    answers=Everything,
    example=lambda: _example(),
    throttle="export",
)
def export_me(request: Request) -> HttpResponse:
    """A file with everything that is kept about you. What happened at a table is exported there."""
    person = require_session(request)
    data = msgspec.json.format(encode(everything_about(person)), indent=2)
    headers = {"Content-Disposition": f'attachment; filename="caravanserai-{person.username}.json"'}
    return HttpResponse(data, content_type=JSON, headers=headers)


def _example() -> Everything:
    time = datetime(2026, 10, 2, tzinfo=UTC)
    return Everything(
        made=time,
        account=EXAMPLE_ACCOUNT,
        last_login=time,
        last_seen=None,
        addresses=[Address("zenobia@palmyra.example", True)],
        tokens=[EXAMPLE_IN_LIST],
        tables=[
            Played(
                table=example.TABLE,
                game=example.any_game().slug,
                status="finished",
                listed=True,
                opened_at=time,
                ended_at=time,
                player=example.HOST,
                is_host=True,
                seat=0,
                departed=None,
                place=1,
                score=42,
            )
        ],
        chat=[Spoken(example.TABLE, time, "Good luck!")],
        notes=[Noted(example.TABLE, "Cedar saves wine.")],
        rest=EXAMPLE_REST,
        standing_orders=[Ordered(example.TABLE, time, {"type": "pass-auction", "round": 2, "offer": 5})],
        searches=[
            Looked("day", {example.any_game().slug: [example.any_game().seats[0]]}, True, time, time, None, None)
        ],
        mail=EXAMPLE_MAIL,
        mails=[Told("turn", example.TABLE, time, "sent", "")],
        friends=[EXAMPLE_FRIEND],
        blocked=EXAMPLE_SHUNNED.people,
        muted=[],
        invitations=[EXAMPLE_INVITATION],
        reports=[EXAMPLE_REPORT],
        decisions=[EXAMPLE_DECISION],
        seat_marks=[Sat(example.TABLE, time)],
        visits=[Seen(example.TABLE, time)],
        ladders=[example_standing()],
        seasons=[],
        ratings=[Rated("byzanz", "live", time, 1, 1879, 118)],
    )
