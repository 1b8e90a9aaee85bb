/** What a game is called: ours by words of our own, any other as its plug-in names it, which is asked for once. */
import { SvelteMap } from 'svelte/reactivity';
import { api, ask } from '../api/client';
import { t } from '../words/words.svelte';

const named = new SvelteMap<string, string>();
let asked: Promise<void> | undefined;

/** Until its name is known, a game goes by the short one of its address. */
export function gameName(slug: string): string {
  const own = t('game-name', { slug });
  if (own !== slug) return own;
  asked ??= learn().catch(() => (asked = undefined)); // the next page asks again
  return named.get(slug) ?? slug;
}

async function learn(): Promise<void> {
  const { games } = await ask(api.GET('/api/v1/games'));
  for (const { slug, name } of games) named.set(slug, name);
}
