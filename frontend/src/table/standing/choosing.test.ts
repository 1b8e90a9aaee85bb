import { describe, expect, test } from 'vitest';
import type { OfferedOrder } from '../../api/types';
import {
  chosenOrder,
  isSame,
  kindsOf,
  listIn,
  NOTHING_CHOSEN,
  numberIn,
  offerOf,
  toggled,
  variantOf,
  type Kind,
  type Wish,
} from './choosing';

const PASS: OfferedOrder = { order: { type: 'pass', round: 2 }, numbers: {}, lists: {} };
const BID: OfferedOrder = {
  order: { type: 'bid', round: 2, most: 4, cards: [3, 5, 5, 9] },
  numbers: { most: { least: 4, most: 9 } },
  lists: { cards: [3, 5, 5, 9] },
};
const vote = (card: number): OfferedOrder => ({ order: { type: 'vote', round: 2, card }, numbers: {}, lists: {} });

const kindOf = (...offers: OfferedOrder[]): Kind => kindsOf(offers)[0]!;
const wish = (lists: Record<string, string[]> = {}, numbers: Record<string, number> = {}): Wish => ({ lists, numbers });
const named = (offer: OfferedOrder, chosen: Wish) => listIn(offer, chosen, 'cards').map(({ value }) => value);

test('offers of one type are one kind, and are told apart by what differs', () => {
  const kinds = kindsOf([PASS, vote(0), vote(1), BID]);
  expect(kinds.map(({ type, offers, varies }) => [type, offers.length, varies])).toEqual([
    ['pass', 1, []],
    ['vote', 2, ['card']],
    ['bid', 1, []],
  ]);
});

test('what has nothing to choose is left as it is offered', () => {
  expect(chosenOrder(kindOf(PASS), NOTHING_CHOSEN)).toEqual(PASS.order);
  expect(chosenOrder(kindOf(BID), NOTHING_CHOSEN)).toEqual(BID.order);
});

test('of several, none is left before one is picked', () => {
  const kind = kindOf(vote(0), vote(1));
  expect(chosenOrder(kind, NOTHING_CHOSEN)).toBeNull();
  const picked = { ...NOTHING_CHOSEN, variant: variantOf(vote(1)) };
  expect(chosenOrder(kind, picked)).toEqual(vote(1).order);
  expect(offerOf(kindOf(vote(0), vote(2)), picked)).toBeNull(); // it is offered no more
});

describe('numbers', () => {
  test('stay within their range, also when it moves under them', () => {
    expect(numberIn(BID, wish({}, { most: 7 }), 'most')).toBe(7);
    expect(numberIn(BID, wish({}, { most: 12 }), 'most')).toBe(9);
    expect(numberIn({ ...BID, numbers: { most: { least: 8, most: 9 } } }, wish({}, { most: 7 }), 'most')).toBe(8);
    expect(numberIn({ ...BID, numbers: { most: { least: 6, most: 9 } } }, NOTHING_CHOSEN, 'most')).toBe(6);
  });
});

describe('lists', () => {
  test('are named in the order of tapping; tapped again, a thing is named no more', () => {
    let keys: string[] = [];
    for (const tap of ['9/0', '3/0', '5/1', '3/0']) keys = toggled(listIn(BID, wish({ cards: keys }), 'cards'), tap);
    expect(keys).toEqual(['9/0', '5/1']);
    expect(chosenOrder(kindOf(BID), wish({ cards: keys }))).toMatchObject({ cards: [9, 5] });
  });

  test('name nothing more often than it is there', () => {
    const twice = toggled(listIn(BID, wish({ cards: ['5/0'] }), 'cards'), '5/1');
    expect(named(BID, wish({ cards: twice }))).toEqual([5, 5]);
    expect(named(BID, wish({ cards: [...twice, '5/2'] }))).toEqual([5, 5]);
  });

  test('lose what is offered no more, and keep the rest in its order', () => {
    const chosen = wish({ cards: ['9/0', '5/1', '5/0', '3/0'] });
    expect(named({ ...BID, lists: { cards: [3, 5, 9] } }, chosen)).toEqual([9, 5, 3]);
  });

  test('name something at least', () => {
    expect(chosenOrder(kindOf(BID), wish({ cards: [] }))).toBeNull();
  });
});

test('orders are the same whatever the order of their fields', () => {
  expect(isSame({ type: 'pass', round: 2, offer: 3 }, { offer: 3, round: 2, type: 'pass' })).toBe(true);
  expect(isSame({ type: 'bid', cards: [1, 2] }, { type: 'bid', cards: [2, 1] })).toBe(false);
});
