/** A hyphen is no minus: -3 is written −3. */
export function withMinus(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, '−');
}

export function figure(value: number): string {
  return withMinus(String(value));
}
