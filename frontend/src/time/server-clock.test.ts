import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const HERE = Date.UTC(2026, 9, 1, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: HERE });
  vi.resetModules();
});
afterEach(() => vi.useRealTimers());

const fresh = async () => (await import('./server-clock.svelte')).serverClock;

test("without a server timestamp it is the browser's time", async () => {
  expect((await fresh()).now).toBe(HERE);
});

test('corrects a browser clock that is slow or fast', async () => {
  for (const offset of [90_000, -90_000]) {
    vi.resetModules();
    const clock = await fresh();
    clock.observe(HERE + offset);
    expect(clock.now).toBe(HERE + offset);
  }
});

test('ignores timestamps that arrived later or are older', async () => {
  const clock = await fresh();
  clock.observe(HERE + 5000);
  vi.advanceTimersByTime(2000);
  clock.observe(HERE + 6000);
  expect(clock.now).toBe(HERE + 7000);
});

test('a response without a date changes nothing', async () => {
  const clock = await fresh();
  clock.observe(Date.parse(''));
  expect(clock.now).toBe(HERE);
});
