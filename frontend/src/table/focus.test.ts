import { expect, test } from 'vitest';
import { nearest } from './focus.svelte';

test('the choice nearest to the one that is gone is next', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 100, y: 40 },
    { x: 400, y: 40 },
  ];
  expect(nearest(places, (place) => place, { x: 180, y: 40 })).toBe(places[1]);
  expect(nearest([], (place) => place, { x: 0, y: 0 })).toBeUndefined();
});
