/** Asks the server what an expert bot would do. The search takes a while, so the server is polled. */
import { api, ApiError, ServerUnavailable, unwrap } from '../../api/client';
import type { EventView, Hint, Position } from '../../api/types';
import { Attempt } from '../../components/forms/attempt.svelte';

const POLL_INTERVAL = 400;
const MAX_ATTEMPTS = 50;

/** Identifies the user's current decision, whatever others do in the meantime; empty if there is none. */
export function decisionOf({ seat, waiting, legal }: Position, events: readonly EventView[]): string {
  if (seat === null || !waiting.includes(seat)) return '';
  const lastAction = events.findLast((event) => event.source === 'game' && event.seat === seat);
  return JSON.stringify([lastAction?.version, legal]);
}

export class Advisor {
  found = $state.raw<Hint | null>(null);
  /** The current request; the results of earlier ones are ignored. */
  attempt = $state.raw(new Attempt());

  constructor(
    private readonly table: string,
    private readonly invitation = '',
  ) {}

  /** About the user's current decision, or about any decision of a finished game. */
  async ask(decision: { version?: number; seat?: number } = {}): Promise<void> {
    this.clear();
    const attempt = this.attempt;
    const isCurrent = () => attempt === this.attempt;
    await attempt.run(async () => {
      for (let count = 0; count < MAX_ATTEMPTS && isCurrent(); count++) {
        const hint = await this.#fetch(decision);
        if (hint?.advice && isCurrent()) this.found = hint;
        if (hint?.advice) return;
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
      }
      throw new ServerUnavailable();
    });
  }

  clear = (): void => {
    this.found = null;
    this.attempt = new Attempt();
  };

  async #fetch(decision: { version?: number; seat?: number }): Promise<Hint | null> {
    const query = { ...decision, ...(this.invitation && { invitation: this.invitation }) };
    const params = { path: { table: this.table }, query };
    try {
      return await unwrap(api.GET('/api/v1/tables/{table}/hint', { params }));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'hint-pending') return null; // the previous hint is still being computed
      throw error;
    }
  }
}
