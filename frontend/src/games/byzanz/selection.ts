/** Matches the cards that are selected in hand with the legal actions. The rules are checked on the server only. */
import type { Action, Bid, Discard, HandAction, Sell } from './types';

export const isHandAction = (action: Action): action is HandAction =>
  action.type === 'bid' || action.type === 'sell' || action.type === 'discard';

export const cardsOf = (action: HandAction): readonly number[] =>
  action.type === 'discard' ? [action.card] : action.cards;

/** Whether `whole` has all cards of `part`, each at least as often. */
export function includesAll(part: readonly number[], whole: readonly number[]): boolean {
  const remaining = [...whole];
  return part.every((card) => {
    const index = remaining.indexOf(card);
    if (index < 0) return false;
    remaining.splice(index, 1);
    return true;
  });
}

export const sameCards = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && includesAll(some, others);

/** The actions that use all selected cards, alone or with others. */
export const actionsWith = (actions: readonly HandAction[], selected: readonly number[]): HandAction[] =>
  actions.filter((action) => includesAll(selected, cardsOf(action)));

export interface ExactActions {
  readonly bid?: Bid;
  readonly sell?: Sell;
  readonly discard?: Discard;
}

/** The actions that use exactly the selected cards. */
export function exactActions(actions: readonly HandAction[], selected: readonly number[]): ExactActions {
  const exact = actions.filter((action) => sameCards(selected, cardsOf(action)));
  return Object.fromEntries(exact.map((action) => [action.type, action]));
}

/** What a click on a card does: `add` it to the selection, `replace` the selection with it, or nothing. */
export type CardUse = 'add' | 'replace' | 'none';

export function useOf(actions: readonly HandAction[], selected: readonly number[], card: number): CardUse {
  if (actionsWith(actions, [...selected, card]).length) return 'add';
  return actionsWith(actions, [card]).length ? 'replace' : 'none';
}

export interface HandCard {
  readonly id: number;
  readonly card: number;
}

/** The selected cards that are still in hand; none if no action uses them all. */
export function validSelection(
  ids: readonly number[],
  hand: readonly HandCard[],
  actions: readonly HandAction[],
): HandCard[] {
  const selected = hand.filter(({ id }) => ids.includes(id));
  return actionsWith(actions, cardNumbers(selected)).length ? selected : [];
}

/** The ids that are selected after a click on a card. */
export function toggle(selected: readonly HandCard[], clicked: HandCard, actions: readonly HandAction[]): number[] {
  const ids = selected.map(({ id }) => id);
  if (ids.includes(clicked.id)) return ids.filter((id) => id !== clicked.id);
  const use = useOf(actions, cardNumbers(selected), clicked.card);
  if (use === 'none') return ids;
  return use === 'add' ? [...ids, clicked.id] : [clicked.id];
}

export const cardNumbers = (cards: readonly HandCard[]): number[] => cards.map(({ card }) => card);

/** How many cards are missing to complete a set with the selected cards; null if they are part of no set. */
export function missingForSet(actions: readonly HandAction[], selected: readonly number[]): number | null {
  const sets = actionsWith(actions, selected).filter(({ type }) => type === 'sell');
  return sets.length ? Math.min(...sets.map((set) => cardsOf(set).length)) - selected.length : null;
}
