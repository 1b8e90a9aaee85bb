/** A table as the user sees it, kept up to date by its socket. */
import { api, ApiError, ServerUnavailable, unwrap } from '../api/client';
import { uuid } from '../api/ids';
import type {
  ChatMessage,
  EventView,
  Names,
  Position,
  Preview,
  Problem,
  Schemas,
  SocketReply,
  Table,
  TableSocketMessage,
  Tagged,
} from '../api/types';
import { saveHead } from './chain-heads';
import { serverClock } from '../time/server-clock.svelte';
import { type ConnectionState, isPageHidden, ReconnectingSocket } from '../live/reconnecting-socket';
import { TentativeTurn, type TurnTable } from './tentative-turn.svelte';

interface PendingRequest {
  message: object;
  /** Commands are sent again after a reconnect: the server carries each out once. */
  isCommand: boolean;
  /** Whether it was sent on the current connection. */
  isSent: boolean;
  resolve(reply: SocketReply): void;
  reject(error: Error): void;
}

export class TableStore implements TurnTable {
  info = $state.raw<Table>()!;
  position = $state.raw<Position>()!;
  names = $state.raw<Names>({});
  events = $state.raw<readonly EventView[]>([]);
  chat = $state.raw<readonly ChatMessage[]>([]);
  /** The seats whose players have the page open. */
  present = $state.raw<readonly number[]>([]);
  spectators = $state(0);
  connection = $state<ConnectionState>('connecting');
  /** The user's last actions. */
  lastActions = $state.raw<readonly Tagged[]>([]);
  /** The versions that actions from this page have caused. */
  readonly ownVersions = new Set<number>();
  /** The last problem, until it is dismissed or another action is taken. */
  problem = $state.raw<Problem | null>(null);
  /** The close code, if the server has closed the socket for good: signed out, or no such table. */
  closeCode = $state<number | null>(null);
  readonly turn = new TentativeTurn(this);

  #socket: ReconnectingSocket<TableSocketMessage>;
  #pending = new Map<string, PendingRequest>();
  #listeners = new Set<(events: readonly EventView[]) => void>();

