"""Who asks: a program by its token, a browser by its session. Anybody else is a stranger, who may do what is public."""

from typing import Any
from uuid import UUID

from django.conf import settings
from drf_spectacular.extensions import OpenApiAuthenticationExtension
from rest_framework.authentication import BaseAuthentication, SessionAuthentication
from rest_framework.exceptions import AuthenticationFailed, PermissionDenied
from rest_framework.request import Request

from serai.accounts.models import User
from serai.accounts.tokens import PREFIX, user_of_token
from serai.nudges.links import let_in

TOKEN = "token"
LINK = "link"


class ByToken(BaseAuthentication):
    """`Authorization: Bearer serai_…`. A token that nobody has is refused: better than to be taken for a stranger."""

    def authenticate(self, request: Request) -> tuple[User, str] | None:
        header = request.headers.get("Authorization")
        if header is None:
            return None
        scheme, _, secret = header.partition(" ")
        user = user_of_token(secret.strip()) if scheme.lower() == "bearer" else None
        if user is None:
            raise AuthenticationFailed("This token is not known here, or has expired.")
        return user, TOKEN

    def authenticate_header(self, _: Request) -> str:
        return "Bearer"


class BySession(SessionAuthentication):
    """The cookie of a browser; what changes something must bring the CSRF token along, as X-CSRFToken.

    Who has not signed in but came by a link out of a mail is let in at that one table, and nowhere else.
    """

    def authenticate(self, request: Request) -> tuple[User, str | None] | None:
        signed_in: tuple[User, None] | None = super().authenticate(request)
        table = request.resolver_match.kwargs.get("table") if request.resolver_match else None
        if signed_in or not isinstance(table, UUID):
            return signed_in
        user = let_in(request._request.session, table)
        if user is None:
            return None
        self.enforce_csrf(request)
        return user, LINK


class TokenScheme(OpenApiAuthenticationExtension):  # type: ignore[no-untyped-call]  # the library's
    target_class = ByToken
    name = "token"

    def get_security_definition(self, _: Any) -> dict[str, Any]:
        description = f"A token for programs, made by `POST /api/v1/me/tokens`; it begins with `{PREFIX}`."
        return {"type": "http", "scheme": "bearer", "description": description}


class SessionScheme(OpenApiAuthenticationExtension):  # type: ignore[no-untyped-call]  # the library's
    target_class = BySession
    name = "session"

    def get_security_definition(self, _: Any) -> dict[str, Any]:
        description = "A browser's session; what changes something also needs the header `X-CSRFToken`."
        return {"type": "apiKey", "in": "cookie", "name": settings.SESSION_COOKIE_NAME, "description": description}


def signed_in(request: Request) -> User:
    """Who asks, where nobody else is let in."""
    assert isinstance(request.user, User), "only operations that are not public may ask"
    return request.user


def person_of(request: Request) -> User | None:
    return request.user if isinstance(request.user, User) else None


def require_sign_in(request: Request) -> User:
    """Who came by a link out of a mail plays at that table; opening others and asking others takes more."""
    if request.auth == LINK:
        raise PermissionDenied("Sign in to do this.")
    return signed_in(request)


def require_session(request: Request) -> User:
    """A token plays and looks; it doesn't make tokens, and it doesn't close the account: it may have been stolen."""
    if request.auth == TOKEN:
        raise PermissionDenied("A token can't do this: sign in.")
    return signed_in(request)
