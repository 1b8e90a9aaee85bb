import { expect, test } from 'vitest';
import { chaptersOf } from './chapters';

test('steps with the same title are one chapter', () => {
  expect(chaptersOf(['Round 1', 'Round 1', 'Round 2'])).toEqual([
    { title: 'Round 1', start: 0 },
    { title: 'Round 2', start: 2 },
  ]);
});

test('steps without a title belong to the chapter before', () => {
  expect(chaptersOf(['', 'Round 1', '', 'Round 1', 'End'])).toEqual([
    { title: 'Round 1', start: 1 },
    { title: 'End', start: 4 },
  ]);
});

test('a title that comes back starts a new chapter', () => {
  expect(chaptersOf(['Placing', 'Moving', 'Placing'])).toHaveLength(3);
});
