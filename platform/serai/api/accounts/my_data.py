"""The export of everything that the site stores about a user."""

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

from serai.accounts.models import SeatFingerprint, User
from serai.accounts.players import players_of
from serai.api.accounts.friends import EXAMPLE as EXAMPLE_FRIEND
from serai.api.accounts.friends import Friend, friends_of
from serai.api.accounts.me import EXAMPLE_ACCOUNT, Account, account_of
from serai.api.accounts.quiet_hours import EXAMPLE_QUIET_HOURS, QuietHours, quiet_hours_response
from serai.api.accounts.relations import EXAMPLE as EXAMPLE_BLOCKED
from serai.api.accounts.relations import PersonEntry, blocked_by, muted_by
from serai.api.accounts.tokens import EXAMPLE_IN_LIST, Token, tokens_of
from serai.api.core import example_table as example
from serai.api.core.authentication import require_session
from serai.api.core.operation import JSON, operation
from serai.api.ladder.ladders import example_standing
from serai.api.moderation.decisions import EXAMPLE as EXAMPLE_DECISION
from serai.api.moderation.decisions import Decision, decisions_about
from serai.api.moderation.reports import EXAMPLE as EXAMPLE_REPORT
from serai.api.moderation.reports import Report, reports_by
from serai.api.notices.invitations import EXAMPLE as EXAMPLE_INVITATION
from serai.api.notices.invitations import Invitation, open_invitations
from serai.api.notices.mail_preferences import EXAMPLE as EXAMPLE_MAIL_PREFERENCES
from serai.api.notices.mail_preferences import MailPreferences, mail_preferences_of
from serai.bots.models import StandingOrder
from serai.engine.codec import encode
from serai.engine.standing_orders import Item
from serai.ladder.profile import LadderStanding, SeasonResult, all_ratings_of, season_results_of, standings_of
from serai.notices.models import Visit
from serai.tables.models import ChatMessage, Note, Seat, Table
from serai.tables.read_models.rows import StatusName


class Address(Struct, frozen=True):
    email: str
    is_verified: bool


class PlayedTable(Struct, frozen=True, kw_only=True):
    """A table in which you took part. Its events are in the export of the table."""

    table: UUID
    game: str
    status: StatusName
    listed: bool
    opened_at: datetime
    ended_at: datetime | None
    player: Annotated[UUID, Meta(description="Your player id in the table's log.")]
    is_host: bool
    seat: Annotated[int | None, Meta(description="Null if you only opened it, or left before the game started.")]
    departed: str | None
    place: int | None
    score: int | None


class SentMessage(Struct, frozen=True):
    table: UUID
    time: datetime
    text: str


class TableNote(Struct, frozen=True):
    table: UUID
    text: str


class PlacedStandingOrder(Struct, frozen=True):
    table: UUID
    time: datetime
    order: dict[str, Item | list[Item]]


class OpenSearch(Struct, frozen=True):
    """A search for a ranked table."""

    pace: str
    games: Annotated[dict[str, list[int]], Meta(description="By game: the numbers of seats that you accept.")]
    bots: Annotated[bool, Meta(description="Whether bots may fill the table.")]
    since: datetime
    last_seen: Annotated[datetime, Meta(description="When your page last contacted the site.")]
    table: Annotated[UUID | None, Meta(description="The table that was found for you.")]
    reserved_until: Annotated[datetime | None, Meta(description="Until when your seat there is reserved.")]


class NoticeEntry(Struct, frozen=True):
    """A notice that was sent to you by email, or was not, and why."""

    kind: str
    table: UUID | None
    time: datetime
    state: str
    reason: str


class TableVisit(Struct, frozen=True):
    table: UUID
    time: datetime


class SeatFingerprintEntry(Struct, frozen=True):
    """The digests only show whether another player at this table has used the same device or address."""

    table: UUID
    time: datetime


class RatingEntry(Struct, frozen=True):
    game: str
    speed: str
    time: datetime
    place: int
    rating: int
    uncertainty: int


class MyData(Struct, frozen=True, kw_only=True):
    """Everything that the site stores about you."""

    created: Annotated[datetime, Meta(description="When this file was created.")]
    account: Account
    last_login: datetime | None
    last_seen: datetime | None
    addresses: list[Address]
    tokens: Annotated[list[Token], Meta(description="Without the secret texts, which are not stored.")]
    tables: list[PlayedTable]
    chat: Annotated[list[SentMessage], Meta(description="Your chat messages, oldest first.")]
    notes: Annotated[list[TableNote], Meta(description="Your private notes at tables.")]
    quiet_hours: QuietHours
    standing_orders: Annotated[list[PlacedStandingOrder], Meta(description="Your standing orders, oldest first.")]
    searches: Annotated[list[OpenSearch], Meta(description="Your searches for a ranked table.")]
    mail_preferences: MailPreferences
    notices: list[NoticeEntry]
    friends: list[Friend]
    blocked: Annotated[list[PersonEntry], Meta(description="The people whom you have blocked.")]
    muted: Annotated[list[PersonEntry], Meta(description="The people whom you have muted.")]
    invitations: list[Invitation]
    reports: Annotated[list[Report], Meta(description="Your reports to the moderators.")]
    decisions: Annotated[list[Decision], Meta(description="The moderators' decisions about you.")]
    seat_fingerprints: Annotated[
        list[SeatFingerprintEntry],
        Meta(description="Ranked tables for which digests of your device and your address are stored."),
    ]
    visits: Annotated[list[TableVisit], Meta(description="When you last visited each of your tables.")]
    ladders: Annotated[list[LadderStanding], Meta(description="Your ratings and places on the ladders.")]
    seasons: Annotated[list[SeasonResult], Meta(description="Your results in past seasons, latest first.")]
    ratings: Annotated[list[RatingEntry], Meta(description="Your rating after each ranked game, oldest first.")]


