import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, server, storage } from '../edge.test-kit';
import { Searches, type Search } from './looking.svelte';

const session = new Map<string, string>();
vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => session.get(key) ?? null,
  setItem: (key: string, value: string) => void session.set(key, value),
  removeItem: (key: string) => void session.delete(key),
});

const FOUND = { table: 't1', game: 'byzanz', until: '2026-01-01T00:01:00Z' };
const search = (more: Partial<Search> = {}): Search => ({
  id: 's1',
  pace: 'live',
  clock: 'live',
  games: [{ game: 'byzanz', seats: [3] }],
  bots: false,
  since: '2026-01-01T00:00:00Z',
  bots_from: '2026-01-01T00:01:00Z',
  others: 0,
  reach: 150,
  found: null,
  ...more,
});
const told = (...searches: Search[]) => ({ type: 'searches', now: '2026-01-01T00:00:10Z', searches });

let searches: Searches;
let here: string;
let went: string[];
const ways = {
  here: () => here,
  toTable: (id: string) => went.push(id),
  toLobby: () => went.push('lobby'),
};
let seats: string[];

beforeEach(() => {
  searches = new Searches(ways);
  seats = [];
  session.clear();
  storage.clear();
  FakeSocket.all = [];
  here = '/lobby';
  went = [];
  server.answer = async (path, method, request) => {
    if (path.endsWith('/session')) return { me: { id: 'me', name: 'Mira', is_guest: false } };
    if (path.endsWith('/seats')) {
      seats.push((await request.json()).nonce);
      return { result: 'appended', position: {} };
    }
    return method === 'DELETE' ? new Response(null, { status: 204 }) : told(search());
  };
});

afterEach(() => {
  for (const socket of FakeSocket.all) socket.close(4001);
});

test('who is found a live table takes the chair once, with a nonce of their own, and goes there', async () => {
  searches.watch();
  FakeSocket.last.says(told(search({ found: FOUND })));
  FakeSocket.last.says(told(search({ found: FOUND })));
  await vi.waitFor(() => expect(went).toEqual(['t1']));
  expect(seats).toHaveLength(1);
  expect(seats[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(storage.get('nonce t1')).toBe(seats[0]);
});

test('a slow table is not gone to by itself', () => {
  searches.watch();
  FakeSocket.last.says(told(search({ clock: 'async', pace: 'day', found: FOUND })));
  expect(seats).toEqual([]);
  expect(went).toEqual([]);
});

test('the line stays open while a live table is looked for, and no longer', async () => {
  const leave = searches.watch();
  FakeSocket.last.says(told(search()));
  leave();
  expect(searches.line).toBe('open');
  await searches.stop(search());
  expect(searches.line).toBe('closed');
});

test('a slow search keeps no line open on other pages', () => {
  const leave = searches.watch();
  FakeSocket.last.says(told(search({ clock: 'async', pace: 'week' })));
  leave();
  expect(searches.line).toBe('closed');
});

test('a page that is loaded anew looks on', async () => {
  searches.resume();
  expect(FakeSocket.all).toHaveLength(0);
  await searches.begin({ games: [{ game: 'byzanz', seats: [3] }], pace: 'live', bots: false });
  const anew = new Searches(ways);
  anew.resume();
  expect(FakeSocket.all).toHaveLength(2);
});

test('who is put back because somebody did not come leaves the table and is told so', async () => {
  searches.watch();
  FakeSocket.last.says(told(search({ found: FOUND })));
  await vi.waitFor(() => expect(went).toEqual(['t1']));
  here = '/tables/t1';
  FakeSocket.last.says(told(search()));
  expect(searches.isBack).toBe(true);
  expect(went).toEqual(['t1', 'lobby']);
});
