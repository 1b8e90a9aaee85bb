"""The Content-Security-Policy: browsers load and run only our own files, and no inline scripts."""

from collections.abc import Callable
from typing import Any

from asgiref.sync import iscoroutinefunction, markcoroutinefunction
from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.middleware.clickjacking import XFrameOptionsMiddleware
from django.middleware.security import SecurityMiddleware

HEADER = "Content-Security-Policy"
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'{socket}; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


def policy(socket: str = "") -> str:
    """The header's value. `socket` is an additional URL that scripts may connect to."""
    return POLICY.format(socket=f" {socket}" if socket else "")


class ContentSecurityPolicy:
    """Middleware: adds the policy to every response that has none."""

    async_capable = sync_capable = True

    def __init__(self, get_response: Callable[[HttpRequest], Any]) -> None:
        self._get_response = get_response
        self._is_async = iscoroutinefunction(get_response)
        if self._is_async:
            markcoroutinefunction(self)

    def __call__(self, request: HttpRequest) -> Any:
        return self._call_async(request) if self._is_async else _with_policy(self._get_response(request))

    async def _call_async(self, request: HttpRequest) -> HttpResponse:
        return _with_policy(await self._get_response(request))


def with_security_headers(response: HttpResponse) -> HttpResponse:
    """Adds the headers that all others have to a response that is sent before the middleware runs."""
    request = HttpRequest()
    request.META = dict([settings.SECURE_PROXY_SSL_HEADER] if settings.SECURE_PROXY_SSL_HEADER else [])
    for middleware in (XFrameOptionsMiddleware, SecurityMiddleware):
        middleware(lambda _: response).process_response(request, response)
    return _with_policy(response)


def _with_policy(response: HttpResponse) -> HttpResponse:
    response.headers.setdefault(HEADER, policy())
    return response
