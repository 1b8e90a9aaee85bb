import { describe, expect, it } from 'vitest';
import { missingForSet, offered, stillPicked, toggled, useOf, within } from './selection';
import type { OfHand } from './types';

const hand = [3, 3, 14, 24].map((card, id) => ({ id, card }));
const bidding: OfHand[] = [
  { type: 'bid', cards: [3] },
  { type: 'bid', cards: [3, 3] },
  { type: 'bid', cards: [3, 14] },
  { type: 'bid', cards: [3, 3, 14] },
  { type: 'sell', cards: [3, 3, 24] },
];
const trimming: OfHand[] = [
  { type: 'discard', card: 3 },
  { type: 'discard', card: 14 },
  { type: 'sell', cards: [3, 3, 24] },
];

describe('cards within cards', () => {
  it('counts cards that are alike', () => {
    expect(within([3, 3], [3, 3, 24])).toBe(true);
    expect(within([3, 3], [3, 24])).toBe(false);
  });
});

describe('picking in hand', () => {
  it('offers exactly what was picked, in any order', () => {
    expect(offered(bidding, [14, 3])).toEqual({ bid: { type: 'bid', cards: [3, 14] } });
    expect(offered(bidding, [14])).toEqual({});
    expect(offered(bidding, [24, 3, 3])).toEqual({ sell: { type: 'sell', cards: [3, 3, 24] } });
  });

  it('knows what a card can still be used for', () => {
    expect(useOf(bidding, [3], 14)).toBe('joins');
    expect(useOf(bidding, [3, 14], 24)).toBe('anew');
    expect(useOf(bidding, [], 20)).toBe('none');
  });

  it('joins, takes back, and begins anew', () => {
    expect(toggled([hand[0]!], hand[1]!, bidding)).toEqual([0, 1]);
    expect(toggled([hand[0]!, hand[1]!], hand[0]!, bidding)).toEqual([1]);
    expect(toggled([hand[0]!, hand[2]!], hand[3]!, bidding)).toEqual([3]);
    expect(toggled([hand[0]!], hand[2]!, trimming)).toEqual([2]);
    expect(toggled([hand[0]!], { id: 9, card: 20 }, bidding)).toEqual([0]);
  });

  it('forgets cards that are gone or of no more use', () => {
    expect(stillPicked([0, 2, 7], hand, bidding).map(({ id }) => id)).toEqual([0, 2]);
    expect(stillPicked([0, 2], hand, trimming)).toEqual([]);
    expect(stillPicked([0], hand, [])).toEqual([]);
  });

  it('says how many cards a set still needs', () => {
    expect(missingForSet(bidding, [24])).toBe(2);
    expect(missingForSet(bidding, [24, 3, 3])).toBe(0);
    expect(missingForSet(bidding, [14])).toBeNull();
  });
});
