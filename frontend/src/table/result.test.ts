import { expect, test } from 'vitest';
import type { Occupant } from '../api/types';
import { endVotes, hasBrokenTie, isEndedByAgreement } from './result';

test('a broken tie is distinguished from a shared place and from no tie', () => {
  expect(hasBrokenTie({ scores: [30, 23, 23], places: [1, 2, 3] })).toBe(true);
  expect(hasBrokenTie({ scores: [30, 23, 23], places: [1, 2, 2] })).toBe(false);
  expect(hasBrokenTie({ scores: [30, 23, 12], places: [1, 2, 3] })).toBe(false);
  expect(hasBrokenTie({ scores: [], places: [1, 1, 3] })).toBe(false);
});

test('a game without scores was ended by agreement', () => {
  expect(isEndedByAgreement({ scores: [], places: [1, 1, 3] })).toBe(true);
  expect(isEndedByAgreement({ scores: [0, 0, 0], places: [1, 1, 1] })).toBe(false);
});

test('ending takes the votes of all remaining players, and only theirs', () => {
  const occupant = (seat: number, votes_to_end: boolean, more = {}) =>
    ({ seat, votes_to_end, bot: null, departed: null, ...more }) as Occupant;
  const occupants = [
    occupant(0, true),
    occupant(1, false),
    occupant(2, false, { bot: 'merchant' }),
    occupant(3, true, { bot: 'merchant', departed: 'resigned' }),
  ];
  expect(endVotes(occupants)).toEqual({ agreed: [0], missing: [1] });
});
