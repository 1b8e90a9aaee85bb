import { expect, test } from 'vitest';
import { timeAgo } from './time-ago';

const NOW = new Date('2026-11-01T12:00:00Z');
const before = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

test.each([
  [5, 'now'],
  [60, '1 minute ago'],
  [3 * 3600 + 59 * 60, '3 hours ago'],
  [86_400, 'yesterday'],
  [40 * 86_400, '40 days ago'],
])('%i seconds ago is "%s"', (seconds, text) => {
  expect(timeAgo(before(seconds), NOW, 'en')).toBe(text);
});
