"""The person that asks: one click in, a name for good, preferences, and out."""

from datetime import UTC, datetime
from typing import Annotated
from uuid import UUID

from django.contrib.auth import login, logout
from django.core.exceptions import ValidationError
from django.middleware.csrf import get_token
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import asdict
from rest_framework.request import Request

from serai.accounts.close import close_account
from serai.accounts.guest import new_guest
from serai.accounts.models import Motion, Theme, User, is_time_zone
from serai.accounts.rest import change_rest, rest_of
from serai.accounts.upgrade import become_member
from serai.api import example_table as example
from serai.api.authentication import TOKEN, person_of, require_session, signed_in
from serai.api.language import Language, language_of
from serai.api.operation import operation
from serai.api.problems import Refusal
from serai.api.reading import Body


class Account(Struct, frozen=True, kw_only=True):
    """Who somebody is here, and what they like."""

    id: UUID
    name: str
    is_guest: bool
    email: str
    language: str
    time_zone: str
    theme: Theme
    motion: Annotated[Motion, Meta(description="Whether things on the screen move.")]
    sounds: bool
    notifications: Annotated[bool, Meta(description="Whether the browser tells whose turn it is.")]
    joined: datetime


class Me(Account, frozen=True, kw_only=True):
    """Your account."""

    csrf_token: Annotated[
        str | None, Meta(description="For a browser to send as X-CSRFToken; null for a program with a token.")
    ]


class Arrival(Body, frozen=True):
    language: Annotated[Language | None, Meta(description="By default what Accept-Language asks for.")] = None


class Preferences(Body, frozen=True):
    language: Language | UnsetType = UNSET
    time_zone: Annotated[str, Meta(max_length=64, examples=["Europe/Budapest"])] | UnsetType = UNSET
    theme: Theme | UnsetType = UNSET
    motion: Motion | UnsetType = UNSET
    sounds: bool | UnsetType = UNSET
    notifications: bool | UnsetType = UNSET


class Membership(Body, frozen=True):
    username: Annotated[str, Meta(max_length=150, examples=["Zenobia"])]
    password: Annotated[str, Meta(max_length=1000, examples=["seven-camels-at-dusk"])]
    email: Annotated[str, Meta(max_length=254, description="May be empty; else it is sent a mail.")] = ""


JOINED = datetime(2026, 10, 1, tzinfo=UTC)
EXAMPLE_ACCOUNT = Account(
    id=example.HOST,
    name="amber-camel-1234",
    is_guest=True,
    email="",
    language="en",
    time_zone="Europe/Budapest",
    theme="system",
    motion="system",
    sounds=True,
    notifications=False,
    joined=JOINED,
)
EXAMPLE = Me(**asdict(EXAMPLE_ACCOUNT), csrf_token="8pRUT2vTqNPS…")


@operation(
    "Come in as a guest",
    takes=Arrival,
    takes_example=Arrival,
    answers=Me,
    example=lambda: EXAMPLE,
    errors=["forbidden"],
    public=True,
    throttle="guest",
)
def come_in(request: Request, body: Arrival) -> Me:
    """One click: an account with a friendly name, and a session. Who has signed in already stays who they are."""
    person = person_of(request)
    if person is None:
        person = new_guest(language=body.language or language_of(request))
        login(request._request, person)
    return told_me(request, person)


class Session(Struct, frozen=True):
    """Who asks, if they have signed in."""

    me: Me | None


@operation("See who is here", answers=Session, example=lambda: Session(EXAMPLE), public=True)
def show_session(request: Request) -> Session:
    """For a page that may be anybody's: a stranger is no error."""
    person = person_of(request)
    return Session(told_me(request, person) if person else None)


@operation("See who I am", answers=Me, example=lambda: EXAMPLE)
def show_me(request: Request) -> Me:
    return told_me(request, signed_in(request))


@operation(
    "Change my preferences",
    takes=Preferences,
    takes_example=lambda: Preferences(language="hu", theme="dark"),
    answers=Me,
    example=lambda: EXAMPLE,
    errors=["bad-input"],
)
def change_me(request: Request, body: Preferences) -> Me:
    """What isn't named stays as it is."""
    person = signed_in(request)
    wishes = {name: wish for name, wish in asdict(body).items() if wish is not UNSET}
    if "time_zone" in wishes:
        _require_time_zone(wishes["time_zone"])
    for name, wish in wishes.items():
        setattr(person, name, wish)
    person.save(update_fields=wishes)
    if "time_zone" in wishes:
        change_rest(person, rest_of(person))
    return told_me(request, person)


@operation(
    "Become a member",
    takes=Membership,
    takes_example=lambda: Membership(
        username="Zenobia", password="seven-camels-at-dusk", email="zenobia@palmyra.example"
    ),
    answers=Me,
    example=lambda: EXAMPLE,
    errors=[
        *("not-a-guest", "username-invalid", "username-reserved", "username-taken"),
        *("email-invalid", "email-taken", "password-refused"),
    ],
    throttle="account",
)
def become(request: Request, body: Membership) -> Me:
    """A guest keeps its id, its seats and its games. An address is optional; a mail verifies it."""
    person = require_session(request)
    become_member(
        user=person, username=body.username, email=body.email, password=body.password, request=request._request
    )
    return told_me(request, person)


@operation("Close my account", answers=None, throttle="account")
def close_me(request: Request) -> None:
    """For good. Bots play on in your chairs; what you played stays, and tells of no one."""
    person = require_session(request)
    logout(request._request)
    close_account(person)


def account_of(person: User) -> Account:
    return Account(
        id=person.id,
        name=person.username,
        is_guest=person.is_guest,
        email=person.email,
        joined=person.date_joined,
        **{name: getattr(person, name) for name in Preferences.__struct_fields__},
    )


def told_me(request: Request, person: User) -> Me:
    csrf_token = None if request.auth == TOKEN else get_token(request._request)
    return Me(**asdict(account_of(person)), csrf_token=csrf_token)


def _require_time_zone(name: str) -> None:
    try:
        is_time_zone(name)
    except ValidationError as error:
        raise Refusal("bad-input", " ".join(error.messages)) from None
