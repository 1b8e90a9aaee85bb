"""Refuses a request that is too large before reading it: Django would first write all of it to disk."""

from collections.abc import Awaitable, Callable
from typing import Any

from django.conf import settings
from django.http import HttpResponse

from serai.api.core.problems import MEDIA_TYPE, PROBLEMS, ProblemError, to_json
from serai.engine.codec import encode
from serai.site.content_security import with_security_headers

Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[dict[str, Any], Receive, Send], Awaitable[None]]


def limit_request_size(application: Application) -> Application:
    async def limited(scope: dict[str, Any], receive: Receive, send: Send) -> None:
        max_bytes: int = settings.DATA_UPLOAD_MAX_MEMORY_SIZE
        if _content_length(scope) > max_bytes:
            return await _refuse(send)
        received, is_refused = 0, False

        async def counting_receive() -> Message:
            nonlocal received, is_refused
            message = await receive()
            received += len(message.get("body", b""))
            if received > max_bytes and not is_refused:
                is_refused = True
                await _refuse(send)
            return {"type": "http.disconnect"} if is_refused else message

        async def send_unless_refused(message: Message) -> None:
            if not is_refused:
                await send(message)

        return await application(scope, counting_receive, send_unless_refused)

    return limited


def _content_length(scope: dict[str, Any]) -> int:
    """The declared length; 0 for a chunked body."""
    length = dict(scope["headers"]).get(b"content-length", b"0")
    return int(length) if length.isdigit() else 0


async def _refuse(send: Send) -> None:
    body = encode(to_json(ProblemError("too-large")))
    headers = {"Content-Length": str(len(body)), "Connection": "close"}
    response = with_security_headers(HttpResponse(body, MEDIA_TYPE, PROBLEMS["too-large"].status, headers=headers))
    encoded = [(name.lower().encode(), value.encode()) for name, value in response.items()]
    await send({"type": "http.response.start", "status": response.status_code, "headers": encoded})
    await send({"type": "http.response.body", "body": body})
