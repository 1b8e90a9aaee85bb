/** What to click now, in a few words, where the prompt above doesn't say it. */
import type { Say } from '../contract';
import type { Draft } from './draft.svelte';
import type { Action } from './types';

export function noteOf(draft: Draft, legal: readonly Action[], say: Say): string {
  if (draft.has('do:take-back')) return say.text('board-note-take-back');
  if (draft.has('do:marketplace')) return say.text('board-note-marketplace');
  const types = new Set(legal.map((action) => action.type));
  if (types.has('banish')) return say.text('board-note-banish');
  if (types.has('steal') && !draft.isBegun) return say.text('board-note-steal');
  if (types.has('claim')) return say.text('board-note-claim');
  if (draft.of('goods').length) return say.text('board-note-goods');
  if (draft.of('bid').length) return say.text('board-note-bid');
  if (draft.of('count').length) return say.text('board-note-count');
  if (types.has('move-token')) return tokenNote(draft, say);
  if (types.has('move-merchants')) return say.text(draft.isBegun ? 'board-note-target' : 'board-note-move');
  if (types.has('bazaar')) return say.text('board-note-visit');
  if (types.has('shelve')) return say.text('board-note-shelve');
  if (types.has('flee') && draft.whole) return say.text('board-note-flee');
  return '';
}

function tokenNote(draft: Draft, say: Say): string {
  if (!draft.isBegun) return say.text('board-note-token');
  return say.text(draft.of('guild').length ? 'board-note-which-token' : 'board-note-district');
}
