/** What stays in a field after its text was sent: whatever was typed meanwhile. */
export function withoutSent(text: string, sent: string): string {
  return text.startsWith(sent) ? text.slice(sent.length) : text;
}
