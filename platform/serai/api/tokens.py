"""Tokens for programs that play for a person."""

from datetime import UTC, datetime, timedelta
from typing import Annotated, Any

from django.http import Http404
from django.utils import timezone
from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts.models import Token as Row
from serai.accounts.models import User
from serai.accounts.tokens import issue_token
from serai.api.authentication import require_session, signed_in
from serai.api.operation import operation
from serai.api.problems import Refusal
from serai.api.reading import Body

MOST = 20


class Token(Struct, frozen=True, kw_only=True):
    """A token, without its text."""

    id: int
    name: str
    begins: Annotated[str, Meta(description="Its first characters, to tell tokens apart.")]
    created: datetime
    last_used: datetime | None
    expires: datetime | None


class NewToken(Token, frozen=True, kw_only=True):
    """A new token. Its text is shown here and never again."""

    token: str


class Tokens(Struct, frozen=True):
    tokens: list[Token]


BEGINS_VISIBLY = r"^[^\x00-\x20\x7f-\xa0\u2000-\u200f\u2028-\u202f\u205f\u3000\ufeff][^\x00-\x1f]*$"
"""Character by character: what `\\s` means is not the same in Python and in JSON Schema."""


class TokenWanted(Body, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=60, pattern=BEGINS_VISIBLY, description="To know it again by.")]
    days: Annotated[
        Annotated[int, Meta(ge=1, le=3660)] | None, Meta(description="For how long it is good; null: until revoked.")
    ] = None


CREATED = datetime(2026, 10, 1, tzinfo=UTC)
EXAMPLE = NewToken(
    id=7, name="my bot", begins="serai_Qx3f", created=CREATED, last_used=None, expires=None, token="serai_Qx3f…"
)


EXAMPLE_IN_LIST = Token(id=7, name="my bot", begins="serai_Qx3f", created=CREATED, last_used=CREATED, expires=None)


@operation("List my tokens", answers=Tokens, example=lambda: Tokens([EXAMPLE_IN_LIST]))
def list_tokens(request: Request) -> Tokens:
    return Tokens(tokens_of(signed_in(request)))


@operation(
    "Make a token",
    takes=TokenWanted,
    takes_example=lambda: TokenWanted(name="my bot"),
    answers=NewToken,
    example=lambda: EXAMPLE,
    status=201,
    errors=["bad-input"],
    throttle="account",
)
def make_token(request: Request, body: TokenWanted) -> NewToken:
    """A program sends it as `Authorization: Bearer …`. It can play and look, not make tokens or close the account."""
    person = require_session(request)
    if Row.objects.filter(user=person).count() >= MOST:
        raise Refusal("bad-input", f"You have {MOST} tokens: revoke one that you don't use.")
    expires = timezone.now() + timedelta(days=body.days) if body.days else None
    row, text = issue_token(user=person, name=body.name, expires=expires)
    return NewToken(**_fields(row), token=text)


@operation("Revoke a token", answers=None, throttle="account")
def revoke_token(request: Request, token: int) -> None:
    person = require_session(request)
    revoked, _ = Row.objects.filter(user=person, id=token).delete()
    if not revoked:
        raise Http404


def tokens_of(person: User) -> list[Token]:
    return [Token(**_fields(row)) for row in Row.objects.filter(user=person).order_by("id")]


def _fields(row: Row) -> dict[str, Any]:
    return {name: getattr(row, name) for name in Token.__struct_fields__}
