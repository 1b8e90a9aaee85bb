import type { Bytes } from './bytes.ts';

const HMAC_SHA256 = { name: 'HMAC', hash: 'SHA-256' };

/** Browsers offer WebCrypto only on pages from https or localhost. */
export function hasWebCrypto(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

export async function sha256(data: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data));
}

export async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  return (await hmacWith(key))(message);
}

/** HMAC with a fixed key, for many messages. */
export async function hmacWith(key: Bytes): Promise<(message: Bytes) => Promise<Bytes>> {
  const imported = await crypto.subtle.importKey('raw', key, HMAC_SHA256, false, ['sign']);
  return async (message) => new Uint8Array(await crypto.subtle.sign('HMAC', imported, message));
}
