/** What remains in a field after its text was sent: anything typed in the meantime. */
export function withoutSent(text: string, sent: string): string {
  return text.startsWith(sent) ? text.slice(sent.length) : text;
}
