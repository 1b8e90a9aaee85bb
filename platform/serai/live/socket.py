"""A web socket: what is said to it goes out in order, and a reader who can't keep up is let go."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import django.db
import psycopg

Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]

MOST_WAITING = 100
GOOD_BYE = 5.0
"""Seconds in which somebody who reads slowly may still read why it ends."""
TOO_SLOW = 4008
TRY_AGAIN_LATER = 1013
WENT_WRONG = 1011
LOST = 1006
SAID = (1000, 1001, 1005)
"""The page was left, or the program has done what it came for."""

logger = logging.getLogger(__name__)


class Closed(Exception):
    """The other side is gone: it has said so, or was lost."""

    def __init__(self, code: int = LOST) -> None:
        super().__init__(code)
        self.was_said = code in SAID


class Refused(Exception):
    """The connection ends with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Socket:
    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._writer: asyncio.Task[None] | None = None
        self._hearing: asyncio.Future[str | bytes] | None = None
        self._is_too_slow = False

    async def accept(self) -> None:
        await self._receive()  # websocket.connect
        await self._send({"type": "websocket.accept"})
        self._writer = asyncio.create_task(self._write())

    def push(self, message: bytes) -> None:
        """Never waits. Who has too much waiting is let go, comes back, and resumes."""
        try:
            self._outgoing.put_nowait(message)
        except asyncio.QueueFull:
            self._is_too_slow = True
            for task in (self._writer, self._hearing):
                if task:
                    task.cancel()

    async def answer(self, message: bytes) -> None:
        """Waits until there is room: who asks faster than it reads is answered as fast as it reads."""
        assert self._writer is not None, "a socket is accepted before anything is said"
        if self._writer.done():
            raise self._end()
        if not self._outgoing.full():
            self._outgoing.put_nowait(message)
            return
        put = asyncio.ensure_future(self._outgoing.put(message))
        await asyncio.wait({put, self._writer}, return_when=asyncio.FIRST_COMPLETED)
        if not put.done():  # nobody writes any more
            put.cancel()
            raise self._end()

    async def receive(self, within: float | None = None) -> str | bytes | None:
        """What is said next, or None if nothing is said for so many seconds: what is said later isn't lost by that."""
        if self._hearing is None:
            self._hearing = asyncio.ensure_future(self._hear())
        if not self._is_too_slow:
            await asyncio.wait({self._hearing}, timeout=within)
        if self._is_too_slow:
            raise self._end()
        if not self._hearing.done():
            return None
        heard, self._hearing = self._hearing, None
        return heard.result()

    async def _hear(self) -> str | bytes:
        """JSON is JSON, whether it is sent as text or as bytes."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Closed(message.get("code") or LOST)
        text: str | bytes | None = message.get("text")
        return message.get("bytes") or b"" if text is None else text

    def _end(self) -> Exception:
        return Refused(TOO_SLOW) if self._is_too_slow else Closed()

    async def close(self, code: int | None = None) -> None:
        """Ends writing and hearing; with a code, the connection too."""
        if self._hearing:
            self._hearing.cancel()
        if self._writer:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        if code:
            with suppress(Exception):
                async with asyncio.timeout(GOOD_BYE):
                    await self._send({"type": "websocket.close", "code": code})

    async def _write(self) -> None:
        while True:
            message = await self._outgoing.get()
            await self._send({"type": "websocket.send", "text": message.decode()})


@asynccontextmanager
async def serving(socket: Socket) -> AsyncIterator[None]:
    """Accepts, and ends with the code that fits: a client can't read one out of a refused handshake."""
    await socket.accept()
    code = None
    try:
        yield
    except Closed:
        pass
    except Refused as refused:
        code = refused.code
    except (psycopg.OperationalError, django.db.OperationalError) as error:
        logger.warning("a socket has no database: %s", error)
        code = TRY_AGAIN_LATER
    except Exception:
        logger.exception("a socket has failed")
        code = WENT_WRONG
    finally:
        await socket.close(code)
