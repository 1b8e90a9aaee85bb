"""One table in one process: one read of the log, one encoding for each audience, N sends."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from uuid import UUID, uuid4

from serai.engine.wire import encode
from serai.eventlog.sql import Stored
from serai.live.messages import Frame, FrameType, Names, SocketHere, SocketTalk
from serai.live.people import Person, last_said, names_of, player_of, said_after, unheard
from serai.live.presence import Attendance
from serai.live.process import Process
from serai.live.socket import Socket
from serai.tables.commit import Committed
from serai.tables.deadlines import patience
from serai.tables.known import Known, current, with_tail
from serai.tables.names import told_names
from serai.tables.seen import position, seen_events
from serai.tables.times import Times

RETRY = 2.0

logger = logging.getLogger(__name__)


class Guest:
    """Somebody at a table's socket, with the seat whose view it gets; a spectator has none."""

    def __init__(self, socket: Socket, person: Person | None) -> None:
        self.id = uuid4().hex
        self.socket = socket
        self.person = person
        self.player: UUID | None = None
        self.seat: int | None = None
        self.is_hidden = False
        """Whether the page is out of sight: whoever has it open is not looking."""
        self.here: SocketHere | None = None
        """Who is at the table, as the guest was told last."""

    def take_seat(self, known: Known) -> None:
        self.seat = known.seat_of(self.player) if self.player else None


