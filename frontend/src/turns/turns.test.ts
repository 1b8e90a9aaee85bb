import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dispatch, page, server } from '../test-kit/browser';
import { session } from '../session.svelte';
import { turns } from './turns.svelte';

const MINUTE = 60_000;
let waiting: string[];
let stop: () => void;
const requestCount = () => server.requests.filter((path) => path.endsWith('/me/turns')).length;

beforeEach(async () => {
  vi.useFakeTimers();
  page.visibilityState = 'visible';
  waiting = ['a', 'b'];
  server.respond = (path) =>
    path.endsWith('/session') ? { me: { id: 'me', name: 'Mira' } } : { tables: waiting.map((id) => ({ id })) };
  await session.refresh();
  server.requests = [];
  stop = turns.startPolling();
  await turns.refresh();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('loads at once, every minute, and when the page gets the focus', async () => {
  expect(turns.count).toBe(2);
  waiting = ['b'];
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(turns.count).toBe(1);
  waiting = [];
  dispatch('focus');
  await vi.advanceTimersByTimeAsync(0);
  expect(turns.count).toBe(0);
});

test('a hidden page does not reload', async () => {
  await vi.advanceTimersByTimeAsync(0);
  const before = requestCount();
  page.visibilityState = 'hidden';
  dispatch('visibilitychange');
  await vi.advanceTimersByTimeAsync(0);
  expect(requestCount()).toBe(before);
});

test('a refresh during a request causes a newer request', async () => {
  await vi.advanceTimersByTimeAsync(0);
  const before = requestCount();
  void turns.refresh();
  waiting = ['a', 'b', 'c'];
  void turns.refresh();
  void turns.refresh();
  await vi.advanceTimersByTimeAsync(0);
  expect(requestCount() - before).toBe(2);
  expect(turns.count).toBe(3);
});

test('the old list stays while the server is unreachable', async () => {
  server.respond = () => {
    throw new TypeError('unreachable');
  };
  await turns.refresh();
  expect(turns.count).toBe(2);
});

test('stopping clears the list', () => {
  stop();
  expect(turns.count).toBe(0);
});
