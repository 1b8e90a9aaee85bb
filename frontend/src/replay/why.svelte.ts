/** What spoke for what was done, fetched as one comes to it: only of a game that is over. */
import { api, ask } from '../api/client';
import type { Thing, Why } from '../api/types';

const A_MOMENT = 150;

export class Reasons {
  #known = new Map<number, Promise<Thing | null>>();
  #wanted = 0;
  shown = $state.raw<{ version: number; reason: Thing | null } | null>(null);

  constructor(
    private readonly table: string,
    private readonly invitation: string,
  ) {}

  /** Of whatever one slides past nothing is asked. */
  async look(version: number): Promise<void> {
    this.shown = null;
    this.#wanted = version;
    if (!this.#known.has(version)) await new Promise((later) => setTimeout(later, A_MOMENT));
    if (this.#wanted !== version) return;
    let asked = this.#known.get(version);
    if (!asked) this.#known.set(version, (asked = this.#ask(version)));
    const reason = await asked;
    if (this.#wanted === version) this.shown = { version, reason };
  }

  async #ask(version: number): Promise<Thing | null> {
    const query = { version, ...(this.invitation && { invitation: this.invitation }) };
    const params = { path: { table: this.table }, query };
    try {
      const why: Why = await ask(api.GET('/api/v1/tables/{table}/reason', { params }));
      return why.reason;
    } catch {
      this.#known.delete(version); // the next look asks again
      return null;
    }
  }
}
