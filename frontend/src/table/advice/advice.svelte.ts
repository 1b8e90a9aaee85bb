/** Asks the server what an expert bot would do. The search takes a while, so the server is polled. */
import { api, ApiError, ServerUnavailable, unwrap } from '../../api/client';
import type { DecisionAdvice, EventView, Position } from '../../api/types';
import { RequestState } from '../../components/forms/request-state.svelte';

const POLL_INTERVAL = 400;
const MAX_POLLS = 50;

/** Identifies the user's current decision, whatever others do in the meantime; empty if there is none. */
export function decisionOf({ seat, waiting, legal }: Position, events: readonly EventView[]): string {
  if (seat === null || !waiting.includes(seat)) return '';
  const lastAction = events.findLast((event) => event.source === 'game' && event.seat === seat);
  return JSON.stringify([lastAction?.version, legal]);
}

export class Advisor {
  found = $state.raw<DecisionAdvice | null>(null);
  /** The current request; the results of earlier ones are ignored. */
  requestState = $state.raw(new RequestState());

  constructor(
    private readonly table: string,
    private readonly invitation = '',
  ) {}

  /** About the user's current decision, or about any decision of a finished game. */
  async ask(decision: { version?: number; seat?: number } = {}): Promise<void> {
    this.clear();
    const requestState = this.requestState;
    const isCurrent = () => requestState === this.requestState;
    await requestState.run(async () => {
      for (let count = 0; count < MAX_POLLS && isCurrent(); count++) {
        const answer = await this.#fetch(decision);
        if (answer?.advice && isCurrent()) this.found = answer;
        if (answer?.advice) return;
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
      }
      throw new ServerUnavailable();
    });
  }

  clear = (): void => {
    this.found = null;
    this.requestState = new RequestState();
  };

  async #fetch(decision: { version?: number; seat?: number }): Promise<DecisionAdvice | null> {
    const query = { ...decision, ...(this.invitation && { invitation: this.invitation }) };
    const params = { path: { table: this.table }, query };
    try {
      return await unwrap(api.GET('/api/v1/tables/{table}/advice', { params }));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'advice-pending') return null; // the previous advice is still being computed
      throw error;
    }
  }
}
