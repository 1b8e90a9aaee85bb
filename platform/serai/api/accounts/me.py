"""The user's own account: signing in as a guest, becoming a member, preferences, deleting the account."""

from datetime import UTC, datetime
from typing import Annotated
from uuid import UUID

from django.contrib.auth import login, logout
from django.core.exceptions import ValidationError
from django.middleware.csrf import get_token
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import asdict
from rest_framework.request import Request

from serai.accounts import upgrade
from serai.accounts.delete import delete_account
from serai.accounts.guest import new_guest
from serai.accounts.models import Motion, Theme, User, validate_time_zone
from serai.accounts.quiet_hours import change_quiet_hours, quiet_hours_of
from serai.api.core import example_table as example
from serai.api.core.authentication import TOKEN, current_user, optional_user, require_session
from serai.api.core.language import Language, language_of
from serai.api.core.operation import operation
from serai.api.core.problems import ProblemError
from serai.api.core.reading import Body


class Account(Struct, frozen=True, kw_only=True):
    """An account and its preferences."""

    id: UUID
    name: str
    is_guest: bool
    email: str
    language: str
    time_zone: str
    theme: Theme
    motion: Annotated[Motion, Meta(description="Whether the pages use animations.")]
    sounds: bool
    notifications: Annotated[bool, Meta(description="Whether the browser shows a notification when it is your turn.")]
    joined: datetime


class Me(Account, frozen=True, kw_only=True):
    """Your account."""

    csrf_token: Annotated[
        str | None, Meta(description="A browser sends it as X-CSRFToken; null for programs with an API token.")
    ]


class GuestSignIn(Body, frozen=True):
    language: Annotated[Language | None, Meta(description="By default taken from Accept-Language.")] = None


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
    email: Annotated[str, Meta(max_length=254, description="Optional. An email is sent there to verify it.")] = ""


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
    "Sign in as a guest",
    body=GuestSignIn,
    body_example=GuestSignIn,
    response=Me,
    example=lambda: EXAMPLE,
    errors=["forbidden"],
    public=True,
    throttle="guest",
)
def sign_in_as_guest(request: Request, body: GuestSignIn) -> Me:
    """Creates a guest account with a random name and a session. If you are signed in already, nothing changes."""
    user = optional_user(request)
    if user is None:
        user = new_guest(language=body.language or language_of(request))
        login(request._request, user)
    return me_response(request, user)


class Session(Struct, frozen=True):
    """The current session."""

    me: Annotated[Me | None, Meta(description="The user; null if the client is anonymous.")]


@operation("Show the session", response=Session, example=lambda: Session(EXAMPLE), public=True)
def show_session(request: Request) -> Session:
    """Like `GET /me`, but without an error for anonymous clients."""
    user = optional_user(request)
    return Session(me_response(request, user) if user else None)


@operation("Show my account", response=Me, example=lambda: EXAMPLE)
def show_me(request: Request) -> Me:
    return me_response(request, current_user(request))


@operation(
    "Change my preferences",
    body=Preferences,
    body_example=lambda: Preferences(language="hu", theme="dark"),
    response=Me,
    example=lambda: EXAMPLE,
    errors=["bad-input"],
)
def update_me(request: Request, body: Preferences) -> Me:
    """Fields that are left out stay as they are."""
    user = current_user(request)
    changes = {name: value for name, value in asdict(body).items() if value is not UNSET}
    if "time_zone" in changes:
        _require_time_zone(changes["time_zone"])
    for name, value in changes.items():
        setattr(user, name, value)
    user.save(update_fields=changes)
    if "time_zone" in changes:
        change_quiet_hours(user, quiet_hours_of(user))
    return me_response(request, user)


@operation(
    "Become a member",
    body=Membership,
    body_example=lambda: Membership(
        username="Zenobia", password="seven-camels-at-dusk", email="zenobia@palmyra.example"
    ),
    response=Me,
    example=lambda: EXAMPLE,
    errors=[
        *("not-a-guest", "username-invalid", "username-reserved", "username-taken"),
        *("email-invalid", "email-taken", "password-refused"),
    ],
    throttle="account",
)
def become_member(request: Request, body: Membership) -> Me:
    """Turns a guest's account into a member's. The id, the seats and the games stay the same."""
    user = require_session(request)
    upgrade.become_member(
        user=user, username=body.username, email=body.email, password=body.password, request=request._request
    )
    return me_response(request, user)


@operation("Delete my account", response=None, throttle="account")
def delete_me(request: Request) -> None:
    """This can't be undone. Bots take over your seats. Your games stay, without your name."""
    user = require_session(request)
    logout(request._request)
    delete_account(user)


def account_of(user: User) -> Account:
    return Account(
        id=user.id,
        name=user.username,
        is_guest=user.is_guest,
        email=user.email,
        joined=user.date_joined,
        **{name: getattr(user, name) for name in Preferences.__struct_fields__},
    )


def me_response(request: Request, user: User) -> Me:
    csrf_token = None if request.auth == TOKEN else get_token(request._request)
    return Me(**asdict(account_of(user)), csrf_token=csrf_token)


def _require_time_zone(name: str) -> None:
    try:
        validate_time_zone(name)
    except ValidationError as error:
        raise ProblemError("bad-input", " ".join(error.messages)) from None
