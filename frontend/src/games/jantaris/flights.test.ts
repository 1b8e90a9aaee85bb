import { expect, test } from 'vitest';
import { flightsBetween } from './flights';
import { standOf } from './ring';
import type { View } from './types';

const view = (...merchants: number[][]) =>
  ({ players: merchants.map((there) => ({ merchants: there })) }) as unknown as View;

test('a merchant that has left one place and stands in another has walked there', () => {
  const [flight, ...others] = flightsBetween(view([2, 0, 1]), view([1, 1, 1]));
  expect(flight).toEqual({ seat: 0, from: standOf(0, 0), to: standOf(1, 0) });
  expect(others).toEqual([]);
});

test('whoever comes from the supply walks in from outside', () => {
  const [flight] = flightsBetween(view([0], [0]), view([0], [1]));
  expect(flight?.seat).toBe(1);
  expect(flight?.to).toEqual(standOf(0, 1));
});
