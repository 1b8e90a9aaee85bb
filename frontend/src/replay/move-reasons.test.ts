import { beforeEach, expect, test } from 'vitest';
import { server } from '../test-kit/browser';
import { MoveReasons } from './move-reasons.svelte';

const explanation = (version: number) => ({
  rules: 'byzanz/1',
  version,
  seat: 0,
  action: null,
  reason: { type: 'cheap' },
});

beforeEach(() => {
  server.requests = [];
  server.respond = () => explanation(4);
});

test('a reason is requested once', async () => {
  const reasons = new MoveReasons('t', '');
  await reasons.load(4);
  await reasons.load(4);
  expect(reasons.shown).toEqual({ version: 4, reason: { type: 'cheap' } });
  expect(server.requests.length).toBe(1);
});

test('while sliding, only the last version is requested, and a cached reason is there at once', async () => {
  const reasons = new MoveReasons('t', '');
  await Promise.all([4, 5, 6, 7].map((version) => reasons.load(version)));
  expect(server.requests).toEqual(['GET /api/v1/tables/t/explanation?version=7']);
  await Promise.all([reasons.load(6), reasons.load(7)]);
  expect(server.requests.length).toBe(1);
  expect(reasons.shown?.version).toBe(7);
});

test('only the last requested reason is shown', async () => {
  const reasons = new MoveReasons('t', '');
  const first = reasons.load(4);
  const second = reasons.load(5);
  await Promise.all([first, second]);
  expect(reasons.shown?.version).toBe(5);
});
