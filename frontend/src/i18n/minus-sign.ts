/** Replaces hyphens before numbers by minus signs: -3 becomes −3. */
export function withMinusSign(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, '−');
}

export function formatNumber(value: number): string {
  return withMinusSign(String(value));
}
