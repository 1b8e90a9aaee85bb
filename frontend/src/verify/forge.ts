/** What a dishonest site could do, with its key and its secrets; and what a stranger could. For tests. */

import { eightBytes, fromHex, hex, joined, utf8, type Bytes } from './bytes.ts';
import { hmacWith, sha256 } from './digest.ts';
import type { Finding } from './finding.ts';
import { verify, type Known } from './verify.ts';

const FILES = import.meta.glob<string>('./fixtures/*-{finished,running,timed}.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
export const EXPORTS = new Map(Object.entries(FILES).map(([path, text]) => [path.match(/[^/]+(?=\.jsonl)/)![0], text]));
export const FINISHED = [...EXPORTS].filter(([name]) => name.endsWith('-finished'));
export const TIMED = [...EXPORTS].filter(([name]) => name.endsWith('-timed'));
export const VOIDED = [...EXPORTS].filter(([name]) => name.endsWith('-voided'));
export const RUNNING = [...EXPORTS].filter(([name]) => name.endsWith('-running'));

/** The fixtures' site: the key made of 32 bytes of nothing. */
export const SITE_KEY = '3b6a27bcceb6a42d62a3a8d02a6f0d73653215771de243a63ac048a18b59da29';
const ED25519_PKCS8 = '302e020100300506032b657004220420';

/** An envelope that may be changed at will. */
export interface Draft {
  table: string;
  version: number;
  room: string;
  type: string;
  data: Record<string, any>;
  [field: string]: unknown;
}

export async function findingsIn(text: string, known: Known = { siteKey: SITE_KEY }): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const finding of verify(text, known)) findings.push(finding);
  return findings;
}

export async function codesIn(text: string, known?: Known): Promise<string[]> {
  return (await findingsIn(text, known)).map(({ code }) => code);
}

export async function failuresIn(text: string, known?: Known): Promise<string[]> {
  return (await findingsIn(text, known)).filter(({ state }) => state === 'failed').map(({ code }) => code);
}

export function linesOf(text: string): { header: string; events: string[]; footer: string } {
  const [header, ...events] = text.trimEnd().split('\n');
  const footer = events.pop()!;
  return { header: header!, events, footer };
}

export function fileOf(header: string, events: readonly string[], footer: string): string {
  return [header, ...events, footer, ''].join('\n');
}

export function draftsOf(text: string): Draft[] {
  return linesOf(text).events.map((line) => JSON.parse(JSON.parse(line).body));
}

export function told(drafts: readonly Draft[], type: string): Draft {
  return drafts.find((draft) => draft.type === type)!;
}

/** A whole file over the drafts with good salts, a good chain and a good signature. */
export async function sealed(drafts: readonly Draft[], secret = secretOf(drafts)): Promise<string> {
  const { table } = drafts[0]!;
  const saltOf = await hmacWith(secret);
  const events = await Promise.all(drafts.map((draft, place) => salted(draft, place + 1, saltOf)));
  let head = await sha256(joined(utf8('caravanserai table '), fromHex(table.replaceAll('-', ''))));
  const lines: string[] = [];
  for (const { version, salt, body, leaf } of events) {
    head = await sha256(joined(head, leaf));
    lines.push(JSON.stringify({ version, head: hex(head), salt: hex(salt), body }));
  }
  const signature = await signed(`caravanserai head\n${table}\n${drafts.length}\n${hex(head)}\n`);
  const footer = { version: drafts.length, head: hex(head), key: SITE_KEY, signature };
  return fileOf(JSON.stringify({ format: 'caravanserai-table-1', table }), lines, JSON.stringify(footer));
}

async function salted(draft: Draft, version: number, saltOf: (version: Bytes) => Promise<Bytes>) {
  const body = JSON.stringify(draft);
  const salt = await saltOf(eightBytes(version));
  return { version, salt, body, leaf: await sha256(joined(salt, utf8(body))) };
}

/** The file in which a dishonest site has changed something, and sealed everything anew. */
export async function forged(text: string, change: (drafts: Draft[]) => void): Promise<string> {
  const drafts = draftsOf(text);
  const secret = secretOf(drafts);
  change(drafts);
  return sealed(numbered(drafts), secret);
}

export function numbered(drafts: readonly Draft[]): Draft[] {
  return drafts.map((draft, place) => ({ ...draft, version: place + 1 }));
}

/** A finished file with a good seal, in which an event is hidden nevertheless. */
export async function hidden(text: string, version: number): Promise<string> {
  const { header, events, footer } = linesOf(text);
  const { head, salt, body } = JSON.parse(events[version - 1]!);
  const leaf = hex(await sha256(joined(fromHex(salt), utf8(body))));
  const closed = events.with(version - 1, JSON.stringify({ version, head, leaf, seen: {} }));
  const digest = await sha256(utf8(fileOf(header, closed, '').slice(0, -1)));
  const seal = await signed(`caravanserai file\n${hex(digest)}\n`);
  return fileOf(header, closed, JSON.stringify({ ...JSON.parse(footer), seal }));
}

function secretOf(drafts: readonly Draft[]): Bytes {
  return fromHex(told(drafts, 'revealed').data.secret);
}

async function signed(statement: string): Promise<string> {
  const key = await crypto.subtle.importKey('pkcs8', fromHex(ED25519_PKCS8 + '00'.repeat(32)), 'Ed25519', false, [
    'sign',
  ]);
  return hex(new Uint8Array(await crypto.subtle.sign('Ed25519', key, utf8(statement))));
}

/** Another hex digit in a place of a text in hex. */
export function withOtherDigit(text: string, place = 0): string {
  return text.slice(0, place) + (text[place] === '0' ? '1' : '0') + text.slice(place + 1);
}
