import { beforeEach, expect, test } from 'vitest';
import { server } from '../edge.test-kit';
import { Reader, type Which } from './reader.svelte';

const LIVE: Which = { game: 'byzanz', pace: 'live', season: 'now' };
const SEARCH = 'GET /api/v1/ladders/byzanz/people?pace=live&season=now&name=Zeno';
let reader: Reader;

beforeEach(async () => {
  server.asked = [];
  server.answer = () => ({ lines: [] });
  reader = new Reader();
  await reader.open(LIVE);
});

test('a ladder is opened at its top', () => {
  expect(server.asked).toEqual(['GET /api/v1/ladders/byzanz?pace=live&season=now']);
});

test('the same ladder is read again with what is searched for', async () => {
  reader.name = ' Zeno';
  await reader.open({ ...LIVE });
  expect(reader.name).toBe(' Zeno');
  expect([server.asked.at(-1), reader.part]).toEqual([SEARCH, 'found']);
});

test.each([{ game: 'zanzibar' }, { pace: 'async' as const }, { season: 'all' }])(
  'another ladder begins without a search: %o',
  async (change) => {
    reader.name = 'Zeno';
    await reader.open({ ...LIVE, ...change });
    expect([reader.name, reader.part]).toEqual(['', 'top']);
  },
);
