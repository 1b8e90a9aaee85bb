import type { Progress } from './batches.ts';
import { isShown, readChain, type Link } from './chain.ts';
import { checkDeal } from './deal.ts';
import { hasWebCrypto } from './digest.ts';
import { checkSequence } from './event-sequence.ts';
import { readFile } from './file.ts';
import { finding, isFinding, type Finding } from './finding.ts';
import { checkPromise, checkSalts } from './secrets.ts';
import { checkFileSignature, checkSignature } from './signature.ts';

/** What the caller knows without the file. */
export interface VerifyOptions {
  /** The site's public key, in hex. */
  siteKey?: string | undefined;
  /** A head of this table that this browser saw earlier, in hex. */
  savedHead?: string | undefined;
  /** The nonce that this browser sent when the player sat down, in hex. */
  savedNonce?: string | undefined;
  /** Called with the number of events that the long checks have done. */
  onProgress?: (check: 'chain' | 'salts', done: number, total: number) => void;
}

/**
 * Checks an export and yields one finding after the other. Stops after an unreadable file, a broken chain or a wrong
 * order of events: the checks that follow depend on them.
 */
export async function* verify(text: string, options: VerifyOptions = {}): AsyncGenerator<Finding, void> {
  if (!hasWebCrypto()) return yield finding('webcrypto-missing', {});
  const progressOf =
    (check: 'chain' | 'salts'): Progress =>
    (done, total) =>
      options.onProgress?.(check, done, total);

  const file = readFile(text);
  if (isFinding(file)) return yield file;
  yield finding('file-read', { table: file.table, events: file.lines.length });

  const links = await readChain(file, progressOf('chain'));
  if (isFinding(links)) return yield links;
  const hidden = links.filter((link) => !isShown(link)).length;
  const end = links.at(-1)!;
  yield finding('chain-valid', { events: links.length, hidden, head: end.head });

  if (options.savedHead !== undefined) yield checkSavedHead(links, options.savedHead);
  yield await checkSignature(file, end, options.siteKey);
  if (hidden || file.footer.file_signature !== undefined) yield await checkFileSignature(file, hidden, options.siteKey);

  const { table, sequence } = checkSequence(links);
  yield sequence;
  if (sequence.state === 'failed' || !table.opened) return;
  if (options.savedNonce !== undefined) {
    yield finding(table.nonces.includes(options.savedNonce) ? 'own-nonce-used' : 'own-nonce-missing', {});
  }
  yield await checkPromise(table.opened.promise, table.finished);
  yield await checkSalts(links, table.finished, progressOf('salts'));
  yield await checkDeal(table.opened, table, links);
  yield finding('moves-unchecked', { events: links.length });
}

function checkSavedHead(links: readonly Link[], head: string): Finding {
  const link = links.find((link) => link.head === head);
  return link ? finding('saved-head-found', { version: link.version, head }) : finding('saved-head-missing', { head });
}
