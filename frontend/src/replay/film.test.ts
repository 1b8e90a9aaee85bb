import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '../edge.test-kit';
import { Film } from './film.svelte';

const TOTAL = 7;
const PAGE = 3;
let film: Film;

/** The first two versions are of a table that has not begun. */
function answer(path: string): unknown {
  const after = Number(/after=(\d+)/.exec(path)![1]);
  const seat = /seat=(\w+)/.exec(path)?.[1] ?? 'own';
  const frames = Array.from({ length: TOTAL }, (_, index) => ({
    version: index + 1,
    view: index < 2 ? null : { seat },
  }));
  return { version: TOTAL, frames: frames.slice(after, after + PAGE) };
}

beforeEach(async () => {
  vi.useFakeTimers();
  server.answer = answer;
  film = new Film();
  await film.load('t', undefined, '');
});

afterEach(() => {
  film.pause();
  vi.useRealTimers();
});

test('all frames are fetched, page by page', () => {
  expect(film.frames.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(film.last).toBe(6);
  expect([film.beginning, film.at]).toEqual([2, 2]);
});

test('one stays within the game, and where there is a board', () => {
  film.go(99);
  expect(film.at).toBe(6);
  film.go(-1);
  expect(film.at).toBe(2);
});

test('it plays to the end and stops there; played again it begins with the first board', () => {
  film.go(4);
  film.play();
  vi.advanceTimersByTime(900);
  expect(film.at).toBe(5);
  vi.advanceTimersByTime(900);
  expect([film.at, film.isPlaying]).toEqual([6, false]);
  film.play();
  expect([film.at, film.isPlaying]).toEqual([2, true]);
});

test('whoever steps by hand stops it', () => {
  film.play();
  film.step(1);
  const { at } = film;
  vi.advanceTimersByTime(5000);
  expect([film.at, film.isPlaying]).toEqual([at, false]);
});

test('pressing play twice does not make it run twice as fast', () => {
  film.go(2);
  film.play();
  film.play();
  vi.advanceTimersByTime(900);
  expect(film.at).toBe(3);
});

test('another’s eyes keep the place; what was asked for first and comes last is not shown', async () => {
  film.go(4);
  let late = (_: unknown) => {};
  server.answer = (path) => (path.includes('seat=1') ? new Promise((come) => (late = come)) : answer(path));
  const first = film.load('t', 1, '');
  await vi.waitFor(() => expect(server.asked.at(-1)).toContain('seat=1'));
  await film.load('t', 2, '');
  late(answer('after=0&seat=1'));
  await first;
  expect(film.at).toBe(4);
  expect(film.frame!.view).toEqual({ seat: '2' });
});

test('it opens at the version that was asked for, unless somebody has gone elsewhere before all was loaded', () => {
  film.openAt(5);
  expect(film.at).toBe(4);
  film.openAt(6);
  expect(film.at).toBe(4);
});
