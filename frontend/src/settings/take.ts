/** How somebody wants the site to look and speak goes with the account, into every browser. */
import { look } from '../look/theme.svelte';
import { session } from '../session.svelte';
import { isLanguage, isLanguageChosen, words } from '../words/words.svelte';

/** After signing in: as the account has it, whoever was here before. */
export async function takeFromAccount(): Promise<void> {
  const { me } = session;
  if (!me) return;
  look.take(me);
  if (isLanguage(me.language)) await words.choose(me.language);
}

/** When the page opens: as the account has it, where nothing was chosen in this browser. */
export async function takeWhatIsNotChosen(): Promise<void> {
  const me = await session.ready();
  if (!me || me.is_guest) return;
  if (!look.isChosen) look.take(me);
  if (!isLanguageChosen() && isLanguage(me.language)) await words.choose(me.language);
}
