import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dispatch, page } from '../test-kit/browser';
import { appearance } from '../settings/appearance.svelte';
import { tabTitle } from '../components/layout/tab-title.svelte';
import { alertTableFound, alertYourTurn, stopAlerts } from './alerts.svelte';

const notifications: string[] = [];
class FakeNotification {
  static permission = 'granted';
  constructor(title: string) {
    notifications.push(title);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  notifications.length = 0;
  FakeNotification.permission = 'granted';
  [appearance.sounds, appearance.notifications] = [false, true];
  page.visibilityState = 'hidden';
});

afterEach(() => {
  stopAlerts();
  vi.useRealTimers();
});

test('the title of a hidden page flashes until the page is shown', () => {
  alertYourTurn('Byzanz', 'Bid or pass.');
  vi.advanceTimersByTime(1200);
  expect(tabTitle.flash).toMatch(/^● .*Byzanz$/);
  vi.advanceTimersByTime(1200);
  expect(tabTitle.flash).toBe('');
  vi.advanceTimersByTime(1200);
  dispatch('visibilitychange');
  expect(tabTitle.flash).toBe('');
  vi.advanceTimersByTime(6000);
  expect(tabTitle.flash).toBe('');
});

test('a second alert does not make it flash forever', () => {
  alertYourTurn('Byzanz', '');
  vi.advanceTimersByTime(1200);
  alertYourTurn('Byzanz', '');
  stopAlerts();
  vi.advanceTimersByTime(6000);
  expect(tabTitle.flash).toBe('');
});

test('there is no notification while the page is visible', () => {
  page.visibilityState = 'visible';
  alertYourTurn('Byzanz', '');
  vi.advanceTimersByTime(6000);
  expect(notifications).toEqual([]);
  expect(tabTitle.flash).toBe('');
});

test('there is a notification only if the user wants and allows it', () => {
  alertYourTurn('Byzanz', '');
  expect(notifications).toHaveLength(1);
  appearance.notifications = false;
  alertYourTurn('Byzanz', '');
  appearance.notifications = true;
  FakeNotification.permission = 'denied';
  alertYourTurn('Byzanz', '');
  expect(notifications).toHaveLength(1);
});

test('no sound before the first click: the browser would log an error', () => {
  const audio = vi.fn();
  vi.stubGlobal('AudioContext', audio);
  appearance.sounds = true;
  alertYourTurn('Byzanz', '');
  expect(audio).not.toHaveBeenCalled();
});

test('a found table has the same alerts', () => {
  alertTableFound('Byzanz');
  vi.advanceTimersByTime(1200);
  expect(tabTitle.flash).toMatch(/^● .*Byzanz$/);
  expect(notifications).toHaveLength(1);
});
