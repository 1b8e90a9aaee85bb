import { beforeAll, expect, test, vi } from 'vitest';
import { server } from '../edge.test-kit';
import { words } from '../words/words.svelte';
import { gameName } from './name.svelte';

beforeAll(() => words.speak('en'));

test('a game without words of ours is called as its plug-in says, and it is asked for once', async () => {
  server.answer = () => ({ games: [{ slug: 'haggle', name: 'Haggle & Co' }] });
  expect(gameName('byzanz')).toBe('Byzanz');
  expect(server.asked).toEqual([]);
  expect(gameName('haggle')).toBe('haggle');
  await vi.waitFor(() => expect(gameName('haggle')).toBe('Haggle & Co'));
  expect(server.asked).toEqual(['GET /api/v1/games']);
});
