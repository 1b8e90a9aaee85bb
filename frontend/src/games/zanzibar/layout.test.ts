import { expect, test } from 'vitest';
import { boardOf } from './edition';
import { badgeOffsets, nameBox } from './layout';

const { spaces } = boardOf('house-1')!;
const offsets = badgeOffsets(spaces);
const badges = spaces.map(({ name, x, y }) => ({ name, x: x + offsets.get(name)!.x, y: y + offsets.get(name)!.y }));

test('no badge covers a name', () => {
  const names = spaces.map((space) => ({ owner: space.name, ...nameBox(space) }));
  const covered = badges.flatMap(({ name, x, y }) =>
    names
      .filter(({ left, right, top, bottom }) => {
        const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
        return Math.hypot(dx, dy) < 13;
      })
      .map(({ owner }) => `${name} on ${owner}`),
  );
  expect(covered).toEqual([]);
});

test('a badge is nearest to its own space and covers no other badge', () => {
  for (const badge of badges) {
    const distance = ({ x, y }: { x: number; y: number }) => Math.hypot(x - badge.x, y - badge.y);
    expect(spaces.toSorted((one, other) => distance(one) - distance(other))[0]!.name).toBe(badge.name);
    for (const other of badges) if (other !== badge) expect(distance(other)).toBeGreaterThan(26);
  }
});
