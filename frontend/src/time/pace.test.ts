import { beforeAll, expect, test } from 'vitest';
import '../edge.test-kit';
import { words } from '../words/words.svelte';
import { paceHelp, paceName, presetOf, PRESETS, unitOf } from './pace';

beforeAll(() => words.speak('en'));

test('a preset goes by its name', () => {
  expect(paceName(PRESETS.none)).toBe('No clock');
  expect(paceName({ clock: 'async', bank: 86_400, increment: 86_400 })).toBe('A day a move');
  expect(presetOf({ clock: 'live', bank: 86_400, increment: 86_400 })).toBeUndefined();
});

test('any other pace is said in figures', () => {
  expect(paceName({ clock: 'live', bank: 1800, increment: 20 })).toBe('live, 30 min + 20 sec');
  expect(paceName({ clock: 'async', bank: 259_200, increment: 3600 })).toBe('turn by turn, 3 days + 1 hr');
});

test('a sentence says what it means', () => {
  expect(paceHelp(PRESETS.quick)).toBe(
    'Everybody begins with 8 minutes. Each decision brings 5 seconds back, up to that much.',
  );
  expect(paceHelp({ clock: 'live', bank: 600, increment: 0 })).toBe('Everybody has 10 minutes for the whole game.');
});

test('a length is said by the largest unit that says it exactly', () => {
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