def my_data(user: User) -> MyData:
    players = players_of(user)
    tables = Table.objects.filter(id__in=players.values())
    messages = ChatMessage.objects.filter(table__in=players.values(), player__in=players).order_by("id")
    orders = StandingOrder.objects.filter(player__in=players).order_by("number")
    return MyData(
        created=timezone.now(),
        account=account_of(user),
        last_login=user.last_login,
        last_seen=user.last_seen,
        addresses=[Address(row.email, row.verified) for row in EmailAddress.objects.filter(user=user)],
        tokens=tokens_of(user),
        tables=_played_tables({table: player for player, table in players.items()}, tables.order_by("opened_at", "id")),
        chat=[SentMessage(message.table, message.sent_at, message.text) for message in messages],
        notes=[TableNote(note.table, note.text) for note in Note.objects.filter(player__in=players)],
        quiet_hours=quiet_hours_response(user),
        standing_orders=[PlacedStandingOrder(row.table_id, row.placed_at, row.order) for row in orders],
        searches=[OpenSearch(*row) for row in _searches(user)],
        mail_preferences=mail_preferences_of(user),
        notices=[NoticeEntry(*row) for row in _notices(user)],
        friends=friends_of(user).people,
        blocked=blocked_by(user).people,
        muted=muted_by(user).people,
        invitations=open_invitations(user),
        reports=reports_by(user),
        decisions=decisions_about(user),
        seat_fingerprints=[SeatFingerprintEntry(*row) for row in _seat_fingerprints(players)],
        visits=[TableVisit(*row) for row in Visit.objects.filter(user=user).values_list("table", "at").order_by("at")],
        ladders=standings_of(user.pk),
        seasons=season_results_of(user.pk),
        ratings=[RatingEntry(*row) for row in all_ratings_of(user.pk)],
    )


def _seat_fingerprints(players: Iterable[UUID]) -> Iterable[tuple[UUID, datetime]]:
    return SeatFingerprint.objects.filter(player__in=players).values_list("player__table", "at")


def _searches(user: User) -> Iterable[tuple[Any, ...]]:
    found = user.searches.order_by("since")
    return found.values_list("pace", "games", "bots", "since", "last_seen", "table", "reserved_until")


def _notices(user: User) -> Iterable[tuple[str, UUID | None, datetime, str, str]]:
    return user.notices.order_by("id").values_list("kind", "table", "created", "state", "reason")


def _played_tables(player_at: dict[UUID, UUID], tables: Iterable[Table]) -> list[PlayedTable]:
    seats = {row.table_id: row for row in Seat.objects.filter(player__in=player_at.values())}
    return [_played_table(table, player_at[table.id], seats.get(table.id)) for table in tables]


def _played_table(table: Table, player: UUID, seat: Seat | None) -> PlayedTable:
    return PlayedTable(
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
    "Export my data",
    response=MyData,
    example=lambda: _example(),
    throttle="export",
)
def export_my_data(request: Request) -> HttpResponse:
    """A file with everything that the site stores about you. The events of a table are in that table's export."""
    user = require_session(request)
    data = msgspec.json.format(encode(my_data(user)), indent=2)
    headers = {"Content-Disposition": f'attachment; filename="caravanserai-{user.username}.json"'}
    return HttpResponse(data, content_type=JSON, headers=headers)


def _example() -> MyData:
    time = datetime(2026, 10, 2, tzinfo=UTC)
    return MyData(
        created=time,
        account=EXAMPLE_ACCOUNT,
        last_login=time,
        last_seen=None,
        addresses=[Address("zenobia@palmyra.example", True)],
        tokens=[EXAMPLE_IN_LIST],
        tables=[
            PlayedTable(
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
        chat=[SentMessage(example.TABLE, time, "Good luck!")],
        notes=[TableNote(example.TABLE, "Cedar saves wine.")],
        quiet_hours=EXAMPLE_QUIET_HOURS,
        standing_orders=[PlacedStandingOrder(example.TABLE, time, {"type": "pass-auction", "round": 2, "offer": 5})],
        searches=[
            OpenSearch("day", {example.any_game().slug: [example.any_game().seats[0]]}, True, time, time, None, None)
        ],
        mail_preferences=EXAMPLE_MAIL_PREFERENCES,
        notices=[NoticeEntry("turn", example.TABLE, time, "sent", "")],
        friends=[EXAMPLE_FRIEND],
        blocked=EXAMPLE_BLOCKED.people,
        muted=[],
        invitations=[EXAMPLE_INVITATION],
        reports=[EXAMPLE_REPORT],
        decisions=[EXAMPLE_DECISION],
        seat_fingerprints=[SeatFingerprintEntry(example.TABLE, time)],
        visits=[TableVisit(example.TABLE, time)],
        ladders=[example_standing()],
        seasons=[],
        ratings=[RatingEntry("byzanz", "live", time, 1, 1879, 118)],
    )
