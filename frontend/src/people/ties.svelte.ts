/** What somebody is to me, and how that is changed. */
import { api, ask } from '../api/client';
import type { Schemas } from '../api/types';
import { news } from './news.svelte';

export type Tie = Schemas['Tie'];
type Kind = 'friends' | 'blocks' | 'mutes';

class Ties {
  /** Grows with each change, for who shows what depends on it. */
  changes = $state(0);

  see(name: string): Promise<Tie> {
    return ask(api.GET('/api/v1/me/people/{name}', { params: { path: { name } } }));
  }

  /** Befriends, blocks or mutes, or takes it back. */
  async change(kind: Kind, name: string, isWanted: boolean): Promise<Tie> {
    const at = { params: { path: { name } } };
    const tie = await ask(
      isWanted ? api.PUT(`/api/v1/me/${kind}/{name}`, at) : api.DELETE(`/api/v1/me/${kind}/{name}`, at),
    );
    this.changes += 1;
    if (kind !== 'mutes') void news.refresh();
    return tie;
  }
}

export const ties = new Ties();
