/** Scores over time, prepared for the chart. */
export type Scores = readonly (readonly number[] | null)[];

export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** A scale over all scores with at most five or six round steps. */
export function scaleOf(scores: Scores): Scale {
  const all = scores.flatMap((row) => row ?? []);
  const [lowest, highest] = [Math.min(0, ...all), Math.max(1, ...all)];
  const step = STEPS.find((size) => (highest - lowest) / size <= 5) ?? 1000;
  const low = Math.floor(lowest / step) * step;
  const high = Math.ceil(highest / step) * step;
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, index) => low + index * step);
  return { low, high, ticks };
}

/** The steps at which a seat's score is first known or changes. */
export function changesOf(scores: Scores, seat: number): { step: number; score: number }[] {
  const changes: { step: number; score: number }[] = [];
  scores.forEach((row, step) => {
    const score = row?.[seat];
    if (score !== undefined && score !== changes.at(-1)?.score) changes.push({ step, score });
  });
  return changes;
}
