import { expect, test } from 'vitest';
import { boardOf, buildBoard } from './edition';
import { PROVINCES } from './types';

test('the house edition has an island with five provinces', () => {
  const { land, spaces, routes } = boardOf('house-1')!;
  expect(spaces).toHaveLength(33);
  expect(routes.map((ends) => ends.map(({ name }) => name))).toContainEqual(['Tumbeleo', 'Ghuba Lulu']);
  expect(land.coast.match(/M/g)).toHaveLength(1);
  for (const province of PROVINCES) expect(land.provinces[province].match(/M/g)).toHaveLength(1);
});

test('a coast is computed for another edition', () => {
  const villages = PROVINCES.flatMap((province, angle) =>
    [0, 1].map((far) => ({
      name: `${province} ${far}`,
      province,
      x: Math.round(500 + (120 + 130 * far) * Math.cos(angle * 1.26)),
      y: Math.round(500 + (120 + 130 * far) * Math.sin(angle * 1.26)),
    })),
  );
  const { land } = buildBoard({
    name: 'round',
    villages,
    sea: [{ name: 'Bay', x: 80, y: 80 }],
    routes: [['north 0', 'north 1']],
    orders: boardOf('house-1')!.orders,
  });
  expect(land.coast).toMatch(/^M[\d. -]+Q.*Z$/);
  for (const province of PROVINCES) expect(land.provinces[province]).not.toBe('');
});

test('an unknown edition has no board', () => {
  expect(boardOf('unknown')).toBeNull();
});
