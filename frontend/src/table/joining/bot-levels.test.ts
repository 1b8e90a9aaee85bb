import { expect, test } from 'vitest';
import { defaultLevel, easyLevel } from './bot-levels';

test('free seats get a bot of the middle level', () => {
  expect(defaultLevel(['random', 'apprentice', 'merchant', 'expert'])).toBe('merchant');
  expect(defaultLevel(['random', 'bold'])).toBe('bold');
  expect(defaultLevel(['random'])).toBe('random');
});

test('a first game is against apprentices, or the weakest level', () => {
  expect(easyLevel(['random', 'apprentice', 'merchant', 'expert'])).toBe('apprentice');
  expect(easyLevel(['random', 'bold'])).toBe('random');
});
