/** What waits for the user besides tables: friend requests, invitations and moderators' decisions. */
import { api, unwrap } from '../api/client';
import type { Schemas } from '../api/types';

const POLL_INTERVAL = 60_000;

class Updates {
  latest = $state.raw<Schemas['Updates'] | null>(null);

  get count(): number {
    return this.latest ? this.latest.friend_requests + this.latest.invitations : 0;
  }

  get hasModerationNotices(): boolean {
    return !!this.latest && (this.latest.decisions.length > 0 || this.latest.rename_requested);
  }

  /** Loads at once, every minute, and when the page gets the focus. Returns a function that stops it. */
  startPolling(): () => void {
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    const timer = setInterval(refreshIfVisible, POLL_INTERVAL);
    addEventListener('focus', refreshIfVisible);
    void this.refresh();
    return () => {
      clearInterval(timer);
      removeEventListener('focus', refreshIfVisible);
      this.latest = null;
    };
  }

  /** Keeps the old state if the server is unreachable. */
  async refresh(): Promise<void> {
    try {
      this.latest = await unwrap(api.GET('/api/v1/me/updates'));
    } catch {
      return; // until the next poll
    }
  }
}

export const updates = new Updates();
