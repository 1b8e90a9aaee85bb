/** The geometry of the rating chart. */

export interface RatingPoint {
  rating: number;
  uncertainty: number;
}
export interface Frame {
  low: number;
  high: number;
  ticks: number[];
}

const STEPS = [50, 100, 200, 500, 1000];
const MAX_TICKS = 5;

/** The range of the chart, with ticks at round numbers. */
export function chartFrame(points: readonly RatingPoint[]): Frame {
  const min = Math.min(...points.map(({ rating, uncertainty }) => rating - uncertainty));
  const max = Math.max(...points.map(({ rating, uncertainty }) => rating + uncertainty));
  const step = STEPS.find((size) => (max - min) / size <= MAX_TICKS) ?? STEPS.at(-1)!;
  const low = Math.floor(min / step) * step;
  const high = Math.max(low + step, Math.ceil(max / step) * step);
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, index) => low + index * step);
  return { low, high, ticks };
}

/** From 0 to 1. Games are spaced evenly, not by date. */
export const xPosition = (index: number, count: number): number => (count > 1 ? index / (count - 1) : 0.5);

export const yPosition = ({ low, high }: Frame, rating: number): number => (rating - low) / (high - low);
