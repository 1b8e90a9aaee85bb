import { describe, expect, test } from 'vitest';
import type { OfferedStandingOrder } from '../../api/types';
import {
  chosenOrder,
  isSameOrder,
  typesOf,
  chosenItems,
  NOTHING_CHOSEN,
  chosenNumber,
  chosenOffer,
  toggle,
  variantOf,
  type StandingOrderType,
  type StandingOrderChoice,
} from './standing-order-choice';

const PASS: OfferedStandingOrder = { order: { type: 'pass', round: 2 }, numbers: {}, lists: {} };
const BID: OfferedStandingOrder = {
  order: { type: 'bid', round: 2, most: 4, cards: [3, 5, 5, 9] },
  numbers: { most: { least: 4, most: 9 } },
  lists: { cards: [3, 5, 5, 9] },
};
const vote = (card: number): OfferedStandingOrder => ({
  order: { type: 'vote', round: 2, card },
  numbers: {},
  lists: {},
});

const typeOf = (...offers: OfferedStandingOrder[]): StandingOrderType => typesOf(offers)[0]!;
const choice = (lists: Record<string, string[]> = {}, numbers: Record<string, number> = {}): StandingOrderChoice => ({
  lists,
  numbers,
});
const valuesOf = (offer: OfferedStandingOrder, chosen: StandingOrderChoice) =>
  chosenItems(offer, chosen, 'cards').map(({ value }) => value);

test('offers of one type are one choice, distinguished by the fields that differ', () => {
  const orderTypes = typesOf([PASS, vote(0), vote(1), BID]);
  expect(orderTypes.map(({ type, offers, differingFields }) => [type, offers.length, differingFields])).toEqual([
    ['pass', 1, []],
    ['vote', 2, ['card']],
    ['bid', 1, []],
  ]);
});

test('an offer without choices is saved as it is', () => {
  expect(chosenOrder(typeOf(PASS), NOTHING_CHOSEN)).toEqual(PASS.order);
  expect(chosenOrder(typeOf(BID), NOTHING_CHOSEN)).toEqual(BID.order);
});

test('of several offers, none is saved before one is picked', () => {
  const orderType = typeOf(vote(0), vote(1));
  expect(chosenOrder(orderType, NOTHING_CHOSEN)).toBeNull();
  const picked = { ...NOTHING_CHOSEN, variant: variantOf(vote(1)) };
  expect(chosenOrder(orderType, picked)).toEqual(vote(1).order);
  expect(chosenOffer(typeOf(vote(0), vote(2)), picked)).toBeNull(); // it is no longer offered
});

describe('numbers', () => {
  test('stay within their range, also when the range changes', () => {
    expect(chosenNumber(BID, choice({}, { most: 7 }), 'most')).toBe(7);
    expect(chosenNumber(BID, choice({}, { most: 12 }), 'most')).toBe(9);
    expect(chosenNumber({ ...BID, numbers: { most: { least: 8, most: 9 } } }, choice({}, { most: 7 }), 'most')).toBe(8);
    expect(chosenNumber({ ...BID, numbers: { most: { least: 6, most: 9 } } }, NOTHING_CHOSEN, 'most')).toBe(6);
  });
});

describe('lists', () => {
  test('have the order of tapping; tapping an item again removes it', () => {
    let keys: string[] = [];
    for (const tap of ['9/0', '3/0', '5/1', '3/0'])
      keys = toggle(chosenItems(BID, choice({ cards: keys }), 'cards'), tap);
    expect(keys).toEqual(['9/0', '5/1']);
    expect(chosenOrder(typeOf(BID), choice({ cards: keys }))).toMatchObject({ cards: [9, 5] });
  });

  test('contain no item more often than it is offered', () => {
    const twice = toggle(chosenItems(BID, choice({ cards: ['5/0'] }), 'cards'), '5/1');
    expect(valuesOf(BID, choice({ cards: twice }))).toEqual([5, 5]);
    expect(valuesOf(BID, choice({ cards: [...twice, '5/2'] }))).toEqual([5, 5]);
  });

  test('lose items that are no longer offered, and keep the order of the rest', () => {
    const chosen = choice({ cards: ['9/0', '5/1', '5/0', '3/0'] });
    expect(valuesOf({ ...BID, lists: { cards: [3, 5, 9] } }, chosen)).toEqual([9, 5, 3]);
  });

  test('contain at least one item', () => {
    expect(chosenOrder(typeOf(BID), choice({ cards: [] }))).toBeNull();
  });
});

test('orders are equal regardless of the order of their fields', () => {
  expect(isSameOrder({ type: 'pass', round: 2, offer: 3 }, { offer: 3, round: 2, type: 'pass' })).toBe(true);
  expect(isSameOrder({ type: 'bid', cards: [1, 2] }, { type: 'bid', cards: [2, 1] })).toBe(false);
});
