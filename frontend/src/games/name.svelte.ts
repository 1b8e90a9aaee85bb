/** Names of games: from this site's messages, else from the game's plug-in, which the API is asked for once. */
import { SvelteMap } from 'svelte/reactivity';
import { api, unwrap } from '../api/client';
import { t } from '../i18n/i18n.svelte';

const names = new SvelteMap<string, string>();
let loading: Promise<void> | undefined;

/** The game's name; its slug until the name is loaded. */
export function gameName(slug: string): string {
  const message = t('game-name', { slug });
  if (message !== slug) return message;
  loading ??= loadNames().catch(() => (loading = undefined)); // the next call tries again
  return names.get(slug) ?? slug;
}

async function loadNames(): Promise<void> {
  const { games } = await unwrap(api.GET('/api/v1/games'));
  for (const { slug, name } of games) names.set(slug, name);
}
