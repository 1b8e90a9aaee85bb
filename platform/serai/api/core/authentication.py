"""Authentication: programs by token, browsers by session. All other clients are anonymous and may do what is public."""

from typing import Any
from uuid import UUID

from django.conf import settings
from drf_spectacular.extensions import OpenApiAuthenticationExtension
from rest_framework.authentication import BaseAuthentication, SessionAuthentication
from rest_framework.exceptions import AuthenticationFailed, PermissionDenied
from rest_framework.request import Request

from serai.accounts.models import User
from serai.accounts.tokens import PREFIX, user_of_token
from serai.notices.links import user_by_link

TOKEN = "token"
"""`request.auth` of a request with an API token."""
LINK = "link"
"""`request.auth` of a browser that opened a link from an email and has not signed in."""


class TokenAuthentication(BaseAuthentication):
    """`Authorization: Bearer serai_…`. An unknown token is refused; the client is not treated as anonymous."""

    def authenticate(self, request: Request) -> tuple[User, str] | None:
        header = request.headers.get("Authorization")
        if header is None:
            return None
        scheme, _, secret = header.partition(" ")
        user = user_of_token(secret.strip()) if scheme.lower() == "bearer" else None
        if user is None:
            raise AuthenticationFailed("This token is unknown or has expired.")
        return user, TOKEN

    def authenticate_header(self, _: Request) -> str:
        return "Bearer"


class SessionOrLinkAuthentication(SessionAuthentication):
    """A browser's session cookie. Requests that change something must send the CSRF token as X-CSRFToken.

    A browser that opened a link from an email, without signing in, is authenticated at the link's table only.
    """

    def authenticate(self, request: Request) -> tuple[User, str | None] | None:
        by_session: tuple[User, None] | None = super().authenticate(request)
        table = request.resolver_match.kwargs.get("table") if request.resolver_match else None
        if by_session or not isinstance(table, UUID):
            return by_session
        user = user_by_link(request._request.session, table)
        if user is None:
            return None
        self.enforce_csrf(request)
        return user, LINK


class TokenScheme(OpenApiAuthenticationExtension):  # type: ignore[no-untyped-call]  # the library's
    target_class = TokenAuthentication
    name = "token"

    def get_security_definition(self, _: Any) -> dict[str, Any]:
        description = f"An API token for programs, created by `POST /api/v1/me/tokens`; it begins with `{PREFIX}`."
        return {"type": "http", "scheme": "bearer", "description": description}


class SessionScheme(OpenApiAuthenticationExtension):  # type: ignore[no-untyped-call]  # the library's
    target_class = SessionOrLinkAuthentication
    name = "session"

    def get_security_definition(self, _: Any) -> dict[str, Any]:
        description = "A browser's session. Requests that change something also need the header `X-CSRFToken`."
        return {"type": "apiKey", "in": "cookie", "name": settings.SESSION_COOKIE_NAME, "description": description}


def current_user(request: Request) -> User:
    """The user of the request. Only for operations that are not public: there is always one."""
    assert isinstance(request.user, User), "a public operation has to use optional_user()"
    return request.user


def optional_user(request: Request) -> User | None:
    """The user of the request; None if the client is anonymous."""
    return request.user if isinstance(request.user, User) else None


def require_sign_in(request: Request) -> User:
    """Refuses browsers that only opened a link from an email: they may play at that table, nothing more."""
    if request.auth == LINK:
        raise PermissionDenied("Sign in to do this.")
    return current_user(request)


def require_session(request: Request) -> User:
    """Refuses tokens: a stolen token must not create tokens or delete the account."""
    if request.auth == TOKEN:
        raise PermissionDenied("A token can't do this. Sign in with a browser.")
    return current_user(request)
