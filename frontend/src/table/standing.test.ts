import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '../edge.test-kit';
import { Refused } from '../api/client';
import type { Happening, KeptOrder, Position, Thing } from '../api/types';
import { Standing, type WithOrders } from './standing.svelte';

const PASS = { type: 'pass-auction', round: 1 };
const SELL = { type: 'sell-sets', kinds: [1] };
const PATH = '/api/v1/tables/t/standing-orders';

const kept = (id: string, order: Thing): KeptOrder => ({
  id,
  order,
  placed_at: '2026-10-01T00:00:00Z',
  not_before: null,
});
const problem = (code: string) => Response.json({ code, title: code }, { status: 409 });
const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const gets = () => server.asked.filter((asked) => asked === `GET ${PATH}`).length;

let orders: KeptOrder[];
let keys: (string | null)[];
let position: { seat: number; version: number; waiting: number[]; chairs: object[]; rules: string; status: string };
let did: Set<number>;
let tell: (happened: readonly Happening[]) => void;
let standing: Standing;

const happens = (seat: number) => {
  position.version += 1;
  tell([{ room: 'game', seat, version: position.version, time: 0, event: { type: 'passed' } }]);
};

beforeEach(async () => {
  vi.useFakeTimers();
  [orders, keys, did] = [[], [], new Set()];
  position = {
    seat: 0,
    version: 1,
    waiting: [1],
    chairs: [{ bot: null }, { bot: 'trader' }],
    rules: 'byzanz/1',
    status: 'running',
  };
  server.asked = [];
  server.answer = (_, method, request) => {
    keys.push(request.headers.get('Idempotency-Key'));
    if (method === 'DELETE') return new Response(null, { status: 204 });
    if (method === 'POST') orders = [...orders, kept('new', PASS)];
    return { rules: 'byzanz/1', orders, offered: [{ order: PASS, numbers: {}, lists: {} }] };
  };
  const table: WithOrders = {
    info: { id: 't' },
    position: position as unknown as Position,
    did,
    onHappening: (listener) => {
      tell = listener;
      return () => (tell = () => {});
    },
  };
  standing = new Standing(table);
  await after(0);
});

afterEach(() => {
  standing.end();
  vi.useRealTimers();
});

test('it asks at once, and once for several events close together', async () => {
  expect(gets()).toBe(1);
  expect(standing.offered.map(({ order }) => order)).toEqual([PASS]);
  happens(1);
  happens(1);
  await after(0.4);
  expect(gets()).toBe(1);
  await after(0.2);
  expect(gets()).toBe(2);
});

test('while an order stands and I am waited for, it looks once more: it may let some time pass', async () => {
  orders = [kept('a', PASS)];
  position.waiting = [0];
  happens(1);
  await after(1);
  expect(gets()).toBe(2);
  await after(10);
  expect(gets()).toBe(3);
});

test('when it has ended it asks no more', async () => {
  standing.end();
  happens(1);
  await after(5);
  expect(gets()).toBe(1);
});

test('what is left is listed', async () => {
  expect(await standing.leave(PASS)).toBe(true);
  expect(standing.orders.map(({ order }) => order)).toEqual([PASS]);
});

test('tried again after a failure it is the same wish; after a success it is another', async () => {
  const answer = server.answer;
  server.answer = (...asked) => {
    void answer(...asked);
    throw new TypeError('away');
  };
  expect(await standing.leave(PASS)).toBe(false);
  server.answer = answer;
  expect(await standing.leave(PASS)).toBe(true);
  expect(await standing.leave(PASS)).toBe(true);
  const [first, second, third] = keys.filter(Boolean);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('what is refused is there to be told, and what is offered is asked again', async () => {
  const answer = server.answer;
  server.answer = (path, method, request) =>
    method === 'POST' ? problem('not-offered') : answer(path, method, request);
  expect(await standing.leave(PASS)).toBe(false);
  expect((standing.attempt.error as Refused).code).toBe('not-offered');
  await after(0);
  expect(gets()).toBe(2);
});

test('what is withdrawn is gone at once, and nothing is said of it', async () => {
  orders = [kept('a', PASS), kept('b', SELL)];
  happens(1);
  await after(1);
  orders = [kept('b', SELL)];
  expect(await standing.withdraw('a')).toBe(true);
  expect(server.asked).toContain(`DELETE ${PATH}/a`);
  expect(standing.orders.map(({ id }) => id)).toEqual(['b']);
  await after(1);
  expect(standing.news).toEqual([]);
});

async function stands(...all: KeptOrder[]) {
  orders = all;
  happens(1);
  await after(1);
}

test('an order that has done its work is news', async () => {
  await stands(kept('a', PASS), kept('b', SELL));
  orders = [kept('b', SELL)];
  happens(0);
  await after(1);
  expect(standing.news).toEqual([{ type: 'done', order: PASS }]);
  standing.forgetNews();
  expect(standing.news).toEqual([]);
});

test('so is one whose reason is gone, and one that has acted and stays', async () => {
  await stands(kept('a', PASS), kept('b', SELL));
  orders = [kept('b', SELL)];
  happens(1);
  await after(1);
  expect(standing.news).toEqual([{ type: 'ended', order: PASS }]);
  happens(0);
  await after(1);
  expect(standing.news).toEqual([{ type: 'acted', order: null }]);
});

test('what I do myself, or a bot does for me, was no order', async () => {
  await stands(kept('b', SELL));
  did.add(position.version + 1);
  happens(0);
  await after(1);
  position.chairs = [{ away_since: 1 }, { bot: 'trader' }];
  happens(0);
  await after(1);
  expect(standing.news).toEqual([]);
});

test('an order that acts right after me is news', async () => {
  await stands(kept('a', PASS));
  did.add(position.version + 1);
  orders = [];
  happens(0);
  happens(0);
  await after(1);
  expect(standing.news).toEqual([{ type: 'done', order: PASS }]);
});

test('a server that is away changes nothing', async () => {
  await stands(kept('b', SELL));
  server.answer = () => {
    throw new TypeError('away');
  };
  happens(1);
  await after(1);
  expect(standing.orders.map(({ id }) => id)).toEqual(['b']);
  expect(standing.attempt.error).toBeNull();
});
