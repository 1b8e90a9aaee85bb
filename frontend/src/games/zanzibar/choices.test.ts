import { describe, expect, test } from 'vitest';
import { movableTraders, choices, displaces, activeTrader, type ChoiceContext } from './choices';
import type { Action, Path } from './types';

const step: Action = { type: 'step', trader: 3, to: 'Mill' };
const pushes: Action[] = ['Farm', 'Cape'].map((away) => ({ type: 'push', trader: 3, to: 'Hill', away }));
const farm: Path = { space: 'Farm', steps: 2, displaced: [], spaces: ['Mill', 'Farm'] };

function context(more: Partial<ChoiceContext> = {}): ChoiceContext {
  return {
    legal: [step, ...pushes, { type: 'end-turn' }],
    selection: { trader: 3, to: null },
    standing: new Map([[3, 'Port']]),
    paths: [farm],
    ...more,
  };
}

describe('what a click on a space does', () => {
  test('without a selected trader, it selects a trader that may move', () => {
    const found = choices(context({ selection: { trader: null, to: null } }));
    expect([...found]).toEqual([['Port', { kind: 'trader', trader: 3 }]]);
  });

  test('a free space is a step, an occupied one is entered, a farther one is walked to', () => {
    const found = choices(context());
    expect(found.get('Mill')).toEqual({ kind: 'action', action: step });
    expect(found.get('Hill')).toEqual({ kind: 'enter', trader: 3, to: 'Hill' });
    expect(found.get('Farm')).toEqual({ kind: 'walk', trader: 3, path: farm });
    expect(found.has('Cape')).toBe(false);
  });

  test('once a trader is to be displaced, it says where that trader goes', () => {
    const found = choices(context({ selection: { trader: 3, to: 'Hill' } }));
    expect([...found.keys()]).toEqual(['Port', 'Hill', 'Farm', 'Cape']);
    expect(found.get('Cape')).toEqual({ kind: 'action', action: pushes[1] });
  });

  test('if the displaced trader has one place to go, one click is enough', () => {
    const found = choices(context({ legal: [pushes[0]!] }));
    expect(found.get('Hill')).toEqual({ kind: 'action', action: pushes[0] });
    expect(displaces(found.get('Hill')!)).toBe(true);
  });

  test('only the selected trader is placed', () => {
    const places: Action[] = [2, 4].map((trader) => ({ type: 'place', trader, space: 'Cape' }));
    const found = choices(
      context({ legal: places, selection: { trader: 4, to: null }, standing: new Map(), paths: [] }),
    );
    expect([...found]).toEqual([['Cape', { kind: 'action', action: places[1] }]]);
  });

  test('it does nothing if nothing is legal', () => {
    expect(choices(context({ legal: [], paths: [] })).size).toBe(0);
  });
});

describe('the active trader', () => {
  const legal: Action[] = [
    { type: 'step', trader: 5, to: 'Farm' },
    { type: 'step', trader: 3, to: 'Mill' },
  ];

  test('is the picked one while it may act', () => {
    expect(movableTraders(legal)).toEqual([3, 5]);
    expect(activeTrader(legal, 5, 3)).toBe(5);
    expect(activeTrader(legal, 7, null)).toBeNull();
  });

  test('is otherwise the one that is moving', () => {
    expect(activeTrader(legal, null, 3)).toBe(3);
    expect(activeTrader(legal, null, 4)).toBeNull();
  });

  test('is the first to place before the first turn', () => {
    expect(activeTrader([{ type: 'place', trader: 4, space: 'Farm' }], null, null)).toBe(4);
  });
});
