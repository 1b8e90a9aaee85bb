"""The URLs of the web sockets."""

from typing import Any

from django.urls import path, re_path

from serai.live.lobby_socket import lobby_socket
from serai.live.search_socket import search_socket
from serai.live.socket import CloseSocket, Receive, Send, Socket, serving
from serai.live.table_socket import NOT_FOUND, table_socket


async def not_found(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    async with serving(Socket(receive, send), scope["path"]):
        raise CloseSocket(NOT_FOUND)


urlpatterns = [
    path("ws/tables/<uuid:table>/", table_socket),  # type: ignore[arg-type]  # an application, not a view
    path("ws/lobby/", lobby_socket),  # type: ignore[arg-type]
    path("ws/searches/", search_socket),  # type: ignore[arg-type]
    re_path("", not_found),  # type: ignore[arg-type]
]
