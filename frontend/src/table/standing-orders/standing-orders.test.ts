import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../test-kit/browser';
import { ApiError } from '../../api/client';
import type { EventView, Position, SavedStandingOrder, Tagged } from '../../api/types';
import { StandingOrderStore, type TableWithStandingOrders } from './standing-orders.svelte';

const PASS = { type: 'pass-auction', round: 1 };
const SELL = { type: 'sell-sets', kinds: [1] };
const PATH = '/api/v1/tables/t/standing-orders';

const saved = (id: string, order: Tagged): SavedStandingOrder => ({
  id,
  order,
  placed_at: '2026-10-01T00:00:00Z',
  not_before: null,
});
const problem = (code: string) => Response.json({ code, title: code }, { status: 409 });
const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const gets = () => server.requests.filter((request) => request === `GET ${PATH}`).length;

let orders: SavedStandingOrder[];
let keys: (string | null)[];
let position: { seat: number; version: number; waiting: number[]; occupants: object[]; rules: string; status: string };
let ownVersions: Set<number>;
let notify: (events: readonly EventView[]) => void;
let store: StandingOrderStore;

const addEvent = (seat: number) => {
  position.version += 1;
  notify([{ source: 'game', seat, version: position.version, time: 0, event: { type: 'passed' } }]);
};

beforeEach(async () => {
  vi.useFakeTimers();
  [orders, keys, ownVersions] = [[], [], new Set()];
  position = {
    seat: 0,
    version: 1,
    waiting: [1],
    occupants: [{ bot: null }, { bot: 'trader' }],
    rules: 'byzanz/1',
    status: 'running',
  };
  server.requests = [];
  server.respond = (_, method, request) => {
    keys.push(request.headers.get('Idempotency-Key'));
    if (method === 'DELETE') return new Response(null, { status: 204 });
    if (method === 'POST') orders = [...orders, saved('new', PASS)];
    return { rules: 'byzanz/1', orders, offered: [{ order: PASS, numbers: {}, lists: {} }] };
  };
  const table: TableWithStandingOrders = {
    info: { id: 't' },
    position: position as unknown as Position,
    ownVersions,
    onEvents: (listener) => {
      notify = listener;
      return () => (notify = () => {});
    },
  };
  store = new StandingOrderStore(table);
  await after(0);
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
});

test('loads at once, and once for several events close together', async () => {
  expect(gets()).toBe(1);
  expect(store.offered.map(({ order }) => order)).toEqual([PASS]);
  addEvent(1);
  addEvent(1);
  await after(0.4);
  expect(gets()).toBe(1);
  await after(0.2);
  expect(gets()).toBe(2);
});

test('while the user is to move and has an order, loads once more: the order may wait before it acts', async () => {
  orders = [saved('a', PASS)];
  position.waiting = [0];
  addEvent(1);
  await after(1);
  expect(gets()).toBe(2);
  await after(10);
  expect(gets()).toBe(3);
});

test('loads no more after it was closed', async () => {
  store.close();
  addEvent(1);
  await after(5);
  expect(gets()).toBe(1);
});

test('a saved order is listed', async () => {
  expect(await store.save(PASS)).toBe(true);
  expect(store.orders.map(({ order }) => order)).toEqual([PASS]);
});

test('a retry after an error has the same Idempotency-Key; a request after a success has another', async () => {
  const respond = server.respond;
  server.respond = (...request) => {
    void respond(...request);
    throw new TypeError('unreachable');
  };
  expect(await store.save(PASS)).toBe(false);
  server.respond = respond;
  expect(await store.save(PASS)).toBe(true);
  expect(await store.save(PASS)).toBe(true);
  const [first, second, third] = keys.filter(Boolean);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a refusal is available as the error, and the offers are loaded again', async () => {
  const respond = server.respond;
  server.respond = (path, method, request) =>
    method === 'POST' ? problem('standing-order-not-possible') : respond(path, method, request);
  expect(await store.save(PASS)).toBe(false);
  expect((store.requestState.error as ApiError).code).toBe('standing-order-not-possible');
  await after(0);
  expect(gets()).toBe(2);
});

test('a withdrawn order is gone at once, and is not an update', async () => {
  orders = [saved('a', PASS), saved('b', SELL)];
  addEvent(1);
  await after(1);
  orders = [saved('b', SELL)];
  expect(await store.withdraw('a')).toBe(true);
  expect(server.requests).toContain(`DELETE ${PATH}/a`);
  expect(store.orders.map(({ id }) => id)).toEqual(['b']);
  await after(1);
  expect(store.updates).toEqual([]);
});

async function activate(...all: SavedStandingOrder[]) {
  orders = all;
  addEvent(1);
  await after(1);
}

test('an order that was carried out is an update', async () => {
  await activate(saved('a', PASS), saved('b', SELL));
  orders = [saved('b', SELL)];
  addEvent(0);
  await after(1);
  expect(store.updates).toEqual([{ type: 'done', order: PASS }]);
  store.clearUpdates();
  expect(store.updates).toEqual([]);
});

test('so is an order that has ended, and one that has acted and stays', async () => {
  await activate(saved('a', PASS), saved('b', SELL));
  orders = [saved('b', SELL)];
  addEvent(1);
  await after(1);
  expect(store.updates).toEqual([{ type: 'ended', order: PASS }]);
  addEvent(0);
  await after(1);
  expect(store.updates).toEqual([{ type: 'acted', order: null }]);
});

test("actions of the user, or of a bot for the user, are not an order's", async () => {
  await activate(saved('b', SELL));
  ownVersions.add(position.version + 1);
  addEvent(0);
  await after(1);
  position.occupants = [{ away_since: 1 }, { bot: 'trader' }];
  addEvent(0);
  await after(1);
  expect(store.updates).toEqual([]);
});

test('an order that acts right after the user is an update', async () => {
  await activate(saved('a', PASS));
  ownVersions.add(position.version + 1);
  orders = [];
  addEvent(0);
  addEvent(0);
  await after(1);
  expect(store.updates).toEqual([{ type: 'done', order: PASS }]);
});

test('an unreachable server changes nothing', async () => {
  await activate(saved('b', SELL));
  server.respond = () => {
    throw new TypeError('unreachable');
  };
  addEvent(1);
  await after(1);
  expect(store.orders.map(({ id }) => id)).toEqual(['b']);
  expect(store.requestState.error).toBeNull();
});
