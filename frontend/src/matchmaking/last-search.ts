/** Remembers the last search, to fill in the form the next time. */
import type { SearchRequest } from './search-store.svelte';

const STORAGE_KEY = 'last search';

export function saveLastSearch(request: SearchRequest): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(request));
}

export function loadLastSearch(): SearchRequest | null {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as SearchRequest | null;
  } catch {
    return null;
  }
}
