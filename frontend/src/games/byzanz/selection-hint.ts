/** The hint beside the buttons: the value of the selected cards, and what is missing for a bid or a set. */
import type { GameTexts, Player } from '../contract';
import { kindOf, totalValue } from './cards';
import { actionsWith, missingForSet } from './selection';
import type { HandAction, Hints, View } from './types';

export interface Selection {
  view: View;
  hints: Hints | null;
  actions: readonly HandAction[];
  selected: readonly number[];
  players: readonly Player[];
}

export function selectionHint(selection: Selection, texts: GameTexts): string {
  if (selection.selected.length) return selectedHint(selection, texts);
  return [nothingSelectedHint(selection, texts), setsHint(selection.actions, texts)].filter(Boolean).join(' ');
}

function nothingSelectedHint({ hints, actions }: Selection, texts: GameTexts): string {
  if (hints?.type !== 'bidding') return '';
  const canBid = actions.some(({ type }) => type === 'bid');
  if (canBid) return texts.message('board-to-lead', { count: hints.least });
  return texts.message('board-cannot-top', { highest: hints.highest });
}

function setsHint(actions: readonly HandAction[], texts: GameTexts): string {
  const kinds = new Set(actions.flatMap((action) => (action.type === 'sell' ? [kindOf(action.cards[0]!)] : [])));
  const words = [...kinds].map((kind) => texts.word('kind', kind));
  return words.length ? texts.message('board-set-to-sell', { kinds: words.join(', ') }) : '';
}

function selectedHint(selection: Selection, texts: GameTexts): string {
  const { hints, actions, selected } = selection;
  const isForBid = actionsWith(actions, selected).some(({ type }) => type === 'bid');
  if (hints?.type === 'bidding' && isForBid) return bidHint(selection, hints, texts);
  return setHint(actions, selected, texts);
}

function bidHint({ view, selected, players }: Selection, hints: Hints & { type: 'bidding' }, texts: GameTexts): string {
  const added = totalValue(selected);
  const missing = hints.least - added;
  const cards = selected.map((card) => texts.word('card', card));
  const parts = hints.laid ? [texts.message('board-laid', { total: hints.laid }), ...cards] : cards;
  const total = hints.laid + added;
  const sum = parts.length > 1 ? `${parts.join(' + ')} = ${total}` : parts[0]!;
  if (missing > 0) return texts.message('board-sum-missing', { sum, count: missing });
  const leader = view.leader === null ? undefined : players[view.leader];
  return leader ? texts.message('board-sum-leads', { sum, count: total - hints.highest, name: leader.name }) : sum;
}

/** Empty for a complete set: there is a button for it. */
function setHint(actions: readonly HandAction[], selected: readonly number[], texts: GameTexts): string {
  const missing = missingForSet(actions, selected);
  if (!missing) return '';
  return texts.message('board-set-missing', {
    cards: texts.list(selected.map((card) => texts.word('card', card))),
    count: missing,
  });
}
