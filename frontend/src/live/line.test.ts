import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, happens, page } from '../edge.test-kit';
import { Line, type LineState } from './line';

let states: LineState[];
let heard: string[];
let refused: number[];
let line: Line<{ type: string }>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  FakeSocket.all = [];
  page.visibilityState = 'visible';
  [states, heard, refused] = [[], [], []];
  line = new Line({
    address: () => `/ws/?after=${heard.length}`,
    heard: ({ type }) => void heard.push(type),
    changed: (state) => void states.push(state),
    refused: (code) => void refused.push(code),
  });
});

afterEach(() => {
  line.end();
  vi.useRealTimers();
});

test('it is open when the server has spoken, and nothing is sent before it can be', () => {
  expect(line.send({ type: 'act' })).toBe(false);
  expect(states).toEqual(['connecting']);
  FakeSocket.last.says({ type: 'table' });
  expect(states.at(-1)).toBe('open');
  expect(line.send({ type: 'act' })).toBe(true);
  expect(FakeSocket.last.sent).toEqual([{ type: 'act' }]);
});

test('a cut line comes back with longer and longer pauses, and asks for what was missed', () => {
  FakeSocket.last.says({ type: 'table' });
  for (const pause of [300, 1000, 2000, 4000, 8000, 8000]) {
    const before = FakeSocket.all.length;
    FakeSocket.last.close();
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(pause - 1);
    expect(FakeSocket.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
  expect(FakeSocket.last.url).toBe('ws://house.test/ws/?after=1');
  FakeSocket.last.says({ type: 'table' });
  FakeSocket.last.close();
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all).toHaveLength(8); // what was heard makes it try soon again
});

test('when the network is back it does not wait', () => {
  FakeSocket.last.says({ type: 'table' });
  FakeSocket.last.close();
  happens('online');
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(5000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a hidden page does not hurry', () => {
  FakeSocket.last.close();
  page.visibilityState = 'hidden';
  happens('visibilitychange');
  expect(FakeSocket.all).toHaveLength(1);
});

test('a page that nobody sees says so, at once and with every ping', () => {
  FakeSocket.last.says({ type: 'table' });
  page.visibilityState = 'hidden';
  happens('visibilitychange');
  FakeSocket.last.says({ type: 'pong' });
  vi.advanceTimersByTime(20_000);
  page.visibilityState = 'visible';
  happens('visibilitychange');
  expect(FakeSocket.last.sent).toEqual([
    { type: 'ping', hidden: true },
    { type: 'ping', hidden: true },
    { type: 'ping' },
  ]);
});

test('a silent line is pinged, and given up when no answer comes', () => {
  FakeSocket.last.says({ type: 'table' });
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.last.sent).toEqual([{ type: 'ping' }]);
  FakeSocket.last.says({ type: 'pong' });
  vi.advanceTimersByTime(29_000);
  expect(states.at(-1)).toBe('open');
  vi.advanceTimersByTime(1000);
  expect(states.at(-1)).toBe('lost');
});

test('a server that accepts and says nothing is given up', () => {
  FakeSocket.last.open();
  vi.advanceTimersByTime(10_000);
  expect(states.at(-1)).toBe('lost');
});

test('what the server refuses for good is not tried again', () => {
  FakeSocket.last.close(4004);
  vi.advanceTimersByTime(60_000);
  happens('online');
  expect(refused).toEqual([4004]);
  expect(states.at(-1)).toBe('closed');
  expect(FakeSocket.all).toHaveLength(1);
});

test('a line that was left says nothing more', () => {
  const before = FakeSocket.last;
  line.again();
  before.says({ type: 'late' });
  expect(heard).toEqual([]);
  line.end();
  FakeSocket.last.says({ type: 'later' });
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual([]);
  expect(FakeSocket.all).toHaveLength(2);
});
