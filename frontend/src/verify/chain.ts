import { batches, type Progress } from './batches.ts';
import { concat, fromHex, toHex, utf8, type Bytes } from './bytes.ts';
import { parseCanonical } from './canonical.ts';
import { sha256 } from './digest.ts';
import { readEnvelope, type Envelope } from './envelope.ts';
import type { ExportFile } from './file.ts';
import { finding, isFinding, type Finding } from './finding.ts';
import { isDefined, isHash, isString, isWholeNumber, matches } from './schema.ts';

const SHOWN_LINE = { version: isWholeNumber, head: isHash, salt: isHash, body: isString };
const HIDDEN_LINE = { version: isWholeNumber, head: isHash, leaf: isHash, redacted: isDefined };

export interface ShownLink {
  version: number;
  head: string;
  salt: string;
  body: string;
  envelope: Envelope;
}

/** A hidden event: only its hash is known. */
export interface HiddenLink {
  version: number;
  head: string;
  leaf: string;
}

export type Link = ShownLink | HiddenLink;

export function isShown(link: Link): link is ShownLink {
  return 'envelope' in link;
}

/** All links of the chain, or the first fault. */
export async function readChain(file: ExportFile, progress: Progress): Promise<Link[] | Finding> {
  const links: Link[] = [];
  let head = await genesis(file.table);
  for (const { start, batch } of batches(file.lines, progress)) {
    const read = batch.map((line, index) => readLink(line, file.table, start + index + 1));
    const fault = read.find(isFinding);
    const readable = read.slice(0, fault && read.indexOf(fault)) as Link[];
    const areLinked = await Promise.all(
      readable.map((link, index) => isLinkedTo(readable[index - 1]?.head ?? head, link)),
    );
    const broken = areLinked.indexOf(false);
    if (broken >= 0) return finding('chain-broken', { version: start + broken + 1 });
    if (fault) return fault;
    links.push(...readable);
    head = readable.at(-1)!.head;
  }
  return links;
}

async function genesis(table: string): Promise<string> {
  return toHex(await sha256(concat(utf8('caravanserai table '), fromHex(table.replaceAll('-', '')))));
}

function readLink(text: string, table: string, version: number): Link | Finding {
  const line = parseCanonical(text);
  if (matches(HIDDEN_LINE, line)) {
    return line.version === version ? line : finding('chain-out-of-place', { version });
  }
  const envelope = matches(SHOWN_LINE, line) && readEnvelope(line.body);
  if (!envelope) return finding('chain-unreadable', { version });
  const isInPlace = line.version === version && envelope.version === version && envelope.table === table;
  return isInPlace ? { ...line, envelope } : finding('chain-out-of-place', { version });
}

async function isLinkedTo(previousHead: string, link: Link): Promise<boolean> {
  return toHex(await sha256(concat(fromHex(previousHead), await leafOf(link)))) === link.head;
}

async function leafOf(link: Link): Promise<Bytes> {
  return isShown(link) ? sha256(concat(fromHex(link.salt), utf8(link.body))) : fromHex(link.leaf);
}
