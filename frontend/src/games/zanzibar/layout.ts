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

/** A line through spaces, from the feet of whoever stands there. */
export function lineAlong(at: ReadonlyMap<string, Space>, spaces: readonly string[]): string {
  return spaces.map((name) => `${at.get(name)!.x},${at.get(name)!.y + 12}`).join(' ');
}

/** How far below a space its name is written. */
export const NAME_BELOW = 56;
const BADGE = 15;
/** Where a badge may lie around its space, the best place first. */
const BESIDE: readonly Point[] = [
  { x: -38, y: -34 },
  { x: -51, y: -8 },
  { x: -20, y: -48 },
  { x: -49, y: 18 },
  { x: 52, y: 4 },
  { x: 44, y: -30 },
  { x: 46, y: 26 },
];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is written below a space, about as wide as its letters are. */
export function boxOfName({ name, x, y }: Space): Box {
  const half = name.length * 4.9;
  return { left: x - half, right: x + half, top: y + NAME_BELOW - 15, bottom: y + NAME_BELOW + 5 };
}

/** Where the badge of each space lies beside it: on nobody's name, and rather not on what else is drawn or near others. */
export function badgeSpots(spaces: readonly Space[]): Map<string, Point> {
  const names = spaces.map(boxOfName);
  const drawn = spaces.flatMap(({ x, y }) => [
    { left: x - 45, top: y - 30, right: x + 9, bottom: y + 24 },
    { left: x + 4, top: y - 58, right: x + 38, bottom: y + 26 },
  ]);
  const spots = new Map<string, Point>();
  for (const space of spaces) {
    const taken = spaces.flatMap(({ name, x, y }) => {
      const spot = spots.get(name);
      return name === space.name ? [] : [{ x, y }, ...(spot ? [{ x: x + spot.x, y: y + spot.y }] : [])];
    });
    const costs = BESIDE.map(({ x, y }) => {
      const middle = { x: space.x + x, y: space.y + y };
      return 100 * covered(middle, names) + covered(middle, drawn) + crowded(middle, taken);
    });
    spots.set(space.name, BESIDE[costs.indexOf(Math.min(...costs))]!);
  }
  return spots;
}

/** How much a badge there might be taken for that of another space. */
function crowded({ x, y }: Point, others: readonly Point[]): number {
  return others.reduce((sum, other) => sum + Math.max(0, 75 - Math.hypot(other.x - x, other.y - y)), 0);
}

/** How deep a badge lies on boxes, all in all. */
function covered({ x, y }: Point, boxes: readonly Box[]): number {
  return boxes.reduce((sum, { left, top, right, bottom }) => {
    const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
    return sum + Math.max(0, BADGE - Math.hypot(dx, dy));
  }, 0);
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