  private constructor(table: Table, events: EventView[], chat: ChatMessage[], invitation: string) {
    this.#setTable(table);
    this.events = events;
    serverClock.observe((events.at(-1)?.time ?? NaN) / 1000);
    this.chat = chat;
    const more = invitation && `&invitation=${encodeURIComponent(invitation)}`;
    this.#socket = new ReconnectingSocket({
      path: () =>
        `/ws/tables/${table.id}/?after=${this.events.at(-1)?.version ?? 0}${more}${isPageHidden() ? '&hidden=1' : ''}`,
      onMessage: (message) => this.#onMessage(message),
      onStateChange: (state) => this.#onStateChange(state),
      onRejected: (code) => (this.closeCode = code),
    });
  }

  static async open(id: string, invitation = ''): Promise<TableStore> {
    const params = { path: { table: id }, query: invitation ? { invitation } : {} };
    const [[table, events], chat] = await Promise.all([
      load(id, invitation),
      unwrap(api.GET('/api/v1/tables/{table}/chat', { params })),
    ]);
    return new TableStore(table, events, chat.messages, invitation);
  }

  /** The table as it would be after the proposed actions. */
  get shown(): Position {
    const { preview } = this.turn;
    if (!preview) return this.position;
    const { view, hints } = preview;
    return { ...this.position, view, hints, legal: preview.reveals ? [] : preview.legal };
  }

  /** Calls the listener with new events. Returns a function that removes it. */
  onEvents(listener: (events: readonly EventView[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async preview(actions: readonly Tagged[], version: number): Promise<Preview> {
    const id = uuid();
    this.problem = null;
    const message = { type: 'preview', id, rules: this.position.rules, actions, version };
    return (await this.#request(id, message)) as Schemas['SocketPreviewed'];
  }

  async act(actions: readonly Tagged[], version: number): Promise<void> {
    const command = uuid();
    this.problem = null;
    const message = { type: 'act', command, rules: this.position.rules, actions, version };
    const { first, last } = (await this.#request(command, message, true)) as Schemas['SocketDone'];
    for (let version = first ?? Infinity; version <= last; version += 1) this.ownVersions.add(version);
    this.lastActions = actions;
  }

  onError(error: unknown): void {
    if (error instanceof ApiError) this.problem = error.problem;
    else if (!(error instanceof ServerUnavailable)) throw error;
  }

  /** After sitting down: a spectator has become a player, needs a new connection, and sees more of the log. */
  async reload(): Promise<void> {
    const [table, events] = await load(this.info.id, this.info.invitation ?? '');
    this.#setTable(table);
    this.events = events;
    this.#socket.reconnect();
  }

  /** After muting or unmuting someone: the visible messages have changed. */
  async reloadChat(): Promise<void> {
    const { id, invitation } = this.info;
    const params = { path: { table: id }, query: invitation ? { invitation } : {} };
    this.chat = (await unwrap(api.GET('/api/v1/tables/{table}/chat', { params }))).messages;
  }

  close(): void {
    this.#socket.close();
  }

  #setTable(table: Table): void {
    this.info = table;
    this.names = table.names;
    saveHead(table.id, table.position.head);
    if (!this.position || table.position.version >= this.position.version) this.position = table.position;
  }

  #request(id: string, message: object, isCommand = false): Promise<SocketReply> {
    return new Promise((resolve, reject) => {
      const isSent = this.#socket.send(message);
      this.#pending.set(id, { message, isCommand, isSent, resolve, reject });
      if (!isSent && !isCommand && this.connection !== 'connecting') this.#reject(id, new ServerUnavailable());
    });
  }

  #reject(id: string, error: Error): void {
    this.#pending.get(id)?.reject(error);
    this.#pending.delete(id);
  }

  #onStateChange(state: ConnectionState): void {
    this.connection = state;
    if (state === 'open') return;
    for (const [id, request] of [...this.#pending]) {
      request.isSent = false;
      if (state === 'closed' || (state === 'lost' && !request.isCommand)) this.#reject(id, new ServerUnavailable());
    }
  }

  #resend(): void {
    for (const request of this.#pending.values()) request.isSent ||= this.#socket.send(request.message);
  }

  #onMessage(message: TableSocketMessage): void {
    switch (message.type) {
      case 'table':
        this.#update(message);
        return this.#resend();
      case 'update':
        return this.#update(message);
      case 'chat': {
        const known = new Set(this.chat.map(({ id }) => id));
        const added = message.messages.filter(({ id }) => !known.has(id));
        this.chat = [...this.chat, ...added.map((one) => ({ ...one, name: this.names[one.player] ?? null }))];
        return;
      }
      case 'presence':
        this.present = message.seats;
        this.spectators = message.spectators;
        return;
      case 'done':
      case 'previewed':
        this.#pending.get(message.id)?.resolve(message);
        this.#pending.delete(message.id);
        return;
      case 'refused': {
        const refused = message.id === null ? [...this.#pending.keys()] : [message.id];
        for (const id of refused) this.#reject(id, new ApiError(message.problem));
      }
    }
  }

  #update({ position, events, names }: Schemas['SocketFrame']): void {
    if (names) this.names = names;
    const last = this.events.at(-1)?.version ?? 0;
    const added = events.filter(({ version }) => version > last);
    const isNew = isNewer(position, this.position);
    if (isNew) {
      this.position = position;
      saveHead(this.info.id, position.head);
    }
    if (added.length) {
      serverClock.observe(added.at(-1)!.time / 1000);
      this.events = [...this.events, ...added];
      for (const listener of this.#listeners) listener(added);
    }
    if (isNew || added.length) void this.turn.onTableUpdate();
  }
}

/** The same version for the same seat is the same position: nothing has to be rendered again. */
function isNewer(position: Position, known: Position): boolean {
  return position.version > known.version || (position.version === known.version && position.seat !== known.seat);
}

/** Loads a table with its whole log, page by page. */
async function load(id: string, invitation: string): Promise<[Table, EventView[]]> {
  const params = { path: { table: id }, query: invitation ? { invitation } : {} };
  const [table, events] = await Promise.all([
    unwrap(api.GET('/api/v1/tables/{table}', { params })),
    loadEvents(0, id, invitation),
  ]);
  while (events.length && events.at(-1)!.version < table.position.version) {
    const more = await loadEvents(events.at(-1)!.version, id, invitation);
    if (!more.length) break;
    events.push(...more);
  }
  return [table, events];
}

async function loadEvents(after: number, id: string, invitation: string): Promise<EventView[]> {
  const params = { path: { table: id }, query: { after, ...(invitation && { invitation }) } };
  return (await unwrap(api.GET('/api/v1/tables/{table}/events', { params }))).events;
}
