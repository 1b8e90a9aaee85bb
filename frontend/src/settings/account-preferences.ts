/** Takes over appearance and language from the account into this browser. */
import { appearance } from './appearance.svelte';
import { session } from '../session.svelte';
import { hasChosenLanguage, i18n, isLanguage } from '../i18n/i18n.svelte';

/** After signing in: the account's preferences replace those of this browser. */
export async function applyAccountPreferences(): Promise<void> {
  const { me } = session;
  if (!me) return;
  appearance.apply(me);
  if (isLanguage(me.language)) await i18n.choose(me.language);
}

/** When the page opens: only what was never chosen in this browser. */
export async function applyUnsetPreferences(): Promise<void> {
  const me = await session.ready();
  if (!me || me.is_guest) return;
  if (!appearance.isChosen) appearance.apply(me);
  if (!hasChosenLanguage() && isLanguage(me.language)) await i18n.choose(me.language);
}
