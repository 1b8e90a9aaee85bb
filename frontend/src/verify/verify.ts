import type { Progress } from './batches.ts';
import { followChain, isOpen, type Link } from './chain.ts';
import { checkDeal } from './deal.ts';
import { hasWebCrypto } from './digest.ts';
import { readFile } from './file.ts';
import { finding, isFinding, type Finding } from './finding.ts';
import { checkOrder } from './order.ts';
import { checkPromise, checkSalts } from './secrets.ts';
import { checkSeal, checkSignature } from './signature.ts';

/** What whoever asks knows from elsewhere than the file. */
export interface Known {
  /** The site's public key, in hex. */
  siteKey?: string | undefined;
  /** A head of this table that was seen earlier, in hex. */
  keptHead?: string | undefined;
  /** What one has added to the seed when sitting down, in hex. */
  keptNonce?: string | undefined;
  /** How many events the longest checks have been through. */
  onProgress?: (check: 'chain' | 'salts', done: number, total: number) => void;
}

/**
 * Checks an export, one finding after the other. Behind a file that can't be read, a broken chain or a broken order
 * nothing means anything: there it ends.
 */
export async function* verify(text: string, known: Known = {}): AsyncGenerator<Finding, void> {
  if (!hasWebCrypto()) return yield finding('webcrypto-missing', {});
  const progressOf =
    (check: 'chain' | 'salts'): Progress =>
    (done, total) =>
      known.onProgress?.(check, done, total);

  const file = readFile(text);
  if (isFinding(file)) return yield file;
  yield finding('file-read', { table: file.table, events: file.lines.length });

  const links = await followChain(file, progressOf('chain'));
  if (isFinding(links)) return yield links;
  const hidden = links.filter((link) => !isOpen(link)).length;
  const end = links.at(-1)!;
  yield finding('chain-whole', { events: links.length, hidden, head: end.head });

  if (known.keptHead !== undefined) yield checkKeptHead(links, known.keptHead);
  yield await checkSignature(file, end, known.siteKey);
  if (hidden || file.footer.seal !== undefined) yield await checkSeal(file, hidden, known.siteKey);

  const { story, order } = checkOrder(links);
  yield order;
  if (order.state === 'failed' || !story.opened) return;
  if (known.keptNonce !== undefined) {
    yield finding(story.nonces.includes(known.keptNonce) ? 'own-part-used' : 'own-part-missing', {});
  }
  yield await checkPromise(story.opened.commitment, story.revealed);
  yield await checkSalts(links, story.revealed, progressOf('salts'));
  yield await checkDeal(story.opened, story, links);
  yield finding('moves-not-decided-here', { events: links.length });
}

function checkKeptHead(links: readonly Link[], head: string): Finding {
  const link = links.find((link) => link.head === head);
  return link ? finding('kept-head-found', { version: link.version, head }) : finding('kept-head-missing', { head });
}
