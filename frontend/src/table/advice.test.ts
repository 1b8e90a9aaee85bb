import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '../edge.test-kit';
import type { Happening, Position } from '../api/types';
import { Advisor, decisionOf } from './advice.svelte';

const ADVICE = { action: { type: 'pass' }, reason: null, chance: 0.4, rounds: 300 };
const hint = (advice: object | null) => ({ rules: 'byzanz/1', version: 9, seat: 0, advice });
let advisor: Advisor;

beforeEach(() => {
  vi.useFakeTimers();
  server.asked = [];
  advisor = new Advisor('t');
});

afterEach(() => vi.useRealTimers());

test('an expert is asked until it knows', async () => {
  server.answer = () => hint(server.asked.length < 3 ? null : ADVICE);
  const asking = advisor.ask();
  expect(advisor.attempt.busy).toBe(true);
  await vi.runAllTimersAsync();
  await asking;
  expect(server.asked.length).toBe(3);
  expect(advisor.found).toEqual(hint(ADVICE));
});

test('while it thinks about what was asked before, it is asked again', async () => {
  server.answer = () =>
    server.asked.length < 3 ? Response.json({ code: 'still-thinking', title: '' }, { status: 409 }) : hint(ADVICE);
  const asking = advisor.ask();
  await vi.runAllTimersAsync();
  await asking;
  expect(advisor.attempt.error).toBeNull();
  expect(advisor.found).toEqual(hint(ADVICE));
});

test('what is not wanted any more is not shown', async () => {
  server.answer = () => hint(server.asked.length < 2 ? null : ADVICE);
  const asking = advisor.ask();
  await vi.advanceTimersByTimeAsync(1);
  advisor.forget();
  await vi.runAllTimersAsync();
  await asking;
  expect(advisor.found).toBeNull();
});

test('whoever has moved on is told no more, not even that it is too late, and may ask anew', async () => {
  server.answer = () => hint(null);
  const asking = advisor.ask();
  await vi.advanceTimersByTimeAsync(1);
  advisor.forget();
  expect(advisor.attempt.busy).toBe(false);
  await vi.runAllTimersAsync();
  await asking;
  expect(server.asked.length).toBe(1);

  let refuse = (): void => {};
  server.answer = () => new Promise((_, reject) => (refuse = () => reject(new TypeError('too late'))));
  const refused = advisor.ask();
  await vi.advanceTimersByTimeAsync(1);
  advisor.forget();
  refuse();
  await refused;
  expect(advisor.attempt.error).toBeNull();

  server.answer = () => hint(ADVICE);
  await advisor.ask();
  expect(advisor.found).toEqual(hint(ADVICE));
});

test('who never answers is given up, and it is said', async () => {
  server.answer = () => hint(null);
  const asking = advisor.ask();
  await vi.runAllTimersAsync();
  await asking;
  expect(advisor.attempt.error).not.toBeNull();
  expect(advisor.attempt.busy).toBe(false);
});

const VOTES = [
  { type: 'vote', card: 1 },
  { type: 'vote', card: 2 },
];
const voting = (position: Partial<Position> = {}) =>
  ({ seat: 0, waiting: [0, 1], legal: VOTES, ...position }) as Position;
const happening = (version: number, seat: number, room = 'game') =>
  ({ version, seat, room, event: { type: 'voted' } }) as Happening;

test('it is the same decision while others decide, talk and wish', () => {
  const begun = [happening(6, 0), happening(7, 1)];
  const decision = decisionOf(voting({ version: 7 }), begun);
  const legal = structuredClone(VOTES);
  const later = [...begun, happening(8, 1), happening(9, 0, 'table')];
  expect(decisionOf(voting({ version: 9, waiting: [0], legal }), later)).toBe(decision);
});

test('it is another one when something else may be done, and after whatever one does', () => {
  const begun = [happening(7, 1)];
  const decision = decisionOf(voting(), begun);
  expect(decisionOf(voting({ legal: VOTES.slice(1) }), begun)).not.toBe(decision);
  expect(decisionOf(voting(), [...begun, happening(8, 0), happening(9, 1)])).not.toBe(decision);
});

test('whoever is not waited for, or only watches, has nothing to decide', () => {
  expect(decisionOf(voting({ waiting: [1] }), [])).toBe('');
  expect(decisionOf(voting({ seat: null }), [])).toBe('');
  expect(decisionOf(voting(), [])).not.toBe('');
});
