import { parseCanonical } from './canonical.ts';
import { finding, type Finding } from './finding.ts';
import { fits, isHash, isSignature, isText, isUuid, isWhole, type Shaped } from './shape.ts';

const FORMAT = 'caravanserai-table-1';
const HEADER = { format: isText, table: isUuid };
const FOOTER = { version: isWhole, head: isHash, key: isHash, signature: isSignature };
const SEALED_FOOTER = { ...FOOTER, seal: isSignature };

export type Footer = Shaped<typeof FOOTER> & { seal?: string };

/** An export, its events still unread. */
export interface ExportFile {
  table: string;
  lines: string[];
  footer: Footer;
  /** All lines before the last one: what a seal is over. */
  beforeFooter: string;
}

export function readFile(text: string): ExportFile | Finding {
  const lines = text.split('\n');
  if (lines.pop() !== '' || lines.length < 3) return finding('file-cut-off', {});
  const [first, ...events] = lines;
  const last = events.pop()!;
  const header = parseCanonical(first!);
  if (!fits(HEADER, header)) return finding('file-unreadable', { line: 1 });
  if (header.format !== FORMAT) return finding('file-of-another-format', { format: header.format });
  const footer = parseCanonical(last);
  if (!fits(FOOTER, footer) && !fits(SEALED_FOOTER, footer)) return finding('file-unreadable', { line: lines.length });
  return { table: header.table, lines: events, footer, beforeFooter: text.slice(0, -last.length - 1) };
}
