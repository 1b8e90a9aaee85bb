import { batches, type Progress } from './batches.ts';
import { eightBytes, fromHex, hex } from './bytes.ts';
import { isOpen, type Link } from './chain.ts';
import { hmacWith, sha256 } from './digest.ts';
import { finding, type Finding } from './finding.ts';
import type { Revealed } from './table-events.ts';

/** The seed that is revealed at the end is the one whose hash was published when the table was opened. */
export async function checkPromise(commitment: string, revealed: Revealed | undefined): Promise<Finding> {
  if (!revealed) return finding('promise-open', { commitment });
  const hash = hex(await sha256(fromHex(revealed.server_seed)));
  return hash === commitment
    ? finding('promise-kept', { commitment })
    : finding('promise-broken', { commitment, revealed: hash });
}

/** Every salt comes from the revealed secret: none was chosen afterwards. */
export async function checkSalts(
  links: readonly Link[],
  revealed: Revealed | undefined,
  progress: Progress,
): Promise<Finding> {
  if (!revealed) return finding('salts-secret', {});
  const saltOf = await hmacWith(fromHex(revealed.secret));
  for (const { start, batch } of batches(links, progress)) {
    const salts = await Promise.all(batch.map(({ version }) => saltOf(eightBytes(version))));
    const wrong = batch.findIndex((link, place) => !isOpen(link) || link.salt !== hex(salts[place]!));
    if (wrong >= 0) return finding('salts-false', { version: start + wrong + 1 });
  }
  return finding('salts-true', { events: links.length });
}
