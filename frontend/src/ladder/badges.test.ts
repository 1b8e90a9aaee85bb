import { expect, test } from 'vitest';
import { polygon, SHAPES } from './badges';

const corners = (path: string) => path.match(/L/g)?.length;

test('every division has its own shape and symbol', () => {
  expect(new Set(Object.values(SHAPES).map(({ body }) => body)).size).toBe(5);
  expect(new Set(Object.values(SHAPES).map(({ symbol }) => symbol)).size).toBe(5);
});

test('a star has a notch between two corners', () => {
  expect(corners(polygon(6, 10))).toBe(5);
  expect(corners(polygon(6, 10, 4))).toBe(11);
  expect(polygon(4, 10)).toBe('M0.00 -10.00L10.00 -0.00L0.00 10.00L-10.00 0.00Z');
});
