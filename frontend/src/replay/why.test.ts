import { beforeEach, expect, test } from 'vitest';
import { server } from '../edge.test-kit';
import { Reasons } from './why.svelte';

const why = (version: number) => ({ rules: 'byzanz/1', version, seat: 0, action: null, reason: { type: 'cheap' } });

beforeEach(() => {
  server.asked = [];
  server.answer = () => why(4);
});

test('a reason is asked for once', async () => {
  const reasons = new Reasons('t', '');
  await reasons.look(4);
  await reasons.look(4);
  expect(reasons.shown).toEqual({ version: 4, reason: { type: 'cheap' } });
  expect(server.asked.length).toBe(1);
});

test('whoever slides along a game asks about where they stop, and what is known is there at once', async () => {
  const reasons = new Reasons('t', '');
  await Promise.all([4, 5, 6, 7].map((version) => reasons.look(version)));
  expect(server.asked).toEqual(['GET /api/v1/tables/t/reason?version=7']);
  await Promise.all([reasons.look(6), reasons.look(7)]);
  expect(server.asked.length).toBe(1);
  expect(reasons.shown?.version).toBe(7);
});

test('only what was looked at last is shown', async () => {
  const reasons = new Reasons('t', '');
  const first = reasons.look(4);
  const second = reasons.look(5);
  await Promise.all([first, second]);
  expect(reasons.shown?.version).toBe(5);
});
