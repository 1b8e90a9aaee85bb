import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '../test-kit/browser';
import { ReplayPlayer } from './replay-player.svelte';

const TOTAL = 7;
const PAGE = 3;
let replay: ReplayPlayer;

/** In the first two versions the game has not started. */
function respond(path: string): unknown {
  const after = Number(/after=(\d+)/.exec(path)![1]);
  const seat = /seat=(\w+)/.exec(path)?.[1] ?? 'own';
  const steps = Array.from({ length: TOTAL }, (_, index) => ({
    version: index + 1,
    view: index < 2 ? null : { seat },
  }));
  return { version: TOTAL, steps: steps.slice(after, after + PAGE) };
}

beforeEach(async () => {
  vi.useFakeTimers();
  server.respond = respond;
  replay = new ReplayPlayer();
  await replay.load('t', undefined, '');
});

afterEach(() => {
  replay.pause();
  vi.useRealTimers();
});

test('loads all steps page by page', () => {
  expect(replay.steps.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(replay.last).toBe(6);
  expect([replay.first, replay.at]).toEqual([2, 2]);
});

test('stays within the steps that have a board', () => {
  replay.go(99);
  expect(replay.at).toBe(6);
  replay.go(-1);
  expect(replay.at).toBe(2);
});

test('plays to the end and stops; played again it starts with the first board', () => {
  replay.go(4);
  replay.play();
  vi.advanceTimersByTime(900);
  expect(replay.at).toBe(5);
  vi.advanceTimersByTime(900);
  expect([replay.at, replay.isPlaying]).toEqual([6, false]);
  replay.play();
  expect([replay.at, replay.isPlaying]).toEqual([2, true]);
});

test('stepping by hand stops it', () => {
  replay.play();
  replay.step(1);
  const { at } = replay;
  vi.advanceTimersByTime(5000);
  expect([replay.at, replay.isPlaying]).toEqual([at, false]);
});

test('pressing play twice does not double the speed', () => {
  replay.go(2);
  replay.play();
  replay.play();
  vi.advanceTimersByTime(900);
  expect(replay.at).toBe(3);
});

test('another viewpoint keeps the position; a late response to an earlier request is ignored', async () => {
  replay.go(4);
  let late = (_: unknown) => {};
  server.respond = (path) => (path.includes('seat=1') ? new Promise((resolve) => (late = resolve)) : respond(path));
  const first = replay.load('t', 1, '');
  await vi.waitFor(() => expect(server.requests.at(-1)).toContain('seat=1'));
  await replay.load('t', 2, '');
  late(respond('after=0&seat=1'));
  await first;
  expect(replay.at).toBe(4);
  expect(replay.current!.view).toEqual({ seat: '2' });
});

test('opens at the requested version, unless the user has moved before all was loaded', () => {
  replay.openAt(5);
  expect(replay.at).toBe(4);
  replay.openAt(6);
  expect(replay.at).toBe(4);
});
