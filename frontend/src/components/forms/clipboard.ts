/** Copies a text, or shows it for copying by hand: over plain http the clipboard is not available. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    prompt('', text);
    return false;
  }
}
