import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, server } from '../test-kit/browser';
import { ApiError, ServerUnavailable } from '../api/client';
import { TableStore } from './table-store.svelte';

const STEP = { type: 'step', to: 'Kilima' };
const event = (version: number) => ({ version, seat: 0, source: 'game', event: { type: 'moved' } });
const position = (version: number) => ({
  version,
  seat: 0,
  head: `head ${version}`,
  rules: 'haggle/1',
  status: 'running',
  view: {},
  legal: [STEP],
  hints: null,
});
const PAGE = 3;
const VERSION = 5;

let store: TableStore;

function respond(path: string): unknown {
  if (path.endsWith('/chat')) return { messages: [] };
  const after = /events\?after=(\d+)/.exec(path)?.[1];
  if (after === undefined) return { id: 't', game: 'haggle', names: {}, position: position(VERSION) };
  const rest = Array.from({ length: VERSION - Number(after) }, (_, index) => event(Number(after) + index + 1));
  return { events: rest.slice(0, PAGE) };
}

const versions = () => store.events.map(({ version }) => version);
const update = (version: number, ...events: number[]) =>
  FakeSocket.last.receive({ type: 'update', position: position(version), events: events.map(event), names: null });
const resume = (version: number, ...events: number[]) =>
  FakeSocket.last.receive({ type: 'table', position: position(version), events: events.map(event), names: null });
const acts = () => FakeSocket.instances.flatMap(({ sent }) => sent).filter(({ type }) => type === 'act');

beforeEach(async () => {
  vi.useFakeTimers();
  FakeSocket.instances = [];
  server.respond = respond;
  store = await TableStore.open('t');
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
});

test('starts with the whole log, page by page, and continues from there', () => {
  expect(versions()).toEqual([1, 2, 3, 4, 5]);
  expect(FakeSocket.last.url).toBe('ws://site.test/ws/tables/t/?after=5');
});

test('new events are stored and passed to listeners', () => {
  const received: number[] = [];
  store.onEvents((events) => received.push(...events.map(({ version }) => version)));
  resume(5);
  update(7, 6, 7);
  expect(store.position.version).toBe(7);
  expect(received).toEqual([6, 7]);
});

test('known events are not repeated, and an old position is not shown', () => {
  resume(5);
  update(7, 6, 7);
  update(6, 6);
  expect(versions()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(store.position.version).toBe(7);
});

test('the same position is the same object, so that nothing is rendered again', () => {
  const before = store.position;
  resume(5);
  expect(store.position).toBe(before);
});

test('missed events arrive after a reconnect', () => {
  resume(5);
  FakeSocket.last.close();
  expect(store.connection).toBe('lost');
  vi.advanceTimersByTime(500);
  expect(FakeSocket.last.url).toContain('after=5');
  resume(8, 6, 7, 8);
  expect(store.connection).toBe('open');
  expect(versions()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('after sitting down the log is loaded again as the player sees it', async () => {
  resume(5);
  update(7, 6, 7);
  const dealt = (version: number) => ({ ...event(version), event: { type: 'dealt', hand: [1, 2] } });
  server.respond = (path) =>
    /events\?after=0/.test(path) ? { events: [1, 2, 3, 4, 5, 6, 7].map(dealt) } : respond(path);
  await store.reload();
  expect(store.events).toEqual([1, 2, 3, 4, 5, 6, 7].map(dealt));
  expect(FakeSocket.last.url).toBe('ws://site.test/ws/tables/t/?after=7');
});

test('a command is sent once per connection', async () => {
  FakeSocket.last.open();
  const acting = store.act([STEP], 5);
  resume(5);
  expect(acts()).toHaveLength(1);
  FakeSocket.last.receive({ type: 'done', id: acts()[0]!.command, first: 6, last: 7 });
  await acting;
  expect(store.lastActions).toEqual([STEP]);
  expect([...store.ownVersions]).toEqual([6, 7]);
});

test('a command without a reply is sent again after a reconnect, with the same id', async () => {
  resume(5);
  const acting = store.act([STEP], 5);
  FakeSocket.last.close();
  vi.advanceTimersByTime(500);
  resume(5);
  const [first, second] = acts();
  expect(acts()).toHaveLength(2);
  expect(second).toEqual(first);
  FakeSocket.last.receive({ type: 'done', id: first!.command });
  await acting;
  FakeSocket.last.close();
  vi.advanceTimersByTime(500);
  resume(6, 6);
  expect(acts()).toHaveLength(2);
});

test('a preview fails when the connection is lost', async () => {
  resume(5);
  const previewing = store.preview([STEP], 5);
  FakeSocket.last.close();
  await expect(previewing).rejects.toBeInstanceOf(ServerUnavailable);
  await expect(store.preview([STEP], 5)).rejects.toBeInstanceOf(ServerUnavailable);
});

test('a preview that is requested before the connection is open is sent then', async () => {
  const previewing = store.preview([STEP], 5);
  expect(FakeSocket.last.sent).toEqual([]);
  resume(5);
  const request = FakeSocket.last.sent.at(-1)!;
  FakeSocket.last.receive({ type: 'previewed', id: request.id, version: 5 });
  expect(await previewing).toMatchObject({ version: 5 });
});

test('a refusal rejects its request and is shown', async () => {
  resume(5);
  const acting = store.act([STEP], 5);
  FakeSocket.last.receive({
    type: 'refused',
    id: acts()[0]!.command,
    problem: { code: 'table-changed', title: 'Table changed' },
  });
  const refusal = await acting.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  store.onError(refusal);
  expect(store.problem?.code).toBe('table-changed');
});

test('chat messages are added once', () => {
  const message = { id: 1, player: 'p', text: 'hello' };
  FakeSocket.last.receive({ type: 'chat', messages: [message] });
  FakeSocket.last.receive({ type: 'chat', messages: [message, { ...message, id: 2 }] });
  expect(store.chat.map(({ id }) => id)).toEqual([1, 2]);
});

test('the proposal is shown until it is undone', async () => {
  resume(5);
  store.turn.propose(STEP);
  const request = FakeSocket.last.sent.at(-1)!;
  FakeSocket.last.receive({
    type: 'previewed',
    id: request.id,
    version: 5,
    view: { after: 1 },
    hints: null,
    legal: [STEP],
    reveals: true,
  });
  await vi.waitFor(() => expect(store.turn.busy).toBe(false));
  expect(store.shown.view).toEqual({ after: 1 });
  expect(store.shown.legal).toEqual([]); // it would reveal something: nothing more can be proposed
  store.turn.undo();
  await vi.waitFor(() => expect(store.shown.view).toEqual({}));
});
