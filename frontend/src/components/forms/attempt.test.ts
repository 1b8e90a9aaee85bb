import { expect, test } from 'vitest';
import { Attempt } from './attempt.svelte';

test('an error stays until the next run', async () => {
  const attempt = new Attempt();
  const fault = new Error('unreachable');
  expect(await attempt.run(() => Promise.reject(fault))).toBe(false);
  expect(attempt.error).toBe(fault);
  expect(await attempt.run(() => Promise.resolve())).toBe(true);
  expect(attempt.error).toBeNull();
});

test('a second click does nothing while the first is running', async () => {
  const attempt = new Attempt();
  let times = 0;
  let finish = () => {};
  const slow = () => {
    times += 1;
    return new Promise<void>((done) => (finish = done));
  };
  const first = attempt.run(slow);
  expect(attempt.busy).toBe(true);
  expect(await attempt.run(slow)).toBe(false);
  finish();
  expect(await first).toBe(true);
  expect(times).toBe(1);
  expect(attempt.busy).toBe(false);
});
