const SIZE = 250;

/** Tells how far a long check has come. */
export type Progress = (done: number, total: number) => void;

/**
 * Small enough that reading one does not hold the page up; whoever awaits the hashes of one before taking the next
 * gives the page its turn in between.
 */
export function* batches<T>(
  items: readonly T[],
  progress: Progress,
): Generator<{ start: number; batch: readonly T[] }> {
  for (let start = 0; start < items.length; start += SIZE) {
    progress(start, items.length);
    yield { start, batch: items.slice(start, start + SIZE) };
  }
  progress(items.length, items.length);
}
