"""One table in one process: one read of the log and one encoding for each audience, however many sockets."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from uuid import UUID, uuid4

from serai.engine.codec import encode
from serai.eventlog.sql import StoredEvent
from serai.live.identity import SocketUser, last_message_id, messages_after, muted_players, names_of, player_of
from serai.live.messages import FrameType, Names, SocketChat, SocketPresence, TableFrame
from serai.live.presence import TablePresence
from serai.live.pubsub import CHAT, EVENTS, PRESENCE
from serai.live.runtime import LiveRuntime
from serai.live.socket import Socket
from serai.tables.clock.calendars import Calendars
from serai.tables.clock.deadlines import calendars_if_away
from serai.tables.commit import CommitResult
from serai.tables.read_models.names import visible_names
from serai.tables.table_cache import LoadedTable, current_table, with_tail
from serai.tables.views.table_view import event_views, position

RETRY = 2.0

logger = logging.getLogger(__name__)


class Connection:
    """One socket at a table, with the seat whose view it gets; a spectator has no seat."""

    def __init__(self, socket: Socket, user: SocketUser | None) -> None:
        self.id = uuid4().hex
        self.socket = socket
        self.user = user
        self.player: UUID | None = None
        self.seat: int | None = None
        self.is_hidden = False
        """Whether the page is in the background, so that the player isn't looking."""
        self.presence: SocketPresence | None = None
        """The last presence message that was sent."""

    def update_seat(self, loaded: LoadedTable) -> None:
        self.seat = loaded.seat_of(self.player) if self.player else None


