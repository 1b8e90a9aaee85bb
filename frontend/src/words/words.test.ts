import { expect, test, vi } from 'vitest';
import { storage } from '../edge.test-kit';

const hungarian = vi.hoisted(() => {
  let come = () => {};
  const isHere = new Promise<void>((done) => (come = done));
  return { come, isHere };
});
vi.mock('./hu/index.ts', async () => {
  await hungarian.isHere;
  return { default: 'settings = Beállítások' };
});
vi.mock('./de/index.ts', () => ({ default: 'settings = Einstellungen' }));

test('the language that was chosen last is spoken, also if another one comes after it', async () => {
  const { words } = await import('./words.svelte');
  const first = words.choose('hu');
  await words.choose('de');
  hungarian.come();
  await first;
  expect([words.language, words.say('settings'), storage.get('language')]).toEqual(['de', 'Einstellungen', 'de']);
});
