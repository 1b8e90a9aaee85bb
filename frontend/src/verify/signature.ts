import { fromHex, hex, utf8, type Bytes } from './bytes.ts';
import type { Link } from './chain.ts';
import { sha256 } from './digest.ts';
import type { ExportFile } from './file.ts';
import { finding, type Finding } from './finding.ts';

export async function checkSignature(file: ExportFile, end: Link, siteKey: string | undefined): Promise<Finding> {
  const { version, head, key, signature } = file.footer;
  if (version !== end.version || head !== end.head) {
    return finding('signature-of-another-head', { version, events: end.version });
  }
  if (siteKey !== undefined && siteKey !== key) return finding('signature-by-another-key', { key, siteKey });
  const statement = utf8(`caravanserai head\n${file.table}\n${version}\n${head}\n`);
  switch (await isSigned(key, signature, statement)) {
    case undefined:
      return finding('signature-beyond-browser', { key });
    case false:
      return finding('signature-false', { version, key });
    case true:
      return siteKey === undefined
        ? finding('signature-by-unknown-key', { key })
        : finding('signature-true', { version, key });
  }
}

/** What is shown of a hidden event is under no hash: there the site signs the file. */
export async function checkSeal(file: ExportFile, hidden: number, siteKey: string | undefined): Promise<Finding> {
  const { key, seal } = file.footer;
  if (!hidden) return finding('seal-needless', {});
  if (seal === undefined || (siteKey !== undefined && siteKey !== key)) return finding('seal-false', { hidden });
  const digest = await sha256(utf8(file.beforeFooter));
  switch (await isSigned(key, seal, utf8(`caravanserai file\n${hex(digest)}\n`))) {
    case undefined:
      return finding('seal-beyond-browser', { hidden });
    case false:
      return finding('seal-false', { hidden });
    case true:
      return finding(siteKey === undefined ? 'seal-by-unknown-key' : 'seal-true', { hidden });
  }
}

/** Undefined where the browser knows no Ed25519. */
async function isSigned(key: string, signature: string, statement: Bytes): Promise<boolean | undefined> {
  try {
    const imported = await crypto.subtle.importKey('raw', fromHex(key), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', imported, fromHex(signature), statement);
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotSupportedError' ? undefined : false;
  }
}
