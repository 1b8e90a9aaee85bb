import { expect, test } from 'vitest';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { figure, withMinus } from './minus';
import { format } from './words.svelte';

test('a number below zero has a minus sign', () => {
  expect(figure(-3)).toBe('−3');
  expect(figure(3)).toBe('3');
  expect(withMinus('from -20 to -10 (-1)')).toBe('from −20 to −10 (−1)');
});

test('hyphens in names, editions and days stay', () => {
  expect(withMinus('house-1, ochre-crane-6356, 2026-11-16, - or _')).toBe(
    'house-1, ochre-crane-6356, 2026-11-16, - or _',
  );
});

test('sentences have it too, and still choose by the number', () => {
  const bundle = new FluentBundle('en-GB', { useIsolating: false });
  bundle.addResource(new FluentResource('points = { $count ->\n    [one] a point\n   *[other] { $count } points\n }'));
  expect(format(bundle, 'points', { count: -4 })).toBe('−4 points');
  expect(format(bundle, 'points', { count: 1 })).toBe('a point');
});
