/** What an expert would do at a decision: it takes a while to think, and is asked until it knows. */
import { api, ask, Away, Refused } from '../api/client';
import type { Advice, Hint } from '../api/types';
import { Attempt } from '../parts/attempt.svelte';

const AGAIN = 400;
const PATIENCE = 50;

export class Advisor {
  found = $state.raw<Advice | null>(null);
  /** The one that is wanted: whatever becomes of an earlier one is told to nobody. */
  attempt = $state.raw(new Attempt());

  constructor(
    private readonly table: string,
    private readonly invitation = '',
  ) {}

  /** About the decision of one's own now, or about any of a game that is over. */
  async ask(decision: { version?: number; seat?: number } = {}): Promise<void> {
    this.forget();
    const attempt = this.attempt;
    const isWanted = () => attempt === this.attempt;
    await attempt.make(async () => {
      for (let times = 0; times < PATIENCE && isWanted(); times++) {
        const advice = await this.#look(decision);
        if (advice && isWanted()) this.found = advice;
        if (advice) return;
        await new Promise((later) => setTimeout(later, AGAIN));
      }
      throw new Away();
    });
  }

  forget = (): void => {
    this.found = null;
    this.attempt = new Attempt();
  };

  async #look(decision: { version?: number; seat?: number }): Promise<Advice | null> {
    const query = { ...decision, ...(this.invitation && { invitation: this.invitation }) };
    const params = { path: { table: this.table }, query };
    try {
      const hint: Hint = await ask(api.GET('/api/v1/tables/{table}/hint', { params }));
      return hint.advice;
    } catch (error) {
      if (error instanceof Refused && error.code === 'still-thinking') return null; // about what was asked before
      throw error;
    }
  }
}
