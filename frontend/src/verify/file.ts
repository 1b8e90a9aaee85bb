import { parseCanonical } from './canonical.ts';
import { finding, type Finding } from './finding.ts';
import { isHash, isSignature, isString, isUuid, isWholeNumber, matches, type Parsed } from './schema.ts';

const FORMAT = 'caravanserai-table-1';
const HEADER = { format: isString, table: isUuid };
const FOOTER = { version: isWholeNumber, head: isHash, key: isHash, signature: isSignature };
const FOOTER_WITH_FILE_SIGNATURE = { ...FOOTER, file_signature: isSignature };

export type Footer = Parsed<typeof FOOTER> & { file_signature?: string };

/** An export whose events are not parsed yet. */
export interface ExportFile {
  table: string;
  lines: string[];
  footer: Footer;
  /** All lines before the last one: the text that the file signature signs. */
  beforeFooter: string;
}

export function readFile(text: string): ExportFile | Finding {
  const lines = text.split('\n');
  if (lines.pop() !== '' || lines.length < 3) return finding('file-cut-off', {});
  const [first, ...events] = lines;
  const last = events.pop()!;
  const header = parseCanonical(first!);
  if (!matches(HEADER, header)) return finding('file-unreadable', { line: 1 });
  if (header.format !== FORMAT) return finding('file-wrong-format', { format: header.format });
  const footer = parseCanonical(last);
  if (!matches(FOOTER, footer) && !matches(FOOTER_WITH_FILE_SIGNATURE, footer))
    return finding('file-unreadable', { line: lines.length });
  return { table: header.table, lines: events, footer, beforeFooter: text.slice(0, -last.length - 1) };
}
