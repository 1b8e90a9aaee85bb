"""`/ws/tables/{id}/?after=N`: sends a table as a seat or a spectator may see it, and takes the player's actions."""

import logging
import time
from typing import Any
from urllib.parse import parse_qs

import msgspec
import psycopg
from msgspec.structs import asdict

from serai.api.core.errors import problem_of
from serai.api.core.idempotency import command_id
from serai.api.core.problems import Illegal, ProblemError, to_json
from serai.engine import IllegalAction
from serai.engine.codec import decode, encode
from serai.live.hub import Connection, Hub, hub_for
from serai.live.identity import BadCredentials, user_of
from serai.live.messages import (
    Act,
    ClientMessage,
    Previewed,
    PreviewRequest,
    Refused,
    SocketDone,
    SocketPing,
    SocketPong,
)
from serai.live.runtime import LiveRuntime, live_runtime
from serai.live.socket import CloseSocket, Disconnected, Receive, Send, Socket, serving
from serai.notices.visits import record_visit
from serai.tables.clock.due import check_table_clocks_after_outage
from serai.tables.errors import BadInput, NotYours, TableError, UnknownTable
from serai.tables.game_of import game_of, plugin_of, rules_of
from serai.tables.verbs.act import act
from serai.tables.verbs.preview import preview
from serai.tables.views.access import require_may_watch

BAD_REQUEST = 4000
NOT_FOUND = 4004
CHECK_INTERVAL = 60.0
"""Seconds after which the user's credentials are checked again."""
INSUFFICIENT_RESOURCES = "53"
"""SQLSTATE class 53: the disk or the memory is full, or there are too many connections."""


logger = logging.getLogger(__name__)


