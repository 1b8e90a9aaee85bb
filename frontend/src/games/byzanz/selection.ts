/** Cards picked in hand, and what the listed actions make of them. The rules stay at the server: this only matches. */
import type { Action, Bid, Discard, OfHand, Sell } from './types';

export const isOfHand = (action: Action): action is OfHand =>
  action.type === 'bid' || action.type === 'sell' || action.type === 'discard';

export const cardsOf = (action: OfHand): readonly number[] =>
  action.type === 'discard' ? [action.card] : action.cards;

/** Whether all of `part` are among `whole`, each as often. */
export function within(part: readonly number[], whole: readonly number[]): boolean {
  const rest = [...whole];
  return part.every((card) => {
    const at = rest.indexOf(card);
    if (at < 0) return false;
    rest.splice(at, 1);
    return true;
  });
}

export const same = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && within(some, others);

/** The actions that all of these cards can be a part of. */
export const openWith = (actions: readonly OfHand[], picked: readonly number[]): OfHand[] =>
  actions.filter((action) => within(picked, cardsOf(action)));

export interface Offered {
  readonly bid?: Bid;
  readonly sell?: Sell;
  readonly discard?: Discard;
}

/** The actions that need exactly these cards. */
export function offered(actions: readonly OfHand[], picked: readonly number[]): Offered {
  const exact = actions.filter((action) => same(picked, cardsOf(action)));
  return Object.fromEntries(exact.map((action) => [action.type, action]));
}

/** `joins` what is picked, `anew`: only without it, or `none` at all. */
export type Use = 'joins' | 'anew' | 'none';

export function useOf(actions: readonly OfHand[], picked: readonly number[], card: number): Use {
  if (openWith(actions, [...picked, card]).length) return 'joins';
  return openWith(actions, [card]).length ? 'anew' : 'none';
}

export interface Held {
  readonly id: number;
  readonly card: number;
}

/** What is still picked: cards that are still in hand, as long as something can be done with them. */
export function stillPicked(ids: readonly number[], hand: readonly Held[], actions: readonly OfHand[]): Held[] {
  const picked = hand.filter(({ id }) => ids.includes(id));
  return openWith(actions, codes(picked)).length ? picked : [];
}

/** The pick after a card was touched: taken back, joined, or begun anew with it. */
export function toggled(picked: readonly Held[], touched: Held, actions: readonly OfHand[]): number[] {
  const ids = picked.map(({ id }) => id);
  if (ids.includes(touched.id)) return ids.filter((id) => id !== touched.id);
  const use = useOf(actions, codes(picked), touched.card);
  if (use === 'none') return ids;
  return use === 'joins' ? [...ids, touched.id] : [touched.id];
}

export const codes = (cards: readonly Held[]): number[] => cards.map(({ card }) => card);

/** How many cards are missing to the nearest set that these belong to; null if they belong to none. */
export function missingForSet(actions: readonly OfHand[], picked: readonly number[]): number | null {
  const sets = openWith(actions, picked).filter(({ type }) => type === 'sell');
  return sets.length ? Math.min(...sets.map((set) => cardsOf(set).length)) - picked.length : null;
}
