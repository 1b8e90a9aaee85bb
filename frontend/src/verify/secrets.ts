import { batches, type Progress } from './batches.ts';
import { fromHex, toHex, uint64 } from './bytes.ts';
import { isShown, type Link } from './chain.ts';
import { hmacWith, sha256 } from './digest.ts';
import { finding, type Finding } from './finding.ts';
import type { Revealed } from './table-events.ts';

/** Checks that the revealed seed has the hash that was published when the table was opened. */
export async function checkPromise(commitment: string, revealed: Revealed | undefined): Promise<Finding> {
  if (!revealed) return finding('promise-pending', { commitment });
  const hash = toHex(await sha256(fromHex(revealed.server_seed)));
  return hash === commitment
    ? finding('promise-kept', { commitment })
    : finding('promise-broken', { commitment, revealed: hash });
}

/** Checks that every salt follows from the revealed secret, so that none was chosen afterwards. */
export async function checkSalts(
  links: readonly Link[],
  revealed: Revealed | undefined,
  progress: Progress,
): Promise<Finding> {
  if (!revealed) return finding('salts-pending', {});
  const saltOf = await hmacWith(fromHex(revealed.secret));
  for (const { start, batch } of batches(links, progress)) {
    const salts = await Promise.all(batch.map(({ version }) => saltOf(uint64(version))));
    const wrong = batch.findIndex((link, index) => !isShown(link) || link.salt !== toHex(salts[index]!));
    if (wrong >= 0) return finding('salts-invalid', { version: start + wrong + 1 });
  }
  return finding('salts-valid', { events: links.length });
}
