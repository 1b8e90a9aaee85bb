/** A short hint about what to click, where the prompt doesn't say it. */
import type { GameTexts } from '../contract';
import type { ActionDraft } from './action-draft.svelte';
import type { Action } from './types';

export function selectionHint(draft: ActionDraft, legal: readonly Action[], texts: GameTexts): string {
  if (draft.has('do:take-back')) return texts.message('board-note-take-back');
  if (draft.has('do:marketplace')) return texts.message('board-note-marketplace');
  const types = new Set(legal.map((action) => action.type));
  if (types.has('banish')) return texts.message('board-note-banish');
  if (types.has('steal') && !draft.isStarted) return texts.message('board-note-steal');
  if (types.has('claim')) return texts.message('board-note-claim');
  if (draft.offersOf('goods').length) return texts.message('board-note-goods');
  if (draft.offersOf('bid').length) return texts.message('board-note-bid');
  if (draft.offersOf('count').length) return texts.message('board-note-count');
  if (types.has('move-token')) return tokenHint(draft, texts);
  if (types.has('move-merchants')) return texts.message(draft.isStarted ? 'board-note-target' : 'board-note-move');
  if (types.has('bazaar')) return texts.message('board-note-visit');
  if (types.has('shelve')) return texts.message('board-note-shelve');
  if (types.has('flee') && draft.complete) return texts.message('board-note-flee');
  return '';
}

function tokenHint(draft: ActionDraft, texts: GameTexts): string {
  if (!draft.isStarted) return texts.message('board-note-token');
  return texts.message(draft.offersOf('guild').length ? 'board-note-which-token' : 'board-note-district');
}
