/** What this person looks for. While it is a live table the line stays open on every page: it is the sign of life. */
import { api, ask, wish } from '../api/client';
import type { Schemas } from '../api/types';
import { Line, type LineState } from '../live/line';
import { tableFound } from '../table/alerts.svelte';
import { sitDown } from '../table/sit';
import { clock } from '../time/clock.svelte';
import { t } from '../words/words.svelte';

export type Search = Schemas['Search'];
export type Seeking = Schemas['Seeking'];

/** Where the page is, and where it can go. */
interface Ways {
  here(): string;
  toTable(id: string): unknown;
  toLobby(): unknown;
}

const KEPT = 'searching';

export class Searches {
  /** Null until they are known. */
  all = $state.raw<readonly Search[] | null>(null);
  line = $state<LineState>('closed');
  /** Why a chair could not be taken. */
  error = $state.raw<unknown>(null);
  /** Whether somebody else didn't come, and the search goes on. */
  isBack = $state(false);
  #line: Line<Schemas['Searches']> | undefined;
  #watchers = 0;
  #taken = new Set<string>();

  constructor(private readonly ways: Ways) {}

  get live(): Search | undefined {
    return this.all?.find((search) => search.clock === 'live');
  }

  /** From now on; returns a function that ends it, unless a live table is looked for. */
  watch(): () => void {
    this.#watchers += 1;
    this.#open();
    return () => {
      this.#watchers -= 1;
      this.#closeIfIdle();
    };
  }

  /** Goes on looking after the page was loaded anew. */
  resume(): void {
    if (sessionStorage.getItem(KEPT)) this.#open();
  }

  async begin(seeking: Seeking): Promise<void> {
    this.error = null;
    this.isBack = false;
    this.#heard(await ask(api.POST('/api/v1/me/searches', { params: wish(), body: seeking })));
    this.#open();
  }

  async stop({ id }: Search): Promise<void> {
    await ask(api.DELETE('/api/v1/me/searches/{search}', { params: { path: { search: id } } }));
    this.isBack = false;
    this.#take((this.all ?? []).filter((search) => search.id !== id));
  }

  async agree({ id }: Search, bots: boolean): Promise<void> {
    const params = { path: { search: id } };
    this.#heard(await ask(api.PATCH('/api/v1/me/searches/{search}', { params, body: { bots } })));
  }

  /** The chair that is kept is taken by who was found, with a nonce of their own; then the page goes there. */
  async sit(table: string): Promise<void> {
    this.error = null;
    try {
      await sitDown(table);
      await this.ways.toTable(table);
    } catch (problem) {
      this.error = problem;
    }
  }

  #open(): void {
    this.#line ??= new Line<Schemas['Searches']>({
      address: () => '/ws/searches/',
      heard: (message) => this.#heard(message),
      changed: (state) => (this.line = state),
      refused: () => this.#close(),
    });
  }

  #heard({ now, searches }: Schemas['Searches']): void {
    clock.heard(Date.parse(now));
    this.#take(searches);
  }

  #take(searches: readonly Search[]): void {
    const before = this.live;
    this.all = searches;
    const { live } = this;
    if (live) sessionStorage.setItem(KEPT, live.id);
    else sessionStorage.removeItem(KEPT);
    if (live?.found) this.#go(live.found);
    else if (live && before?.found) this.#comeBack(before.found.table);
    this.#closeIfIdle();
  }

  #go({ table, game }: Schemas['Found']): void {
    if (this.#taken.has(table)) return;
    this.#taken.add(table);
    this.isBack = false;
    tableFound(t('game-name', { slug: game }));
    void this.sit(table);
  }

  /** Somebody didn't come: it goes on, and who waits at that table need not stay there. */
  #comeBack(table: string): void {
    this.isBack = true;
    if (this.ways.here() === `/tables/${table}`) void this.ways.toLobby();
  }

  #closeIfIdle(): void {
    if (!this.#watchers && !this.live) this.#close();
  }

  #close(): void {
    this.#line?.end();
    this.#line = undefined;
  }
}
