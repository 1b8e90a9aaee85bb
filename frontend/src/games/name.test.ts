import { beforeAll, expect, test, vi } from 'vitest';
import { server } from '../test-kit/browser';
import { i18n } from '../i18n/i18n.svelte';
import { gameName } from './name.svelte';

beforeAll(() => i18n.load('en'));

test('a game without a message of its own is called by its plug-in’s name, which is requested once', async () => {
  server.respond = () => ({ games: [{ slug: 'haggle', name: 'Haggle & Co' }] });
  expect(gameName('byzanz')).toBe('Byzanz');
  expect(server.requests).toEqual([]);
  expect(gameName('haggle')).toBe('haggle');
  await vi.waitFor(() => expect(gameName('haggle')).toBe('Haggle & Co'));
  expect(server.requests).toEqual(['GET /api/v1/games']);
});
