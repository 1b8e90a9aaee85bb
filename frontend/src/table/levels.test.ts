import { expect, test } from 'vitest';
import { gentle, usual } from './levels';

test('a table is filled up with the one in the middle', () => {
  expect(usual(['random', 'apprentice', 'merchant', 'expert'])).toBe('merchant');
  expect(usual(['random', 'bold'])).toBe('bold');
  expect(usual(['random'])).toBe('random');
});

test('a first game is played against an apprentice, or the gentlest there is', () => {
  expect(gentle(['random', 'apprentice', 'merchant', 'expert'])).toBe('apprentice');
  expect(gentle(['random', 'bold'])).toBe('random');
});
