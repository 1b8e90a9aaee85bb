import { expect, test } from 'vitest';
import { scaleOf, changesOf } from './scores';

test('the scale covers all scores in round steps', () => {
  expect(scaleOf([null, [10, 10], [13, -7]])).toEqual({ low: -10, high: 15, ticks: [-10, -5, 0, 5, 10, 15] });
});

test('a game without a score still has a scale', () => {
  expect(scaleOf([null])).toEqual({ low: 0, high: 1, ticks: [0, 1] });
});

test('there is a step only where the score changes', () => {
  expect(changesOf([null, [1, 5], [1, 6], [2, 6]], 0)).toEqual([
    { step: 1, score: 1 },
    { step: 3, score: 2 },
  ]);
});
