/** The user's relation to another player: friendship, block and mute. */
import { api, unwrap } from '../api/client';
import type { Schemas } from '../api/types';
import { updates } from './updates.svelte';

export type Relation = Schemas['Relation'];
type Kind = 'friends' | 'blocks' | 'mutes';

class Relations {
  /** Counts changes, for content that depends on them. */
  changes = $state(0);

  load(name: string): Promise<Relation> {
    return unwrap(api.GET('/api/v1/me/relations/{name}', { params: { path: { name } } }));
  }

  /** Befriends, blocks or mutes a player, or undoes it. */
  async change(kind: Kind, name: string, isOn: boolean): Promise<Relation> {
    const options = { params: { path: { name } } };
    const relation = await unwrap(
      isOn ? api.PUT(`/api/v1/me/${kind}/{name}`, options) : api.DELETE(`/api/v1/me/${kind}/{name}`, options),
    );
    this.changes += 1;
    if (kind !== 'mutes') void updates.refresh();
    return relation;
  }
}

export const relations = new Relations();
