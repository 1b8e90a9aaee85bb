import { expect, test } from 'vitest';
import { chartFrame, xPosition, yPosition } from './rating-chart';

const at = (rating: number, uncertainty = 100) => ({ rating, uncertainty });

test('all points are inside, and ticks are round numbers', () => {
  const frame = chartFrame([at(1500, 333), at(1622, 300), at(1480, 280)]);
  expect(frame.low).toBeLessThanOrEqual(1500 - 333);
  expect(frame.high).toBeGreaterThanOrEqual(1622 + 300);
  expect(frame.ticks.at(0)).toBe(frame.low);
  expect(frame.ticks.at(-1)).toBe(frame.high);
  expect(frame.ticks.every((tick) => tick % 50 === 0)).toBe(true);
  expect(frame.ticks.length).toBeLessThanOrEqual(8);
});

test('a single point is in the middle', () => {
  const frame = chartFrame([at(1500, 0)]);
  expect(xPosition(0, 1)).toBe(0.5);
  expect(yPosition(frame, 1500)).toBe(0);
  expect(frame.high).toBeGreaterThan(frame.low);
});

test('the first point is at the left, the last at the right', () => {
  expect([0, 1, 2].map((index) => xPosition(index, 3))).toEqual([0, 0.5, 1]);
});
