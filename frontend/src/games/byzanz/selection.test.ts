import { describe, expect, it } from 'vitest';
import { missingForSet, exactActions, validSelection, toggle, useOf, includesAll } from './selection';
import type { HandAction } from './types';

const hand = [3, 3, 14, 24].map((card, id) => ({ id, card }));
const bidding: HandAction[] = [
  { type: 'bid', cards: [3] },
  { type: 'bid', cards: [3, 3] },
  { type: 'bid', cards: [3, 14] },
  { type: 'bid', cards: [3, 3, 14] },
  { type: 'sell', cards: [3, 3, 24] },
];
const trimming: HandAction[] = [
  { type: 'discard', card: 3 },
  { type: 'discard', card: 14 },
  { type: 'sell', cards: [3, 3, 24] },
];

describe('cards that include others', () => {
  it('counts equal cards', () => {
    expect(includesAll([3, 3], [3, 3, 24])).toBe(true);
    expect(includesAll([3, 3], [3, 24])).toBe(false);
  });
});

describe('selecting cards in hand', () => {
  it('finds the action for exactly the selected cards, in any order', () => {
    expect(exactActions(bidding, [14, 3])).toEqual({ bid: { type: 'bid', cards: [3, 14] } });
    expect(exactActions(bidding, [14])).toEqual({});
    expect(exactActions(bidding, [24, 3, 3])).toEqual({ sell: { type: 'sell', cards: [3, 3, 24] } });
  });

  it('says what a click on a card does', () => {
    expect(useOf(bidding, [3], 14)).toBe('add');
    expect(useOf(bidding, [3, 14], 24)).toBe('replace');
    expect(useOf(bidding, [], 20)).toBe('none');
  });

  it('adds, removes and replaces cards', () => {
    expect(toggle([hand[0]!], hand[1]!, bidding)).toEqual([0, 1]);
    expect(toggle([hand[0]!, hand[1]!], hand[0]!, bidding)).toEqual([1]);
    expect(toggle([hand[0]!, hand[2]!], hand[3]!, bidding)).toEqual([3]);
    expect(toggle([hand[0]!], hand[2]!, trimming)).toEqual([2]);
    expect(toggle([hand[0]!], { id: 9, card: 20 }, bidding)).toEqual([0]);
  });

  it('drops cards that are gone or can’t be used any more', () => {
    expect(validSelection([0, 2, 7], hand, bidding).map(({ id }) => id)).toEqual([0, 2]);
    expect(validSelection([0, 2], hand, trimming)).toEqual([]);
    expect(validSelection([0], hand, [])).toEqual([]);
  });

  it('counts the cards that a set still needs', () => {
    expect(missingForSet(bidding, [24])).toBe(2);
    expect(missingForSet(bidding, [24, 3, 3])).toBe(0);
    expect(missingForSet(bidding, [14])).toBeNull();
  });
});
