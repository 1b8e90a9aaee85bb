import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const HERE = Date.UTC(2026, 9, 1, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: HERE });
  vi.resetModules();
});
afterEach(() => vi.useRealTimers());

const fresh = async () => (await import('./clock.svelte')).clock;

test('until the server has said anything, it is as late there as here', async () => {
  expect((await fresh()).now).toBe(HERE);
});

test('a browser that goes slow or fast is told how late it is there', async () => {
  for (const ahead of [90_000, -90_000]) {
    vi.resetModules();
    const clock = await fresh();
    clock.heard(HERE + ahead);
    expect(clock.now).toBe(HERE + ahead);
  }
});

test('what took longer to arrive, or happened long ago, says less than what is known', async () => {
  const clock = await fresh();
  clock.heard(HERE + 5000);
  vi.advanceTimersByTime(2000);
  clock.heard(HERE + 6000);
  expect(clock.now).toBe(HERE + 7000);
});

test('an answer that names no time changes nothing', async () => {
  const clock = await fresh();
  clock.heard(Date.parse(''));
  expect(clock.now).toBe(HERE);
});
