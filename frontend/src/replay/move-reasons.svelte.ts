/** The reasons for actions of a finished game, loaded on demand. */
import { api, unwrap } from '../api/client';
import type { MoveReason, Tagged } from '../api/types';

const DEBOUNCE = 150;

export class MoveReasons {
  #cache = new Map<number, Promise<Tagged | null>>();
  #requestedVersion = 0;
  shown = $state.raw<{ version: number; reason: Tagged | null } | null>(null);

  constructor(
    private readonly table: string,
    private readonly invitation: string,
  ) {}

  /** Waits a moment first, so that versions that are only passed are not requested. */
  async load(version: number): Promise<void> {
    this.shown = null;
    this.#requestedVersion = version;
    if (!this.#cache.has(version)) await new Promise((resolve) => setTimeout(resolve, DEBOUNCE));
    if (this.#requestedVersion !== version) return;
    let request = this.#cache.get(version);
    if (!request) this.#cache.set(version, (request = this.#fetch(version)));
    const reason = await request;
    if (this.#requestedVersion === version) this.shown = { version, reason };
  }

  async #fetch(version: number): Promise<Tagged | null> {
    const query = { version, ...(this.invitation && { invitation: this.invitation }) };
    const params = { path: { table: this.table }, query };
    try {
      const explanation: MoveReason = await unwrap(api.GET('/api/v1/tables/{table}/explanation', { params }));
      return explanation.reason;
    } catch {
      this.#cache.delete(version); // the next call requests it again
      return null;
    }
  }
}
