/** The tables that wait for the user, the one with the least time left first; kept up to date on every page. */
import { api, unwrap } from '../api/client';
import type { ListedTable } from '../api/types';
import { session } from '../session.svelte';
import { serverClock } from '../time/server-clock.svelte';

const POLL_INTERVAL = 60_000;

class Turns {
  /** Null until they are loaded. */
  tables = $state.raw<readonly ListedTable[] | null>(null);
  /** Why they could not be loaded. */
  error = $state.raw<unknown>(null);
  #loading: Promise<void> | undefined;
  #isStale = false;

  get count(): number {
    return this.tables?.length ?? 0;
  }

  /** Loads at once, every minute, and when the page is shown again. Returns a function that stops it. */
  startPolling(): () => void {
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    const timer = setInterval(() => void this.refresh(), POLL_INTERVAL);
    addEventListener('focus', refreshIfVisible);
    addEventListener('visibilitychange', refreshIfVisible);
    void this.refresh();
    return () => {
      clearInterval(timer);
      removeEventListener('focus', refreshIfVisible);
      removeEventListener('visibilitychange', refreshIfVisible);
      this.tables = null;
    };
  }

  /** Keeps the old list if the server is unreachable. A call during a request causes one more request. */
  refresh(): Promise<void> {
    this.#isStale = this.#loading !== undefined;
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined;
      if (this.#isStale) void this.refresh();
    });
    return this.#loading;
  }

  async #load(): Promise<void> {
    try {
      const me = await session.ready();
      this.tables = me ? (await unwrap(api.GET('/api/v1/me/turns'))).tables : [];
      for (const { changed_at } of this.tables) serverClock.observe(Date.parse(changed_at));
      this.error = null;
    } catch (problem) {
      this.error = problem; // the old list stays until the next poll
    }
  }
}

export const turns = new Turns();
