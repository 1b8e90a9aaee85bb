import { expect, test } from 'vitest';
import type { Chair } from '../api/types';
import { endWishers, hasBrokenTie, isEndedTogether } from './result';

test('a tie that was broken is told from one that is shared, and from none', () => {
  expect(hasBrokenTie({ scores: [30, 23, 23], places: [1, 2, 3] })).toBe(true);
  expect(hasBrokenTie({ scores: [30, 23, 23], places: [1, 2, 2] })).toBe(false);
  expect(hasBrokenTie({ scores: [30, 23, 12], places: [1, 2, 3] })).toBe(false);
  expect(hasBrokenTie({ scores: [], places: [1, 1, 3] })).toBe(false);
});

test('a game without points was ended together', () => {
  expect(isEndedTogether({ scores: [], places: [1, 1, 3] })).toBe(true);
  expect(isEndedTogether({ scores: [0, 0, 0], places: [1, 1, 1] })).toBe(false);
});

test('an end takes everybody who still plays, and nobody else', () => {
  const chair = (seat: number, wishes_end: boolean, more = {}) =>
    ({ seat, wishes_end, bot: null, departed: null, ...more }) as Chair;
  const chairs = [
    chair(0, true),
    chair(1, false),
    chair(2, false, { bot: 'merchant' }),
    chair(3, true, { bot: 'merchant', departed: 'resigned' }),
  ];
  expect(endWishers(chairs)).toEqual({ agreed: [0], missing: [1] });
});