class Hub:
    def __init__(self, table: UUID, runtime: LiveRuntime) -> None:
        self.table = table
        self.runtime = runtime
        self.connections: set[Connection] = set()
        self.references = 0
        """Number of sockets that use the hub: from before the first frame until after the last."""
        self.presence = TablePresence(self)
        self._loaded: LoadedTable | None = None
        self._names: Names = {}
        self._last_message = 0
        self._lock = asyncio.Lock()
        self._chat_lock = asyncio.Lock()
        self._pending: set[str] = set()
        self._handling: asyncio.Task[None] | None = None
        self._loading = asyncio.create_task(self._load())

    @property
    def loaded(self) -> LoadedTable:
        assert self._loaded is not None, "a hub loads its table before it is used"
        return self._loaded

    async def ready(self) -> None:
        """Waits until the table is loaded; raises UnknownTable if there is none."""
        await asyncio.shield(self._loading)

    def close(self) -> None:
        self.runtime.subscriber.unsubscribe(str(self.table), self._on_update)

    async def _load(self) -> None:
        """Subscribes before it reads, so that nothing is lost in between."""
        await self.runtime.subscriber.subscribe(str(self.table), self._on_update)
        self._loaded = await current_table(self.runtime.store, self.table)
        await self._load_names(self._loaded)
        self._last_message = await last_message_id(self.runtime.pool, self.table)

    async def join(self, connection: Connection, after: int) -> None:
        """Sends the table as it is now, with the events after a version that the client has; later events follow."""
        async with self._lock:
            await self._catch_up()
            await self.find_seat(connection)
            missed = await self._events_after(after)
            calendars = await calendars_if_away(self.runtime.store, self.loaded)
            connection.socket.push(self._frame("table", missed, connection.seat, calendars, self._names))
            self.connections.add(connection)
            self.presence.refresh()

    async def _events_after(self, after: int) -> list[StoredEvent]:
        """The events after the given version, up to the hub's. Newer ones go to everyone in the next frame."""
        if not 0 < after < self.loaded.version:
            return []
        tail = await self.runtime.store.tail(self.table, after)
        return [stored for stored in tail if stored.version <= self.loaded.version]

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self.presence.refresh()

    async def catch_up(self) -> None:
        """Reads and sends the events since the last frame."""
        async with self._lock:
            await self._catch_up()

    async def apply_commit(self, result: CommitResult) -> None:
        """Sends the events of a commit of this process, which needn't be read again."""
        async with self._lock:
            if result.tail and result.first == self.loaded.version + 1:
                await self._apply_events(result.loaded, result.tail)
            elif result.last > self.loaded.version:
                await self._catch_up()

    async def find_seat(self, connection: Connection) -> None:
        await self._load_player(connection)
        connection.update_seat(self.loaded)

    def _on_update(self, change: str, version: int) -> None:
        """Several updates in a short time are handled once. One without a version always causes a read."""
        if change == PRESENCE:
            if self.connections:
                self.presence.refresh()
            return
        if version and self._loaded and version <= self._loaded.version:
            return
        self._pending.add(change)
        if self._handling is None or self._handling.done():
            self._handling = asyncio.create_task(self._handle_updates())

    async def _handle_updates(self) -> None:
        """Sends what has changed. Retries until it succeeds, while the hub is in use."""
        await asyncio.wait({self._loading})
        has_failed = False
        while self._pending and self._loaded and self.references:
            pending, self._pending = self._pending, set()
            try:
                if EVENTS in pending:
                    await self.catch_up()
                if CHAT in pending:
                    await self.send_chat()
            except Exception:
                logger.exception("hub update failed table=%s", self.table)
                has_failed = True
                self._pending |= pending
                await asyncio.sleep(RETRY)
            else:
                if has_failed:
                    logger.info("hub update recovered table=%s", self.table)
                has_failed = False

    async def _catch_up(self) -> None:
        tail = await self.runtime.store.tail(self.table, self.loaded.version)
        if tail:
            await self._apply_events(with_tail(self.loaded, tail), tail)

    async def _apply_events(self, loaded: LoadedTable, tail: Sequence[StoredEvent]) -> None:
        """Does first what may fail, so that the hub's version advances only if the frames are sent."""
        occupants_changed = loaded.state.occupants != self.loaded.state.occupants
        calendars = await calendars_if_away(self.runtime.store, loaded)
        if occupants_changed:
            await self._load_names(loaded)
            for connection in [*self.connections]:
                await self._load_player(connection)
        self._loaded = loaded
        if occupants_changed:
            for connection in self.connections:
                connection.update_seat(loaded)
            self.presence.refresh()
        self._broadcast(tail, calendars, self._names if occupants_changed else None)

    def _broadcast(self, tail: Sequence[StoredEvent], calendars: Calendars, names: Names | None) -> None:
        frames: dict[int | None, bytes] = {}
        for connection in self.connections:
            if connection.seat not in frames:
                frames[connection.seat] = self._frame("update", tail, connection.seat, calendars, names)
            connection.socket.push(frames[connection.seat])

    def _frame(
        self, kind: FrameType, tail: Sequence[StoredEvent], seat: int | None, calendars: Calendars, names: Names | None
    ) -> bytes:
        view = position(self.loaded, seat, calendars)
        if names:
            table_state = self.loaded.state
            occupant = None if seat is None else table_state.occupants[seat]
            names = visible_names(table_state, names, own=occupant.player if occupant else None)
        return encode(TableFrame(kind, view.rules, view, event_views(self.loaded, tail, seat), names))

    async def _load_player(self, connection: Connection) -> None:
        if connection.user and connection.player is None:
            connection.player = await player_of(self.runtime.pool, self.table, connection.user)

    async def _load_names(self, loaded: LoadedTable) -> None:
        """The names of all people with a seat, present, away or departed, and of the host."""
        people = [occupant for occupant in loaded.state.occupants if occupant and occupant.belongs_to_person]
        needed = {occupant.player for occupant in people} | ({loaded.state.host} - {""})
        players = sorted(needed - self._names.keys())
        if players:
            self._names |= await names_of(self.runtime.pool, players)

    async def send_chat(self) -> None:
        """Sends new chat messages, each once, and to no reader the messages of players whom they have muted."""
        async with self._chat_lock:
            messages = await messages_after(self.runtime.pool, self.table, self._last_message)
            if not messages:
                return
            muted = await self._muted_players()
            self._last_message = messages[-1].id
            all_messages = encode(SocketChat(messages))
            for connection in self.connections:
                left_out = muted[connection.user.id] if connection.user else ()
                visible = [message for message in messages if message.player not in left_out]
                if visible:
                    connection.socket.push(all_messages if visible == messages else encode(SocketChat(visible)))

    async def _muted_players(self) -> dict[UUID, set[UUID]]:
        """By user, the players whom they have muted, for all connected users, also for those who join meanwhile."""
        muted: dict[UUID, set[UUID]] = {}
        while new := {connection.user.id for connection in self.connections if connection.user} - muted.keys():
            found = await muted_players(self.runtime.pool, self.table, new)
            muted |= {reader: found.get(reader, set()) for reader in new}
        return muted


@asynccontextmanager
async def hub_for(runtime: LiveRuntime, table: UUID) -> AsyncIterator[Hub]:
    """The table's hub in this process, which exists as long as a socket uses it; raises UnknownTable."""
    hub = runtime.hubs.get(table)
    if hub is None:
        hub = runtime.hubs[table] = Hub(table, runtime)
    hub.references += 1
    try:
        await hub.ready()
        yield hub
    finally:
        hub.references -= 1
        if not hub.references:
            del runtime.hubs[table]
            hub.close()
