import { expect, test } from 'vitest';
import { fromHex } from '../bytes.ts';
import dealings from '../fixtures/deals.jsonl?raw';
import { rng } from '../rng.ts';
import { DEALS } from './index.ts';

const SEED = new Uint8Array(32);
const VECTORS = dealings
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

test.each(VECTORS)(
  '$game deals to $seats seats as its rules do',
  async ({ game, rules, seats, options, seed, event }) => {
    const dealt = await DEALS.get(`${game}/${rules}`)!({ seats, options }, rng(fromHex(seed)));
    expect(JSON.stringify(dealt)).toBe(JSON.stringify(event));
  },
);

test('every deal has its vectors', () => {
  expect(new Set(VECTORS.map(({ game, rules }) => `${game}/${rules}`))).toEqual(new Set(DEALS.keys()));
});

test.each([
  ['byzanz/1', 2, {}],
  ['byzanz/1', 7, {}],
  ['zanzibar/1', 0, { edition: 'house-1' }],
  ['zanzibar/1', 6, { edition: 'house-1' }],
  ['zanzibar/1', 3, {}],
  ['jantaris/1', 5, { edition: 'house-1' }],
  ['jantaris/1', 3, { edition: 'a stranger’s' }],
  ['jantaris/1', 3, {}],
])('%s does not know how to deal to %i seats with %j', async (game, seats, options) => {
  expect(await DEALS.get(game)!({ seats, options }, rng(SEED))).toBeUndefined();
});
