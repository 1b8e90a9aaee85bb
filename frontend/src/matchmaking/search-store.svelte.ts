/** The user's searches for a table. While a live table is searched for, the socket stays open on every page: the server takes it as a sign of presence. */
import { api, idempotencyHeader, unwrap } from '../api/client';
import type { Schemas } from '../api/types';
import { type ConnectionState, ReconnectingSocket } from '../live/reconnecting-socket';
import { alertTableFound } from '../table/alerts.svelte';
import { sitDown } from '../table/joining/sit';
import { serverClock } from '../time/server-clock.svelte';
import { t } from '../i18n/i18n.svelte';

export type Search = Schemas['Search'];
export type SearchRequest = Schemas['NewSearch'];

interface Navigation {
  currentPath(): string;
  toTable(id: string): unknown;
  toLobby(): unknown;
}

const STORAGE_KEY = 'searching';

export class Searches {
  /** Null until they are loaded. */
  all = $state.raw<readonly Search[] | null>(null);
  connection = $state<ConnectionState>('closed');
  /** Why a reserved seat could not be taken. */
  error = $state.raw<unknown>(null);
  /** Whether a search goes on because another player didn't come. */
  wasResumed = $state(false);
  #socket: ReconnectingSocket<Schemas['Searches']> | undefined;
  #watchers = 0;
  #acceptedTables = new Set<string>();

  constructor(private readonly navigation: Navigation) {}

  get live(): Search | undefined {
    return this.all?.find((search) => search.clock === 'live');
  }

  /** Keeps the list up to date. Returns a function that stops it, unless a live table is searched for. */
  watch(): () => void {
    this.#watchers += 1;
    this.#open();
    return () => {
      this.#watchers -= 1;
      this.#closeIfIdle();
    };
  }

  /** Continues a live search after the page was reloaded. */
  resume(): void {
    if (sessionStorage.getItem(STORAGE_KEY)) this.#open();
  }

  async start(request: SearchRequest): Promise<void> {
    this.error = null;
    this.wasResumed = false;
    this.#receive(await unwrap(api.POST('/api/v1/me/searches', { params: idempotencyHeader(), body: request })));
    this.#open();
  }

  async stop({ id }: Search): Promise<void> {
    await unwrap(api.DELETE('/api/v1/me/searches/{search}', { params: { path: { search: id } } }));
    this.wasResumed = false;
    this.#update((this.all ?? []).filter((search) => search.id !== id));
  }

  async allowBots({ id }: Search): Promise<void> {
    const params = { path: { search: id } };
    this.#receive(await unwrap(api.PATCH('/api/v1/me/searches/{search}', { params, body: { bots: true } })));
  }

  /** Takes the reserved seat, with the user's own nonce, and opens the table. */
  async sit(table: string): Promise<void> {
    this.error = null;
    try {
      await sitDown(table);
      await this.navigation.toTable(table);
    } catch (problem) {
      this.error = problem;
    }
  }

  #open(): void {
    this.#socket ??= new ReconnectingSocket<Schemas['Searches']>({
      path: () => '/ws/searches/',
      onMessage: (message) => this.#receive(message),
      onStateChange: (state) => (this.connection = state),
      onRejected: () => this.#close(),
    });
  }

  #receive({ now, searches }: Schemas['Searches']): void {
    serverClock.observe(Date.parse(now));
    this.#update(searches);
  }

  #update(searches: readonly Search[]): void {
    const previous = this.live;
    this.all = searches;
    const { live } = this;
    if (live) sessionStorage.setItem(STORAGE_KEY, live.id);
    else sessionStorage.removeItem(STORAGE_KEY);
    if (live?.found) this.#accept(live.found);
    else if (live && previous?.found) this.#onReturned(previous.found.table);
    this.#closeIfIdle();
  }

  #accept({ table, game }: Schemas['FoundTable']): void {
    if (this.#acceptedTables.has(table)) return;
    this.#acceptedTables.add(table);
    this.wasResumed = false;
    alertTableFound(t('game-name', { slug: game }));
    void this.sit(table);
  }

  /** Another player didn't come: the search goes on, and the user leaves that table's page. */
  #onReturned(table: string): void {
    this.wasResumed = true;
    if (this.navigation.currentPath() === `/tables/${table}`) void this.navigation.toLobby();
  }

  #closeIfIdle(): void {
    if (!this.#watchers && !this.live) this.#close();
  }

  #close(): void {
    this.#socket?.close();
    this.#socket = undefined;
  }
}
