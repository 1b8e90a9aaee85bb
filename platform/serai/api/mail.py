"""Mails: what I want to be told of, and tables of which I want to hear nothing."""

from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import asdict
from rest_framework.request import Request

from serai.accounts.models import User
from serai.api import example_table as example
from serai.api.at_table import visit
from serai.api.authentication import signed_in
from serai.api.operation import operation
from serai.api.reading import Body
from serai.nudges import wishes
from serai.nudges.addresses import address_of, closed
from serai.nudges.models import Muted, Wish
from serai.tables.models import Table

Hour = Annotated[int, Meta(ge=0, le=23, description="Of the day, in your time zone.")]


class Kinds(Struct, frozen=True, kw_only=True):
    """A mail for each, all of them in the daily digest, or none."""

    turn: Annotated[Wish, Meta(description="It is your turn.")]
    alarm: Annotated[Wish, Meta(description="Your time is nearly up.")]
    away: Annotated[Wish, Meta(description="Your time ran out, and a bot plays for you.")]
    over: Annotated[Wish, Meta(description="The game is over.")]
    invitation: Annotated[Wish, Meta(description="Somebody invites you.")]
    chair: Annotated[Wish, Meta(description="A table is found for you.")]


class MutedTable(Struct, frozen=True):
    table: UUID
    game: str


class Mute(Struct, frozen=True):
    """Whether you hear nothing of a table."""

    muted: bool


class AddressOff(Struct, frozen=True):
    """Nothing is sent to the address until it is verified again, or another one is."""

    reason: Annotated[str, Meta(description="`bounced`, `complained` or `refused`.")]
    since: datetime


class Mail(Struct, frozen=True, kw_only=True):
    """What you are told by mail."""

    address: Annotated[str | None, Meta(description="To which mails go: one that you have verified.")]
    address_off: AddressOff | None
    silent: Annotated[bool, Meta(description="No mail at all, whatever the kinds say.")]
    kinds: Kinds
    digest_hour: Hour
    muted: list[MutedTable]


class KindsWished(Body, frozen=True):
    turn: Wish | UnsetType = UNSET
    alarm: Wish | UnsetType = UNSET
    away: Wish | UnsetType = UNSET
    over: Wish | UnsetType = UNSET
    invitation: Wish | UnsetType = UNSET
    chair: Wish | UnsetType = UNSET


class MailWished(Body, frozen=True):
    kinds: KindsWished | UnsetType = UNSET
    silent: bool | UnsetType = UNSET
    digest_hour: Hour | UnsetType = UNSET


EXAMPLE = Mail(
    address="zenobia@palmyra.example",
    address_off=None,
    silent=False,
    kinds=Kinds(turn="each", alarm="each", away="each", over="digest", invitation="none", chair="each"),
    digest_hour=8,
    muted=[MutedTable(example.TABLE, "byzanz")],
)


@operation("See what I am told by mail", answers=Mail, example=lambda: EXAMPLE)
def show_mail(request: Request) -> Mail:
    return mail_of(signed_in(request))


@operation(
    "Change what I am told by mail",
    takes=MailWished,
    takes_example=lambda: MailWished(kinds=KindsWished(turn="digest"), digest_hour=7),
    answers=Mail,
    example=lambda: EXAMPLE,
)
def change_mail(request: Request, body: MailWished) -> Mail:
    """What isn't named stays as it is."""
    person = signed_in(request)
    kinds = asdict(body.kinds) if isinstance(body.kinds, KindsWished) else {}
    named = {**kinds, "silent": body.silent, "digest_hour": body.digest_hour}
    wishes.change(person, **{name: value for name, value in named.items() if value is not UNSET})
    return mail_of(person)


@operation("See whether I have muted a table", answers=Mute, example=lambda: Mute(True), errors=["unknown-table"])
def show_mute(request: Request, table: UUID) -> Mute:
    visit(request, table)
    return Mute(wishes.is_muted(signed_in(request).id, table))


@operation("Mute a table", answers=None, errors=["unknown-table"], throttle="commands")
def mute_table(request: Request, table: UUID) -> None:
    """No mails about it. The game goes on."""
    visit(request, table)
    wishes.mute(signed_in(request), table)


@operation("Unmute a table", answers=None, throttle="commands")
def unmute_table(request: Request, table: UUID) -> None:
    wishes.unmute(signed_in(request), table)


def mail_of(person: User) -> Mail:
    address, kept = address_of(person.id), wishes.wishes_of(person.id)
    off = closed(person.id, address)
    return Mail(
        address=address,
        address_off=AddressOff(off.reason, off.since) if off else None,
        silent=kept.silent,
        kinds=Kinds(**{kind: getattr(kept, kind) for kind in wishes.KINDS}),
        digest_hour=kept.digest_hour,
        muted=_muted(person),
    )


def _muted(person: User) -> list[MutedTable]:
    tables = list(Muted.objects.filter(user=person).order_by("id").values_list("table", flat=True))
    games: dict[UUID, Any] = dict(Table.objects.filter(id__in=tables).values_list("id", "game"))
    return [MutedTable(table, games[table]) for table in tables if table in games]
