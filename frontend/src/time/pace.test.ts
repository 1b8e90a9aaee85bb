import { beforeAll, expect, test } from 'vitest';
import '../test-kit/browser';
import { i18n } from '../i18n/i18n.svelte';
import { paceHelp, paceName, presetOf, PRESETS, unitOf } from './pace';

beforeAll(() => i18n.load('en'));

test('a preset has a name', () => {
  expect(paceName(PRESETS.none)).toBe('No clock');
  expect(paceName({ clock: 'async', bank: 86_400, increment: 86_400 })).toBe('One day per move');
  expect(presetOf({ clock: 'live', bank: 86_400, increment: 86_400 })).toBeUndefined();
});

test('any other pace is shown in numbers', () => {
  expect(paceName({ clock: 'live', bank: 1800, increment: 20 })).toBe('live, 30 min + 20 sec');
  expect(paceName({ clock: 'async', bank: 259_200, increment: 3600 })).toBe('turn by turn, 3 days + 1 hr');
});

test('a sentence explains the pace', () => {
  expect(paceHelp(PRESETS.quick)).toBe(
    'Everyone starts with 8 minutes. Each move adds 5 seconds, up to the time you started with.',
  );
  expect(paceHelp({ clock: 'live', bank: 600, increment: 0 })).toBe('Everyone has 10 minutes for the whole game.');
});

test('a duration has the largest unit in which it is a whole number', () => {
  expect([0, 15, 90, 120, 5400, 7200, 172_800].map(unitOf)).toEqual([
    'second',
    'second',
    'second',
    'minute',
    'minute',
    'hour',
    'day',
  ]);
});
