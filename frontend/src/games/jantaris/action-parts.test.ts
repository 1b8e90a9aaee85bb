import { describe, expect, test } from 'vitest';
import { offers, reachableActions } from './action-parts';
import type { Action } from './types';

const a = (action: Record<string, unknown>) => action as unknown as Action;
const place = (where: number, count = 1) => a({ type: 'place-merchants', place: where, count });
const takeBack = (...places: number[]) => a({ type: 'take-back', places });
const market = (black: number, red: number) => a({ type: 'marketplace', black, red });
const march = (origin: number, target: number, count = 1) => a({ type: 'move-merchants', origin, target, count });
const flee = (...districts: number[]) => a({ type: 'flee', districts });
const token = (guild: number, district: number) => a({ type: 'move-token', guild, district });
const shelve = (...items: string[]) => a({ type: 'shelve', items });
const parts = (legal: Action[], ...chosen: string[]) => [...offers(legal, chosen).parts.keys()];

describe('what may be clicked', () => {
  const visit = [
    place(0),
    place(8),
    takeBack(),
    takeBack(3),
    takeBack(3, 3),
    takeBack(3, 5),
    market(1, 0),
    market(0, 2),
  ];

  test('a district is complete at once, a building is followed by another part', () => {
    expect(parts(visit)).toEqual(['place:0', 'place:8', 'do:take-back', 'do:marketplace']);
    expect(offers(visit, []).parts.get('place:0')).toBe(visit[0]);
    expect(offers(visit, []).parts.get('do:marketplace')).toBeNull();
  });

  test('merchants can be taken back without choosing more of them', () => {
    expect(offers(visit, ['do:take-back']).complete).toBe(visit[2]);
    expect(offers(visit, ['do:take-back', 'place:3']).complete).toBe(visit[3]);
    expect(parts(visit, 'do:take-back', 'place:3')).toEqual(['place:3', 'place:5']);
  });

  test('the order of places does not matter', () => {
    expect(offers(visit, ['do:take-back', 'place:5']).parts.get('place:3')).toBe(visit[5]);
  });

  test('token and district may be chosen in any order', () => {
    const legal = [token(0, 1), token(0, 2), token(1, 1), token(1, 2)];
    expect(parts(legal, 'place:1')).toEqual(['guild:0', 'guild:1']);
    expect(parts(legal, 'guild:1')).toEqual(['place:1', 'place:2']);
  });

  test('parts that all actions have in common are not offered', () => {
    expect(parts([march(8, 1), march(8, 2)])).toEqual(['place:1', 'place:2']);
    expect(parts([march(3, 4, 1), march(3, 4, 2), march(5, 4, 1)])).toEqual(['place:3', 'place:5']);
    expect(parts([march(3, 4, 1), march(3, 4, 2), march(5, 4, 1)], 'place:3')).toEqual(['count:1', 'count:2']);
  });

  test('the only action still needs a click', () => {
    const only = place(4);
    expect([...offers([only, a({ type: 'decline' })], []).parts]).toEqual([['place:4', only]]);
  });

  test('for banished merchants, only the districts that differ are offered', () => {
    const legal = [flee(2, 4), flee(2, 2, 4), flee(2, 4, 4)];
    expect(offers(legal, []).complete).toBe(legal[0]);
    expect(offers(legal, []).parts.get('place:4')).toBe(legal[2]);
  });

  test('plain actions have no parts', () => {
    expect(parts([a({ type: 'pass' }), a({ type: 'hold' }), a({ type: 'bid', bid: 4 })])).toEqual(['bid:4']);
  });
});

describe('every legal action can be chosen by its parts', () => {
  const goods = [0, 1, 2].flatMap((black) => [0, 1, 2].map((red) => ({ black, red })));
  const cases: Record<string, Action[]> = {
    visit: [place(0), place(8), takeBack(), takeBack(3), takeBack(3, 3), takeBack(1, 3), market(0, 0), market(0, 2)],
    items: [a({ type: 'use-item', item: 'x' }), a({ type: 'use-item', item: 'y' }), place(2), a({ type: 'bazaar' })],
    shelve: [shelve('x'), shelve('y'), shelve('x', 'y'), shelve('y', 'x')],
    putUp: ['x', 'y'].flatMap((item) => [2, 3, 4].map((bid) => a({ type: 'put-up', item, bid }))),
    steal: [1, 2].flatMap((victim) => goods.map((amount) => a({ type: 'steal', victim, ...amount }))),
    banish: [[0], [1], [2], [0, 1], [0, 2], [1, 2]].map((players) => a({ type: 'banish', players })),
    flee: [flee(2, 4), flee(2, 2, 4), flee(2, 4, 4), flee(2, 2, 4, 4), flee(2, 2, 2, 4)],
    fleeOne: [flee(2), flee(4)],
    march: [march(3, 4), march(3, 4, 2), march(5, 4), march(3, 2), march(8, 1)],
    recall: [3, 8].flatMap((where) => goods.map((amount) => a({ type: 'recall', place: where, ...amount }))),
    recruit: [1, 2, 3].flatMap((count) => [place(0, count), place(2, count)]),
    claim: [a({ type: 'claim', market: [0, 1, 3] }), a({ type: 'claim', market: [1, 2, 4] })],
    pay: goods.map((amount) => a({ type: 'pay', ...amount })),
    exchange: [a({ type: 'exchange', given: 0 }), a({ type: 'exchange', given: 1 })],
    single: [march(3, 4, 2)],
  };
  test.each(Object.entries(cases))('%s', (_, legal) => {
    expect(reachableActions(legal)).toEqual(new Set(legal));
  });
});
