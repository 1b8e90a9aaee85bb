/** What this person has left at a table and may leave there now: asked again after each event of the table. */
import { api, ask, wish } from '../api/client';
import type { Happening, KeptOrder, OfferedOrder, Position, Schemas, StandingOrders, Thing } from '../api/types';
import { Attempt } from '../parts/attempt.svelte';
import { isAway } from './away';

/** Several events close together are one reason to ask. */
const SOON = 500;
/** A worker looks at an order after the event; only then it is known whether it lets some time pass. */
const LATER = 3000;

export interface WithOrders {
  readonly info: { readonly id: string };
  readonly position: Position;
  /** The versions that this page has brought about. */
  readonly did: ReadonlySet<number>;
  onHappening(tell: (happened: readonly Happening[]) => void): () => void;
}

/** What has become of orders: `order` is null if one has acted and goes on standing. */
export interface News {
  readonly type: 'done' | 'ended' | 'acted';
  readonly order: Thing | null;
}

export class Standing {
  orders = $state.raw<readonly KeptOrder[]>([]);
  offered = $state.raw<readonly OfferedOrder[]>([]);
  news = $state.raw<readonly News[]>([]);
  readonly attempt = new Attempt();

  #stop: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = Infinity;
  #asked = 0;
  #lookedAgainAt = -1;
  /** What was done in this person's chair since the last answer. */
  #done: number[] = [];
  #wished: { order: string; params: ReturnType<typeof wish> } | null = null;

  constructor(private readonly table: WithOrders) {
    this.#stop = table.onHappening((happened) => {
      const own = happened.filter(({ room, seat }) => room === 'game' && seat === table.position.seat);
      this.#done.push(...own.map(({ version }) => version));
      this.#askIn(SOON);
    });
    this.#askIn(0);
  }

  /** Whether it was left. Tried again after a failure, it is the same wish: it can't be left twice. */
  leave(order: Thing): Promise<boolean> {
    return this.#attempt(async () => {
      const wanted = JSON.stringify(order);
      if (this.#wished?.order !== wanted) this.#wished = { order: wanted, params: wish() };
      const params = { path: this.#path(), ...this.#wished.params };
      const body = { rules: this.table.position.rules, order } as Schemas['LeavingOrder'];
      const list = await ask(api.POST('/api/v1/tables/{table}/standing-orders', { params, body }));
      this.#wished = null;
      this.#take(list, ++this.#asked);
      this.#askIn(LATER);
    });
  }

  withdraw(id: string): Promise<boolean> {
    return this.#attempt(async () => {
      const params = { path: { ...this.#path(), order: id } };
      await ask(api.DELETE('/api/v1/tables/{table}/standing-orders/{order}', { params }));
      this.#asked += 1;
      this.orders = this.orders.filter((kept) => kept.id !== id);
      this.#askIn(0);
    });
  }

  forgetNews(): void {
    this.news = [];
  }

  end(): void {
    this.#stop();
    this.#asked = Infinity;
    clearTimeout(this.#timer);
  }

  #path(): { table: string } {
    return { table: this.table.info.id };
  }

  async #attempt(doing: () => Promise<void>): Promise<boolean> {
    const isDone = await this.attempt.make(doing);
    if (!isDone) this.#askIn(0);
    return isDone;
  }

  #askIn(wait: number): void {
    const due = Date.now() + wait;
    if (due >= this.#due) return;
    clearTimeout(this.#timer);
    this.#due = due;
    this.#timer = setTimeout(() => {
      this.#due = Infinity;
      void this.#ask();
    }, wait);
  }

  async #ask(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const list = await ask(api.GET('/api/v1/tables/{table}/standing-orders', { params: { path: this.#path() } }));
      this.#take(list, asked);
    } catch {
      // Nobody asked for it: what is known stays, and the next event brings the next answer.
    }
  }

  #take({ orders, offered }: StandingOrders, asked: number): void {
    if (asked !== this.#asked) return;
    this.#tell(orders);
    this.orders = orders;
    this.offered = offered;
    const { version, seat, waiting } = this.table.position;
    const mayWait = orders.length > 0 && seat !== null && waiting.includes(seat);
    if (!mayWait || this.#lookedAgainAt === version) return;
    this.#lookedAgainAt = version;
    this.#askIn(LATER);
  }

  /** The log says what was done; here it is said that an order did it, or has come to its end. */
  #tell(orders: readonly KeptOrder[]): void {
    const hasActed =
      this.#done.some((version) => !this.table.did.has(version)) &&
      !isAway(this.table.position, this.table.position.seat);
    this.#done = [];
    const gone = this.orders.filter(({ id }) => !orders.some((kept) => kept.id === id));
    if (gone.length) this.news = gone.map(({ order }) => ({ type: hasActed ? 'done' : 'ended', order }));
    else if (hasActed && orders.length) this.news = [{ type: 'acted', order: null }];
  }
}
