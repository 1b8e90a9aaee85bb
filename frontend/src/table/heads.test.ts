import { beforeEach, expect, test, vi } from 'vitest';
import { keepHead, keptHead } from './heads';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) });
});

test('the newest head of a table is kept', () => {
  keepHead('a', '1');
  keepHead('b', '2');
  keepHead('a', '3');
  expect([keptHead('a'), keptHead('b'), keptHead('c')]).toEqual(['3', '2', undefined]);
});

test('the oldest tables are forgotten', () => {
  for (let table = 0; table < 60; table += 1) keepHead(`t${table}`, 'head');
  expect(keptHead('t9')).toBeUndefined();
  expect(keptHead('t10')).toBe('head');
});
