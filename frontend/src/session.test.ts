import { beforeEach, expect, test, vi } from 'vitest';
import { type Responder, server } from './test-kit/browser';

const GUEST = { name: 'ochre-crane', is_guest: true, language: 'en' };
const signedOut: Responder = (path) => (path.endsWith('/session') ? { me: null } : GUEST);

/** The session of a page that was just opened. */
async function openPage() {
  vi.resetModules();
  return (await import('./session.svelte')).session;
}

beforeEach(() => {
  server.requests = [];
  server.respond = signedOut;
});

test('the session is requested once for all callers', async () => {
  const session = await openPage();
  expect(await Promise.all([session.ready(), session.ready()])).toEqual([null, null]);
  await session.ready();
  expect(server.requests).toEqual(['GET /api/v1/session']);
});

test('the session is requested again after the server was unreachable', async () => {
  const session = await openPage();
  server.respond = () => {
    throw new TypeError('unreachable');
  };
  await expect(session.ready()).rejects.toThrow();
  server.respond = () => ({ me: GUEST });
  expect(await session.ready()).toEqual(GUEST);
});

test('a visitor becomes one guest, even by two clicks at once', async () => {
  const session = await openPage();
  await Promise.all([session.ensureUser(), session.ensureUser()]);
  expect(await session.ensureUser()).toEqual(GUEST);
  expect(server.requests).toEqual(['GET /api/v1/session', 'POST /api/v1/guest']);
});

test('a signed-in user stays who they are', async () => {
  const session = await openPage();
  server.respond = () => ({ me: { ...GUEST, name: 'Zenobia' } });
  expect((await session.ensureUser()).name).toBe('Zenobia');
  expect(server.requests).toEqual(['GET /api/v1/session']);
});

test('creating a guest can be tried again', async () => {
  const session = await openPage();
  await session.ready();
  server.respond = () => {
    throw new TypeError('unreachable');
  };
  await expect(session.ensureUser()).rejects.toThrow();
  server.respond = signedOut;
  expect(await session.ensureUser()).toEqual(GUEST);
});

test('preferences are saved with the account, if there is one', async () => {
  const session = await openPage();
  await session.ready();
  await session.savePreferences({ theme: 'dark' });
  expect(server.requests).toHaveLength(1);
  await session.ensureUser();
  await session.savePreferences({ theme: 'dark' });
  expect(server.requests.at(-1)).toBe('PATCH /api/v1/me');
});
