import { expect, test } from 'vitest';
import { titleOf } from '../parts/title';
import { sittingAt } from './sitting';

const tables = (...ids: string[]) => ids.map((id) => ({ id }));

test('from table to table, the most urgent first, and round again', () => {
  const waiting = tables('a', 'b', 'c');
  expect(sittingAt('a', waiting)).toEqual({ left: 2, next: 'b', previous: 'c' });
  expect(sittingAt('b', waiting)).toEqual({ left: 2, next: 'c', previous: 'a' });
  expect(sittingAt('c', waiting)).toEqual({ left: 2, next: 'a', previous: 'b' });
});

test('with two there is one way only', () => {
  expect(sittingAt('b', tables('a', 'b'))).toEqual({ left: 1, next: 'a', previous: null });
});

test('after a decision it goes on with the most urgent', () => {
  expect(sittingAt('gone', tables('a', 'b', 'c'))).toEqual({ left: 3, next: 'a', previous: null });
});

test('where no other waits there is nowhere to go', () => {
  expect(sittingAt('a', tables('a'))).toBeNull();
  expect(sittingAt('a', [])).toBeNull();
});

test('the title of every page begins with how many wait', () => {
  expect(titleOf('', 0)).toBe('Caravanserai');
  expect(titleOf('', 3)).toBe('(3) Caravanserai');
  expect(titleOf('Byzanz', 1)).toBe('(1) Byzanz · Caravanserai');
});
