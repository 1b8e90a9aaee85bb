import { expect, test } from 'vitest';
import { clocksAfter } from './clocks';

const MINUTE = 60_000;
const at = (time: number, event: { type: string; [field: string]: unknown }, source = 'table') => ({
  time: time * 1000,
  source,
  event,
});
const OPENING = [at(0, { type: 'terms', bank: 1200, increment: 15 }), at(0, { type: 'started' })];
const clocksChanged = (time: number, seat: number, left: number, deadline: number | null) =>
  at(time, { type: 'clocks-changed', readings: [{ seat, charge: 0, left, deadline, warn_at: null }] });
const lefts = (...steps: ReturnType<typeof at>[]) => clocksAfter([...OPENING, ...steps], 2).map(({ left }) => left);

test('there are no clocks in untimed games and before the start', () => {
  expect(clocksAfter([at(0, { type: 'started' })], 2)).toEqual([]);
  expect(clocksAfter(OPENING.slice(0, 1), 2)).toEqual([]);
});

test('every clock starts with the bank; a running clock shows the time left then', () => {
  expect(lefts()).toEqual([20 * MINUTE, 20 * MINUTE]);
  const runs = clocksChanged(0, 1, 20 * MINUTE, 20 * MINUTE);
  expect(lefts(runs, at(3 * MINUTE, { type: 'bid' }, 'game'))).toEqual([20 * MINUTE, 17 * MINUTE]);
  expect(lefts(runs, clocksChanged(3 * MINUTE, 1, 17 * MINUTE, null), at(9 * MINUTE, { type: 'bid' }, 'game'))).toEqual(
    [20 * MINUTE, 17 * MINUTE],
  );
});

test('a postponed deadline counts', () => {
  const runs = clocksChanged(0, 0, 20 * MINUTE, 20 * MINUTE);
  expect(lefts(runs, at(MINUTE, { type: 'postponed', seat: 0, deadline: 50 * MINUTE }))[0]).toBe(49 * MINUTE);
});

test('a player is warned, runs out of time and comes back', () => {
  const runs = clocksChanged(0, 0, 20 * MINUTE, 20 * MINUTE);
  const warned = at(16 * MINUTE, { type: 'warned', seat: 0 });
  expect(clocksAfter([...OPENING, runs, warned], 2)[0]).toMatchObject({ left: 4 * MINUTE, warned: true });
  const out = at(20 * MINUTE, { type: 'timed-out', seat: 0, bot: 'merchant' });
  expect(lefts(runs, out)[0]).toBe(0);
  expect(lefts(runs, out, at(30 * MINUTE, { type: 'returned', seat: 0 }))[0]).toBe(2 * MINUTE);
});
