import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, server, storage } from '../test-kit/browser';
import { type Search, Searches } from './search-store.svelte';

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
  rating_range: 150,
  found: null,
  ...more,
});
const message = (...searches: Search[]) => ({ type: 'searches', now: '2026-01-01T00:00:10Z', searches });

let searches: Searches;
let path: string;
let visited: string[];
const navigation = {
  currentPath: () => path,
  toTable: (id: string) => visited.push(id),
  toLobby: () => visited.push('lobby'),
};
let nonces: string[];

beforeEach(() => {
  searches = new Searches(navigation);
  nonces = [];
  session.clear();
  storage.clear();
  FakeSocket.instances = [];
  path = '/lobby';
  visited = [];
  server.respond = async (address, method, request) => {
    if (address.endsWith('/session')) return { me: { id: 'me', name: 'Mira', is_guest: false } };
    if (address.endsWith('/seats')) {
      nonces.push((await request.json()).nonce);
      return { result: 'appended', position: {} };
    }
    return method === 'DELETE' ? new Response(null, { status: 204 }) : message(search());
  };
});

afterEach(() => {
  for (const socket of FakeSocket.instances) socket.close(4001);
});

test('takes the seat at a live table once, with an own nonce, and opens the table', async () => {
  searches.watch();
  FakeSocket.last.receive(message(search({ found: FOUND })));
  FakeSocket.last.receive(message(search({ found: FOUND })));
  await vi.waitFor(() => expect(visited).toEqual(['t1']));
  expect(nonces).toHaveLength(1);
  expect(nonces[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(storage.get('nonce t1')).toBe(nonces[0]);
});

test('does not open a turn-by-turn table by itself', () => {
  searches.watch();
  FakeSocket.last.receive(message(search({ clock: 'async', pace: 'day', found: FOUND })));
  expect(nonces).toEqual([]);
  expect(visited).toEqual([]);
});

test('the socket stays open only while a live table is searched for', async () => {
  const stop = searches.watch();
  FakeSocket.last.receive(message(search()));
  stop();
  expect(searches.connection).toBe('open');
  await searches.stop(search());
  expect(searches.connection).toBe('closed');
});

test('a turn-by-turn search keeps no socket open on other pages', () => {
  const stop = searches.watch();
  FakeSocket.last.receive(message(search({ clock: 'async', pace: 'week' })));
  stop();
  expect(searches.connection).toBe('closed');
});

test('a reloaded page continues the search', async () => {
  searches.resume();
  expect(FakeSocket.instances).toHaveLength(0);
  await searches.start({ games: [{ game: 'byzanz', seats: [3] }], pace: 'live', bots: false });
  const reloaded = new Searches(navigation);
  reloaded.resume();
  expect(FakeSocket.instances).toHaveLength(2);
});

test('leaves the table and says so when another player did not come', async () => {
  searches.watch();
  FakeSocket.last.receive(message(search({ found: FOUND })));
  await vi.waitFor(() => expect(visited).toEqual(['t1']));
  path = '/tables/t1';
  FakeSocket.last.receive(message(search()));
  expect(searches.wasResumed).toBe(true);
  expect(visited).toEqual(['t1', 'lobby']);
});
