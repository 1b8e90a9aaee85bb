import { beforeEach, expect, test, vi } from 'vitest';
import { server, type Answer } from './edge.test-kit';

const GUEST = { name: 'ochre-crane', is_guest: true, language: 'en' };
const nobody: Answer = (path) => (path.endsWith('/session') ? { me: null } : GUEST);

/** A page that has just been opened. */
async function opened() {
  vi.resetModules();
  return (await import('./session.svelte')).session;
}

beforeEach(() => {
  server.asked = [];
  server.answer = nobody;
});

test('the server is asked once, however many want to know', async () => {
  const session = await opened();
  expect(await Promise.all([session.ready(), session.ready()])).toEqual([null, null]);
  await session.ready();
  expect(server.asked).toEqual(['GET /api/v1/session']);
});

test('if the server was away it is asked again', async () => {
  const session = await opened();
  server.answer = () => {
    throw new TypeError('nobody answers');
  };
  await expect(session.ready()).rejects.toThrow();
  server.answer = () => ({ me: GUEST });
  expect(await session.ready()).toEqual(GUEST);
});

test('whoever has no account becomes one guest, even by two clicks at once', async () => {
  const session = await opened();
  await Promise.all([session.enter(), session.enter()]);
  expect(await session.enter()).toEqual(GUEST);
  expect(server.asked).toEqual(['GET /api/v1/session', 'POST /api/v1/guest']);
});

test('whoever is somebody stays it', async () => {
  const session = await opened();
  server.answer = () => ({ me: { ...GUEST, name: 'Zenobia' } });
  expect((await session.enter()).name).toBe('Zenobia');
  expect(server.asked).toEqual(['GET /api/v1/session']);
});

test('entering can be tried again', async () => {
  const session = await opened();
  await session.ready();
  server.answer = () => {
    throw new TypeError('nobody answers');
  };
  await expect(session.enter()).rejects.toThrow();
  server.answer = nobody;
  expect(await session.enter()).toEqual(GUEST);
});

test('preferences are kept with the account, if there is one', async () => {
  const session = await opened();
  await session.ready();
  await session.change({ theme: 'dark' });
  expect(server.asked).toHaveLength(1);
  await session.enter();
  await session.change({ theme: 'dark' });
  expect(server.asked.at(-1)).toBe('PATCH /api/v1/me');
});
