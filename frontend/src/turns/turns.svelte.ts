/** The tables that wait for me, the one with the least time left first; kept up to date on every page. */
import { api, ask } from '../api/client';
import type { ListedTable } from '../api/types';
import { session } from '../session.svelte';
import { clock } from '../time/clock.svelte';

const EVERY = 60_000;

class Turns {
  /** Null until they were asked for. */
  tables = $state.raw<readonly ListedTable[] | null>(null);
  /** Why they are not known, if they were asked for in vain. */
  error = $state.raw<unknown>(null);
  #asking: Promise<void> | undefined;
  #isStale = false;

  get count(): number {
    return this.tables?.length ?? 0;
  }

  /** From now on: at once, each minute, and whenever somebody comes back to the page. Returns a function that ends it, for who goes. */
  keep(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    const timer = setInterval(() => void this.refresh(), EVERY);
    addEventListener('focus', look);
    addEventListener('visibilitychange', look);
    void this.refresh();
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
      removeEventListener('visibilitychange', look);
      this.tables = null;
    };
  }

  /** If the server is away, what was known stays. Whoever asks meanwhile is asked for once more. */
  refresh(): Promise<void> {
    this.#isStale = this.#asking !== undefined;
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined;
      if (this.#isStale) void this.refresh();
    });
    return this.#asking;
  }

  async #ask(): Promise<void> {
    try {
      const me = await session.ready();
      this.tables = me ? (await ask(api.GET('/api/v1/me/turns'))).tables : [];
      for (const { changed_at } of this.tables) clock.heard(Date.parse(changed_at));
      this.error = null;
    } catch (problem) {
      this.error = problem; // what is known stays, and it is asked again soon
    }
  }
}

export const turns = new Turns();
