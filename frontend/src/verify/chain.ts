import { batches, type Progress } from './batches.ts';
import { fromHex, hex, joined, utf8, type Bytes } from './bytes.ts';
import { parseCanonical } from './canonical.ts';
import { sha256 } from './digest.ts';
import { readEnvelope, type Envelope } from './envelope.ts';
import type { ExportFile } from './file.ts';
import { finding, isFinding, type Finding } from './finding.ts';
import { fits, isAnything, isHash, isText, isWhole } from './shape.ts';

const OPEN_LINE = { version: isWhole, head: isHash, salt: isHash, body: isText };
const CLOSED_LINE = { version: isWhole, head: isHash, leaf: isHash, seen: isAnything };

export interface OpenLink {
  version: number;
  head: string;
  salt: string;
  body: string;
  envelope: Envelope;
}

/** An event of which only the hash is known. */
export interface ClosedLink {
  version: number;
  head: string;
  leaf: string;
}

export type Link = OpenLink | ClosedLink;

export function isOpen(link: Link): link is OpenLink {
  return 'envelope' in link;
}

/** Every event in its place, or the first at which the chain breaks. */
export async function followChain(file: ExportFile, progress: Progress): Promise<Link[] | Finding> {
  const links: Link[] = [];
  let head = await genesis(file.table);
  for (const { start, batch } of batches(file.lines, progress)) {
    const read = batch.map((line, place) => readLink(line, file.table, start + place + 1));
    const fault = read.find(isFinding);
    const sound = read.slice(0, fault && read.indexOf(fault)) as Link[];
    const fitting = await Promise.all(sound.map((link, place) => followsOn(sound[place - 1]?.head ?? head, link)));
    const broken = fitting.indexOf(false);
    if (broken >= 0) return finding('chain-broken', { version: start + broken + 1 });
    if (fault) return fault;
    links.push(...sound);
    head = sound.at(-1)!.head;
  }
  return links;
}

async function genesis(table: string): Promise<string> {
  return hex(await sha256(joined(utf8('caravanserai table '), fromHex(table.replaceAll('-', '')))));
}

function readLink(text: string, table: string, version: number): Link | Finding {
  const line = parseCanonical(text);
  if (fits(CLOSED_LINE, line)) {
    return line.version === version ? line : finding('chain-out-of-place', { version });
  }
  const envelope = fits(OPEN_LINE, line) && readEnvelope(line.body);
  if (!envelope) return finding('chain-unreadable', { version });
  const isInPlace = line.version === version && envelope.version === version && envelope.table === table;
  return isInPlace ? { ...line, envelope } : finding('chain-out-of-place', { version });
}

async function followsOn(before: string, link: Link): Promise<boolean> {
  return hex(await sha256(joined(fromHex(before), await leafOf(link)))) === link.head;
}

async function leafOf(link: Link): Promise<Bytes> {
  return isOpen(link) ? sha256(joined(fromHex(link.salt), utf8(link.body))) : fromHex(link.leaf);
}
