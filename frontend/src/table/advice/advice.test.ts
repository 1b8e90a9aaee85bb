import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../test-kit/browser';
import type { EventView, Position } from '../../api/types';
import { Advisor, decisionOf } from './advice.svelte';

const ADVICE = { action: { type: 'pass' }, reason: null, chance: 0.4, iterations: 300 };
const answer = (advice: object | null) => ({ rules: 'byzanz/1', version: 9, seat: 0, advice });
let advisor: Advisor;

beforeEach(() => {
  vi.useFakeTimers();
  server.requests = [];
  advisor = new Advisor('t');
});

afterEach(() => vi.useRealTimers());

test('polls until there is advice', async () => {
  server.respond = () => answer(server.requests.length < 3 ? null : ADVICE);
  const request = advisor.ask();
  expect(advisor.requestState.busy).toBe(true);
  await vi.runAllTimersAsync();
  await request;
  expect(server.requests.length).toBe(3);
  expect(advisor.found).toEqual(answer(ADVICE));
});

test('polls again while previous advice is pending', async () => {
  server.respond = () =>
    server.requests.length < 3 ? Response.json({ code: 'advice-pending', title: '' }, { status: 409 }) : answer(ADVICE);
  const request = advisor.ask();
  await vi.runAllTimersAsync();
  await request;
  expect(advisor.requestState.error).toBeNull();
  expect(advisor.found).toEqual(answer(ADVICE));
});

test('a cleared request shows no advice', async () => {
  server.respond = () => answer(server.requests.length < 2 ? null : ADVICE);
  const request = advisor.ask();
  await vi.advanceTimersByTimeAsync(1);
  advisor.clear();
  await vi.runAllTimersAsync();
  await request;
  expect(advisor.found).toBeNull();
});

test('a cleared request shows no error either, and a new one can be started', async () => {
  server.respond = () => answer(null);
  const request = advisor.ask();
  await vi.advanceTimersByTimeAsync(1);
  advisor.clear();
  expect(advisor.requestState.busy).toBe(false);
  await vi.runAllTimersAsync();
  await request;
  expect(server.requests.length).toBe(1);

  let refuse = (): void => {};
  server.respond = () => new Promise((_, reject) => (refuse = () => reject(new TypeError('too late'))));
  const refused = advisor.ask();
  await vi.advanceTimersByTimeAsync(1);
  advisor.clear();
  refuse();
  await refused;
  expect(advisor.requestState.error).toBeNull();

  server.respond = () => answer(ADVICE);
  await advisor.ask();
  expect(advisor.found).toEqual(answer(ADVICE));
});

test('gives up with an error when there is never any advice', async () => {
  server.respond = () => answer(null);
  const request = advisor.ask();
  await vi.runAllTimersAsync();
  await request;
  expect(advisor.requestState.error).not.toBeNull();
  expect(advisor.requestState.busy).toBe(false);
});

const VOTES = [
  { type: 'vote', card: 1 },
  { type: 'vote', card: 2 },
];
const voting = (position: Partial<Position> = {}) =>
  ({ seat: 0, waiting: [0, 1], legal: VOTES, ...position }) as Position;
const event = (version: number, seat: number, source = 'game') =>
  ({ version, seat, source, event: { type: 'voted' } }) as EventView;

test('the decision stays the same while others decide and vote', () => {
  const events = [event(6, 0), event(7, 1)];
  const decision = decisionOf(voting({ version: 7 }), events);
  const legal = structuredClone(VOTES);
  const later = [...events, event(8, 1), event(9, 0, 'table')];
  expect(decisionOf(voting({ version: 9, waiting: [0], legal }), later)).toBe(decision);
});

test('the decision changes when other actions are legal, and after an own action', () => {
  const events = [event(7, 1)];
  const decision = decisionOf(voting(), events);
  expect(decisionOf(voting({ legal: VOTES.slice(1) }), events)).not.toBe(decision);
  expect(decisionOf(voting(), [...events, event(8, 0), event(9, 1)])).not.toBe(decision);
});

test('spectators and players who are not to move have no decision', () => {
  expect(decisionOf(voting({ waiting: [1] }), [])).toBe('');
  expect(decisionOf(voting({ seat: null }), [])).toBe('');
  expect(decisionOf(voting(), [])).not.toBe('');
});
