import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { happens, page } from '../edge.test-kit';
import { look } from '../look/theme.svelte';
import { tab } from '../parts/tab.svelte';
import { calm, tableFound, yourTurn } from './alerts.svelte';

const told: string[] = [];
class FakeNotification {
  static permission = 'granted';
  constructor(title: string) {
    told.push(title);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  told.length = 0;
  FakeNotification.permission = 'granted';
  [look.sounds, look.notifications] = [false, true];
  page.visibilityState = 'hidden';
});

afterEach(() => {
  calm();
  vi.useRealTimers();
});

test('the title of a hidden page flashes until somebody looks at it', () => {
  yourTurn('Byzanz', 'Bid or pass.');
  vi.advanceTimersByTime(1200);
  expect(tab.flash).toMatch(/^● .*Byzanz$/);
  vi.advanceTimersByTime(1200);
  expect(tab.flash).toBe('');
  vi.advanceTimersByTime(1200);
  happens('visibilitychange');
  expect(tab.flash).toBe('');
  vi.advanceTimersByTime(6000);
  expect(tab.flash).toBe('');
});

test('a second call does not make it flash for good', () => {
  yourTurn('Byzanz', '');
  vi.advanceTimersByTime(1200);
  yourTurn('Byzanz', '');
  calm();
  vi.advanceTimersByTime(6000);
  expect(tab.flash).toBe('');
});

test('whoever looks at the page is not told by the browser', () => {
  page.visibilityState = 'visible';
  yourTurn('Byzanz', '');
  vi.advanceTimersByTime(6000);
  expect(told).toEqual([]);
  expect(tab.flash).toBe('');
});

test('the browser tells only whoever wants it and has allowed it', () => {
  yourTurn('Byzanz', '');
  expect(told).toHaveLength(1);
  look.notifications = false;
  yourTurn('Byzanz', '');
  look.notifications = true;
  FakeNotification.permission = 'denied';
  yourTurn('Byzanz', '');
  expect(told).toHaveLength(1);
});

test('no sound before anybody has clicked: the browser would complain', () => {
  const audio = vi.fn();
  vi.stubGlobal('AudioContext', audio);
  look.sounds = true;
  yourTurn('Byzanz', '');
  expect(audio).not.toHaveBeenCalled();
});

test('a table that is found is told in the same way', () => {
  tableFound('Byzanz');
  vi.advanceTimersByTime(1200);
  expect(tab.flash).toMatch(/^● .*Byzanz$/);
  expect(told).toHaveLength(1);
});
