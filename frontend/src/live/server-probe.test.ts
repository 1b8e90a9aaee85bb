import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dispatch, server } from '../test-kit/browser';
import { ServerProbe } from './server-probe.svelte';

const UNREACHABLE = () => {
  throw new TypeError('unreachable');
};
const onServerUp = vi.fn();
let probe: ServerProbe;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  server.requests = [];
  server.respond = UNREACHABLE;
  onServerUp.mockClear();
  probe = new ServerProbe(onServerUp);
});
afterEach(() => {
  probe.stop();
  vi.useRealTimers();
});

test('probes with growing delays until the server answers, and then stops', async () => {
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000);
  expect(server.requests).toHaveLength(3);
  expect(onServerUp).not.toHaveBeenCalled();
  server.respond = () => ({ me: null });
  await vi.advanceTimersByTimeAsync(8000);
  expect(onServerUp).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.requests).toHaveLength(4);
});

test('probes at once on request and when the network returns', async () => {
  await probe.probe();
  expect(probe.failures).toBe(1);
  server.respond = () => ({ me: null });
  dispatch('online');
  await vi.advanceTimersByTimeAsync(0);
  expect(onServerUp).toHaveBeenCalledOnce();
});

test('an error of the API counts as an answer, an error page or "unavailable" does not', async () => {
  server.respond = () => new Response('Bad gateway', { status: 502 });
  await probe.probe();
  expect(onServerUp).not.toHaveBeenCalled();
  server.respond = () => Response.json({ code: 'unavailable', title: '', status: 503 }, { status: 503 });
  await probe.probe();
  expect(onServerUp).not.toHaveBeenCalled();
  server.respond = () => Response.json({ code: 'too-many', title: '', status: 429 }, { status: 429 });
  await probe.probe();
  expect(onServerUp).toHaveBeenCalledOnce();
});

test('does not call back after it was stopped', async () => {
  probe.stop();
  server.respond = () => ({ me: null });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.requests).toHaveLength(0);
});
