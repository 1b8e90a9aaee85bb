import { expect, test } from 'vitest';
import { uuid } from './ids';

test('ids are random UUIDs, all different', () => {
  const ids = Array.from({ length: 200 }, uuid);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(200);
});
