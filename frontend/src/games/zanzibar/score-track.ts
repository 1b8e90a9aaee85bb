/** The score track: a spiral with the lowest score in the middle and equal distances between scores. */
import type { Point } from './contour';

export interface Track {
  readonly low: number;
  readonly high: number;
  readonly line: string;
  at(score: number): Point;
}

const STEP = 10;
const MARGIN = 26;

export function scoreTrack(scores: readonly number[], width: number, height: number): Track {
  const low = Math.floor(Math.min(-20, ...scores) / STEP) * STEP;
  const high = Math.ceil(Math.max(50, ...scores) / STEP) * STEP;
  const points = spiral(width, height, 2.55);
  const lengths = [0];
  points.forEach((point, index) => {
    if (index) lengths.push(lengths[index - 1]! + distance(point, points[index - 1]!));
  });
  const total = lengths.at(-1)!;

  function at(score: number): Point {
    const along = ((score - low) / (high - low)) * total;
    const next = Math.max(
      1,
      lengths.findIndex((length) => length >= along),
    );
    const [from, to] = [points[next - 1]!, points[next]!];
    const part = (along - lengths[next - 1]!) / (lengths[next]! - lengths[next - 1]!);
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  }

  const line = points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return { low, high, line, at };
}

function spiral(width: number, height: number, turns: number): Point[] {
  const count = Math.round(turns * 60);
  return Array.from({ length: count + 1 }, (_, index) => {
    const part = index / count;
    const angle = 2 * Math.PI * turns * (part - 1) + Math.PI / 2;
    const far = 0.14 + 0.86 * part;
    return {
      x: width / 2 + (width / 2 - MARGIN) * far * Math.cos(angle),
      y: height / 2 + (height / 2 - MARGIN) * far * Math.sin(angle),
    };
  });
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
