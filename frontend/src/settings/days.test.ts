import { expect, test } from 'vitest';
import { dayAfter, firstMoment } from './days';

test('a day begins at midnight of where somebody lives', () => {
  expect(firstMoment('2026-12-20', 'UTC')).toBe('2026-12-20T00:00:00.000Z');
  expect(firstMoment('2026-12-20', 'Europe/Budapest')).toBe('2026-12-19T23:00:00.000Z');
  expect(firstMoment('2026-07-20', 'Europe/Budapest')).toBe('2026-07-19T22:00:00.000Z');
  expect(firstMoment('2026-12-20', 'America/Los_Angeles')).toBe('2026-12-20T08:00:00.000Z');
});

test('also on the days when the clocks change, and after them', () => {
  expect(firstMoment('2026-03-29', 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z');
  expect(firstMoment('2026-03-30', 'Europe/Berlin')).toBe('2026-03-29T22:00:00.000Z');
  expect(firstMoment('2026-10-25', 'Europe/Rome')).toBe('2026-10-24T22:00:00.000Z');
  expect(firstMoment('2026-10-26', 'Europe/Rome')).toBe('2026-10-25T23:00:00.000Z');
});

test('one day follows another', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect(dayAfter('2028-02-28')).toBe('2028-02-29');
});