class Hub:
    def __init__(self, table: UUID, process: Process) -> None:
        self.table = table
        self.process = process
        self.guests: set[Guest] = set()
        self.visits = 0
        """How many have come and not gone yet, from before they are shown anything until after they are gone."""
        self.attendance = Attendance(self)
        self._known: Known | None = None
        self._names: Names = {}
        self._last_said = 0
        self._lock = asyncio.Lock()
        self._talking = asyncio.Lock()
        self._due: set[str] = set()
        self._answering: asyncio.Task[None] | None = None
        self._beginning = asyncio.create_task(self._begin())

    @property
    def known(self) -> Known:
        assert self._known is not None, "a hub knows its table before anybody uses it"
        return self._known

    async def ready(self) -> None:
        """Raises UnknownTable if there is none."""
        await asyncio.shield(self._beginning)

    def end(self) -> None:
        self.process.ear.stop(str(self.table), self._heard)

    async def _begin(self) -> None:
        """Listens first, then reads: so nothing falls between."""
        await self.process.ear.listen(str(self.table), self._heard)
        self._known = await current(self.process.door, self.table)
        await self._learn_names(self._known)
        self._last_said = await last_said(self.process.pool, self.table)

    async def join(self, guest: Guest, after: int) -> None:
        """Shows the table as it is, with the events after a version that the guest has seen; later ones follow."""
        async with self._lock:
            await self._catch_up()
            await self.seat(guest)
            missed, times = await self._missed(after), await patience(self.process.door, self.known)
            guest.socket.push(self._frame("table", missed, guest.seat, times, self._names))
            self.guests.add(guest)
            self.attendance.look()

    async def _missed(self, after: int) -> list[Stored]:
        """What came after a version and is known: what has come since is told to everybody, with the next frame."""
        if not 0 < after < self.known.version:
            return []
        tail = await self.process.door.tail(self.table, after)
        return [stored for stored in tail if stored.version <= self.known.version]

    def leave(self, guest: Guest) -> None:
        if guest in self.guests:
            self.guests.remove(guest)
            self.attendance.look()

    async def look(self) -> None:
        """Tells the guests what has happened since they were told last."""
        async with self._lock:
            await self._catch_up()

    async def moved(self, done: Committed) -> None:
        """The same after a commit of this process, which knows what has happened without reading it."""
        async with self._lock:
            if done.tail and done.first == self.known.version + 1:
                await self._go_on(done.known, done.tail)
            elif done.last > self.known.version:
                await self._catch_up()

    async def seat(self, guest: Guest) -> None:
        await self._learn_player(guest)
        guest.take_seat(self.known)

    def _heard(self, why: str, version: int) -> None:
        """Several bells in a moment are answered once. One that tells no version asks to look, whatever is known."""
        if why == "here":
            if self.guests:
                self.attendance.look()
            return
        if version and self._known and version <= self._known.version:
            return
        self._due.add(why)
        if self._answering is None or self._answering.done():
            self._answering = asyncio.create_task(self._answer())

    async def _answer(self) -> None:
        """As often as it takes, while anybody is there."""
        await asyncio.wait({self._beginning})
        while self._due and self._known and self.visits:
            due, self._due = self._due, set()
            try:
                if "moved" in due:
                    await self.look()
                if "chat" in due:
                    await self.talk()
            except Exception:
                logger.exception("nobody could answer the bell of table %s", self.table)
                self._due |= due
                await asyncio.sleep(RETRY)

    async def _catch_up(self) -> None:
        tail = await self.process.door.tail(self.table, self.known.version)
        if tail:
            await self._go_on(with_tail(self.known, tail), tail)

    async def _go_on(self, known: Known, tail: Sequence[Stored]) -> None:
        """First whatever may fail: as long as nobody was told of it, it is not known."""
        chairs_changed = known.chronicle.chairs != self.known.chronicle.chairs
        times = await patience(self.process.door, known)
        if chairs_changed:
            await self._learn_names(known)
            for guest in [*self.guests]:
                await self._learn_player(guest)
        self._known = known
        if chairs_changed:
            for guest in self.guests:
                guest.take_seat(known)
            self.attendance.look()
        self._tell(tail, times, self._names if chairs_changed else None)

    def _tell(self, tail: Sequence[Stored], times: Times, names: Names | None) -> None:
        frames: dict[int | None, bytes] = {}
        for guest in self.guests:
            if guest.seat not in frames:
                frames[guest.seat] = self._frame("moved", tail, guest.seat, times, names)
            guest.socket.push(frames[guest.seat])

    def _frame(
        self, kind: FrameType, tail: Sequence[Stored], seat: int | None, times: Times, names: Names | None
    ) -> bytes:
        seen = position(self.known, seat, times)
        if names:
            chronicle = self.known.chronicle
            chair = None if seat is None else chronicle.chairs[seat]
            names = told_names(chronicle, names, own=chair.player if chair else None)
        return encode(Frame(kind, seen.rules, seen, seen_events(self.known, tail, seat), names))

    async def _learn_player(self, guest: Guest) -> None:
        if guest.person and guest.player is None:
            guest.player = await player_of(self.process.pool, self.table, guest.person)

    async def _learn_names(self, known: Known) -> None:
        """Of all people who sit there, are away, have left, or host it."""
        chairs = [chair for chair in known.chronicle.chairs if chair and chair.is_of_person]
        people = {chair.player for chair in chairs} | ({known.chronicle.host} - {""})
        players = sorted(people - self._names.keys())
        if players:
            self._names |= await names_of(self.process.pool, players)

    async def talk(self) -> None:
        """Tells the guests what was said since, each once, but nobody what they don't want to hear."""
        async with self._talking:
            lines = await said_after(self.process.pool, self.table, self._last_said)
            if not lines:
                return
            deaf = await self._deaf()
            self._last_said = lines[-1].id
            everything = encode(SocketTalk(lines))
            for guest in self.guests:
                left_out = deaf[guest.person.id] if guest.person else ()
                heard = [line for line in lines if line.player not in left_out]
                if heard:
                    guest.socket.push(everything if heard == lines else encode(SocketTalk(heard)))

    async def _deaf(self) -> dict[UUID, set[UUID]]:
        """By person, the players whose talk they don't read; of everybody who is here, also of who comes meanwhile."""
        deaf: dict[UUID, set[UUID]] = {}
        while new := {guest.person.id for guest in self.guests if guest.person} - deaf.keys():
            found = await unheard(self.process.pool, self.table, new)
            deaf |= {reader: found.get(reader, set()) for reader in new}
        return deaf


@asynccontextmanager
async def visiting(process: Process, table: UUID) -> AsyncIterator[Hub]:
    """The table's hub in this process, which stays as long as anybody visits it; raises UnknownTable."""
    hub = process.hubs.get(table)
    if hub is None:
        hub = process.hubs[table] = Hub(table, process)
    hub.visits += 1
    try:
        await hub.ready()
        yield hub
    finally:
        hub.visits -= 1
        if not hub.visits:
            del process.hubs[table]
            hub.end()
