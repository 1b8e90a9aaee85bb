/** The sentence beside the buttons: what the picked cards come to, and what is missing. */
import type { Player, Say } from '../contract';
import { kindOf, worth } from './cards';
import { missingForSet, openWith } from './selection';
import type { Hints, OfHand, View } from './types';

export interface Picking {
  view: View;
  hints: Hints | null;
  actions: readonly OfHand[];
  /** The picked cards. */
  picked: readonly number[];
  players: readonly Player[];
}

export function noteOn(picking: Picking, say: Say): string {
  if (picking.picked.length) return pickedNote(picking, say);
  return [nothingPickedNote(picking, say), setsNote(picking.actions, say)].filter(Boolean).join(' ');
}

function nothingPickedNote({ hints, actions }: Picking, say: Say): string {
  if (hints?.type !== 'bidding') return '';
  const canBid = actions.some(({ type }) => type === 'bid');
  if (canBid) return say.text('board-to-lead', { count: hints.least });
  return say.text('board-cannot-top', { highest: hints.highest });
}

function setsNote(actions: readonly OfHand[], say: Say): string {
  const kinds = new Set(actions.flatMap((action) => (action.type === 'sell' ? [kindOf(action.cards[0]!)] : [])));
  const words = [...kinds].map((kind) => say.word('kind', kind));
  return words.length ? say.text('board-set-to-sell', { kinds: words.join(', ') }) : '';
}

function pickedNote(picking: Picking, say: Say): string {
  const { hints, actions, picked } = picking;
  const isForBid = openWith(actions, picked).some(({ type }) => type === 'bid');
  if (hints?.type === 'bidding' && isForBid) return bidNote(picking, hints, say);
  return setNote(actions, picked, say);
}

function bidNote({ view, picked, players }: Picking, hints: Hints & { type: 'bidding' }, say: Say): string {
  const added = worth(picked);
  const missing = hints.least - added;
  const cards = picked.map((card) => say.word('card', card));
  const parts = hints.laid ? [say.text('board-laid', { total: hints.laid }), ...cards] : cards;
  const total = hints.laid + added;
  const sum = parts.length > 1 ? `${parts.join(' + ')} = ${total}` : parts[0]!;
  if (missing > 0) return say.text('board-sum-missing', { sum, count: missing });
  const leader = view.leader === null ? undefined : players[view.leader];
  return leader ? say.text('board-sum-leads', { sum, count: total - hints.highest, name: leader.name }) : sum;
}

/** Silent about a complete set: its button says it all. */
function setNote(actions: readonly OfHand[], picked: readonly number[], say: Say): string {
  const missing = missingForSet(actions, picked);
  if (!missing) return '';
  return say.text('board-set-missing', {
    cards: say.list(picked.map((card) => say.word('card', card))),
    count: missing,
  });
}
