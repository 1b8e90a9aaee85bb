import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { happens, server } from '../edge.test-kit';
import { Return } from './return.svelte';

const AWAY = () => {
  throw new TypeError('nobody answers');
};
const back = vi.fn();
let waiting: Return;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  server.asked = [];
  server.answer = AWAY;
  back.mockClear();
  waiting = new Return(back);
});
afterEach(() => {
  waiting.end();
  vi.useRealTimers();
});

test('it asks with longer and longer pauses until the server answers, and then no more', async () => {
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000);
  expect(server.asked).toHaveLength(3);
  expect(back).not.toHaveBeenCalled();
  server.answer = () => ({ me: null });
  await vi.advanceTimersByTimeAsync(8000);
  expect(back).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked).toHaveLength(4);
});

test('whoever wishes it, or a network that is back, need not wait', async () => {
  await waiting.ask();
  expect(waiting.failures).toBe(1);
  server.answer = () => ({ me: null });
  happens('online');
  await vi.advanceTimersByTimeAsync(0);
  expect(back).toHaveBeenCalledOnce();
});

test('a refusal is an answer; what no program of ours has said is none', async () => {
  server.answer = () => new Response('Bad gateway', { status: 502 });
  await waiting.ask();
  expect(back).not.toHaveBeenCalled();
  server.answer = () => Response.json({ code: 'unavailable', title: '', status: 503 }, { status: 503 });
  await waiting.ask();
  expect(back).not.toHaveBeenCalled();
  server.answer = () => Response.json({ code: 'too-many', title: '', status: 429 }, { status: 429 });
  await waiting.ask();
  expect(back).toHaveBeenCalledOnce();
});

test('who has gone elsewhere is not called back', async () => {
  waiting.end();
  server.answer = () => ({ me: null });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked).toHaveLength(0);
});
