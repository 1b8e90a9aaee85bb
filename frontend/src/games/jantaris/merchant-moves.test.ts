import { expect, test } from 'vitest';
import { merchantPosition } from './geometry';
import { movesBetween } from './merchant-moves';
import type { View } from './types';

const view = (...merchants: number[][]) =>
  ({ players: merchants.map((there) => ({ merchants: there })) }) as unknown as View;

test('a merchant that left one place and is in another has moved there', () => {
  const [move, ...others] = movesBetween(view([2, 0, 1]), view([1, 1, 1]));
  expect(move).toEqual({ seat: 0, from: merchantPosition(0, 0), to: merchantPosition(1, 0) });
  expect(others).toEqual([]);
});

test('a merchant from the supply comes from outside', () => {
  const [move] = movesBetween(view([0], [0]), view([0], [1]));
  expect(move?.seat).toBe(1);
  expect(move?.to).toEqual(merchantPosition(0, 1));
});
