/** A table as this person sees it, kept up to date by its socket. */
import { api, ask, Away, Refused } from '../api/client';
import { uuid } from '../api/ids';
import type {
  Answer,
  FromTable,
  Happening,
  Line as Said,
  Names,
  Position,
  Preview,
  Problem,
  Schemas,
  Table,
  Thing,
} from '../api/types';
import { keepHead } from './heads';
import { clock } from '../time/clock.svelte';
import { isHidden, Line, type LineState } from '../live/line';
import { TentativeTurn, type AtTable } from './turn.svelte';

interface Asked {
  message: object;
  /** Said again when the line is back: a command is carried out once, however often it is heard. */
  isCommand: boolean;
  /** On the line as it is now. */
  isSaid: boolean;
  settle(answer: Answer): void;
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
  /** What this person did last. */
  acted = $state.raw<readonly Thing[]>([]);
  /** The versions that this page has brought about. */
  readonly did = new Set<number>();
  /** The last thing that went wrong, until it is dismissed or something is done. */
  problem = $state.raw<Problem | null>(null);
  /** Closed by the server for good: not signed in any more, or no such table. */
  closed = $state<number | null>(null);
  readonly turn = new TentativeTurn(this);

  #line: Line<FromTable>;
  #asked = new Map<string, Asked>();
  #told = new Set<(happened: readonly Happening[]) => void>();

  private constructor(table: Table, happenings: Happening[], talk: Said[], invitation: string) {
    this.#take(table);
    this.happenings = happenings;
    clock.heard((happenings.at(-1)?.time ?? NaN) / 1000);
    this.talk = talk;
    const more = invitation && `&invitation=${encodeURIComponent(invitation)}`;
    this.#line = new Line({
      address: () =>
        `/ws/tables/${table.id}/?after=${this.happenings.at(-1)?.version ?? 0}${more}${isHidden() ? '&hidden=1' : ''}`,
      heard: (message) => this.#heard(message),
      changed: (state) => this.#changed(state),
      refused: (code) => (this.closed = code),
    });
  }

  static async open(id: string, invitation = ''): Promise<TableStore> {
    const params = { path: { table: id }, query: invitation ? { invitation } : {} };
    const [[table, happenings], talk] = await Promise.all([
      read(id, invitation),
      ask(api.GET('/api/v1/tables/{table}/chat', { params })),
    ]);
    return new TableStore(table, happenings, talk.lines, invitation);
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
    return (await this.#say(id, wish)) as Schemas['SocketPreviewed'];
  }

  async act(actions: readonly Thing[], at: number): Promise<void> {
    const command = uuid();
    this.problem = null;
    const wish = { type: 'act', command, rules: this.position.rules, actions, at };
    const { first, last } = (await this.#say(command, wish, true)) as Schemas['SocketDone'];
    for (let version = first ?? Infinity; version <= last; version += 1) this.did.add(version);
    this.acted = actions;
  }

  refused(problem: unknown): void {
    if (problem instanceof Refused) this.problem = problem.problem;
    else if (!(problem instanceof Away)) throw problem;
  }

  /** After sitting down: whoever only watched so far is a player now, has to be heard as one, and sees more of the log. */
  async reload(): Promise<void> {
    const [table, happenings] = await read(this.info.id, this.info.invitation ?? '');
    this.#take(table);
    this.happenings = happenings;
    this.#line.again();
  }

  /** What was said, as it may be read now. */
  async listen(): Promise<void> {
    const { id, invitation } = this.info;
    const params = { path: { table: id }, query: invitation ? { invitation } : {} };
    this.talk = (await ask(api.GET('/api/v1/tables/{table}/chat', { params }))).lines;
  }

  end(): void {
    this.#line.end();
  }

  #take(table: Table): void {
    this.info = table;
    this.names = table.names;
    keepHead(table.id, table.position.head);
    if (!this.position || table.position.version >= this.position.version) this.position = table.position;
  }

  #say(id: string, message: object, isCommand = false): Promise<Answer> {
    return new Promise((settle, fail) => {
      const isSaid = this.#line.send(message);
      this.#asked.set(id, { message, isCommand, isSaid, settle, fail });
      if (!isSaid && !isCommand && this.line !== 'connecting') this.#fail(id, new Away());
    });
  }

  #fail(id: string, error: Error): void {
    this.#asked.get(id)?.fail(error);
    this.#asked.delete(id);
  }

  #changed(state: LineState): void {
    this.line = state;
    if (state === 'open') return;
    for (const [id, asked] of [...this.#asked]) {
      asked.isSaid = false;
      if (state === 'closed' || (state === 'lost' && !asked.isCommand)) this.#fail(id, new Away());
    }
  }

  #sayAgain(): void {
    for (const asked of this.#asked.values()) asked.isSaid ||= this.#line.send(asked.message);
  }

  #heard(message: FromTable): void {
    switch (message.type) {
      case 'table':
        this.#moved(message);
        return this.#sayAgain();
      case 'moved':
        return this.#moved(message);
      case 'talk': {
        const known = new Set(this.talk.map((line) => line.id));
        const fresh = message.lines.filter((line) => !known.has(line.id));
        this.talk = [...this.talk, ...fresh.map((line) => ({ ...line, name: this.names[line.player] ?? null }))];
        return;
      }
      case 'here':
        this.here = message.seats;
        this.spectators = message.spectators;
        return;
      case 'done':
      case 'previewed':
        this.#asked.get(message.id)?.settle(message);
        this.#asked.delete(message.id);
        return;
      case 'refused': {
        const refused = message.id === null ? [...this.#asked.keys()] : [message.id];
        for (const id of refused) this.#fail(id, new Refused(message.problem));
      }
    }
  }

  #moved({ position, events, names }: Schemas['SocketFrame']): void {
    if (names) this.names = names;
    const last = this.happenings.at(-1)?.version ?? 0;
    const fresh = events.filter((happening) => happening.version > last);
    const isNew = isNews(position, this.position);
    if (isNew) {
      this.position = position;
      keepHead(this.info.id, position.head);
    }
    if (fresh.length) {
      clock.heard(fresh.at(-1)!.time / 1000);
      this.happenings = [...this.happenings, ...fresh];
      for (const tell of this.#told) tell(fresh);
    }
    if (isNew || fresh.length) void this.turn.moved();
  }
}

/** The same version for the same seat is the same position: nothing has to be drawn anew. */
function isNews(position: Position, known: Position): boolean {
  return position.version > known.version || (position.version === known.version && position.seat !== known.seat);
}

/** A table with its whole log, however many pages that are. */
async function read(id: string, invitation: string): Promise<[Table, Happening[]]> {
  const params = { path: { table: id }, query: invitation ? { invitation } : {} };
  const [table, happened] = await Promise.all([
    ask(api.GET('/api/v1/tables/{table}', { params })),
    happeningsAfter(0, id, invitation),
  ]);
  while (happened.length && happened.at(-1)!.version < table.position.version) {
    const more = await happeningsAfter(happened.at(-1)!.version, id, invitation);
    if (!more.length) break;
    happened.push(...more);
  }
  return [table, happened];
}

async function happeningsAfter(after: number, id: string, invitation: string): Promise<Happening[]> {
  const params = { path: { table: id }, query: { after, ...(invitation && { invitation }) } };
  return (await ask(api.GET('/api/v1/tables/{table}/events', { params }))).events;
}
