/** What waits for me besides tables: who asks to be my friend, invitations, and what moderators have decided. */
import { api, ask } from '../api/client';
import type { Schemas } from '../api/types';

const EVERY = 60_000;

class News {
  latest = $state.raw<Schemas['News'] | null>(null);

  get count(): number {
    return this.latest ? this.latest.asking + this.latest.invitations : 0;
  }

  /** Whether moderators have something to say. */
  get isSerious(): boolean {
    return !!this.latest && (this.latest.decisions.length > 0 || this.latest.name_wanted);
  }

  /** From now on: at once, each minute, and whenever somebody comes back to the page. Returns a function that ends it. */
  keep(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    const timer = setInterval(look, EVERY);
    addEventListener('focus', look);
    void this.refresh();
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
      this.latest = null;
    };
  }

  /** If the server is away, what was known stays. */
  async refresh(): Promise<void> {
    try {
      this.latest = await ask(api.GET('/api/v1/me/news'));
    } catch {
      return; // it is asked again soon
    }
  }
}

export const news = new News();
