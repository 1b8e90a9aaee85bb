const BATCH_SIZE = 250;

/** Reports the progress of a long check. */
export type Progress = (done: number, total: number) => void;

/**
 * Batches are small, so that reading one does not block the page. Await the hashes of a batch before taking the next
 * one: the page can respond in between.
 */
export function* batches<T>(
  items: readonly T[],
  progress: Progress,
): Generator<{ start: number; batch: readonly T[] }> {
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    progress(start, items.length);
    yield { start, batch: items.slice(start, start + BATCH_SIZE) };
  }
  progress(items.length, items.length);
}
