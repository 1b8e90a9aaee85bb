import { expect, test } from 'vitest';
import { nextDay, startOfDay } from './days';

test('a day starts at midnight in the time zone', () => {
  expect(startOfDay('2026-12-20', 'UTC')).toBe('2026-12-20T00:00:00.000Z');
  expect(startOfDay('2026-12-20', 'Europe/Budapest')).toBe('2026-12-19T23:00:00.000Z');
  expect(startOfDay('2026-07-20', 'Europe/Budapest')).toBe('2026-07-19T22:00:00.000Z');
  expect(startOfDay('2026-12-20', 'America/Los_Angeles')).toBe('2026-12-20T08:00:00.000Z');
});

test('also when daylight saving time starts or ends, and after that', () => {
  expect(startOfDay('2026-03-29', 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z');
  expect(startOfDay('2026-03-30', 'Europe/Berlin')).toBe('2026-03-29T22:00:00.000Z');
  expect(startOfDay('2026-10-25', 'Europe/Rome')).toBe('2026-10-24T22:00:00.000Z');
  expect(startOfDay('2026-10-26', 'Europe/Rome')).toBe('2026-10-25T23:00:00.000Z');
});

test('the next day may be in another month or year', () => {
  expect(nextDay('2026-12-31')).toBe('2027-01-01');
  expect(nextDay('2028-02-28')).toBe('2028-02-29');
});
