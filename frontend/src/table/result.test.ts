import { expect, test } from 'vitest';
import { hasBrokenTie } from './result';

test('a tie that was broken is told from one that is shared, and from none', () => {
  expect(hasBrokenTie({ scores: [30, 23, 23], places: [1, 2, 3] })).toBe(true);
  expect(hasBrokenTie({ scores: [30, 23, 23], places: [1, 2, 2] })).toBe(false);
  expect(hasBrokenTie({ scores: [30, 23, 12], places: [1, 2, 3] })).toBe(false);
  expect(hasBrokenTie({ scores: [], places: [1, 1, 3] })).toBe(false);
});
