import { expect, test } from 'vitest';
import { nearest } from './focus.svelte';

test('the choice nearest to the removed one is next', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 40 },
    { x: 400, y: 40 },
  ];
  expect(nearest(points, (point) => point, { x: 180, y: 40 })).toBe(points[1]);
  expect(nearest([], (point) => point, { x: 0, y: 0 })).toBeUndefined();
});
