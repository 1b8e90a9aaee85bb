/** Positions on the map. */
import type { Point } from './contour';
import type { Space } from './edition';

/** Wide enough for a finger on a phone. */
const MIN_RADIUS = 57;
const MAX_RADIUS = 64;
const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The feet of a trader on a space, beside the village's spice. */
export function traderPosition({ x, y }: Point): Point {
  return { x: x + 21, y: y + 26 };
}

/** The radius of each space's touch area: half the distance to the next space, within limits. */
export function touchRadii(spaces: readonly Space[]): Map<string, number> {
  return new Map(
    spaces.map((space) => {
      const others = spaces.filter((other) => other !== space);
      const nearest = Math.min(...others.map((other) => Math.hypot(other.x - space.x, other.y - space.y)));
      return [space.name, Math.max(MIN_RADIUS, Math.min(MAX_RADIUS, nearest / 2))];
    }),
  );
}

/** The points of a polyline through spaces. */
export function pathThrough(at: ReadonlyMap<string, Space>, spaces: readonly string[]): string {
  return spaces.map((name) => `${at.get(name)!.x},${at.get(name)!.y + 12}`).join(' ');
}

/** The distance of a name below its space. */
export const NAME_BELOW = 56;
const BADGE_RADIUS = 15;
/** The possible positions of a badge relative to its space, the best one first. */
const BADGE_OFFSETS: readonly Point[] = [
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

/** The box of a space's name; its width is estimated from the number of letters. */
export function nameBox({ name, x, y }: Space): Box {
  const half = name.length * 4.9;
  return { left: x - half, right: x + half, top: y + NAME_BELOW - 15, bottom: y + NAME_BELOW + 5 };
}

/** The position of each space's badge: not on a name, and if possible not on drawings or near other badges. */
export function badgeOffsets(spaces: readonly Space[]): Map<string, Point> {
  const names = spaces.map(nameBox);
  const drawn = spaces.flatMap(({ x, y }) => [
    { left: x - 45, top: y - 30, right: x + 9, bottom: y + 24 },
    { left: x + 4, top: y - 58, right: x + 38, bottom: y + 26 },
  ]);
  const offsets = new Map<string, Point>();
  for (const space of spaces) {
    const taken = spaces.flatMap(({ name, x, y }) => {
      const offset = offsets.get(name);
      return name === space.name ? [] : [{ x, y }, ...(offset ? [{ x: x + offset.x, y: y + offset.y }] : [])];
    });
    const costs = BADGE_OFFSETS.map(({ x, y }) => {
      const middle = { x: space.x + x, y: space.y + y };
      return 100 * overlap(middle, names) + overlap(middle, drawn) + crowding(middle, taken);
    });
    offsets.set(space.name, BADGE_OFFSETS[costs.indexOf(Math.min(...costs))]!);
  }
  return offsets;
}

/** A cost for positions that are near other badges and spaces. */
function crowding({ x, y }: Point, others: readonly Point[]): number {
  return others.reduce((sum, other) => sum + Math.max(0, 75 - Math.hypot(other.x - x, other.y - y)), 0);
}

/** How much a badge overlaps the boxes, in total. */
function overlap({ x, y }: Point, boxes: readonly Box[]): number {
  return boxes.reduce((sum, { left, top, right, bottom }) => {
    const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
    return sum + Math.max(0, BADGE_RADIUS - Math.hypot(dx, dy));
  }, 0);
}

/** The nearest space in the direction of an arrow key; null if there is none. */
export function nextInDirection(
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
