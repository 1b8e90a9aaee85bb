import { expect, test } from 'vitest';
import { Attempt } from './attempt.svelte';

test('what fails is kept until it is tried again', async () => {
  const attempt = new Attempt();
  const fault = new Error('away');
  expect(await attempt.make(() => Promise.reject(fault))).toBe(false);
  expect(attempt.error).toBe(fault);
  expect(await attempt.make(() => Promise.resolve())).toBe(true);
  expect(attempt.error).toBeNull();
});

test('a second click does nothing while the first is on its way', async () => {
  const attempt = new Attempt();
  let times = 0;
  let finish = () => {};
  const slow = () => {
    times += 1;
    return new Promise<void>((done) => (finish = done));
  };
  const first = attempt.make(slow);
  expect(attempt.busy).toBe(true);
  expect(await attempt.make(slow)).toBe(false);
  finish();
  expect(await first).toBe(true);
  expect(times).toBe(1);
  expect(attempt.busy).toBe(false);
});
