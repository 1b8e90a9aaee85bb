"""The person that asks: one click in, a name for good, preferences, and out."""

from datetime import UTC, datetime
from typing import Annotated
from uuid import UUID

from django.contrib.auth import login, logout
from django.core.exceptions import ValidationError
from django.middleware.csrf import get_token
from msgspec import UNSET, Meta, Struct, UnsetType
from rest_framework.request import Request

from serai.accounts.close import close_account
from serai.accounts.guest import new_guest
from serai.accounts.models import User, is_time_zone
from serai.accounts.players import players_of
from serai.accounts.upgrade import become_member
from serai.api import example_table as example
from serai.api.authentication import TOKEN, person_of, require_session, signed_in
from serai.api.language import Language, language_of
from serai.api.operation import operation
from serai.api.problems import Refusal
from serai.api.reading import Body
from serai.tables.depart import depart_everywhere


class Me(Struct, frozen=True):
    """Your account."""

    id: UUID
    name: str
    is_guest: bool
    email: str
    language: str
    time_zone: str
    joined: datetime
    csrf_token: Annotated[
        str | None, Meta(description="For a browser to send as X-CSRFToken; null for a program with a token.")
    ]


class Arrival(Body, frozen=True):
    language: Annotated[Language | None, Meta(description="By default what Accept-Language asks for.")] = None


class Preferences(Body, frozen=True):
    language: Language | UnsetType = UNSET
    time_zone: Annotated[str, Meta(max_length=64, examples=["Europe/Budapest"])] | UnsetType = UNSET


class Membership(Body, frozen=True):
    username: Annotated[str, Meta(max_length=150, examples=["Zenobia"])]
    password: Annotated[str, Meta(max_length=1000, examples=["seven-camels-at-dusk"])]
    email: Annotated[str, Meta(max_length=254, description="May be empty; else it is sent a mail.")] = ""


JOINED = datetime(2026, 10, 1, tzinfo=UTC)
EXAMPLE = Me(example.HOST, "amber-camel-1234", True, "", "en", "Europe/Budapest", JOINED, "8pRUT2vTqNPS…")


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
    return _told(request, person)


@operation("See who I am", answers=Me, example=lambda: EXAMPLE)
def show_me(request: Request) -> Me:
    return _told(request, signed_in(request))


@operation(
    "Change my preferences",
    takes=Preferences,
    takes_example=lambda: Preferences(language="hu", time_zone="Europe/Budapest"),
    answers=Me,
    example=lambda: EXAMPLE,
    errors=["bad-input"],
)
def change_me(request: Request, body: Preferences) -> Me:
    person = signed_in(request)
    if body.language is not UNSET:
        person.language = body.language
    if body.time_zone is not UNSET:
        person.time_zone = _time_zone(body.time_zone)
    person.save(update_fields=["language", "time_zone"])
    return _told(request, person)


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
    return _told(request, person)


@operation("Close my account", answers=None, throttle="account")
def close_me(request: Request) -> None:
    """For good. Bots play on in your chairs; what you played stays, and tells of no one."""
    person = require_session(request)
    depart_everywhere(players_of(person))
    logout(request._request)
    close_account(person)


def _told(request: Request, person: User) -> Me:
    return Me(
        id=person.id,
        name=person.username,
        is_guest=person.is_guest,
        email=person.email,
        language=person.language,
        time_zone=person.time_zone,
        joined=person.date_joined,
        csrf_token=None if request.auth == TOKEN else get_token(request._request),
    )


def _time_zone(name: str) -> str:
    try:
        is_time_zone(name)
    except ValidationError as error:
        raise Refusal("bad-input", " ".join(error.messages)) from None
    return name
