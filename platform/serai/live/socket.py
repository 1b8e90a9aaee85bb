"""A web socket: messages are sent in order, and a client that reads too slowly is disconnected."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import django.db
import psycopg

Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]

MAX_QUEUED = 100
CLOSE_TIMEOUT = 5.0
"""Seconds that a slow client has to read the close code."""
TOO_SLOW = 4008
TRY_AGAIN_LATER = 1013
INTERNAL_ERROR = 1011
ABNORMAL_CLOSURE = 1006
CLEAN_CODES = (1000, 1001, 1005)
"""The client closed the connection itself: a page was left, or a program has finished."""

logger = logging.getLogger(__name__)


class Disconnected(Exception):
    """The client has closed the connection, or it was lost."""

    def __init__(self, code: int = ABNORMAL_CLOSURE) -> None:
        super().__init__(code)
        self.is_clean = code in CLEAN_CODES


class CloseSocket(Exception):
    """Closes the connection with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Socket:
    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue(MAX_QUEUED)
        self._writer: asyncio.Task[None] | None = None
        self._reading: asyncio.Future[str | bytes] | None = None
        self._is_too_slow = False

    async def accept(self) -> None:
        await self._receive()  # websocket.connect
        await self._send({"type": "websocket.accept"})
        self._writer = asyncio.create_task(self._write())

    def push(self, message: bytes) -> None:
        """Sends without waiting. A client with too many unread messages is disconnected; it reconnects and resumes."""
        try:
            self._outgoing.put_nowait(message)
        except asyncio.QueueFull:
            self._is_too_slow = True
            for task in (self._writer, self._reading):
                if task:
                    task.cancel()

    async def answer(self, message: bytes) -> None:
        """Sends a message once the queue has room, so that a client gets answers only as fast as it reads them."""
        assert self._writer is not None, "a socket is accepted before anything is sent"
        if self._writer.done():
            raise self._end()
        if not self._outgoing.full():
            self._outgoing.put_nowait(message)
            return
        put = asyncio.ensure_future(self._outgoing.put(message))
        await asyncio.wait({put, self._writer}, return_when=asyncio.FIRST_COMPLETED)
        if not put.done():  # the writer has ended
            put.cancel()
            raise self._end()

    async def receive(self, timeout: float | None = None) -> str | bytes | None:
        """The next message, or None if none arrives in time. A later message is returned by a later call."""
        if self._reading is None:
            self._reading = asyncio.ensure_future(self._read())
        if not self._is_too_slow:
            await asyncio.wait({self._reading}, timeout=timeout)
        if self._is_too_slow:
            raise self._end()
        if not self._reading.done():
            return None
        done, self._reading = self._reading, None
        return done.result()

    async def _read(self) -> str | bytes:
        """Reads a message, text or binary."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Disconnected(message.get("code") or ABNORMAL_CLOSURE)
        text: str | bytes | None = message.get("text")
        return message.get("bytes") or b"" if text is None else text

    def _end(self) -> Exception:
        return CloseSocket(TOO_SLOW) if self._is_too_slow else Disconnected()

    async def close(self, code: int | None = None) -> None:
        """Stops writing and reading; with a code, closes the connection too."""
        if self._reading:
            self._reading.cancel()
        if self._writer:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        if code:
            with suppress(Exception):
                async with asyncio.timeout(CLOSE_TIMEOUT):
                    await self._send({"type": "websocket.close", "code": code})

    async def _write(self) -> None:
        while True:
            message = await self._outgoing.get()
            await self._send({"type": "websocket.send", "text": message.decode()})


@asynccontextmanager
async def serving(socket: Socket, path: str) -> AsyncIterator[None]:
    """Accepts the socket and closes it with the right code. Clients can't read a code from a refused handshake.

    The path is for the log.
    """
    await socket.accept()
    code = None
    try:
        yield
    except Disconnected:
        pass
    except CloseSocket as closing:
        code = closing.code
    except (psycopg.OperationalError, django.db.OperationalError) as error:
        name, detail = type(error).__name__, str(error)
        logger.warning("socket closed, database unavailable path=%s error=%s detail=%r", path, name, detail)
        code = TRY_AGAIN_LATER
    except Exception:
        logger.exception("socket closed, unexpected error path=%s", path)
        code = INTERNAL_ERROR
    finally:
        await socket.close(code)
