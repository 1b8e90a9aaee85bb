/** Where the points of a rating's course go in a picture. */

export interface At {
  rating: number;
  uncertainty: number;
}
export interface Frame {
  low: number;
  high: number;
  ticks: number[];
}

const STEPS = [50, 100, 200, 500, 1000];
const MOST_TICKS = 5;

/** What the picture shows, with its lines at round numbers; a single point stands in the middle. */
export function frameOf(points: readonly At[]): Frame {
  const least = Math.min(...points.map(({ rating, uncertainty }) => rating - uncertainty));
  const most = Math.max(...points.map(({ rating, uncertainty }) => rating + uncertainty));
  const step = STEPS.find((size) => (most - least) / size <= MOST_TICKS) ?? STEPS.at(-1)!;
  const low = Math.floor(least / step) * step;
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, index) => low + index * step);
  return { low, high, ticks };
}

/** From 0 to 1, as games follow each other: a quiet month takes no room, and a busy evening gets some. */
export const across = (index: number, count: number): number => (count > 1 ? index / (count - 1) : 0.5);

export const upwards = ({ low, high }: Frame, rating: number): number => (rating - low) / (high - low);
