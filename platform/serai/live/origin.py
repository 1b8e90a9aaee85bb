"""Checks the Origin header of web sockets: browsers may connect only from our own pages. Programs send no header."""

from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.http.request import split_domain_port, validate_host

from serai.live.socket import Receive, Send

Application = Callable[[dict[str, Any], Receive, Send], Awaitable[None]]


def check_origin(application: Application) -> Application:
    async def checked(scope: dict[str, Any], receive: Receive, send: Send) -> None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        origin = headers.get(b"origin")
        if origin is None or is_same_site(origin, headers.get(b"host", "")):
            await application(scope, receive, send)
        else:
            await send({"type": "websocket.close"})

    return checked


def is_same_site(origin: str, host: str) -> bool:
    """Whether the page has the same host and port as the socket, or one of the site's trusted origins."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    name, _ = split_domain_port(parts.netloc.lower())
    is_same = parts.netloc.lower() == host.lower() and validate_host(name, settings.ALLOWED_HOSTS)
    if settings.HTTPS and parts.scheme != "https":  # a page without TLS may have been changed on its way
        return False
    return bool(name) and (is_same or origin in settings.CSRF_TRUSTED_ORIGINS)
