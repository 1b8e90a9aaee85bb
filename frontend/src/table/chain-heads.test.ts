import { beforeEach, expect, test, vi } from 'vitest';
import { savedHead, saveHead } from './chain-heads';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: stored.set.bind(stored),
  });
});

test('the newest head of a table is remembered', () => {
  saveHead('a', '1');
  saveHead('b', '2');
  saveHead('a', '3');
  expect([savedHead('a'), savedHead('b'), savedHead('c')]).toEqual(['3', '2', undefined]);
});

test('the oldest tables are forgotten', () => {
  for (let table = 0; table < 60; table += 1) saveHead(`t${table}`, 'head');
  expect(savedHead('t9')).toBeUndefined();
  expect(savedHead('t10')).toBe('head');
});
