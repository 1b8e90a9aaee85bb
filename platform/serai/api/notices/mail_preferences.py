"""My email preferences, and the tables that I have muted."""

from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import asdict
from rest_framework.request import Request

from serai.accounts.models import User
from serai.api.core import example_table as example
from serai.api.core.authentication import current_user
from serai.api.core.operation import operation
from serai.api.core.reading import Body
from serai.api.tables.access import access_table
from serai.notices import preferences
from serai.notices.addresses import address_of, disabled_address
from serai.notices.models import Delivery
from serai.notices.models import MutedTable as MutedRow
from serai.tables.models import Table

Hour = Annotated[int, Meta(ge=0, le=23, description="Hour of the day in your time zone.")]


class MailKinds(Struct, frozen=True, kw_only=True):
    """By kind of notice: `each` one in an email of its own, all in the daily `digest`, or `none` by email."""

    turn: Annotated[Delivery, Meta(description="It is your turn.")]
    warning: Annotated[Delivery, Meta(description="Your time is nearly up.")]
    away: Annotated[Delivery, Meta(description="Your time ran out, and a bot plays for you.")]
    over: Annotated[Delivery, Meta(description="The game is over.")]
    invitation: Annotated[Delivery, Meta(description="You are invited to a table.")]
    reserved_seat: Annotated[Delivery, Meta(description="Matchmaking has found a table and reserved a seat for you.")]


class MutedTable(Struct, frozen=True):
    table: UUID
    game: str


class TableMute(Struct, frozen=True):
    muted: Annotated[bool, Meta(description="Whether you get no emails about the table.")]


class AddressDisabled(Struct, frozen=True):
    """Why no emails are sent to the address until it, or another one, is verified."""

    reason: Annotated[str, Meta(description="`bounced`, `complained` or `refused`.")]
    since: datetime


class MailPreferences(Struct, frozen=True, kw_only=True):
    """Which emails you get, and when."""

    address: Annotated[str | None, Meta(description="Your verified address; null: you get no emails.")]
    address_disabled: AddressDisabled | None
    all_off: Annotated[bool, Meta(description="No emails at all, whatever `kinds` says.")]
    kinds: MailKinds
    digest_hour: Hour
    muted_tables: Annotated[list[MutedTable], Meta(description="The tables about which you get no emails.")]


class MailKindsUpdate(Body, frozen=True):
    turn: Delivery | UnsetType = UNSET
    warning: Delivery | UnsetType = UNSET
    away: Delivery | UnsetType = UNSET
    over: Delivery | UnsetType = UNSET
    invitation: Delivery | UnsetType = UNSET
    reserved_seat: Delivery | UnsetType = UNSET


class MailPreferencesUpdate(Body, frozen=True):
    kinds: MailKindsUpdate | UnsetType = UNSET
    all_off: bool | UnsetType = UNSET
    digest_hour: Hour | UnsetType = UNSET


EXAMPLE = MailPreferences(
    address="zenobia@palmyra.example",
    address_disabled=None,
    all_off=False,
    kinds=MailKinds(turn="each", warning="each", away="each", over="digest", invitation="none", reserved_seat="each"),
    digest_hour=8,
    muted_tables=[MutedTable(example.TABLE, "byzanz")],
)


@operation("Show my mail preferences", response=MailPreferences, example=lambda: EXAMPLE)
def show_mail_preferences(request: Request) -> MailPreferences:
    return mail_preferences_of(current_user(request))


@operation(
    "Change my mail preferences",
    body=MailPreferencesUpdate,
    body_example=lambda: MailPreferencesUpdate(kinds=MailKindsUpdate(turn="digest"), digest_hour=7),
    response=MailPreferences,
    example=lambda: EXAMPLE,
)
def update_mail_preferences(request: Request, body: MailPreferencesUpdate) -> MailPreferences:
    """Fields that are left out stay as they are."""
    user = current_user(request)
    kinds = asdict(body.kinds) if isinstance(body.kinds, MailKindsUpdate) else {}
    changes = {**kinds, "all_off": body.all_off, "digest_hour": body.digest_hour}
    preferences.change(user, **{name: value for name, value in changes.items() if value is not UNSET})
    return mail_preferences_of(user)


@operation(
    "Show whether I have muted a table",
    response=TableMute,
    example=lambda: TableMute(True),
    errors=["unknown-table"],
)
def show_table_mute(request: Request, table: UUID) -> TableMute:
    access_table(request, table)
    return TableMute(preferences.is_muted(current_user(request).id, table))


@operation("Mute a table", response=None, errors=["unknown-table"], throttle="commands")
def mute_table(request: Request, table: UUID) -> None:
    """You get no more emails about this table. The game goes on."""
    access_table(request, table)
    preferences.mute(current_user(request), table)


@operation("Unmute a table", response=None, throttle="commands")
def unmute_table(request: Request, table: UUID) -> None:
    preferences.unmute(current_user(request), table)


def mail_preferences_of(user: User) -> MailPreferences:
    address, stored = address_of(user.id), preferences.preferences_of(user.id)
    disabled = disabled_address(user.id, address)
    return MailPreferences(
        address=address,
        address_disabled=AddressDisabled(disabled.reason, disabled.since) if disabled else None,
        all_off=stored.all_off,
        kinds=MailKinds(**{kind: getattr(stored, kind) for kind in preferences.KINDS}),
        digest_hour=stored.digest_hour,
        muted_tables=_muted_tables(user),
    )


def _muted_tables(user: User) -> list[MutedTable]:
    tables = list(MutedRow.objects.filter(user=user).order_by("id").values_list("table", flat=True))
    games: dict[UUID, Any] = dict(Table.objects.filter(id__in=tables).values_list("id", "game"))
    return [MutedTable(table, games[table]) for table in tables if table in games]
