/** What was looked for last, to be ticked again. */
import type { Seeking } from './looking.svelte';

const KEPT = 'looked for';

export function remember(seeking: Seeking): void {
  localStorage.setItem(KEPT, JSON.stringify(seeking));
}

export function remembered(): Seeking | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Seeking | null;
  } catch {
    return null;
  }
}
