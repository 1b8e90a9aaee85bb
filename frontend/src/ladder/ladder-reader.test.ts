import { beforeEach, expect, test } from 'vitest';
import { server } from '../test-kit/browser';
import { type LadderKey, LadderReader } from './ladder-reader.svelte';

const LIVE: LadderKey = { game: 'byzanz', speed: 'live', season: 'now' };
const SEARCH = 'GET /api/v1/ladders/byzanz/people?speed=live&season=now&name=Zeno';
let reader: LadderReader;

beforeEach(async () => {
  server.requests = [];
  server.respond = () => ({ lines: [] });
  reader = new LadderReader();
  await reader.open(LIVE);
});

test('a ladder opens at the top', () => {
  expect(server.requests).toEqual(['GET /api/v1/ladders/byzanz?speed=live&season=now']);
});

test('the same ladder is read again with its search', async () => {
  reader.name = ' Zeno';
  await reader.open({ ...LIVE });
  expect(reader.name).toBe(' Zeno');
  expect([server.requests.at(-1), reader.part]).toEqual([SEARCH, 'found']);
});

test.each([{ game: 'zanzibar' }, { speed: 'async' as const }, { season: 'all' }])(
  'another ladder opens without a search: %o',
  async (change) => {
    reader.name = 'Zeno';
    await reader.open({ ...LIVE, ...change });
    expect([reader.name, reader.part]).toEqual(['', 'top']);
  },
);
