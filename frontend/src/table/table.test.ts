import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, server } from '../edge.test-kit';
import { Away, Refused } from '../api/client';
import { TableStore } from './table.svelte';

const STEP = { type: 'step', to: 'Kilima' };
const happening = (version: number) => ({ version, seat: 0, room: 'game', event: { type: 'moved' } });
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

function answer(path: string): unknown {
  if (path.endsWith('/chat')) return { lines: [] };
  const after = /events\?after=(\d+)/.exec(path)?.[1];
  if (after === undefined) return { id: 't', game: 'haggle', names: {}, position: position(VERSION) };
  const rest = Array.from({ length: VERSION - Number(after) }, (_, index) => happening(Number(after) + index + 1));
  return { events: rest.slice(0, PAGE) };
}

const versions = () => store.happenings.map(({ version }) => version);
const moved = (version: number, ...events: number[]) =>
  FakeSocket.last.says({ type: 'moved', position: position(version), events: events.map(happening), names: null });
const resumed = (version: number, ...events: number[]) =>
  FakeSocket.last.says({ type: 'table', position: position(version), events: events.map(happening), names: null });
const acts = () => FakeSocket.all.flatMap(({ sent }) => sent).filter(({ type }) => type === 'act');

beforeEach(async () => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  server.answer = answer;
  store = await TableStore.open('t');
});

afterEach(() => {
  store.end();
  vi.useRealTimers();
});

test('it begins with the whole log, however many pages that are, and listens from there', () => {
  expect(versions()).toEqual([1, 2, 3, 4, 5]);
  expect(FakeSocket.last.url).toBe('ws://house.test/ws/tables/t/?after=5');
});

test('what happens is taken, and told', () => {
  const told: number[] = [];
  store.onHappening((happened) => told.push(...happened.map(({ version }) => version)));
  resumed(5);
  moved(7, 6, 7);
  expect(store.position.version).toBe(7);
  expect(told).toEqual([6, 7]);
});

test('what was heard before is not told again, and an old position not shown', () => {
  resumed(5);
  moved(7, 6, 7);
  moved(6, 6);
  expect(versions()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(store.position.version).toBe(7);
});

test('the same position again is the same object: nothing is drawn anew', () => {
  const before = store.position;
  resumed(5);
  expect(store.position).toBe(before);
});

test('a lost message heals when the line is back', () => {
  resumed(5);
  FakeSocket.last.close();
  expect(store.line).toBe('lost');
  vi.advanceTimersByTime(500);
  expect(FakeSocket.last.url).toContain('after=5');
  resumed(8, 6, 7, 8);
  expect(store.line).toBe('open');
  expect(versions()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('whoever sits down gets the log as a player sees it, though the line had told it to a spectator', async () => {
  resumed(5);
  moved(7, 6, 7);
  const dealt = (version: number) => ({ ...happening(version), event: { type: 'dealt', hand: [1, 2] } });
  server.answer = (path) =>
    /events\?after=0/.test(path) ? { events: [1, 2, 3, 4, 5, 6, 7].map(dealt) } : answer(path);
  await store.reload();
  expect(store.happenings).toEqual([1, 2, 3, 4, 5, 6, 7].map(dealt));
  expect(FakeSocket.last.url).toBe('ws://house.test/ws/tables/t/?after=7');
});

test('a command is said once while the line holds', async () => {
  FakeSocket.last.open();
  const acting = store.act([STEP], 5);
  resumed(5);
  expect(acts()).toHaveLength(1);
  FakeSocket.last.says({ type: 'done', id: acts()[0]!.command, first: 6, last: 7 });
  await acting;
  expect(store.acted).toEqual([STEP]);
  expect([...store.did]).toEqual([6, 7]);
});

test('a command that got no answer is said again on the next line, under the same name', async () => {
  resumed(5);
  const acting = store.act([STEP], 5);
  FakeSocket.last.close();
  vi.advanceTimersByTime(500);
  resumed(5);
  const [first, second] = acts();
  expect(acts()).toHaveLength(2);
  expect(second).toEqual(first);
  FakeSocket.last.says({ type: 'done', id: first!.command });
  await acting;
  FakeSocket.last.close();
  vi.advanceTimersByTime(500);
  resumed(6, 6);
  expect(acts()).toHaveLength(2);
});

test('a preview is not waited for when the line is cut', async () => {
  resumed(5);
  const previewing = store.preview([STEP], 5);
  FakeSocket.last.close();
  await expect(previewing).rejects.toBeInstanceOf(Away);
  await expect(store.preview([STEP], 5)).rejects.toBeInstanceOf(Away);
});

test('what is tried before the line is open is said when it is', async () => {
  const previewing = store.preview([STEP], 5);
  expect(FakeSocket.last.sent).toEqual([]);
  resumed(5);
  const asked = FakeSocket.last.sent.at(-1)!;
  FakeSocket.last.says({ type: 'previewed', id: asked.id, version: 5 });
  expect(await previewing).toMatchObject({ version: 5 });
});

test('what is refused fails the one it answers, and is shown', async () => {
  resumed(5);
  const acting = store.act([STEP], 5);
  FakeSocket.last.says({ type: 'refused', id: acts()[0]!.command, problem: { code: 'moved-on', title: 'Moved on' } });
  const refusal = await acting.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refused);
  store.refused(refusal);
  expect(store.problem?.code).toBe('moved-on');
});

test('talk is heard once', () => {
  const line = { id: 1, player: 'p', text: 'hello' };
  FakeSocket.last.says({ type: 'talk', lines: [line] });
  FakeSocket.last.says({ type: 'talk', lines: [line, { ...line, id: 2 }] });
  expect(store.talk.map(({ id }) => id)).toEqual([1, 2]);
});

test('what was proposed is what is shown, until it is taken back', async () => {
  resumed(5);
  store.turn.propose(STEP);
  const asked = FakeSocket.last.sent.at(-1)!;
  FakeSocket.last.says({
    type: 'previewed',
    id: asked.id,
    version: 5,
    view: { after: 1 },
    hints: null,
    legal: [STEP],
    reveals: true,
  });
  await vi.waitFor(() => expect(store.turn.busy).toBe(false));
  expect(store.shown.view).toEqual({ after: 1 });
  expect(store.shown.legal).toEqual([]); // it would show something new: nothing more can be tried
  store.turn.undo();
  await vi.waitFor(() => expect(store.shown.view).toEqual({}));
});
