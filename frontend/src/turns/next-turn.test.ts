import { expect, test } from 'vitest';
import { pageTitle } from '../components/layout/page-title';
import { turnNeighbours } from './next-turn';

const tables = (...ids: string[]) => ids.map((id) => ({ id }));

test('from table to table, the most urgent first, and around again', () => {
  const waiting = tables('a', 'b', 'c');
  expect(turnNeighbours('a', waiting)).toEqual({ left: 2, next: 'b', previous: 'c' });
  expect(turnNeighbours('b', waiting)).toEqual({ left: 2, next: 'c', previous: 'a' });
  expect(turnNeighbours('c', waiting)).toEqual({ left: 2, next: 'a', previous: 'b' });
});

test('with two tables there is only a next one', () => {
  expect(turnNeighbours('b', tables('a', 'b'))).toEqual({ left: 1, next: 'a', previous: null });
});

test('after a decision the most urgent table is next', () => {
  expect(turnNeighbours('gone', tables('a', 'b', 'c'))).toEqual({ left: 3, next: 'a', previous: null });
});

test('without another waiting table there are no neighbours', () => {
  expect(turnNeighbours('a', tables('a'))).toBeNull();
  expect(turnNeighbours('a', [])).toBeNull();
});

test('every page title begins with the number of waiting tables', () => {
  expect(pageTitle('', 0)).toBe('Caravanserai');
  expect(pageTitle('', 3)).toBe('(3) Caravanserai');
  expect(pageTitle('Byzanz', 1)).toBe('(1) Byzanz · Caravanserai');
});
