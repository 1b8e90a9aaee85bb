import { beforeAll, expect, test } from 'vitest';
import '../test-kit/browser';
import { i18n } from '../i18n/i18n.svelte';
import { formatTimeLeft, spokenTimeLeft } from './time-left';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeAll(() => i18n.load('en'));

test('minutes and seconds below an hour', () => {
  expect(formatTimeLeft(12 * MINUTE + 34 * SECOND)).toBe('12:34');
  expect(formatTimeLeft(5 * SECOND)).toBe('0:05');
  expect(formatTimeLeft(59 * MINUTE + 59 * SECOND + 999)).toBe('59:59');
});

test('hours and days above, in two units at most', () => {
  expect(formatTimeLeft(HOUR)).toBe('1 h');
  expect(formatTimeLeft(4 * HOUR + 7 * MINUTE)).toBe('4 h 7 m');
  expect(formatTimeLeft(11 * HOUR + 7 * MINUTE)).toBe('11 h');
  expect(formatTimeLeft(DAY + 4 * HOUR + 59 * MINUTE)).toBe('1 d 4 h');
  expect(formatTimeLeft(12 * DAY + 4 * HOUR)).toBe('12 d');
});

test('never less than zero', () => {
  expect(formatTimeLeft(-5 * SECOND)).toBe('0:00');
});

test('screen readers get whole words in the current language', () => {
  expect(spokenTimeLeft(12 * MINUTE + 34 * SECOND, 'en')).toBe('12 minutes');
  expect(spokenTimeLeft(26 * HOUR, 'en')).toBe('26 hours');
  expect(spokenTimeLeft(3 * DAY + HOUR, 'de')).toBe('3 Tage');
  expect(spokenTimeLeft(SECOND, 'it')).toBe('1 secondo');
});