async def table_socket(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    socket = Socket(receive, send)
    async with serving(socket, scope["path"]):
        query = {name: values[-1] for name, values in parse_qs(scope["query_string"].decode("latin-1")).items()}
        after = query.get("after", "0")
        if not (after.isascii() and after.isdecimal() and len(after) < 10):
            raise CloseSocket(BAD_REQUEST)
        runtime = await live_runtime()
        try:
            connection = Connection(socket, await user_of(scope, runtime.pool))
            connection.is_hidden = query.get("hidden") == "1"
            async with hub_for(runtime, scope["url_route"]["kwargs"]["table"]) as hub:
                await hub.find_seat(connection)
                require_may_watch(hub.loaded, connection.player, query.get("invitation", ""))
                try:
                    await hub.join(connection, int(after))
                    _record_visit(runtime, hub, connection)
                    runtime.run_in_thread(check_table_clocks_after_outage, hub.table)
                    await MessageHandler(runtime, hub, connection, scope).run()
                except Disconnected as end:
                    if end.is_clean:  # the player has seen everything until now
                        _record_visit(runtime, hub, connection)
                    raise
                finally:
                    hub.leave(connection)
        except UnknownTable:
            raise CloseSocket(NOT_FOUND) from None


def _record_visit(runtime: LiveRuntime, hub: Hub, connection: Connection) -> None:
    """Records that the player was at the table: they need no email about what they saw."""
    if connection.user and connection.seat is not None and not connection.is_hidden:
        runtime.run_in_thread(record_visit, connection.user.id, hub.table)


class MessageHandler:
    """Answers the messages of one connection, in the order in which they arrive."""

    def __init__(self, runtime: LiveRuntime, hub: Hub, connection: Connection, scope: dict[str, Any]) -> None:
        self.runtime = runtime
        self.hub = hub
        self.connection = connection
        self._scope = scope
        self._rate = runtime.message_rates.of(connection.user.id if connection.user else None)
        self._checked_at = time.monotonic()

    async def run(self) -> None:
        while True:
            timeout = max(0.0, self._checked_at + CHECK_INTERVAL - time.monotonic())
            text = await self.connection.socket.receive(timeout)
            await self._check_user()
            if text is not None:
                await self.connection.socket.answer(encode(await self._answer(text)))

    async def _answer(self, text: str | bytes) -> Any:
        if self._rate.is_exceeded():
            return self._refused(None, ProblemError("throttled"))
        try:
            message = decode(text, ClientMessage)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            return self._refused(None, ProblemError("invalid", str(error), location="message"))
        except RecursionError:
            return self._refused(None, ProblemError("malformed", "The JSON is nested too deeply."))
        request_id = _request_id(message)
        try:
            match message:
                case Act():
                    return await self._act(message)
                case PreviewRequest():
                    return await self._preview(message)
                case SocketPing(hidden):
                    self._set_hidden(hidden)
                    return await self._pong()
        except msgspec.DecodeError as error:
            return self._refused(request_id, ProblemError("invalid", str(error), location="message.actions"))
        except IllegalAction as illegal:
            return self._refused(request_id, Illegal(illegal, plugin_of(self.hub.loaded.state)))
        except psycopg.OperationalError as error:
            if not (error.sqlstate or "").startswith(INSUFFICIENT_RESOURCES):
                raise  # the client has to reconnect to learn whether it was committed
            logger.warning(
                "command refused, insufficient resources table=%s seat=%s error=%s detail=%r",
                *(self.hub.table, self.connection.seat, type(error).__name__, str(error)),
            )
            return self._refused(request_id, ProblemError("unavailable"))
        except TableError as error:
            await self.hub.catch_up()  # a client that decided on an old view gets the new one first
            return self._refused(request_id, problem_of(error))

    async def _act(self, message: Act) -> SocketDone:
        seat, user = self._seat(), self.connection.user
        assert user is not None
        done = await act(
            self.runtime.store,
            self.hub.table,
            seat=seat,
            player=self.connection.player,
            actions=self._actions(message),
            version=message.version,
            command=command_id(user.id, str(message.command), self.hub.table),
        )
        self.runtime.notify(done)
        await self.hub.apply_commit(done)
        return SocketDone(str(message.command), done.result, done.first, done.last)

    async def _preview(self, message: PreviewRequest) -> Previewed:
        actions = self._actions(message)
        result = await preview(
            self.runtime.store, self.hub.table, seat=self._seat(), actions=actions, version=message.version
        )
        return Previewed(id=message.id, rules=message.rules, **asdict(result))

    def _set_hidden(self, hidden: bool) -> None:
        """Records a visit at every change: the table was seen just before the page was hidden, and is seen again."""
        if hidden != self.connection.is_hidden:
            self.connection.is_hidden = False
            _record_visit(self.runtime, self.hub, self.connection)
            self.connection.is_hidden = hidden

    async def _pong(self) -> SocketPong:
        """Reads the log and the chat: a pub/sub message may have been lost."""
        await self.hub.catch_up()
        await self.hub.send_chat()
        self.runtime.run_in_thread(check_table_clocks_after_outage, self.hub.table)
        self.hub.presence.refresh()
        loaded = self.hub.loaded
        return SocketPong(loaded.version, loaded.head.head.hex())

    def _seat(self) -> int:
        if self.connection.seat is None:
            raise NotYours("You don't play at this table.")
        return self.connection.seat

    def _actions(self, message: Act | PreviewRequest) -> list[Any]:
        table_state = self.hub.loaded.state
        if message.rules != rules_of(table_state):
            raise BadInput(f"This table plays {rules_of(table_state)}.")
        kind = game_of(table_state).types.action
        return [decode(bytes(action), kind) for action in message.actions]

    def _refused(self, request_id: str | None, problem: ProblemError) -> Refused:
        if isinstance(problem, Illegal):
            problem = problem.in_language(self.connection.user.language if self.connection.user else "en")
        return Refused(request_id, to_json(problem))

    async def _check_user(self) -> None:
        """Closes the socket of a user who has signed out, or whose token was revoked."""
        if time.monotonic() < self._checked_at + CHECK_INTERVAL:
            return
        if self.connection.user and await user_of(self._scope, self.runtime.pool) != self.connection.user:
            raise BadCredentials
        self._checked_at = time.monotonic()


def _request_id(message: ClientMessage) -> str | None:
    match message:
        case Act(command):
            return str(command)
        case PreviewRequest(request_id):
            return request_id
    return None
