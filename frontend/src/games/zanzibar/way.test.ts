import { expect, test } from 'vitest';
import { wayTo } from './way';

const near = new Map([
  ['A', ['B', 'C']],
  ['B', ['A', 'D']],
  ['C', ['A', 'E']],
  ['D', ['B', 'F']],
  ['E', ['C', 'F']],
  ['F', ['D', 'E']],
]);
const blocker = { seat: 1, number: 4, space: 'D' };
const roads = { near, holds: new Map([['D', blocker]]) };
const first = new Set(['B', 'C']);

test('leads around whoever stays', () => {
  expect(wayTo(roads, 'A', { space: 'F', steps: 3, displaced: [] }, first)).toEqual(['C', 'E', 'F']);
});

test('leads over whoever is displaced', () => {
  const way = { space: 'F', steps: 3, displaced: [{ seat: 1, trader: 4 }] };
  expect(wayTo(roads, 'A', way, new Set(['B']))).toEqual(['B', 'D', 'F']);
});

test('is none where it would take more steps than told', () => {
  expect(wayTo(roads, 'A', { space: 'F', steps: 2, displaced: [] }, first)).toBeNull();
});
