"""`/ws/tables/{id}/?after=N`: a table as its seat, or a spectator, may see it, and a way to act."""

import logging
import time
from typing import Any
from urllib.parse import parse_qs

import msgspec
import psycopg
from msgspec.structs import asdict

from serai.api.errors import refusal_of
from serai.api.idempotency import command_id
from serai.api.problems import Illegal, Refusal, body_of
from serai.engine import IllegalAction
from serai.engine.wire import decode, encode
from serai.live.hub import Guest, Hub, visiting
from serai.live.messages import Act, FromClient, Previewed, Refused, SocketDone, SocketPing, SocketPong, Try
from serai.live.people import BadCredentials, person_of
from serai.live.process import Process, process
from serai.live.socket import Closed, Receive, Send, Socket, serving
from serai.live.socket import Refused as Closing
from serai.nudges.visits import note
from serai.tables.act import act
from serai.tables.errors import BadInput, NotYours, TableError, UnknownTable
from serai.tables.game_of import game_of, plugin_of, rules_of
from serai.tables.overdue import look_after_outages
from serai.tables.preview import preview
from serai.tables.watch import require_may_watch

BAD_REQUEST = 4000
NOT_FOUND = 4004
CHECK_EVERY = 60.0
NO_ROOM = "53"
"""The class of PostgreSQL's errors that says so: on the disk, in memory, among the connections."""


logger = logging.getLogger(__name__)


async def table_socket(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    socket = Socket(receive, send)
    async with serving(socket):
        query = {name: values[-1] for name, values in parse_qs(scope["query_string"].decode("latin-1")).items()}
        after = query.get("after", "0")
        if not (after.isascii() and after.isdecimal() and len(after) < 10):
            raise Closing(BAD_REQUEST)
        here = await process()
        try:
            guest = Guest(socket, await person_of(scope, here.pool))
            guest.is_hidden = query.get("hidden") == "1"
            async with visiting(here, scope["url_route"]["kwargs"]["table"]) as hub:
                await hub.seat(guest)
                require_may_watch(hub.known, guest.player, query.get("invitation", ""))
                try:
                    await hub.join(guest, int(after))
                    _note_visit(here, hub, guest)
                    here.in_background(look_after_outages, hub.table)
                    await Conversation(here, hub, guest, scope).go_on()
                except Closed as closed:
                    if closed.was_said:  # until now they saw what there was to see
                        _note_visit(here, hub, guest)
                    raise
                finally:
                    hub.leave(guest)
        except UnknownTable:
            raise Closing(NOT_FOUND) from None


def _note_visit(here: Process, hub: Hub, guest: Guest) -> None:
    """Who was at the table in a seat of theirs needs no mail about what they saw."""
    if guest.person and guest.seat is not None and not guest.is_hidden:
        here.in_background(note, guest.person.id, hub.table)


class Conversation:
    """Answers what one guest says, in the order in which it is said."""

    def __init__(self, here: Process, hub: Hub, guest: Guest, scope: dict[str, Any]) -> None:
        self.here = here
        self.hub = hub
        self.guest = guest
        self._scope = scope
        self._meter = here.meters.of(guest.person.id if guest.person else None)
        self._checked = time.monotonic()

    async def go_on(self) -> None:
        while True:
            said = await self.guest.socket.receive(max(0.0, self._checked + CHECK_EVERY - time.monotonic()))
            await self._check_person()
            if said is not None:
                await self.guest.socket.answer(encode(await self._answer(said)))

    async def _answer(self, text: str | bytes) -> Any:
        if self._meter.is_too_much():
            return self._refused(None, Refusal("throttled"))
        try:
            said = decode(text, FromClient)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            return self._refused(None, Refusal("invalid", str(error), at="message"))
        except RecursionError:
            return self._refused(None, Refusal("malformed", "The JSON is nested too deeply."))
        name = str(said.command) if isinstance(said, Act) else said.id if isinstance(said, Try) else None
        try:
            match said:
                case Act():
                    return await self._act(said)
                case Try():
                    return await self._preview(said)
                case SocketPing(hidden):
                    self._look_away(hidden)
                    return await self._pong()
        except msgspec.DecodeError as error:
            return self._refused(name, Refusal("invalid", str(error), at="message.actions"))
        except IllegalAction as illegal:
            return self._refused(name, Illegal(illegal, plugin_of(self.hub.known.chronicle)))
        except psycopg.OperationalError as error:
            if not (error.sqlstate or "").startswith(NO_ROOM):
                raise  # whether it was done, only who comes back can learn
            logger.warning("nothing can be done at table %s: %s", self.hub.table, error)
            return self._refused(name, Refusal("unavailable"))
        except TableError as error:
            await self.hub.look()  # whoever has decided on an old view gets the new one first
            return self._refused(name, refusal_of(error))

    async def _act(self, said: Act) -> SocketDone:
        seat, person = self._seat(), self.guest.person
        assert person is not None
        done = await act(
            self.here.door,
            self.hub.table,
            seat=seat,
            player=self.guest.player,
            actions=self._actions(said),
            at=said.at,
            command=command_id(person.id, str(said.command), self.hub.table),
        )
        self.here.announce(done)
        await self.hub.moved(done)
        return SocketDone(str(said.command), done.result, done.first, done.last)

    async def _preview(self, said: Try) -> Previewed:
        actions = self._actions(said)
        shown = await preview(self.here.door, self.hub.table, seat=self._seat(), actions=actions, at=said.at)
        return Previewed(id=said.id, rules=said.rules, **asdict(shown))

    def _look_away(self, hidden: bool) -> None:
        """Or back: both are moments at which the table was seen."""
        if hidden != self.guest.is_hidden:
            self.guest.is_hidden = False
            _note_visit(self.here, self.hub, self.guest)
            self.guest.is_hidden = hidden

    async def _pong(self) -> SocketPong:
        """Looks at the log and the chat themselves: a bell may have been lost."""
        await self.hub.look()
        await self.hub.talk()
        self.here.in_background(look_after_outages, self.hub.table)
        self.hub.attendance.look()
        known = self.hub.known
        return SocketPong(known.version, known.head.head.hex())

    def _seat(self) -> int:
        if self.guest.seat is None:
            raise NotYours("You don't play at this table.")
        return self.guest.seat

    def _actions(self, said: Act | Try) -> list[Any]:
        chronicle = self.hub.known.chronicle
        if said.rules != rules_of(chronicle):
            raise BadInput(f"This table plays {rules_of(chronicle)}.")
        kind = game_of(chronicle).types.action
        return [decode(bytes(action), kind) for action in said.actions]

    def _refused(self, name: str | None, refusal: Refusal) -> Refused:
        if isinstance(refusal, Illegal):
            refusal = refusal.spoken(self.guest.person.language if self.guest.person else "en")
        return Refused(name, body_of(refusal))

    async def _check_person(self) -> None:
        """Whoever has signed out, or whose token was revoked, must not go on for ever, whatever they say."""
        if time.monotonic() < self._checked + CHECK_EVERY:
            return
        if self.guest.person and await person_of(self._scope, self.here.pool) != self.guest.person:
            raise BadCredentials
        self._checked = time.monotonic()
