/** A date and time in the current language. */
import { i18n } from './i18n.svelte';

export const formatDateTime = (time: string): string =>
  new Date(time).toLocaleString(i18n.language === 'en' ? 'en-GB' : i18n.language, {
    dateStyle: 'long',
    timeStyle: 'short',
  });
