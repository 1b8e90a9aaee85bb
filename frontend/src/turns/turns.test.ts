import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { happens, page, server } from '../edge.test-kit';
import { session } from '../session.svelte';
import { turns } from './turns.svelte';

const MINUTE = 60_000;
let waiting: string[];
let end: () => void;
const asked = () => server.asked.filter((path) => path.endsWith('/me/turns')).length;

beforeEach(async () => {
  vi.useFakeTimers();
  page.visibilityState = 'visible';
  waiting = ['a', 'b'];
  server.answer = (path) =>
    path.endsWith('/session') ? { me: { id: 'me', name: 'Mira' } } : { tables: waiting.map((id) => ({ id })) };
  await session.refresh();
  server.asked = [];
  end = turns.keep();
  await turns.refresh();
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

test('they are asked for at once, each minute, and when somebody comes back', async () => {
  expect(turns.count).toBe(2);
  waiting = ['b'];
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(turns.count).toBe(1);
  waiting = [];
  happens('focus');
  await vi.advanceTimersByTimeAsync(0);
  expect(turns.count).toBe(0);
});

test('a page that nobody sees is not asked for by its focus', async () => {
  await vi.advanceTimersByTimeAsync(0);
  const before = asked();
  page.visibilityState = 'hidden';
  happens('visibilitychange');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toBe(before);
});

test('who asks while an answer is on its way gets a newer one', async () => {
  await vi.advanceTimersByTimeAsync(0);
  const before = asked();
  void turns.refresh();
  waiting = ['a', 'b', 'c'];
  void turns.refresh();
  void turns.refresh();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked() - before).toBe(2);
  expect(turns.count).toBe(3);
});

test('while the server is away what was known stays', async () => {
  server.answer = () => {
    throw new TypeError('nobody answers');
  };
  await turns.refresh();
  expect(turns.count).toBe(2);
});

test('who goes leaves nothing behind', () => {
  end();
  expect(turns.count).toBe(0);
});
