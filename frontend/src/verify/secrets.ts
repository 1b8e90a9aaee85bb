import { batches, type Progress } from './batches.ts';
import { fromHex, toHex, uint64 } from './bytes.ts';
import { isShown, type Link } from './chain.ts';
import { hmacWith, sha256 } from './digest.ts';
import { finding, type Finding } from './finding.ts';
import type { Finished } from './table-events.ts';

/** Checks that the revealed seed has the hash that was published when the table was opened. */
export async function checkPromise(promise: string, finished: Finished | undefined): Promise<Finding> {
  if (!finished) return finding('promise-pending', { promise });
  const hash = toHex(await sha256(fromHex(finished.server_seed)));
  return hash === promise
    ? finding('promise-kept', { promise })
    : finding('promise-broken', { promise, revealed: hash });
}

/** Checks that every salt follows from the revealed secret, so that none was chosen afterwards. */
export async function checkSalts(
  links: readonly Link[],
  finished: Finished | undefined,
  progress: Progress,
): Promise<Finding> {
  if (!finished) return finding('salts-pending', {});
  const saltOf = await hmacWith(fromHex(finished.secret));
  for (const { start, batch } of batches(links, progress)) {
    const salts = await Promise.all(batch.map(({ version }) => saltOf(uint64(version))));
    const wrong = batch.findIndex((link, index) => !isShown(link) || link.salt !== toHex(salts[index]!));
    if (wrong >= 0) return finding('salts-invalid', { version: start + wrong + 1 });
  }
  return finding('salts-valid', { events: links.length });
}
