import { describe, expect, test } from 'vitest';
import { able, choices, displaces, inHand, type Situation } from './choices';
import type { Action, Way } from './types';

const step: Action = { type: 'step', trader: 3, to: 'Mill' };
const pushes: Action[] = ['Farm', 'Cape'].map((away) => ({ type: 'push', trader: 3, to: 'Hill', away }));
const farm: Way = { space: 'Farm', steps: 2, displaced: [], path: ['Mill', 'Farm'] };

function situation(more: Partial<Situation> = {}): Situation {
  return {
    legal: [step, ...pushes, { type: 'end-turn' }],
    chosen: { trader: 3, to: null },
    standing: new Map([[3, 'Port']]),
    ways: [farm],
    ...more,
  };
}

describe('what a space means', () => {
  test('without a trader in hand, only the traders that may move', () => {
    const found = choices(situation({ chosen: { trader: null, to: null } }));
    expect([...found]).toEqual([['Port', { kind: 'trader', trader: 3 }]]);
  });

  test('a free space is a step, a taken one is entered, a farther one walked to', () => {
    const found = choices(situation());
    expect(found.get('Mill')).toEqual({ kind: 'do', action: step });
    expect(found.get('Hill')).toEqual({ kind: 'enter', trader: 3, to: 'Hill' });
    expect(found.get('Farm')).toEqual({ kind: 'walk', trader: 3, way: farm });
    expect(found.has('Cape')).toBe(false);
  });

  test('once somebody is to be displaced, where that one may go', () => {
    const found = choices(situation({ chosen: { trader: 3, to: 'Hill' } }));
    expect([...found.keys()]).toEqual(['Port', 'Hill', 'Farm', 'Cape']);
    expect(found.get('Cape')).toEqual({ kind: 'do', action: pushes[1] });
  });

  test('with one place to go for the displaced, one click does', () => {
    const found = choices(situation({ legal: [pushes[0]!] }));
    expect(found.get('Hill')).toEqual({ kind: 'do', action: pushes[0] });
    expect(displaces(found.get('Hill')!)).toBe(true);
  });

  test('placing is for the trader in hand', () => {
    const places: Action[] = [2, 4].map((trader) => ({ type: 'place', trader, space: 'Cape' }));
    const found = choices(situation({ legal: places, chosen: { trader: 4, to: null }, standing: new Map(), ways: [] }));
    expect([...found]).toEqual([['Cape', { kind: 'do', action: places[1] }]]);
  });

  test('nothing where nothing is legal', () => {
    expect(choices(situation({ legal: [], ways: [] })).size).toBe(0);
  });
});

describe('the trader in hand', () => {
  const legal: Action[] = [
    { type: 'step', trader: 5, to: 'Farm' },
    { type: 'step', trader: 3, to: 'Mill' },
  ];

  test('is the picked one while it may act', () => {
    expect(able(legal)).toEqual([3, 5]);
    expect(inHand(legal, 5, 3)).toBe(5);
    expect(inHand(legal, 7, null)).toBeNull();
  });

  test('is else the one that is on its way', () => {
    expect(inHand(legal, null, 3)).toBe(3);
    expect(inHand(legal, null, 4)).toBeNull();
  });

  test('is the first to place, before the first turn', () => {
    expect(inHand([{ type: 'place', trader: 4, space: 'Farm' }], null, null)).toBe(4);
  });
});
