/** What an expert would do at a decision: it takes a while to think, and is asked until it knows. */
import { api, ask, Away, Refused } from '../api/client';
import type { Happening, Hint, Position } from '../api/types';
import { Attempt } from '../parts/attempt.svelte';

const AGAIN = 400;
const PATIENCE = 50;

/** The same for as long as one has the same to decide, whatever others do meanwhile; empty if there is nothing. */
export function decisionOf({ seat, waiting, legal }: Position, happenings: readonly Happening[]): string {
  if (seat === null || !waiting.includes(seat)) return '';
  const done = happenings.findLast((happening) => happening.room === 'game' && happening.seat === seat);
  return JSON.stringify([done?.version, legal]);
}

export class Advisor {
  found = $state.raw<Hint | null>(null);
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
        const hint = await this.#look(decision);
        if (hint?.advice && isWanted()) this.found = hint;
        if (hint?.advice) return;
        await new Promise((later) => setTimeout(later, AGAIN));
      }
      throw new Away();
    });
  }

  forget = (): void => {
    this.found = null;
    this.attempt = new Attempt();
  };

  async #look(decision: { version?: number; seat?: number }): Promise<Hint | null> {
    const query = { ...decision, ...(this.invitation && { invitation: this.invitation }) };
    const params = { path: { table: this.table }, query };
    try {
      return await ask(api.GET('/api/v1/tables/{table}/hint', { params }));
    } catch (error) {
      if (error instanceof Refused && error.code === 'still-thinking') return null; // about what was asked before
      throw error;
    }
  }
}
