import { expect, test } from 'vitest';
import { fromHex } from '../bytes.ts';
import vectorLines from '../fixtures/deals.jsonl?raw';
import { rng } from '../rng.ts';
import { DEALS } from './index.ts';

const SEED = new Uint8Array(32);
const VECTORS = vectorLines
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

test.each(VECTORS)(
  '$game with $seats seats is dealt as the server deals it',
  async ({ game, rules_version, seats, options, seed, event }) => {
    const dealt = await DEALS.get(`${game}/${rules_version}`)!({ seats, options }, rng(fromHex(seed)));
    expect(JSON.stringify(dealt)).toBe(JSON.stringify(event));
  },
);

test('every deal has test vectors', () => {
  expect(new Set(VECTORS.map(({ game, rules_version }) => `${game}/${rules_version}`))).toEqual(new Set(DEALS.keys()));
});

test.each([
  ['byzanz/1', 2, {}],
  ['byzanz/1', 7, {}],
  ['zanzibar/1', 0, { edition: 'house-1' }],
  ['zanzibar/1', 6, { edition: 'house-1' }],
  ['zanzibar/1', 3, {}],
  ['jantaris/1', 5, { edition: 'house-1' }],
  ['jantaris/1', 3, { edition: 'unknown' }],
  ['jantaris/1', 3, {}],
])('%s does not support %i seats with the options %j', async (game, seats, options) => {
  expect(await DEALS.get(game)!({ seats, options }, rng(SEED))).toBeUndefined();
});
