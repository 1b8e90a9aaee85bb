import { expect, test } from 'vitest';
import { RequestState } from './request-state.svelte';

test('an error stays until the next run', async () => {
  const requestState = new RequestState();
  const fault = new Error('unreachable');
  expect(await requestState.run(() => Promise.reject(fault))).toBe(false);
  expect(requestState.error).toBe(fault);
  expect(await requestState.run(() => Promise.resolve())).toBe(true);
  expect(requestState.error).toBeNull();
});

test('a second click does nothing while the first is running', async () => {
  const requestState = new RequestState();
  let times = 0;
  let finish = () => {};
  const slow = () => {
    times += 1;
    return new Promise<void>((done) => (finish = done));
  };
  const first = requestState.run(slow);
  expect(requestState.busy).toBe(true);
  expect(await requestState.run(slow)).toBe(false);
  finish();
  expect(await first).toBe(true);
  expect(times).toBe(1);
  expect(requestState.busy).toBe(false);
});
