/** A table as this person sees it, kept up to date by its socket. */
import { api, ask, Away, Refused } from '../api/client';
import { uuid } from '../api/ids';
import type { Happening, Line as Said, Names, Position, Preview, Problem, Table, Thing } from '../api/types';
import { keepHead } from './heads';
import { Line, type LineState } from '../live/line';
import { TentativeTurn, type AtTable } from './turn.svelte';

interface Asked {
  message: object;
  /** Said again when the line is back: a command is carried out once, however often it is heard. */
  isCommand: boolean;
  settle(message: Record<string, unknown>): void;
  fail(error: Error): void;
}

export class TableStore implements AtTable {
  info = $state.raw<Table>()!;
  position = $state.raw<Position>()!;
  names = $state.raw<Names>({});
  happenings = $state.raw<readonly Happening[]>([]);
  talk = $state.raw<readonly Said[]>([]);
  here = $state.raw<readonly number[]>([]);
  spectators = $state(0);
  line = $state<LineState>('connecting');
  /** The last thing that went wrong, until it is dismissed or something is done. */
  problem = $state.raw<Problem | null>(null);
  /** Closed by the server for good: not signed in any more, or no such table. */
  closed = $state<number | null>(null);
  readonly turn = new TentativeTurn(this);

  #line: Line;
  #asked = new Map<string, Asked>();
  #told = new Set<(happened: readonly Happening[]) => void>();

  private constructor(table: Table, happenings: Happening[], talk: Said[], invitation: string) {
    this.#take(table);
    this.happenings = happenings;
    this.talk = talk;
    const more = invitation && `&invitation=${encodeURIComponent(invitation)}`;
    this.#line = new Line({
      address: () => `/ws/tables/${table.id}/?after=${this.happenings.at(-1)?.version ?? 0}${more}`,
      heard: (message) => this.#heard(message),
      changed: (state) => this.#changed(state),
      refused: (code) => (this.closed = code),
    });
  }

  static async open(id: string, invitation = ''): Promise<TableStore> {
    const params = { path: { table: id }, query: invitation ? { invitation } : {} };
    const [table, talk] = await Promise.all([
      ask(api.GET('/api/v1/tables/{table}', { params })) as Promise<Table>,
      ask(api.GET('/api/v1/tables/{table}/chat', { params })),
    ]);
    return new TableStore(table, await happenings(id, table.position.version, invitation), talk.lines, invitation);
  }

  /** The table as it would be after what was proposed. */
  get shown(): Position {
    const { preview } = this.turn;
    if (!preview) return this.position;
    const { view, hints } = preview;
    return { ...this.position, view, hints, legal: preview.reveals ? [] : preview.legal };
  }

  /** Calls back whenever something has happened; returns a function that ends it. */
  onHappening(tell: (happened: readonly Happening[]) => void): () => void {
    this.#told.add(tell);
    return () => this.#told.delete(tell);
  }

  async preview(actions: readonly Thing[], at: number): Promise<Preview> {
    const id = uuid();
    this.problem = null;
    const wish = { type: 'preview', id, rules: this.position.rules, actions, at };
    return (await this.#say(id, wish)) as unknown as Preview;
  }

  async act(actions: readonly Thing[], at: number): Promise<void> {
    const command = uuid();
    this.problem = null;
    await this.#say(command, { type: 'act', command, rules: this.position.rules, actions, at }, true);
  }

  refused(problem: unknown): void {
    if (problem instanceof Refused) this.problem = problem.problem;
    else if (!(problem instanceof Away)) throw problem;
  }

  /** After sitting down: whoever only watched so far is a player now, and has to be heard as one. */
  async reload(): Promise<void> {
    const { id, invitation } = this.info;
    const params = { path: { table: id }, query: invitation ? { invitation } : {} };
    this.#take((await ask(api.GET('/api/v1/tables/{table}', { params }))) as Table);
    this.#line.again();
  }

  end(): void {
    this.#line.end();
  }

  #take(table: Table): void {
    this.info = table;
    this.names = table.names;
    if (!this.position || table.position.version >= this.position.version) this.position = table.position;
  }

  #say(id: string, message: object, isCommand = false): Promise<Record<string, unknown>> {
    return new Promise((settle, fail) => {
      this.#asked.set(id, { message, isCommand, settle, fail });
      if (!this.#line.send(message) && !isCommand) this.#fail(id, new Away());
    });
  }

  #fail(id: string, error: Error): void {
    this.#asked.get(id)?.fail(error);
    this.#asked.delete(id);
  }

  #changed(state: LineState): void {
    this.line = state;
    if (state === 'open') return;
    for (const [id, { isCommand }] of [...this.#asked]) {
      if (!isCommand || state === 'closed') this.#fail(id, new Away());
    }
  }

  #sayAgain(): void {
    for (const { message } of this.#asked.values()) this.#line.send(message);
  }

  #heard(message: { type: string; [field: string]: unknown }): void {
    switch (message.type) {
      case 'table':
        this.#moved(message.position as Position, message.events as Happening[], message.names as Names | null);
        return this.#sayAgain();
      case 'moved':
        return this.#moved(message.position as Position, message.events as Happening[], message.names as Names | null);
      case 'talk': {
        const known = new Set(this.talk.map((line) => line.id));
        const fresh = (message.lines as Said[]).filter((line) => !known.has(line.id));
        this.talk = [...this.talk, ...fresh.map((line) => ({ ...line, name: this.names[line.player] ?? null }))];
        return;
      }
      case 'here':
        this.here = message.seats as number[];
        this.spectators = message.spectators as number;
        return;
      case 'done':
      case 'previewed': {
        const id = message.id as string;
        this.#asked.get(id)?.settle(message);
        this.#asked.delete(id);
        return;
      }
      case 'refused': {
        const problem = message.problem as Problem;
        const refused = typeof message.id === 'string' ? [message.id] : [...this.#asked.keys()];
        for (const id of refused) this.#fail(id, new Refused(problem));
      }
    }
  }

  #moved(position: Position, events: Happening[], names: Names | null): void {
    if (names) this.names = names;
    const last = this.happenings.at(-1)?.version ?? 0;
    const fresh = events.filter((happening) => happening.version > last);
    this.position = position;
    keepHead(this.info.id, position.head);
    if (fresh.length) {
      this.happenings = [...this.happenings, ...fresh];
      for (const tell of this.#told) tell(fresh);
      void this.turn.moved();
    }
  }
}

async function happenings(id: string, version: number, invitation: string): Promise<Happening[]> {
  const all: Happening[] = [];
  while (true) {
    const after = all.at(-1)?.version ?? 0;
    if (after >= version) return all;
    const params = { path: { table: id }, query: { after, ...(invitation && { invitation }) } };
    const page = (await ask(api.GET('/api/v1/tables/{table}/events', { params }))) as { events: Happening[] };
    if (!page.events.length) return all;
    all.push(...page.events);
  }
}
