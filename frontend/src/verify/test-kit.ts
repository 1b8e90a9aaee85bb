/** Forged exports for tests: by a dishonest site, which has its key and secrets, and by others, who have not. */

import { concat, fromHex, toHex, uint64, utf8, type Bytes } from './bytes.ts';
import { hmacWith, sha256 } from './digest.ts';
import type { Finding } from './finding.ts';
import { verify, type VerifyOptions } from './verify.ts';

const FILES = import.meta.glob<string>('./fixtures/*-{finished,running,timed,voided}.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
export const EXPORTS = new Map(Object.entries(FILES).map(([path, text]) => [path.match(/[^/]+(?=\.jsonl)/)![0], text]));
export const FINISHED = [...EXPORTS].filter(([name]) => name.endsWith('-finished'));
export const TIMED = [...EXPORTS].filter(([name]) => name.endsWith('-timed'));
export const VOIDED = [...EXPORTS].filter(([name]) => name.endsWith('-voided'));
export const RUNNING = [...EXPORTS].filter(([name]) => name.endsWith('-running'));

/** The public key of the fixtures' site. Its private key is 32 zero bytes. */
export const SITE_KEY = '3b6a27bcceb6a42d62a3a8d02a6f0d73653215771de243a63ac048a18b59da29';
const ED25519_PKCS8 = '302e020100300506032b657004220420';

/** An envelope that tests may change. */
export interface EditableEvent {
  table: string;
  version: number;
  source: string;
  type: string;
  data: Record<string, any>;
  [field: string]: unknown;
}

export async function findingsIn(text: string, options: VerifyOptions = { siteKey: SITE_KEY }): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const finding of verify(text, options)) findings.push(finding);
  return findings;
}

export async function codesIn(text: string, options?: VerifyOptions): Promise<string[]> {
  return (await findingsIn(text, options)).map(({ code }) => code);
}

export async function failuresIn(text: string, options?: VerifyOptions): Promise<string[]> {
  return (await findingsIn(text, options)).filter(({ state }) => state === 'failed').map(({ code }) => code);
}

export function linesOf(text: string): { header: string; events: string[]; footer: string } {
  const [header, ...events] = text.trimEnd().split('\n');
  const footer = events.pop()!;
  return { header: header!, events, footer };
}

export function fileOf(header: string, events: readonly string[], footer: string): string {
  return [header, ...events, footer, ''].join('\n');
}

export function eventsOf(text: string): EditableEvent[] {
  return linesOf(text).events.map((line) => JSON.parse(JSON.parse(line).body));
}

export function eventOfType(events: readonly EditableEvent[], type: string): EditableEvent {
  return events.find((event) => event.type === type)!;
}

/** An export of the events with valid salts, chain and signature. */
export async function exported(events: readonly EditableEvent[], secret = secretOf(events)): Promise<string> {
  const { table } = events[0]!;
  const saltOf = await hmacWith(secret);
  const salted = await Promise.all(events.map((event, index) => withSalt(event, index + 1, saltOf)));
  let head = await sha256(concat(utf8('caravanserai table '), fromHex(table.replaceAll('-', ''))));
  const lines: string[] = [];
  for (const { version, salt, body, leaf } of salted) {
    head = await sha256(concat(head, leaf));
    lines.push(JSON.stringify({ version, head: toHex(head), salt: toHex(salt), body }));
  }
  const signature = await signed(`caravanserai head\n${table}\n${events.length}\n${toHex(head)}\n`);
  const footer = { version: events.length, head: toHex(head), key: SITE_KEY, signature };
  return fileOf(JSON.stringify({ format: 'caravanserai-table-1', table }), lines, JSON.stringify(footer));
}

async function withSalt(event: EditableEvent, version: number, saltOf: (version: Bytes) => Promise<Bytes>) {
  const body = JSON.stringify(event);
  const salt = await saltOf(uint64(version));
  return { version, salt, body, leaf: await sha256(concat(salt, utf8(body))) };
}

/** The file after a dishonest site has changed its events, and salted, chained and signed them again. */
export async function forged(text: string, change: (events: EditableEvent[]) => void): Promise<string> {
  const events = eventsOf(text);
  const secret = secretOf(events);
  change(events);
  return exported(renumbered(events), secret);
}

export function renumbered(events: readonly EditableEvent[]): EditableEvent[] {
  return events.map((event, index) => ({ ...event, version: index + 1 }));
}

/** A finished game with a valid file signature in which one event is hidden. */
export async function withHiddenEvent(text: string, version: number): Promise<string> {
  const { header, events, footer } = linesOf(text);
  const { head, salt, body } = JSON.parse(events[version - 1]!);
  const leaf = toHex(await sha256(concat(fromHex(salt), utf8(body))));
  const lines = events.with(version - 1, JSON.stringify({ version, head, leaf, redacted: {} }));
  const digest = await sha256(utf8(fileOf(header, lines, '').slice(0, -1)));
  const file_signature = await signed(`caravanserai file\n${toHex(digest)}\n`);
  return fileOf(header, lines, JSON.stringify({ ...JSON.parse(footer), file_signature }));
}

function secretOf(events: readonly EditableEvent[]): Bytes {
  return fromHex(eventOfType(events, 'finished').data.secret);
}

async function signed(statement: string): Promise<string> {
  const key = await crypto.subtle.importKey('pkcs8', fromHex(ED25519_PKCS8 + '00'.repeat(32)), 'Ed25519', false, [
    'sign',
  ]);
  return toHex(new Uint8Array(await crypto.subtle.sign('Ed25519', key, utf8(statement))));
}

/** The hex text with a different digit at an index. */
export function withOtherDigit(text: string, index = 0): string {
  return text.slice(0, index) + (text[index] === '0' ? '1' : '0') + text.slice(index + 1);
}
