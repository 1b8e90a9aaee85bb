import { expect, test } from 'vitest';
import { boardOf } from './edition';
import { badgeSpots, boxOfName } from './layout';

const { spaces } = boardOf('house-1')!;
const spots = badgeSpots(spaces);
const badges = spaces.map(({ name, x, y }) => ({ name, x: x + spots.get(name)!.x, y: y + spots.get(name)!.y }));

test('no badge lies on the name of a place', () => {
  const names = spaces.map((space) => ({ whose: space.name, ...boxOfName(space) }));
  const covered = badges.flatMap(({ name, x, y }) =>
    names
      .filter(({ left, right, top, bottom }) => {
        const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
        return Math.hypot(dx, dy) < 13;
      })
      .map(({ whose }) => `${name} on ${whose}`),
  );
  expect(covered).toEqual([]);
});

test('a badge lies nearest to its own space, and on no other', () => {
  for (const badge of badges) {
    const distance = ({ x, y }: { x: number; y: number }) => Math.hypot(x - badge.x, y - badge.y);
    expect(spaces.toSorted((one, other) => distance(one) - distance(other))[0]!.name).toBe(badge.name);
    for (const other of badges) if (other !== badge) expect(distance(other)).toBeGreaterThan(26);
  }
});
