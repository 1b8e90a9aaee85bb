import { beforeAll, expect, test } from 'vitest';
import '../edge.test-kit';
import { words } from '../words/words.svelte';
import { figures, spoken } from './left';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeAll(() => words.speak('en'));

test('minutes and seconds when minutes matter', () => {
  expect(figures(12 * MINUTE + 34 * SECOND)).toBe('12:34');
  expect(figures(5 * SECOND)).toBe('0:05');
  expect(figures(59 * MINUTE + 59 * SECOND + 999)).toBe('59:59');
});

test('hours and days when they do, and no more than two units', () => {
  expect(figures(HOUR)).toBe('1 h');
  expect(figures(4 * HOUR + 7 * MINUTE)).toBe('4 h 7 m');
  expect(figures(11 * HOUR + 7 * MINUTE)).toBe('11 h');
  expect(figures(DAY + 4 * HOUR + 59 * MINUTE)).toBe('1 d 4 h');
  expect(figures(12 * DAY + 4 * HOUR)).toBe('12 d');
});

test('nobody has less than nothing', () => {
  expect(figures(-5 * SECOND)).toBe('0:00');
});

test('for ears in whole words, in the language that is spoken', () => {
  expect(spoken(12 * MINUTE + 34 * SECOND, 'en')).toBe('12 minutes');
  expect(spoken(26 * HOUR, 'en')).toBe('26 hours');
  expect(spoken(3 * DAY + HOUR, 'de')).toBe('3 Tage');
  expect(spoken(SECOND, 'it')).toBe('1 secondo');
});
