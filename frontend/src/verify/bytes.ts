/** Bytes, as WebCrypto takes them. */
export type Bytes = Uint8Array<ArrayBuffer>;

const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const encoder = new TextEncoder();

export function utf8(text: string): Bytes {
  return encoder.encode(text);
}

export function hex(bytes: Bytes): string {
  let text = '';
  for (const byte of bytes) text += PAIRS[byte];
  return text;
}

export function fromHex(text: string): Bytes {
  const bytes = new Uint8Array(text.length / 2);
  for (let place = 0; place < bytes.length; place += 1) {
    bytes[place] = 16 * digit(text.charCodeAt(2 * place)) + digit(text.charCodeAt(2 * place + 1));
  }
  return bytes;
}

/** Of a character in 0–9 and a–f. */
function digit(code: number): number {
  return code < 58 ? code - 48 : code - 87;
}

export function joined(one: Bytes, other: Bytes): Bytes {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** A whole number as 8 bytes, big-endian. */
export function eightBytes(number: number): Bytes {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}
