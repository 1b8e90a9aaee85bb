/** A day and a time, as the reader writes them. */
import { words } from '../words/words.svelte';

export const moment = (time: string): string =>
  new Date(time).toLocaleString(words.language === 'en' ? 'en-GB' : words.language, {
    dateStyle: 'long',
    timeStyle: 'short',
  });
