/** Where things lie on the map. */
import type { Point } from './contour';
import type { Space } from './edition';

/** A finger's width on a phone. */
const LEAST = 57;
const WIDEST = 64;
const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where a trader on this space has its feet: beside what grows there. */
export function boxOfTrader({ x, y }: Point): Point {
  return { x: x + 21, y: y + 26 };
}

/** How far around each space a touch means it: not farther than halfway to the next, but far enough for a finger. */
export function spread(spaces: readonly Space[]): Map<string, number> {
  return new Map(
    spaces.map((space) => {
      const others = spaces.filter((other) => other !== space);
      const nearest = Math.min(...others.map((other) => Math.hypot(other.x - space.x, other.y - space.y)));
      return [space.name, Math.max(LEAST, Math.min(WIDEST, nearest / 2))];
    }),
  );
}

/** The space that an arrow key leads to: the nearest that lies rather in that direction than aside. */
export function neighbourTowards(
  key: string,
  from: Space,
  spaces: readonly Space[],
  isOpen: (name: string) => boolean,
): Space | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  let best: Space | null = null;
  let least = Infinity;
  for (const space of spaces) {
    const [dx, dy] = [space.x - from.x, space.y - from.y];
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    if (ahead <= 0 || !isOpen(space.name) || aside > ahead * 2) continue;
    if (ahead + 2 * aside < least) [least, best] = [ahead + 2 * aside, space];
  }
  return best;
}
