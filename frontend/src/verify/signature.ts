import { fromHex, toHex, utf8, type Bytes } from './bytes.ts';
import type { Link } from './chain.ts';
import { sha256 } from './digest.ts';
import type { ExportFile } from './file.ts';
import { finding, type Finding } from './finding.ts';

export async function checkSignature(file: ExportFile, end: Link, siteKey: string | undefined): Promise<Finding> {
  const { version, head, key, signature } = file.footer;
  if (version !== end.version || head !== end.head) {
    return finding('signature-wrong-head', { version, events: end.version });
  }
  if (siteKey !== undefined && siteKey !== key) return finding('signature-wrong-key', { key, siteKey });
  const statement = utf8(`caravanserai head\n${file.table}\n${version}\n${head}\n`);
  switch (await isSigned(key, signature, statement)) {
    case undefined:
      return finding('signature-unsupported', { key });
    case false:
      return finding('signature-invalid', { version, key });
    case true:
      return siteKey === undefined
        ? finding('signature-unknown-key', { key })
        : finding('signature-valid', { version, key });
  }
}

/** The chain doesn't cover the redacted form of a hidden event, so the site signs the file as well. */
export async function checkFileSignature(
  file: ExportFile,
  hidden: number,
  siteKey: string | undefined,
): Promise<Finding> {
  const { key, file_signature: signature } = file.footer;
  if (!hidden) return finding('file-signature-unexpected', {});
  if (signature === undefined || (siteKey !== undefined && siteKey !== key))
    return finding('file-signature-invalid', { hidden });
  const digest = await sha256(utf8(file.beforeFooter));
  switch (await isSigned(key, signature, utf8(`caravanserai file\n${toHex(digest)}\n`))) {
    case undefined:
      return finding('file-signature-unsupported', { hidden });
    case false:
      return finding('file-signature-invalid', { hidden });
    case true:
      return finding(siteKey === undefined ? 'file-signature-unknown-key' : 'file-signature-valid', { hidden });
  }
}

/** Undefined if the browser does not support Ed25519. */
async function isSigned(key: string, signature: string, statement: Bytes): Promise<boolean | undefined> {
  try {
    const imported = await crypto.subtle.importKey('raw', fromHex(key), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', imported, fromHex(signature), statement);
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotSupportedError' ? undefined : false;
  }
}
