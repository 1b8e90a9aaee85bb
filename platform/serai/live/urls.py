"""Where the sockets are."""

from typing import Any

from django.urls import path, re_path

from serai.live.lobby import lobby_socket
from serai.live.searches import search_socket
from serai.live.socket import Receive, Refused, Send, Socket, serving
from serai.live.table import NOT_FOUND, table_socket


async def nothing_here(_: dict[str, Any], receive: Receive, send: Send) -> None:
    async with serving(Socket(receive, send)):
        raise Refused(NOT_FOUND)


urlpatterns = [
    path("ws/tables/<uuid:table>/", table_socket),  # type: ignore[arg-type]  # an application, not a view
    path("ws/lobby/", lobby_socket),  # type: ignore[arg-type]
    path("ws/searches/", search_socket),  # type: ignore[arg-type]
    re_path("", nothing_here),  # type: ignore[arg-type]
]
