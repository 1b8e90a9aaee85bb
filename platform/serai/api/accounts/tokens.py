"""API tokens, for programs that play in a user's name."""

from datetime import UTC, datetime, timedelta
from typing import Annotated, Any

from django.http import Http404
from django.utils import timezone
from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts.models import Token as Row
from serai.accounts.models import User
from serai.accounts.tokens import issue_token
from serai.api.core.authentication import current_user, require_session
from serai.api.core.operation import operation
from serai.api.core.problems import ProblemError
from serai.api.core.reading import Body

MAX_TOKENS = 20


class Token(Struct, frozen=True, kw_only=True):
    """An API token, without its secret text."""

    id: int
    name: str
    prefix: Annotated[str, Meta(description="Its first characters, to tell tokens apart.")]
    created: datetime
    last_used: datetime | None
    expires: datetime | None


class NewToken(Token, frozen=True, kw_only=True):
    """A new API token."""

    token: Annotated[str, Meta(description="The secret text. It is shown only once.")]


class Tokens(Struct, frozen=True):
    tokens: list[Token]


BEGINS_VISIBLY = r"^[^\x00-\x20\x7f-\xa0\u2000-\u200f\u2028-\u202f\u205f\u3000\ufeff][^\x00-\x1f]*$"
"""Lists the characters one by one: `\\s` has different meanings in Python and in JSON Schema."""


class CreateToken(Body, frozen=True):
    name: Annotated[
        str, Meta(min_length=1, max_length=60, pattern=BEGINS_VISIBLY, description="A name for you to recognize it.")
    ]
    days: Annotated[
        Annotated[int, Meta(ge=1, le=3660)] | None, Meta(description="Days until it expires; null: never.")
    ] = None


CREATED = datetime(2026, 10, 1, tzinfo=UTC)
EXAMPLE = NewToken(
    id=7, name="my bot", prefix="serai_Qx3f", created=CREATED, last_used=None, expires=None, token="serai_Qx3f…"
)


EXAMPLE_IN_LIST = Token(id=7, name="my bot", prefix="serai_Qx3f", created=CREATED, last_used=CREATED, expires=None)


@operation("List my tokens", response=Tokens, example=lambda: Tokens([EXAMPLE_IN_LIST]))
def list_tokens(request: Request) -> Tokens:
    return Tokens(tokens_of(current_user(request)))


@operation(
    "Create a token",
    body=CreateToken,
    body_example=lambda: CreateToken(name="my bot"),
    response=NewToken,
    example=lambda: EXAMPLE,
    status=201,
    errors=["bad-input"],
    throttle="account",
)
def create_token(request: Request, body: CreateToken) -> NewToken:
    """A program sends it as `Authorization: Bearer …`. It can't be used to create tokens or to delete the account."""
    user = require_session(request)
    if Row.objects.filter(user=user).count() >= MAX_TOKENS:
        raise ProblemError("bad-input", f"You have {MAX_TOKENS} tokens. Revoke one first.")
    expires = timezone.now() + timedelta(days=body.days) if body.days else None
    row, text = issue_token(user=user, name=body.name, expires=expires)
    return NewToken(**_fields(row), token=text)


@operation("Revoke a token", response=None, throttle="account")
def revoke_token(request: Request, token: int) -> None:
    user = require_session(request)
    revoked, _ = Row.objects.filter(user=user, id=token).delete()
    if not revoked:
        raise Http404


def tokens_of(user: User) -> list[Token]:
    return [Token(**_fields(row)) for row in Row.objects.filter(user=user).order_by("id")]


def _fields(row: Row) -> dict[str, Any]:
    return {name: getattr(row, name) for name in Token.__struct_fields__}
