"""A request that is too long is answered before it is read: Django would first write all of it to the disk."""

from collections.abc import Awaitable, Callable
from typing import Any

from django.conf import settings
from django.http import HttpResponse

from serai.api.problems import MEDIA_TYPE, PROBLEMS, Refusal, body_of
from serai.engine.wire import encode
from serai.site.policy import as_every_answer

Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[dict[str, Any], Receive, Send], Awaitable[None]]


def limiting_length(application: Application) -> Application:
    async def limited(scope: dict[str, Any], receive: Receive, send: Send) -> None:
        longest: int = settings.DATA_UPLOAD_MAX_MEMORY_SIZE
        if _announced(scope) > longest:
            return await _refuse(send)
        read, is_refused = 0, False

        async def counted() -> Message:
            nonlocal read, is_refused
            message = await receive()
            read += len(message.get("body", b""))
            if read > longest and not is_refused:
                is_refused = True
                await _refuse(send)
            return {"type": "http.disconnect"} if is_refused else message

        async def unless_refused(message: Message) -> None:
            if not is_refused:
                await send(message)

        return await application(scope, counted, unless_refused)

    return limited


def _announced(scope: dict[str, Any]) -> int:
    """None of a body that comes in chunks."""
    length = dict(scope["headers"]).get(b"content-length", b"0")
    return int(length) if length.isdigit() else 0


async def _refuse(send: Send) -> None:
    body = encode(body_of(Refusal("too-large")))
    headers = {"Content-Length": str(len(body)), "Connection": "close"}
    answer = as_every_answer(HttpResponse(body, MEDIA_TYPE, PROBLEMS["too-large"].status, headers=headers))
    told = [(name.lower().encode(), value.encode()) for name, value in answer.items()]
    await send({"type": "http.response.start", "status": answer.status_code, "headers": told})
    await send({"type": "http.response.body", "body": body})
