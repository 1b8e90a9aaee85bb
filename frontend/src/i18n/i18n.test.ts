import { expect, test, vi } from 'vitest';
import { storage } from '../test-kit/browser';

const hungarian = vi.hoisted(() => {
  let finish = () => {};
  const loaded = new Promise<void>((done) => (finish = done));
  return { finish, loaded };
});
vi.mock('./hu/index.ts', async () => {
  await hungarian.loaded;
  return { default: 'settings = Beállítások' };
});
vi.mock('./de/index.ts', () => ({ default: 'settings = Einstellungen' }));

test('the last chosen language wins, even if an earlier one is loaded after it', async () => {
  const { i18n } = await import('./i18n.svelte');
  const first = i18n.choose('hu');
  await i18n.choose('de');
  hungarian.finish();
  await first;
  expect([i18n.language, i18n.translate('settings'), storage.get('language')]).toEqual(['de', 'Einstellungen', 'de']);
});
