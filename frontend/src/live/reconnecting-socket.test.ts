import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dispatch, FakeSocket, page } from '../test-kit/browser';
import { type ConnectionState, ReconnectingSocket } from './reconnecting-socket';

let states: ConnectionState[];
let received: string[];
let rejected: number[];
let socket: ReconnectingSocket<{ type: string }>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  FakeSocket.instances = [];
  page.visibilityState = 'visible';
  [states, received, rejected] = [[], [], []];
  socket = new ReconnectingSocket({
    path: () => `/ws/?after=${received.length}`,
    onMessage: ({ type }) => void received.push(type),
    onStateChange: (state) => void states.push(state),
    onRejected: (code) => void rejected.push(code),
  });
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

test('is open after the first message, and sends nothing before', () => {
  expect(socket.send({ type: 'act' })).toBe(false);
  expect(states).toEqual(['connecting']);
  FakeSocket.last.receive({ type: 'table' });
  expect(states.at(-1)).toBe('open');
  expect(socket.send({ type: 'act' })).toBe(true);
  expect(FakeSocket.last.sent).toEqual([{ type: 'act' }]);
});

test('reconnects with growing delays, and requests what was missed', () => {
  FakeSocket.last.receive({ type: 'table' });
  for (const delay of [300, 1000, 2000, 4000, 8000, 8000]) {
    const before = FakeSocket.instances.length;
    FakeSocket.last.close();
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(delay - 1);
    expect(FakeSocket.instances).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.instances).toHaveLength(before + 1);
  }
  expect(FakeSocket.last.url).toBe('ws://site.test/ws/?after=1');
  FakeSocket.last.receive({ type: 'table' });
  FakeSocket.last.close();
  vi.advanceTimersByTime(300);
  expect(FakeSocket.instances).toHaveLength(8); // a message resets the delay
});

test('reconnects at once when the network returns', () => {
  FakeSocket.last.receive({ type: 'table' });
  FakeSocket.last.close();
  dispatch('online');
  expect(FakeSocket.instances).toHaveLength(2);
  vi.advanceTimersByTime(5000);
  expect(FakeSocket.instances).toHaveLength(2);
});

test('a hidden page does not reconnect early', () => {
  FakeSocket.last.close();
  page.visibilityState = 'hidden';
  dispatch('visibilitychange');
  expect(FakeSocket.instances).toHaveLength(1);
});

test('a hidden page tells the server, at once and with every ping', () => {
  FakeSocket.last.receive({ type: 'table' });
  page.visibilityState = 'hidden';
  dispatch('visibilitychange');
  FakeSocket.last.receive({ type: 'pong' });
  vi.advanceTimersByTime(20_000);
  page.visibilityState = 'visible';
  dispatch('visibilitychange');
  expect(FakeSocket.last.sent).toEqual([
    { type: 'ping', hidden: true },
    { type: 'ping', hidden: true },
    { type: 'ping' },
  ]);
});

test('pings a silent connection, and gives it up without an answer', () => {
  FakeSocket.last.receive({ type: 'table' });
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.last.sent).toEqual([{ type: 'ping' }]);
  FakeSocket.last.receive({ type: 'pong' });
  vi.advanceTimersByTime(29_000);
  expect(states.at(-1)).toBe('open');
  vi.advanceTimersByTime(1000);
  expect(states.at(-1)).toBe('lost');
});

test('gives up a server that accepts but sends nothing', () => {
  FakeSocket.last.open();
  vi.advanceTimersByTime(10_000);
  expect(states.at(-1)).toBe('lost');
});

test('does not reconnect after a final close code', () => {
  FakeSocket.last.close(4004);
  vi.advanceTimersByTime(60_000);
  dispatch('online');
  expect(rejected).toEqual([4004]);
  expect(states.at(-1)).toBe('closed');
  expect(FakeSocket.instances).toHaveLength(1);
});

test('ignores messages of a closed connection', () => {
  const previous = FakeSocket.last;
  socket.reconnect();
  previous.receive({ type: 'late' });
  expect(received).toEqual([]);
  socket.close();
  FakeSocket.last.receive({ type: 'later' });
  vi.advanceTimersByTime(60_000);
  expect(received).toEqual([]);
  expect(FakeSocket.instances).toHaveLength(2);
});
