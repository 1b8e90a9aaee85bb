import { expect, test } from 'vitest';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { formatNumber, withMinusSign } from './minus-sign';
import { formatMessage } from './i18n.svelte';

test('a number below zero has a minus sign', () => {
  expect(formatNumber(-3)).toBe('−3');
  expect(formatNumber(3)).toBe('3');
  expect(withMinusSign('from -20 to -10 (-1)')).toBe('from −20 to −10 (−1)');
});

test('hyphens in names, editions and days stay', () => {
  expect(withMinusSign('house-1, ochre-crane-6356, 2026-11-16, - or _')).toBe(
    'house-1, ochre-crane-6356, 2026-11-16, - or _',
  );
});

test('messages have it too, and still select by the number', () => {
  const bundle = new FluentBundle('en-GB', { useIsolating: false });
  bundle.addResource(new FluentResource('points = { $count ->\n    [one] a point\n   *[other] { $count } points\n }'));
  expect(formatMessage(bundle, 'points', { count: -4 })).toBe('−4 points');
  expect(formatMessage(bundle, 'points', { count: 1 })).toBe('a point');
});
