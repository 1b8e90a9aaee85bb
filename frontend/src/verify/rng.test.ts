import { expect, test } from 'vitest';
import { rng, type Rng } from './rng.ts';

/** The test vectors of docs/randomness.md. */
const SEED = Uint8Array.from({ length: 32 }, (_, index) => index);
const WORDS = `0xa9d6e500 0x293a88bd 0x38cbe213 0xd07ab71f 0x8cb22585
  0x52072a01 0xbdf1c40b 0xe527f4d0 0x6061c438 0x6d7a1788`;

function numbers(text: string): number[] {
  return text.trim().split(/\s+/).map(Number);
}

async function draws(source: Rng, count: number, bound: number): Promise<number[]> {
  const drawn: number[] = [];
  while (drawn.length < count) drawn.push(await source.below(bound));
  return drawn;
}

test('the first ten words', async () => {
  const source = rng(SEED);
  for (const word of numbers(WORDS)) expect(await source.word()).toBe(word);
  expect(await draws(rng(SEED), 10, 2 ** 32)).toEqual(numbers(WORDS));
});

test('twenty draws below 6', async () => {
  expect(await draws(rng(SEED), 20, 6)).toEqual(numbers('0 1 3 1 5 3 1 0 4 0 0 4 0 5 5 1 1 2 5 1'));
});

test('draws below 3000000000, where some words are rejected', async () => {
  const expected = numbers('2849432832 691701949 952885779 2360485253 1376201217 1617019960');
  expect(await draws(rng(SEED), 6, 3_000_000_000)).toEqual(expected);
});

test('0 to 9 shuffled', async () => {
  const ten = numbers('0 1 2 3 4 5 6 7 8 9');
  expect(await rng(SEED).shuffled(ten)).toEqual(numbers('8 6 0 7 9 5 4 3 1 2'));
  expect(ten).toEqual(numbers('0 1 2 3 4 5 6 7 8 9'));
});

test('a fork does not depend on what was drawn', async () => {
  const source = rng(SEED);
  await source.choice(['a', 'b']);
  expect(await draws(await source.fork('bot', 2), 5, 100)).toEqual(numbers('93 77 63 39 51'));
});

test('an invalid seed or bound is refused', async () => {
  expect(() => rng(SEED.slice(1))).toThrow(RangeError);
  await expect(rng(SEED).below(0)).rejects.toThrow(RangeError);
  await expect(rng(SEED).below(2 ** 32 + 1)).rejects.toThrow(RangeError);
});
