/** The user's standing orders at a table and those offered now; loaded again after each event. */
import { api, idempotencyHeader, unwrap } from '../../api/client';
import type {
  EventView,
  OfferedStandingOrder,
  Position,
  SavedStandingOrder,
  Schemas,
  StandingOrders,
  Tagged,
} from '../../api/types';
import { RequestState } from '../../components/forms/request-state.svelte';
import { isAway } from '../votes/away';

/** Several events close together cause one request. */
const DEBOUNCE = 500;
/** A worker handles orders after the event; only then is it known whether an order waits before it acts. */
const RECHECK_DELAY = 3000;

export interface TableWithStandingOrders {
  readonly info: { readonly id: string };
  readonly position: Position;
  /** The versions that actions from this page have caused. */
  readonly ownVersions: ReadonlySet<number>;
  onEvents(listener: (events: readonly EventView[]) => void): () => void;
}

/** A change of the orders; `order` is null if one has acted and stays active. */
export interface StandingOrderUpdate {
  readonly type: 'done' | 'ended' | 'acted';
  readonly order: Tagged | null;
}

export class StandingOrderStore {
  orders = $state.raw<readonly SavedStandingOrder[]>([]);
  offered = $state.raw<readonly OfferedStandingOrder[]>([]);
  updates = $state.raw<readonly StandingOrderUpdate[]>([]);
  readonly requestState = new RequestState();

  #stop: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = Infinity;
  #requests = 0;
  #recheckedVersion = -1;
  /** The versions of actions in the user's seat since the last response. */
  #seatVersions: number[] = [];
  #lastRequest: { order: string; params: ReturnType<typeof idempotencyHeader> } | null = null;

  constructor(private readonly table: TableWithStandingOrders) {
    this.#stop = table.onEvents((events) => {
      const own = events.filter(({ source, seat }) => source === 'game' && seat === table.position.seat);
      this.#seatVersions.push(...own.map(({ version }) => version));
      this.#loadIn(DEBOUNCE);
    });
    this.#loadIn(0);
  }

  /** Returns whether it was saved. A retry after an error has the same Idempotency-Key, so that it is not saved twice. */
  save(order: Tagged): Promise<boolean> {
    return this.#run(async () => {
      const text = JSON.stringify(order);
      if (this.#lastRequest?.order !== text) this.#lastRequest = { order: text, params: idempotencyHeader() };
      const params = { path: this.#path(), ...this.#lastRequest.params };
      const body = { rules: this.table.position.rules, order } as Schemas['NewStandingOrder'];
      const list = await unwrap(api.POST('/api/v1/tables/{table}/standing-orders', { params, body }));
      this.#lastRequest = null;
      this.#apply(list, ++this.#requests);
      this.#loadIn(RECHECK_DELAY);
    });
  }

  withdraw(id: string): Promise<boolean> {
    return this.#run(async () => {
      const params = { path: { ...this.#path(), order: id } };
      await unwrap(api.DELETE('/api/v1/tables/{table}/standing-orders/{order}', { params }));
      this.#requests += 1;
      this.orders = this.orders.filter((saved) => saved.id !== id);
      this.#loadIn(0);
    });
  }

  clearUpdates(): void {
    this.updates = [];
  }

  close(): void {
    this.#stop();
    this.#requests = Infinity;
    clearTimeout(this.#timer);
  }

  #path(): { table: string } {
    return { table: this.table.info.id };
  }

  async #run(action: () => Promise<void>): Promise<boolean> {
    const isDone = await this.requestState.run(action);
    if (!isDone) this.#loadIn(0);
    return isDone;
  }

  #loadIn(delay: number): void {
    const due = Date.now() + delay;
    if (due >= this.#due) return;
    clearTimeout(this.#timer);
    this.#due = due;
    this.#timer = setTimeout(() => {
      this.#due = Infinity;
      void this.#load();
    }, delay);
  }

  async #load(): Promise<void> {
    const request = ++this.#requests;
    try {
      const list = await unwrap(api.GET('/api/v1/tables/{table}/standing-orders', { params: { path: this.#path() } }));
      this.#apply(list, request);
    } catch {
      // Not shown: the old orders stay, and the next event causes the next request.
    }
  }

  #apply({ orders, offered }: StandingOrders, request: number): void {
    if (request !== this.#requests) return;
    this.#detectUpdates(orders);
    this.orders = orders;
    this.offered = offered;
    const { version, seat, waiting } = this.table.position;
    const mayWait = orders.length > 0 && seat !== null && waiting.includes(seat);
    if (!mayWait || this.#recheckedVersion === version) return;
    this.#recheckedVersion = version;
    this.#loadIn(RECHECK_DELAY);
  }

  /** Detects that an order has acted or ended. The log shows only the action itself. */
  #detectUpdates(orders: readonly SavedStandingOrder[]): void {
    const hasActed =
      this.#seatVersions.some((version) => !this.table.ownVersions.has(version)) &&
      !isAway(this.table.position, this.table.position.seat);
    this.#seatVersions = [];
    const gone = this.orders.filter(({ id }) => !orders.some((saved) => saved.id === id));
    if (gone.length) this.updates = gone.map(({ order }) => ({ type: hasActed ? 'done' : 'ended', order }));
    else if (hasActed && orders.length) this.updates = [{ type: 'acted', order: null }];
  }
}
